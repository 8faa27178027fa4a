import type { UnitName } from '../../answer/structure.ts'
import type { Definition, FieldLayout } from '../../answer/structure-results.ts'
import { groupBy } from '../../base/group-by.ts'
import type { FieldTable } from '../facts.ts'
import type { StructureGraph } from '../graph.ts'
import { memberName } from '../member-name.ts'
import { type Reading, readingsOf } from './asked-name.ts'

const condition = 88
/** Numbers of a use in `FieldTable.uses`; the row is the first. */
export const perUse = 5

/** A row of a table. */
export interface FieldRow {
  readonly table: FieldTable
  readonly row: number
}

/** A data item by the line that defines it, with its rows in all programs that hold it. */
export interface FoundField {
  readonly definition: Definition
  /** The row that the definition was made from. */
  readonly own: FieldRow
  readonly rows: readonly FieldRow[]
}

/** Data items that a typed name may mean, in its most literal reading. */
export function findAskedFields(graph: StructureGraph, asked: string): FoundField[] {
  for (const reading of readingsOf(asked)) {
    const found = findFields(graph, reading)
    if (found.length > 0) return found
  }
  return []
}

function findFields(graph: StructureGraph, { name, of }: Reading): FoundField[] {
  const rows: FieldRow[] = []
  for (const table of graph.fieldTables(name)) {
    for (let row = table.names.indexOf(name); row !== -1; row = table.names.indexOf(name, row + 1)) {
      if (of.every((group) => standsIn(table, row, group))) rows.push({ table, row })
    }
  }
  return [...groupBy(rows, placeKey).values()].flatMap((same) => foundField(same))
}

function placeKey({ table, row }: FieldRow): string {
  return `${pathOf(table, row)}:${table.lines[row]}`
}

function standsIn(table: FieldTable, row: number, group: string): boolean {
  return groupsOf(table, row).includes(group) || table.owner === group || memberName(pathOf(table, row)) === group
}

/** Names of the groups around a row, innermost first. */
function groupsOf(table: FieldTable, row: number): string[] {
  const groups: string[] = []
  for (let up = table.parents[row] ?? -1; up >= 0; up = table.parents[up] ?? -1) groups.push(table.names[up] ?? '')
  return groups
}

export function pathOf(table: FieldTable, row: number): string {
  return table.files[table.fileOf[row] ?? 0] ?? ''
}

export function isInside(table: FieldTable, row: number, group: number): boolean {
  for (let up = table.parents[row] ?? -1; up >= group; up = table.parents[up] ?? -1) if (up === group) return true
  return false
}

export function isCondition(table: FieldTable, row: number): boolean {
  return table.levels[row] === condition
}

/** The row of the record that a row lies in; its own where nothing is around it. */
export function recordOf({ parents }: FieldTable, row: number): number {
  let record = row
  for (let up = parents[row] ?? -1; up >= 0; up = parents[up] ?? -1) record = up
  return record
}

/** What a row is called, with its record. */
export function unitOf(table: FieldTable, row: number): UnitName {
  const record = groupsOf(table, row).at(-1)
  const next = row + 1
  const isRecord = record === undefined && table.parents[next] === row && !isCondition(table, next)
  return { kind: isRecord ? 'record' : 'field', name: table.names[row] ?? '', ...(record === undefined ? {} : { of: record }) }
}

/** The rows inside a group. They stand right behind it. */
export function rowsUnder(table: FieldTable, row: number): number[] {
  const rows: number[] = []
  for (let next = row + 1; next < table.names.length && (table.parents[next] ?? -1) >= row; next++) rows.push(next)
  return rows
}

/** Where a row lies and how long it is, as far as that can be told. */
export function placeOf({ offsets, lengths, otherBytes }: FieldTable, row: number): Pick<FieldLayout, 'offset' | 'length'> {
  const offset = offsets[row] ?? -1
  return otherBytes ? { offset: null, length: 0 } : { offset: offset < 0 ? null : offset, length: lengths[row] ?? 0 }
}

/** A row as a unit; its lines are those of all that it holds. */
export function definitionAt(table: FieldTable, row: number, programs: readonly string[]): Definition {
  const startLine = table.lines[row] ?? 1
  const last = rowsUnder(table, row).findLast((other) => table.fileOf[other] === table.fileOf[row]) ?? row
  const level = table.levels[row] ?? 0
  const field: FieldLayout = {
    level,
    ...placeOf(table, row),
    groups: groupsOf(table, row),
    programs,
  }
  const detail = `${String(level).padStart(2, '0')} ${table.details[row] ?? ''}`.trim()
  return { ...unitOf(table, row), path: pathOf(table, row), startLine, endLine: Math.max(startLine, table.lines[last] ?? 1), detail, field }
}

/** The copybook's own table knows it best; which of several programs speaks for it, where there is none, makes no difference but for the record's name. */
function foundField(rows: readonly FieldRow[]): FoundField[] {
  const own = rows.find(({ table, row }) => pathOf(table, row) === table.files[0]) ?? rows[0]
  if (!own) return []
  const programs = rows.filter(usesItsRecord).map(({ table }) => table.owner)
  return [{ definition: definitionAt(own.table, own.row, [...new Set(programs)]), own, rows }]
}

/** Whether statements of the program name any item of the row's record. */
function usesItsRecord({ table, row }: FieldRow): boolean {
  const { uses } = table
  const record = recordOf(table, row)
  for (let i = 0; i < uses.length; i += perUse) {
    const used = uses[i] ?? -1
    if (used === record || isInside(table, used, record)) return true
  }
  return false
}
