import { escapeRegex } from '../../../base/escape-regex.ts'
import { patternCall } from '../absence.ts'
import { linesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { FoundLine, KnownLines } from '../findings.ts'
import { columnsOf } from './table-parts.ts'

const mostFound = 100
/** A statement of so many lines is cut off. */
export const longestStatement = 60
const verbs = String.raw`CREATE\s+(?:TEMP\w*\s+)?TABLE|INSERT\s+(?:OR\s+\w+\s+)?INTO|REPLACE\s+INTO|DELETE\s+FROM|UPDATE`
const begin = new RegExp(
  String.raw`\b(${verbs})\s+(?:IF\s+NOT\s+EXISTS\s+)?["\x60[]?([A-Z_][\w.$#@]*)["\x60\]]?\s*(\(|VALUES\b|SELECT\b|SET\b|WHERE\b|AS\b|;|$)?`,
  'i',
)

/** A statement of SQL that a program keeps as a text and hands over when it runs. */
export interface SqlText {
  readonly verb: 'CREATE' | 'INSERT' | 'DELETE' | 'UPDATE'
  readonly table: string
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  readonly columns: readonly string[]
}

/** The search for lines in which such a statement begins. */
export function sqlTextsCall(path?: string): Call {
  return linesCall(String.raw`["'].*\b(?:${verbs})\b`, mostFound, path)
}

/** The search for lines whose text begins with the name of a table: the statement may begin in the line before. */
export function tableTextsCall(table: string): Call {
  return patternCall(String.raw`^[^"']*["']\s*${escapeRegex(table)}\b`)
}

const endsInVerb = new RegExp(String.raw`["'].*\b(?:${verbs})\s*["'][^"']*$`, 'i')

/** The line before, where a statement begins there that a line goes on with. */
export function lineBefore({ path, line }: FoundLine, known: KnownLines): FoundLine | undefined {
  const text = known.get(line - 1) ?? ''
  return endsInVerb.test(text) ? { path, line: line - 1, text } : undefined
}

/** The statement that begins in a line, put together of the texts that follow each other; undefined for a message that only speaks of one. */
export function sqlTextAt({ path, line }: FoundLine, known: KnownLines): SqlText | undefined {
  let text = textsOf(known.get(line) ?? '').replace(new RegExp(String.raw`^.*?(?=\b(?:${verbs})\b)`, 'i'), '')
  let endLine = line
  while (endLine < line + longestStatement && known.has(endLine + 1) && !isClosed(text)) {
    const next = textsOf(known.get(endLine + 1) ?? '')
    if (next === '') break
    text += next
    endLine++
  }
  const [, verb = '', table = '', follows] = begin.exec(text) ?? []
  const kind = /^(?:CREATE|INSERT|DELETE|UPDATE)/i.exec(verb)?.[0].toUpperCase() ?? 'INSERT'
  if (table === '' || (follows === undefined && kind !== 'DELETE') || (kind === 'UPDATE' && !/^set$/i.test(follows ?? ''))) return undefined
  const columns = kind === 'CREATE' ? columnsOf(text).map(({ name }) => name) : kind === 'INSERT' && follows === '(' ? listed(text) : []
  return { verb: kind as SqlText['verb'], table, path, startLine: line, endLine, columns }
}

/** What stands between quotation marks, put together. */
function textsOf(line: string): string {
  return [...line.matchAll(/'((?:[^']|'')*)'|"((?:[^"\\]|\\.)*)"/g)].map(([, one, other]) => one ?? other ?? '').join('')
}

/** Whether the list of columns has ended. */
function isClosed(text: string): boolean {
  const list = text.indexOf('(')
  if (list < 0) return /;/.test(text)
  let depth = 0
  for (const char of text.slice(list)) {
    if (char === '(') depth++
    if (char === ')' && --depth === 0) return true
  }
  return false
}

function listed(text: string): readonly string[] {
  const list = /\(([^()]*)\)/.exec(text)?.[1] ?? ''
  return list.split(',').flatMap((one) => /^\s*([A-Z_]\w*)\s*$/i.exec(one)?.[1] ?? [])
}
