import { type FieldTable, firstOfStatement, mostSkipped, skippedUnit, usePart } from '../../facts.ts'
import type { DataItem, ProcedureFacts } from './cobol-program.ts'
import type { SplicedTokens } from './tokens.ts'

const accessCode = { read: 0, write: 1, both: 2 } as const
const partCode = { whole: 0, partly: usePart.partly, steers: usePart.steers, handed: usePart.handed } as const

/**
 * The items of one program and their uses as columns. Records that a copybook brings and that no statement touches are left out: the copybook's own
 * table has them; but where REPLACING changed their names there is no other table that does. Behind the first `own` items stand those of the programs around it.
 */
export function fieldTable(
  owner: string,
  tokens: SplicedTokens,
  items: readonly DataItem[],
  { uses, statements, hostColumns, cursors }: Pick<ProcedureFacts, 'uses' | 'statements' | 'hostColumns' | 'cursors'>,
  own = items.length,
  detailOf: (item: DataItem) => string = clausesOf,
): FieldTable {
  const files = new SourceFiles(tokens)
  const rows = keptRows(tokens, items, uses, own)
  const rowOf = new Int32Array(items.length).fill(-1)
  rows.forEach((index, row) => {
    rowOf[index] = row
  })
  const verbs = new Map<string, number>()
  const packed = new Uint32Array(uses.length * 5)
  let end = 0
  for (const { item, token, access, verb, part, skipped } of uses) {
    let number = verbs.get(verb)
    if (number === undefined) {
      number = verbs.size
      verbs.set(verb, number)
    }
    packed[end++] = rowOf[item] ?? 0
    packed[end++] = tokens.lines[token] ?? 0
    packed[end++] = files.of(token)
    packed[end++] = number
    packed[end++] = accessCode[access] + partCode[part] + Math.min(skipped, mostSkipped) * skippedUnit
  }
  for (const first of statements) packed[first * 5 + 4] = (packed[first * 5 + 4] ?? 0) + firstOfStatement
  const n = rows.length
  const names: string[] = []
  const details: string[] = []
  const levels = new Uint8Array(n)
  const parents = new Int32Array(n)
  const redefines = new Int32Array(n)
  const offsets = new Int32Array(n)
  const lengths = new Uint32Array(n)
  const lines = new Uint32Array(n)
  const fileOf = new Uint16Array(n)
  for (let row = 0; row < n; row++) {
    const item = items[rows[row] ?? 0]
    if (item === undefined) continue
    names.push(item.name)
    details.push(detailOf(item))
    levels[row] = item.level
    parents[row] = item.parent < 0 ? -1 : (rowOf[item.parent] ?? -1)
    redefines[row] = item.redefines < 0 ? -1 : (rowOf[item.redefines] ?? -1)
    offsets[row] = item.offset
    lengths[row] = item.length
    lines[row] = tokens.lines[item.token] ?? 0
    fileOf[row] = files.of(item.token)
  }
  const { paths, copyLines } = files
  const byUse = columnsByUse(hostColumns, cursors)
  const columns = { names, details, levels, parents, redefines, offsets, lengths, lines, fileOf }
  return {
    owner,
    ...columns,
    uses: packed,
    verbs: [...verbs.keys()],
    files: paths,
    copyLines,
    ...(byUse.size === 0 ? {} : { columns: byUse }),
  }
}

/** A cursor may be declared behind its FETCH, so its columns are put there in the end. */
function columnsByUse(hostColumns: ProcedureFacts['hostColumns'], cursors: ProcedureFacts['cursors']): Map<number, string> {
  const columnsOf = new Map(cursors.map(({ name, columns }) => [name, columns]))
  const byUse = new Map<number, string>()
  for (const { use, column, cursor, position } of hostColumns) {
    const named = column ?? columnsOf.get(cursor ?? '')?.[position]
    if (named !== undefined) byUse.set(use, named)
  }
  return byUse
}

function keptRows(tokens: SplicedTokens, items: readonly DataItem[], uses: ProcedureFacts['uses'], own: number): number[] {
  const used = new Uint8Array(items.length)
  for (const { item } of uses) used[item] = 1
  const rows: number[] = []
  for (let first = 0; first < items.length; ) {
    let next = first + 1
    while (next < items.length && (items[next]?.parent ?? -1) >= first) next++
    let keep = false
    for (let i = first; i < next && !keep; i++) {
      const source = tokens.sourceOf[items[i]?.token ?? 0] ?? 0
      keep = (source === 0 && first < own) || used[i] === 1 || tokens.sources[source]?.replaced === true
    }
    if (keep) for (let i = first; i < next; i++) rows.push(i)
    first = next
  }
  return rows
}

/** The first values of a condition are enough to know it by. */
const shownValues = 6

function clausesOf({ picture, usage, level, occurs, dependingOn, values }: DataItem): string {
  let detail = picture === undefined ? '' : ` PIC ${picture}`
  if (usage !== undefined && usage !== 'DISPLAY' && level !== 88) detail += ` ${usage}`
  if (occurs > 1 || dependingOn !== undefined)
    detail += ` OCCURS ${occurs}${dependingOn === undefined ? '' : ` DEPENDING ON ${dependingOn}`}`
  if (values.length > 0) {
    detail += ` VALUE ${values.slice(0, shownValues).map(shownValue).join(' ')}${values.length > shownValues ? ' …' : ''}`
  }
  return detail.slice(1)
}

function shownValue({ kind, text, thru, all }: DataItem['values'][number]): string {
  const quote = (part: string) => (kind === 'literal' ? `'${part.length > 60 ? `${part.slice(0, 60)}…` : part}'` : part)
  return `${all === true ? 'ALL ' : ''}${quote(text)}${thru === undefined ? '' : ` THRU ${quote(thru)}`}`
}

/** Sources by file: a copybook that is copied twice is one file with two COPY lines. */
class SourceFiles {
  readonly paths: string[] = []
  readonly copyLines: number[] = []
  readonly #indexOf: readonly number[]
  readonly #sourceOf: Uint16Array

  constructor({ sources, sourceOf }: SplicedTokens) {
    const seen = new Map<string, number>()
    this.#sourceOf = sourceOf
    this.#indexOf = sources.map(({ path, via }) => {
      const key = `${via?.line ?? 0} ${path}`
      const known = seen.get(key)
      if (known !== undefined) return known
      seen.set(key, this.paths.length)
      this.paths.push(path)
      this.copyLines.push(via?.line ?? 0)
      return this.paths.length - 1
    })
  }

  of(token: number): number {
    return this.#indexOf[this.#sourceOf[token] ?? 0] ?? 0
  }
}
