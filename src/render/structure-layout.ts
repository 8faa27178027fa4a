import type { LayoutResult, LayoutRow, RecordLayout } from '../answer/structure-estate-results.ts'
import { lengthWords, placeText } from '../answer/structure-words.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import type { ListLook } from './definition-list.ts'
import { branch, structureTable } from './structure-table.ts'

const condition = 88

/** Each record as a table of positions. */
export function layoutText({ records }: LayoutResult, look: ListLook): string {
  return records.map((record) => `${look.colors.bold(sanitizeLine(title(record)))}\n${rowsText(record, look)}`).join('\n')
}

function title({ unit, place, length }: RecordLayout): string {
  const of = unit.of === undefined ? '' : ` of ${unit.of}`
  return `${unit.kind} ${unit.name}${of} (${placeText(place)}): ${lengthWords(length)}`
}

function rowsText({ rows, place }: RecordLayout, look: ListLook): string {
  const cells = rows.map((row) => [
    row.level === condition ? '' : positionText(row),
    row.level === condition ? '' : row.length === 0 ? '' : String(row.length),
    `${branch(row.depth + 1)}${String(row.level).padStart(2, '0')} ${row.name}`,
    detailText(row),
    row.path === place.path ? String(row.line) : placeText(row),
  ])
  return structureTable(['Position', 'Bytes', 'Item', 'Description', 'Line'], cells, look)
}

function positionText({ position, length, occurs }: LayoutRow): string {
  if (position === null) return 'not fixed'
  const end = position + length * occurs - 1
  return end > position ? `${position}-${end}` : `${position}`
}

function detailText({ detail, redefines, occurrence }: LayoutRow): string {
  const parts = [
    detail,
    redefines === undefined ? '' : `redefines ${redefines}`,
    occurrence === undefined ? '' : `occurrence ${occurrence}`,
  ]
  return parts.filter((part) => part !== '').join('; ')
}
