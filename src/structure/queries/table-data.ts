import type { StructureEdge } from '../../answer/structure.ts'
import type { ImpactResult } from '../../answer/structure-estate-results.ts'
import { groupBy } from '../../base/group-by.ts'
import { isCondition, rowsUnder, unitOf } from './field-index.ts'
import { type FieldStatement, isRead, isWritten, type StatementUse } from './field-statements.ts'
import type { Followed } from './impact-of-field.ts'
import type { ProgramData, ProgramsData } from './program-data.ts'
import type { QueryContext } from './query-context.ts'
import { linesAround } from './statement-edges.ts'
import { edgesOfProgram, Transfers, type Way } from './transfers.ts'

/** Statements that put the values of host variables into a table or get them from it. */
const verbs = new Map<string, Way>([
  ['EXEC SQL INSERT', 'out'],
  ['EXEC SQL UPDATE', 'out'],
  ['EXEC SQL SELECT', 'in'],
  ['EXEC SQL WITH', 'in'],
  ['EXEC SQL FETCH', 'in'],
])
const edgeVerbs: Readonly<Record<string, string>> = {
  'EXEC SQL INSERT': 'INSERT',
  'EXEC SQL UPDATE': 'UPDATE',
  'EXEC SQL SELECT': 'SELECT',
  'EXEC SQL WITH': 'SELECT',
  'EXEC SQL FETCH': 'FETCH',
}

/** A value between a host variable, or an item in it, and a column. */
interface Transfer {
  readonly data: ProgramData
  readonly use: StatementUse
  readonly row: number
  /** Table and column. */
  readonly keys: readonly string[]
  readonly way: Way
}

/**
 * Values that go through tables: from host variables that INSERT and UPDATE put into a column to those that SELECT and FETCH get from it. Where the statement
 * does not name the columns, items that are called as the column count (DCLGEN makes them so). Rows are not told apart, so nothing of this is sure.
 */
export class TableData {
  readonly #context: QueryContext
  readonly #transfers: Transfers<Transfer>
  /** Of all programs with the table, by table and column. */
  readonly #byTable = new Map<string, ReadonlyMap<string, readonly Transfer[]>>()

  constructor(context: QueryContext, programs: ProgramsData) {
    this.#context = context
    this.#transfers = new Transfers(context, programs, (data) => this.#transfersOf(data))
  }

  /** Where the value is selected (backward: from where it was put into the table). */
  by(one: Followed, use: StatementUse, direction: ImpactResult['direction']): Followed[] {
    const way = verbs.get(use.verb)
    if (way === undefined) return []
    const own = this.#transfers.by(one.data, use, direction).filter(({ data, row }) => data.storage.shares(row, one.bytes))
    const keys = new Set(own.flatMap((transfer) => transfer.keys))
    return [...keys].flatMap((key) =>
      this.#on(key)
        .filter((other) => other.way !== way)
        .map((other) => selected(one, use, other)),
    )
  }

  #on(key: string): readonly Transfer[] {
    const table = tableOf(key)
    const known = this.#byTable.get(table)
    if (known) return known.get(key) ?? []
    const programs = this.#context.graph.edgesTo(table).flatMap(({ kind, from }) => (kind === 'sql' ? [from] : []))
    const made = new Map<string, Transfer[]>()
    for (const transfer of this.#transfers.byPrograms(programs))
      for (const one of transfer.keys) {
        if (tableOf(one) !== table) continue
        const same = made.get(one)
        if (same) same.push(transfer)
        else made.set(one, [transfer])
      }
    this.#byTable.set(table, made)
    return made.get(key) ?? []
  }

  #transfersOf(data: ProgramData): readonly Transfer[] {
    const edges = groupBy(edgesOfProgram(this.#context, data, 'sql'), ({ path, verb = '' }) => `${path} ${verb}`)
    return data.statements.by(verbs).flatMap((statement) => transfersBy(data, statement, edges))
  }
}

function transfersBy(data: ProgramData, statement: FieldStatement, edges: ReadonlyMap<string, readonly StructureEdge[]>): Transfer[] {
  const [first] = statement.uses
  const last = statement.uses.at(-1)
  const way = verbs.get(first?.verb ?? '')
  if (first === undefined || last === undefined || way === undefined) return []
  const from = linesAround(data, statement, first)[0]
  const to = linesAround(data, statement, last)[1]
  const isFetch = first.verb === 'EXEC SQL FETCH'
  const tables = (edges.get(`${data.table.files[first.file]} ${edgeVerbs[first.verb]}`) ?? [])
    // The SELECT of a cursor stands where that is declared.
    .filter(({ line, operand }) => from <= line && line <= to && (isFetch || operand === undefined))
    .map((edge) => lastPart(edge.to.name))
  const moves = statement.uses.filter(way === 'in' ? isWritten : isRead)
  const areNamed = moves.some(({ column }) => column !== undefined)
  return moves.flatMap((use) =>
    (use.column === undefined ? (areNamed ? [] : itemsIn(data, use.row)) : [{ row: use.row, column: use.column }]).map(
      ({ row, column }) => ({
        data,
        use,
        row,
        keys: [...new Set(tables)].map((table) => keyOf(table, column)),
        way,
      }),
    ),
  )
}

/** The items that a host variable stands for: of a structure those in it. */
function itemsIn({ table }: ProgramData, row: number): { row: number; column: string }[] {
  const inside = rowsUnder(table, row).filter((other) => !isCondition(table, other))
  return (inside.length === 0 ? [row] : inside).map((other) => ({ row: other, column: table.names[other] ?? '' }))
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

/** DCLGEN writes a hyphen for the underscore. */
function keyOf(table: string, column: string): string {
  return `${table} ${column.toUpperCase().replaceAll('-', '_')}`
}

function tableOf(key: string): string {
  return key.slice(0, key.indexOf(' '))
}

function selected(one: Followed, use: StatementUse, { data, row }: Transfer): Followed {
  const bytes = data.storage.bytesOf(row)
  const step = { unit: unitOf(data.table, row), does: use.verb, path: one.data.table.files[use.file] ?? '', line: use.line }
  return { data, bytes, depth: one.depth + 1, way: [...one.way, step], isHanded: false, complete: false }
}
