import type { LayoutResult, LayoutRow, RecordLayout } from '../../answer/structure-estate-results.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import type { FieldTable, MemberFacts } from '../facts.ts'
import { type FieldRow, findAskedFields, isCondition, pathOf, placeOf, recordOf, rowsUnder, unitOf } from './field-index.ts'
import { occurrencesOf, rowsAt } from './field-positions.ts'
import type { QueryContext } from './query-context.ts'

/**
 * Records with their items by position. The name of a record, or of a group in it, gives that with all it holds; that of an item the record around it; that
 * of a member all its records.
 */
export function layout({ graph, names, known }: QueryContext, asked: string, position?: number): LayoutResult {
  const fields = findAskedFields(graph, asked)
  const shown = fields.length > 0 ? fields.map(({ own }) => shownRow(own)) : names.members(asked).flatMap(recordsIn)
  const records = distinctBy(shown, ({ table, row }) => `${pathOf(table, row)}:${table.lines[row]} ${table.names[row]}`)
    .map(({ table, row }) => recordLayout(table, row, position))
    .filter(({ rows }) => rows.length > 0)
  const beyond =
    position !== undefined && shown.length > 0 && records.length === 0 ? [`No record of ${asked} has a byte at position ${position}.`] : []
  return {
    query: 'layout',
    name: asked,
    ...(position === undefined ? {} : { position }),
    records,
    nearest: shown.length === 0 ? known.nearest(asked) : [],
    notices: beyond,
  }
}

/** An item alone says nothing about where it lies. */
function shownRow({ table, row }: FieldRow): FieldRow {
  return rowsUnder(table, row).some((other) => !isCondition(table, other)) ? { table, row } : { table, row: recordOf(table, row) }
}

/** Those that stand in the member's own lines. */
function recordsIn({ fields }: MemberFacts): FieldRow[] {
  return fields.flatMap((table) =>
    table.names.flatMap((_, row) =>
      table.parents[row] === -1 && table.fileOf[row] === 0 && !isCondition(table, row) ? [{ table, row }] : [],
    ),
  )
}

function recordLayout(table: FieldTable, top: number, position: number | undefined): RecordLayout {
  const held = position === undefined ? undefined : rowsAt(table, top, position - 1)
  const rows = [top, ...rowsUnder(table, top)].filter((row) => held === undefined || held.has(row))
  return {
    unit: unitOf(table, top),
    place: { path: pathOf(table, top), line: table.lines[top] ?? 1 },
    length: placeOf(table, top).length * occurrencesOf(table, top),
    rows: rows.map((row) => layoutRow(table, top, row, held?.get(row))),
  }
}

function layoutRow(table: FieldTable, top: number, row: number, occurrence: number | undefined): LayoutRow {
  const { offset, length } = placeOf(table, row)
  const redefined = table.redefines[row] ?? -1
  return {
    path: pathOf(table, row),
    line: table.lines[row] ?? 1,
    level: table.levels[row] ?? 0,
    name: table.names[row] ?? '',
    depth: depthIn(table, row, top),
    position: offset === null ? null : offset + 1,
    length,
    occurs: occurrencesOf(table, row),
    detail: table.details[row] ?? '',
    ...(redefined < 0 ? {} : { redefines: table.names[redefined] ?? '' }),
    ...(occurrence === undefined || occurrence === 0 ? {} : { occurrence }),
  }
}

function depthIn(table: FieldTable, row: number, top: number): number {
  let depth = 0
  for (let up = row; up !== top && up >= 0; up = table.parents[up] ?? -1) depth++
  return depth
}
