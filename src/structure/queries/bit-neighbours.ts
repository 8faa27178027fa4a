import type { FieldTable } from '../facts.ts'

/**
 * Whether two items only seem to lie in one byte: strings of bits that follow each other in a structure of PL/I, whose places are known in whole bytes. Not so where one
 * of them is defined on the other, or where a union holds them both.
 */
export function areBitNeighbours(table: FieldTable, a: number, b: number): boolean {
  const { offsets, lengths } = table
  if (!isBits(table, a) && !isBits(table, b)) return false
  const [startA = -1, startB = -1] = [offsets[a], offsets[b]]
  const shared = Math.min(startA + (lengths[a] ?? 0), startB + (lengths[b] ?? 0)) - Math.max(startA, startB)
  // Two that begin in the middle of a byte share no more than that.
  return shared <= 1 && liesBeside(table, a, b)
}

/** Whether nothing but their order in one structure says where two items lie to each other. */
function liesBeside(table: FieldTable, a: number, b: number): boolean {
  const { parents, redefines } = table
  const above = new Set<number>()
  for (let up = a; up >= 0; up = parents[up] ?? -1) above.add(up)
  let common = b
  for (; common >= 0 && !above.has(common); common = parents[common] ?? -1) if ((redefines[common] ?? -1) >= 0) return false
  if (common < 0 || common === a || common === b || isUnion(table, common)) return false
  for (let up = a; up !== common; up = parents[up] ?? -1) if ((redefines[up] ?? -1) >= 0) return false
  return true
}

function isBits({ details }: FieldTable, row: number): boolean {
  return /\bBIT\b/.test(details[row] ?? '')
}

function isUnion({ details }: FieldTable, row: number): boolean {
  return /\b(?:UNION|CELL)\b/.test(details[row] ?? '')
}
