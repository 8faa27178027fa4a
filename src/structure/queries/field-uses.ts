import type { UnitName } from '../../answer/structure.ts'
import type { Reference, Through } from '../../answer/structure-results.ts'
import type { FieldTable } from '../facts.ts'
import { areBitNeighbours } from './bit-neighbours.ts'
import { comparePlaces } from './compare-places.ts'
import { type FieldRow, isCondition, isInside, perUse, unitOf } from './field-index.ts'
import { storageOf } from './field-storage.ts'
import type { UnitPlaces } from './unit-places.ts'

export interface FieldUses {
  readonly reads: Reference[]
  readonly writes: Reference[]
  /** How many uses there are of items inside a group, which are not listed; of each program the first that reads and the first that writes. */
  readonly partUses: number
  readonly ofParts: readonly Reference[]
}

/** What statements do to an item: by its own name, and by that of whatever shares its storage. */
export function fieldUses(rows: readonly FieldRow[], places: UnitPlaces): FieldUses {
  const reads: Reference[] = []
  const writes: Reference[] = []
  let partUses = 0
  const ofParts = new Map<string, Reference>()
  for (const { table, row } of rows) {
    const ways = waysTo(table, row)
    for (const use of usesOf(table)) {
      if (!ways.has(use.row)) {
        if (!isInside(table, use.row, row)) continue
        partUses++
        for (const kind of [
          ...(use.access === 1 ? [] : (['field-read'] as const)),
          ...(use.access === 0 ? [] : (['field-write'] as const)),
        ]) {
          const key = `${table.owner} ${kind}`
          if (!ofParts.has(key)) ofParts.set(key, { ...useReference(table, use, places), kind })
        }
        continue
      }
      const through = ways.get(use.row)
      const reference = { ...useReference(table, use, places), ...(through ? { through } : {}) }
      if (use.access !== 1) reads.push({ ...reference, kind: 'field-read' })
      if (use.access !== 0) writes.push({ ...reference, kind: 'field-write' })
    }
  }
  return {
    reads: reads.sort(comparePlaces),
    writes: writes.sort(comparePlaces),
    partUses,
    ofParts: [...ofParts.values()].sort(comparePlaces),
  }
}

/** Of the number that also tells part and statement. */
const accessBits = 3

export interface FieldUse {
  readonly row: number
  readonly line: number
  readonly file: number
  readonly verb: string
  /** 0 read, 1 written, 2 both. */
  readonly access: number
  /** `usePart`, `firstOfStatement` and skipped bytes. */
  readonly marks: number
}

/** The uses of a table in source order. */
export function* usesOf(table: FieldTable): Generator<FieldUse> {
  for (let i = 0; (i + 1) * perUse <= table.uses.length; i++) yield useAt(table, i)
}

/** By its number in the table. */
export function useAt({ uses, verbs }: FieldTable, number: number): FieldUse {
  const at = number * perUse
  const marks = uses[at + 4] ?? 0
  const access = marks & accessBits
  const verb = verbs[uses[at + 3] ?? 0] ?? ''
  return { row: uses[at] ?? 0, line: uses[at + 1] ?? 0, file: uses[at + 2] ?? 0, verb, access, marks: marks - access }
}

export function useReference(table: FieldTable, use: FieldUse, places: UnitPlaces): Omit<Reference, 'kind'> {
  const path = table.files[use.file] ?? ''
  const own = table.files[0] ?? ''
  const copyLine = table.copyLines[use.file] ?? 0
  const within = places.around({ path, line: use.line }, table.owner)?.name
  const from: UnitName & { path: string } = { kind: 'program', name: table.owner, path: own }
  return {
    from,
    to: unitOf(table, use.row),
    path,
    line: use.line,
    how: 'literal',
    ...(copyLine > 0 ? { via: { path: own, line: copyLine } } : {}),
    complete: true,
    inRepo: true,
    verb: use.verb,
    depth: 1,
    ...(within === undefined ? {} : { within }),
  }
}

/**
 * The rows whose use is a use of `row`, with the way: groups around it, conditions on it, and what redefines its storage. Of a table (OCCURS) only the
 * first occurrence is compared with redefinitions.
 */
function waysTo(table: FieldTable, row: number): Map<number, Through | undefined> {
  const { names, parents } = table
  const ways = new Map<number, Through | undefined>([[row, undefined]])
  const nameOf = (at: number) => names[at] ?? ''
  for (let up = parents[row] ?? -1; up >= 0; up = parents[up] ?? -1) ways.set(up, { kind: 'group', name: nameOf(up) })
  // A condition lies where its item lies.
  const item = isCondition(table, row) ? (parents[row] ?? row) : row
  const storage = storageOf(table)
  for (let other = 0; other < names.length; other++) {
    if (ways.has(other) || storage[other] !== storage[row]) continue
    const parent = parents[other] ?? -1
    if (isCondition(table, other)) {
      if (parent === item) ways.set(other, { kind: 'condition', name: nameOf(other) })
      else if (ways.has(parent)) ways.set(other, ways.get(parent))
    } else if (!isInside(table, other, item) && overlaps(table, other, item)) ways.set(other, { kind: 'redefines', name: nameOf(other) })
  }
  return ways
}

function overlaps(table: FieldTable, a: number, b: number): boolean {
  const { offsets, lengths } = table
  const [atA = -1, atB = -1] = [offsets[a], offsets[b]]
  return atA >= 0 && atB >= 0 && atA < atB + (lengths[b] ?? 0) && atB < atA + (lengths[a] ?? 0) && !areBitNeighbours(table, a, b)
}
