import type { Definition } from '../../../answer/structure-results.ts'
import type { Findings } from '../findings.ts'
import { entryFrom } from './cobol-entry.ts'

const longestEntry = 12
/** Enterprise COBOL Language Reference, data description entries. */
const picture = /(?<![\w-])PIC(?:TURE)?\s+(?:IS\s+)?(\S+)/i
const usage =
  /(?<![\w-])(COMP(?:UTATIONAL)?(?:-[1-9X])?|PACKED-DECIMAL|BINARY(?:-\w+)?|DISPLAY(?:-1)?|INDEX|POINTER(?:-32)?|PROCEDURE-POINTER|FUNCTION-POINTER|NATIONAL|OBJECT\s+REFERENCE)(?![\w-])/i

/** The description of a data item of COBOL. */
export interface CobolItem {
  readonly definition: Definition
  readonly field: NonNullable<Definition['field']>
  readonly last: number
  /** In one line, without its period. */
  readonly text: string
  readonly picture: string | undefined
  /** Also where the group around it says it. */
  readonly usage: string | undefined
  /** It says neither what it looks like nor what it is stored as. */
  readonly isGroup: boolean
}

/** In upper case; undefined where none is stated. */
export function usageIn(clauses: string): string | undefined {
  return usage.exec(clauses)?.[1]?.toUpperCase()
}

export function isPacked(stated: string | undefined): boolean {
  return /^(?:COMP(?:UTATIONAL)?-3|PACKED-DECIMAL)$/.test(stated ?? '')
}

export function isBinary(stated: string | undefined): boolean {
  return /^(?:COMP(?:UTATIONAL)?(?:-[45])?|BINARY.*)$/.test(stated ?? '')
}

/** Undefined for what is no entry of COBOL, and for lines that were not shown. */
export function cobolItem(definition: Definition, findings: Findings): CobolItem | undefined {
  const { field, path, startLine, detail = '' } = definition
  const { last, text } = entryFrom(findings.linesOf(path), startLine, longestEntry)
  // `2 NAME CHAR(5),` is of PL/I.
  if (field === undefined || !/^\d{1,2}\s+\S/.test(text) || !text.endsWith('.') || text.includes(';')) return undefined
  const said = text.slice(0, -1).trim()
  const clauses = said.replace(/^\d{1,2}\s+\S+/, '').replace(/'[^']*'|"[^"]*"/g, "''")
  const pic = picture.exec(clauses)?.[1]
  const own = usageIn(clauses)
  return {
    definition,
    field,
    last,
    text: said,
    picture: pic,
    usage: own ?? usageIn(detail.replace(/VALUE .*$/, '')),
    isGroup: pic === undefined && own === undefined && field.level !== 88,
  }
}

/** How many digits a PICTURE has before and behind its decimal point; undefined for one of no number. */
export function digitsOf(pic: string): { readonly whole: number; readonly decimals: number } | undefined {
  const full = pic.toUpperCase().replace(/(.)\((\d+)\)/g, (_, sign: string, times: string) => sign.repeat(Math.min(99, Number(times))))
  if (/[XABN]/.test(full.replace(/CR|DB/g, '')) || !/[9Z*]/.test(full)) return undefined
  const [whole = '', decimals = ''] = full.split(/[V.](?=.)/)
  const digits = (part: string) => part.match(/[9Z*]/g)?.length ?? 0
  return { whole: digits(whole), decimals: digits(decimals) }
}
