import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'

/** What a map puts at one place of the screen: a text, or a field that programs name. */
export interface ScreenPart {
  readonly row: number
  readonly column: number
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  /** The constant, or what a field holds at first. */
  readonly text?: string
  /** What the text says of keys. */
  readonly keys?: string
  readonly field?: ScreenField
}

interface ScreenField {
  readonly name: string
  readonly length?: number
  readonly input: boolean
}

type Entry = Pick<Definition, 'kind' | 'name' | 'of' | 'path' | 'startLine' | 'endLine' | 'detail'>

const position = /\bPOS=\((\d+),(\d+)\)/
const moved = /\bSCREEN=\((\d+),(\d+)\)/
const legend = /(?:^|\s)keys: (.+)$/
const attribute = /\b(?:UNPROT|NUM|NORM|BRT|DRK|IC|FSET)\b/
const closed = /\b(?:ASKIP|PROT)\b/
const titleRows = 4
const labelGap = 3
const shortestTitle = 5
/** A date or time that is put in later. */
const placeholder = /hh:mm|mm[/.-](?:dd|yy)|dd[/.-]mm|yy[/.-]mm/i

/** What stands on a map by its units, from the top left to the bottom right. */
export function screenParts(entries: readonly Entry[], map: string): readonly ScreenPart[] {
  // A mapset of the same name is outlined with its maps, and they once more.
  const own = distinctBy(
    entries.filter(({ of }) => of === map),
    ({ kind, name, path, startLine }) => `${kind} ${name} ${path} ${startLine}`,
  )
  const fields = new Set(own.filter(({ kind }) => kind === 'field').map(({ startLine }) => startLine))
  const texts = new Map(own.filter(({ kind }) => kind === 'message').map(({ startLine, name }) => [startLine, name]))
  const parts = own.flatMap((entry) => {
    if (entry.kind === 'message') return fields.has(entry.startLine) ? [] : partOf(entry)
    const text = texts.get(entry.startLine)
    return partOf(entry).map((part) => (text === undefined ? part : { ...part, text }))
  })
  return parts.toSorted((a, b) => a.row - b.row || a.column - b.column)
}

function partOf({ kind, name, path, startLine, endLine, detail = '' }: Entry): readonly ScreenPart[] {
  const [, row, column] = moved.exec(detail) ?? position.exec(detail) ?? []
  if (row === undefined || column === undefined || (kind !== 'field' && kind !== 'message')) return []
  const place = { row: Number(row), column: Number(column), path, startLine, endLine }
  if (kind === 'message') {
    const keys = legend.exec(detail)?.[1]
    return [{ ...place, text: name, ...(keys === undefined ? {} : { keys }) }]
  }
  const length = /\bLENGTH=(\d+)/.exec(detail)?.[1]
  const attributes = detail.replace(/\bINITIAL='.*$/, '')
  const input = attribute.test(attributes) && !closed.test(attributes)
  return [{ ...place, field: { name, input, ...(length === undefined ? {} : { length: Number(length) }) } }]
}

/** The longest text of the first rows that names no field: what users call the screen. */
export function titleOf(parts: readonly ScreenPart[]): ScreenPart | undefined {
  const texts = parts.filter(({ text = '', keys }) => keys === undefined && /\p{L}{2}/u.test(text) && !placeholder.test(text))
  const top = texts[0]?.row ?? 0
  // A sentence below the top tells what to do.
  const isTitle = ({ row, text = '' }: ScreenPart) =>
    row < top + titleRows && !/[:=]\s*$/.test(text) && (row === top || !/\.\s*$/.test(text))
  const candidates = texts.filter((part) => isTitle(part) && !isLabel(part, parts))
  const [longest] = candidates.toSorted((a, b) => (b.text?.length ?? 0) - (a.text?.length ?? 0))
  return (longest?.text?.length ?? 0) < shortestTitle ? undefined : longest
}

/** A field begins right behind it. */
function isLabel({ row, column, text = '' }: ScreenPart, parts: readonly ScreenPart[]): boolean {
  const end = column + text.length
  return parts.some((part) => part.field !== undefined && part.row === row && part.column > column && part.column - end <= labelGap)
}

/** The parts of each row; rows under each other that hold nothing but fields of the same form stand together. */
export function screenRows(parts: readonly ScreenPart[]): readonly (readonly ScreenPart[])[] {
  const rows: (readonly ScreenPart[])[] = []
  let before: string | undefined
  for (const row of groupBy(parts, (part) => part.row).values()) {
    const form = row.every(({ field }) => field !== undefined) ? formOf(row) : undefined
    const last = rows.at(-1)
    if (form !== undefined && form === before && last !== undefined) rows[rows.length - 1] = [...last, ...row]
    else rows.push(row)
    before = form
  }
  return rows
}

function formOf(row: readonly ScreenPart[]): string {
  return row.map(({ column, field }) => `${column} ${field?.length} ${field?.input}`).join(', ')
}
