import type { FieldTable } from '../facts.ts'
import { areBitNeighbours } from './bit-neighbours.ts'
import { isCondition } from './field-index.ts'
import { occurrencesOf } from './field-positions.ts'

/** An item from some byte on. */
export interface Area {
  readonly row: number
  /** Bytes before those that are meant. */
  readonly skipped: number
}

/** Bytes of a program's storage: a value that is followed. */
export interface Bytes {
  /** An item that they lie in, or the item as a whole. */
  readonly row: number
  /** `[from, to)` from the start of the record; -1 where the item's place is not fixed. */
  readonly from: number
  readonly to: number
}

/** For each row the record whose storage it lies in: a record that redefines another lies in that. */
export function storageOf({ names, parents, redefines }: FieldTable): Int32Array {
  const storage = new Int32Array(names.length)
  for (let row = 0; row < names.length; row++) {
    const parent = parents[row] ?? -1
    const base = redefines[row] ?? -1
    storage[row] = parent >= 0 ? (storage[parent] ?? row) : base >= 0 && base < row ? (storage[base] ?? row) : row
  }
  return storage
}

/** What lies where in the storage of one program. Of a table (OCCURS) all occurrences count as the first one. */
export class FieldStorage {
  readonly #table: FieldTable
  readonly #storage: Int32Array
  readonly #outerTables = new Map<number, number>()

  constructor(table: FieldTable) {
    this.#table = table
    this.#storage = storageOf(table)
  }

  recordOf(row: number): number {
    return this.#storage[row] ?? row
  }

  /** All bytes of an item; a condition's are those of the item that it belongs to. */
  bytesOf(row: number): Bytes {
    const item = isCondition(this.#table, row) ? (this.#table.parents[row] ?? row) : row
    const from = this.#table.offsets[item] ?? -1
    return { row: item, from, to: from < 0 ? -1 : from + (this.#table.lengths[item] ?? 0) }
  }

  /** Whether a row has some of the bytes; both are known to lie in one record. */
  shares(row: number, { row: item, from, to }: Bytes): boolean {
    const own = this.bytesOf(row)
    if (own.row === item) return true
    if (areBitNeighbours(this.#table, own.row, item)) return false
    if (from < 0 || own.from < 0) return this.#isInside(own.row, item) || this.#isInside(item, own.row)
    if (own.from < to && from < own.to) return true
    const table = this.#outerTable(own.row)
    return table >= 0 && this.#sharesLater(own, table, from, to)
  }

  /** The outermost table that a row lies in or is, -1 without. */
  #outerTable(row: number): number {
    const known = this.#outerTables.get(row)
    if (known !== undefined) return known
    let table = -1
    for (let up = row; up >= 0; up = this.#table.parents[up] ?? -1) if (this.#table.details[up]?.includes('OCCURS') === true) table = up
    this.#outerTables.set(row, table)
    return table
  }

  /** Whether the bytes lie in a later occurrence of a table, at the place that the item has in the first. */
  #sharesLater(own: Bytes, table: number, from: number, to: number): boolean {
    const start = this.#table.offsets[table] ?? -1
    const length = this.#table.lengths[table] ?? 0
    const end = start + length * occurrencesOf(this.#table, table)
    if (start < 0 || length === 0 || to <= start + length || from >= end) return false
    const first = Math.max(from, start)
    const size = Math.min(to, end) - first
    if (size >= length) return true
    const at = start + ((first - start) % length)
    return (own.from < at + size && at < own.to) || (own.from < at + size - length && at - length < own.to)
  }

  /** Where bytes of one item come to lie when it is moved byte by byte to another, in this or another program; undefined where they are cut off. */
  moved({ from, to }: Bytes, source: Area, target: Area, there: FieldStorage = this): Bytes | undefined {
    const own = behind(this.bytesOf(source.row), source.skipped)
    const other = behind(there.bytesOf(target.row), target.skipped)
    if (from < 0 || own.from < 0 || other.from < 0) return other
    // Of a later occurrence, which has the item at another place than the first.
    if (to <= own.from - source.skipped || from >= own.to) return other
    const first = Math.max(from, own.from) - own.from + other.from
    const last = Math.min(Math.min(to, own.to) - own.from + other.from, other.to)
    if (first >= last) return undefined
    return { row: there.innermost(other.row, first, last), from: first, to: last }
  }

  /** The smallest item inside `group` that holds all of the bytes. */
  innermost(group: number, from: number, to: number): number {
    const { parents, offsets, lengths, names } = this.#table
    let found = group
    for (let row = group + 1; row < names.length && (parents[row] ?? -1) >= group; row++) {
      const start = offsets[row] ?? -1
      if (parents[row] === found && !isCondition(this.#table, row) && start >= 0 && start <= from && to <= start + (lengths[row] ?? 0))
        found = row
    }
    return found
  }

  /** Whether a MOVE between such items copies bytes as they are: one of them is a group, or both are text (ISO 1989, "MOVE statement"). */
  keepsBytes(source: number, target: number): boolean {
    return this.#isGroup(source) || this.#isGroup(target) || (this.#isText(source) && this.#isText(target))
  }

  #isGroup(row: number): boolean {
    return this.#table.parents[row + 1] === row && !isCondition(this.#table, row + 1)
  }

  #isText(row: number): boolean {
    return /^PIC [XA\d()]+(?: |$)/.test(this.#table.details[row] ?? '')
  }

  #isInside(row: number, group: number): boolean {
    for (let up = row; up >= group; up = this.#table.parents[up] ?? -1) if (up === group) return true
    return false
  }
}

function behind(bytes: Bytes, skipped: number): Bytes {
  return bytes.from < 0 ? bytes : { ...bytes, from: bytes.from + skipped }
}
