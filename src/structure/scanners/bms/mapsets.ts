import { type MacroStatement, operandOf, quotedText, readMacroStatements, sublist } from '../../../base/macro-statements.ts'

export interface BmsField {
  /** Of a field that programs can name. */
  readonly name?: string
  /** Of the attribute byte, 1-based, within the map; the data begins one column further. */
  readonly row?: number
  readonly column?: number
  /** Without the attribute byte. */
  readonly length?: number
  /** The text that is shown before a program changes it. */
  readonly initial?: string
  readonly statement: MacroStatement
}

export interface BmsMap {
  /** Empty where the source gives none. */
  readonly name: string
  readonly statement: MacroStatement
  readonly endLine: number
  readonly fields: readonly BmsField[]
}

export interface BmsMapset {
  /** Undefined for maps and fields of a member that others copy. */
  readonly name?: string
  readonly statement?: MacroStatement
  readonly startLine: number
  readonly endLine: number
  readonly maps: readonly BmsMap[]
  /** Assembler COPY statements inside: fields that many maps share. */
  readonly copies: readonly { readonly name: string; readonly line: number }[]
}

interface OpenMap extends BmsMap {
  endLine: number
  readonly fields: BmsField[]
}

interface OpenMapset extends BmsMapset {
  endLine: number
  readonly maps: OpenMap[]
  readonly copies: { name: string; line: number }[]
}

/** What a map is wide where SIZE does not tell. */
const usualColumns = 80
const symbol = /^[A-Z@#$_][A-Z0-9@#$_-]*$/

/**
 * The mapsets of a member, with maps and fields: CICS TS, "BMS macros". `member` names a mapset without label.
 */
export function readMapsets(lines: readonly string[], member: string): BmsMapset[] {
  const mapsets: OpenMapset[] = []
  let open: OpenMapset | undefined
  const close = (endLine: number) => {
    if (open === undefined) return
    open.endLine = Math.max(open.startLine, endLine)
    const map = open.maps.at(-1)
    if (map) map.endLine = Math.max(map.statement.endLine, Math.min(map.endLine, endLine))
    open = undefined
  }
  const opened = (mapset: Pick<BmsMapset, 'startLine' | 'name' | 'statement'>): OpenMapset => {
    const empty = { ...mapset, endLine: mapset.startLine, maps: [], copies: [] }
    mapsets.push(empty)
    return empty
  }
  for (const statement of readMacroStatements(lines)) {
    const { operation, startLine, endLine } = statement
    if (operation === 'DFHMSD' && operandOf(statement, 'TYPE')?.toUpperCase() === 'FINAL') close(endLine)
    else if (operation === 'DFHMSD') {
      close(startLine - 1)
      open = opened({ startLine, name: nameOf(statement) ?? member, statement })
    } else if (operation === 'DFHMDI') {
      open ??= opened({ startLine })
      open.maps.push({ name: nameOf(statement) ?? '', statement, endLine, fields: [] })
    } else if (operation === 'DFHMDF') {
      const map = open?.maps.at(-1)
      if (map) {
        map.fields.push(readField(statement, columnsOf(map.statement)))
        map.endLine = endLine
      }
    } else if (operation === 'COPY' && open) {
      const name = statement.operands[0]?.value.toUpperCase() ?? ''
      if (symbol.test(name)) open.copies.push({ name, line: startLine })
    }
  }
  close(lines.length)
  return mapsets
}

/** Where a map stands on the screen. NEXT, SAME and what is left out depend on the maps around it. */
export function originOf(map: MacroStatement): { readonly row: number; readonly column: number } {
  return { row: numberOf(operandOf(map, 'LINE')) ?? 1, column: numberOf(operandOf(map, 'COLUMN')) ?? 1 }
}

export function numberOf(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : undefined
}

/** The name that programs use; a variable of a macro is none. */
function nameOf({ label }: MacroStatement): string | undefined {
  return label !== undefined && symbol.test(label) ? label : undefined
}

function columnsOf(map: MacroStatement): number {
  return numberOf(sublist(operandOf(map, 'SIZE') ?? '')[1]) || usualColumns
}

function readField(statement: MacroStatement, columns: number): BmsField {
  const name = nameOf(statement)
  const initial = quotedText(operandOf(statement, 'INITIAL') ?? operandOf(statement, 'GINIT') ?? '')
  const length = lengthOf(statement, initial)
  return {
    ...(name === undefined ? {} : { name }),
    ...positionOf(statement, columns),
    ...(length === undefined ? {} : { length }),
    ...(initial === undefined ? {} : { initial }),
    statement,
  }
}

/** A single number counts from 0 at the map's first character. */
function positionOf(statement: MacroStatement, columns: number): { readonly row?: number; readonly column?: number } {
  const [first, second] = sublist(operandOf(statement, 'POS') ?? '').map(numberOf)
  if (first === undefined) return {}
  return second === undefined ? { row: Math.floor(first / columns) + 1, column: (first % columns) + 1 } : { row: first, column: second }
}

/** Where it is left out, a picture or the text that is there from the beginning tells it. */
function lengthOf(statement: MacroStatement, initial: string | undefined): number | undefined {
  const given = numberOf(operandOf(statement, 'LENGTH'))
  if (given !== undefined) return given
  for (const key of ['PICOUT', 'PICIN']) {
    const picture = quotedText(operandOf(statement, key) ?? '')
    if (picture !== undefined) return pictureLength(picture)
  }
  const hex = operandOf(statement, 'XINIT')?.replaceAll("'", '')
  return initial?.length ?? (hex === undefined ? undefined : Math.ceil(hex.length / 2))
}

/** Characters that a picture shows: a sign and an assumed point take none. */
function pictureLength(picture: string): number {
  let length = 0
  for (const [, sign = '', repeated] of (picture.trim().split(/\s/, 1)[0] ?? '').matchAll(/([A-Z0-9$*+\-,./])(?:\((\d{1,4})\))?/gi)) {
    if (!/[SV]/i.test(sign)) length += repeated === undefined ? 1 : Number(repeated)
  }
  return length
}
