import type { FieldTable } from '../facts.ts'
import { isCondition, placeOf, rowsUnder } from './field-index.ts'

/** How often an item repeats; 1 without OCCURS. Of DEPENDING ON the most. */
export function occurrencesOf({ details }: FieldTable, row: number): number {
  return Number(/(?:^| )OCCURS (\d+)/.exec(details[row] ?? '')?.[1] ?? 1)
}

/**
 * The rows from `top` down that hold a byte, `at` bytes from the start of the record; with each the number of the occurrence that holds it, 1 for the first,
 * 0 for what does not repeat. What lies behind an OCCURS DEPENDING ON has no fixed place and is not among them.
 */
export function rowsAt(table: FieldTable, top: number, at: number): Map<number, number> {
  const held = new Map<number, number>()
  /** Where the byte lies, seen from the first occurrence of the rows inside. */
  const inside = new Map<number, number>()
  for (const row of [top, ...rowsUnder(table, top)]) {
    const parent = table.parents[row] ?? -1
    const byte = row === top ? at : inside.get(parent)
    if (byte === undefined) continue
    if (isCondition(table, row)) {
      held.set(row, 0)
      continue
    }
    const { offset, length } = placeOf(table, row)
    const times = occurrencesOf(table, row)
    if (offset === null || length === 0 || byte < offset || byte >= offset + length * times) continue
    const occurrence = Math.floor((byte - offset) / length)
    inside.set(row, byte - occurrence * length)
    held.set(row, times === 1 ? 0 : occurrence + 1)
  }
  return held
}
