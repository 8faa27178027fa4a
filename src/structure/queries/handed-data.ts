import type { StructureEdge, StructureUnit } from '../../answer/structure.ts'
import type { ImpactResult, ImpactStep } from '../../answer/structure-estate-results.ts'
import { groupBy } from '../../base/group-by.ts'
import type { FieldTable } from '../facts.ts'
import { unitOf } from './field-index.ts'
import { type FieldStatement, isRead, isWritten, type StatementUse } from './field-statements.ts'
import type { Followed } from './impact-of-field.ts'
import type { ProgramData, ProgramsData } from './program-data.ts'
import type { QueryContext } from './query-context.ts'
import { nearestEdges } from './statement-edges.ts'

type Direction = ImpactResult['direction']

const commarea = 'DFHCOMMAREA'
/** What hands data to another program, and by which edges that is known. RETURN hands it to the program of the next transaction. */
const handing = new Map<string, readonly StructureEdge['kind'][]>([
  ['CALL USING', ['call']],
  // Of PL/I.
  ['CALL', ['call']],
  ['EXEC CICS LINK', ['link']],
  ['EXEC CICS XCTL', ['xctl']],
  ['EXEC CICS RETURN', ['start']],
])
/** An area of one program that another one gets. */
interface Handover {
  readonly data: ProgramData
  readonly statement: FieldStatement
  readonly use: StatementUse
  readonly edge: StructureEdge
  readonly callee: FieldTable
  /** The item under which the other program knows it. */
  readonly parameter: number
}

/** Values that go from program to program as arguments of CALL and in commareas. */
export class HandedData {
  readonly #context: QueryContext
  readonly #programs: ProgramsData
  readonly #from = new Map<ProgramData, Map<StatementUse, Handover[]>>()
  readonly #to = new Map<ProgramData, Handover[]>()
  /** Records that a caller hands over. */
  readonly #parameters = new Map<ProgramData, ReadonlySet<number>>()

  constructor(context: QueryContext, programs: ProgramsData) {
    this.#context = context
    this.#programs = programs
  }

  /** Where a statement hands the value to (backward: from where it may get it back). */
  by(one: Followed, use: StatementUse, direction: Direction): Followed[] {
    if (!handing.has(use.verb)) return []
    const isMeant = direction === 'forward' ? isRead(use) : isWritten(use)
    return isMeant
      ? (this.#handoversOf(one.data).get(use) ?? []).flatMap((handover) => handed(one, handover, 'in', this.#programs.of(handover.callee)))
      : []
  }

  /** Callers that get the value when the program ends (backward: that hand it over). What was handed in is not handed on to the other callers. */
  outside(one: Followed, direction: Direction): Followed[] {
    const { data, bytes, isHanded } = one
    const record = data.storage.recordOf(bytes.row)
    if (isHanded || !this.#isParameter(data, record)) return []
    return this.#handoversTo(data)
      .filter(
        ({ parameter, use }) => data.storage.recordOf(parameter) === record && (direction === 'forward' ? isWritten(use) : isRead(use)),
      )
      .flatMap((handover) => handed(one, handover, 'out', handover.data))
  }

  #handoversOf(data: ProgramData): Map<StatementUse, Handover[]> {
    const known = this.#from.get(data)
    if (known) return known
    const { owner, files } = data.table
    const edges = groupBy(
      this.#context.graph.edgesFrom(owner).filter(({ from }) => from.name === owner && from.path === files[0]),
      ({ path }) => path,
    )
    const found = data.statements.by(handing).flatMap((statement) => this.#handoversBy(data, statement, edges))
    const made = groupBy(found, ({ use }) => use)
    this.#from.set(data, made)
    return made
  }

  #handoversBy(data: ProgramData, statement: FieldStatement, edges: ReadonlyMap<string, readonly StructureEdge[]>): Handover[] {
    const passed = statement.uses.filter((use) => isPassed(use))
    return passed.flatMap((use, n) => {
      const path = data.table.files[use.file] ?? ''
      const kinds = handing.get(use.verb) ?? []
      const own = (edges.get(path) ?? []).filter(({ kind }) => kinds.includes(kind))
      return nearestEdges(own, data, statement, use).flatMap((edge) =>
        this.#receivers(edge).flatMap(({ callee, using }) => {
          const isCall = edge.kind === 'call'
          if (isCall && using.length !== passed.length) return []
          const parameter = topRow(callee, isCall ? (using[n] ?? '') : commarea)
          return parameter < 0 ? [] : [{ data, statement, use, edge, callee, parameter }]
        }),
      )
    })
  }

  /** The programs that get the data, with the names of their parameters. */
  #receivers(edge: StructureEdge): { callee: FieldTable; using: readonly string[] }[] {
    const { graph, names } = this.#context
    const targets =
      edge.kind === 'start'
        ? graph.edgesFrom(edge.to.name).filter(({ kind, from }) => kind === 'transaction' && from.name === edge.to.name)
        : [edge]
    return targets.flatMap(({ to, found }) =>
      names.thingOf({ ...to, ...(found === undefined ? {} : { path: found }) }).definitions.flatMap((unit) => {
        const program = unit.kind === 'entry' ? unit.of : unit.name
        const using = usingOf(unit)
        return this.#tablesOf(program ?? '', unit.path).map((callee) => ({ callee, using }))
      }),
    )
  }

  #handoversTo(data: ProgramData): Handover[] {
    const known = this.#to.get(data)
    if (known) return known
    const made = this.#callersOf(data).flatMap((caller) =>
      [...this.#handoversOf(caller).values()].flat().filter(({ callee }) => callee === data.table),
    )
    this.#to.set(data, made)
    return made
  }

  #isParameter(data: ProgramData, record: number): boolean {
    const known = this.#parameters.get(data)
    if (known) return known.has(record)
    const { table, storage } = data
    const units = (this.#context.graph.members.get(table.files[0] ?? '')?.units ?? []).filter(
      ({ kind, name, of }) => (kind === 'program' && name === table.owner) || (kind === 'entry' && of === table.owner),
    )
    const rows = [commarea, ...units.flatMap(usingOf)].map((name) => topRow(table, name)).filter((row) => row >= 0)
    const records = new Set(rows.map((row) => storage.recordOf(row)))
    this.#parameters.set(data, records)
    return records.has(record)
  }

  #callersOf({ table }: ProgramData): ProgramData[] {
    const { graph } = this.#context
    const path = table.files[0] ?? ''
    const entries = (graph.members.get(path)?.units ?? []).filter(({ kind, of }) => kind === 'entry' && of === table.owner)
    const edges = [table.owner, ...entries.map(({ name }) => name)].flatMap((name) => graph.edgesTo(name))
    const starts = edges.filter(({ kind }) => kind === 'transaction').flatMap(({ from }) => graph.edgesTo(from.name))
    const kinds = new Set([...handing.values()].flat())
    const callers = new Map(
      [...edges, ...starts].flatMap(({ kind, from }) => (kinds.has(kind) ? [[`${from.name} ${from.path}`, from] as const] : [])),
    )
    return [...callers.values()].flatMap((from) => this.#tablesOf(from.name, from.path).map((caller) => this.#programs.of(caller)))
  }

  /** Tables of one member: those of the others stay packed. */
  #tablesOf(owner: string, path: string): readonly FieldTable[] {
    return (this.#context.graph.members.get(path)?.fields ?? []).filter((table) => table.owner === owner)
  }
}

/** The names behind USING, as the scanner puts them into a unit's detail. */
function usingOf({ detail = '' }: StructureUnit): string[] {
  const cobol = /USING ([^,]*)/.exec(detail)?.[1]?.split(' ')
  return cobol ?? /^PROC(?:EDURE)?\s*\(([^)]*)\)/.exec(detail)?.[1]?.split(/[, ]+/) ?? []
}

/** An argument, or the data area of a COMMAREA. */
function isPassed({ verb, steers, handed: isHanded, access }: StatementUse): boolean {
  // What is only read by a CALL of PL/I stands in an expression.
  if (verb === 'CALL') return !steers && access === 2
  return verb === 'CALL USING' ? !steers && access !== 1 : isHanded && handing.has(verb)
}

function topRow({ names, parents }: FieldTable, name: string): number {
  let row = names.indexOf(name)
  while (row >= 0 && (parents[row] ?? -1) >= 0) row = names.indexOf(name, row + 1)
  return row
}

/** The value on the other side of a handover: in the program that is called, or outside in the caller. */
function handed(one: Followed, { data, use, edge, parameter }: Handover, way: 'in' | 'out', there: ProgramData): Followed[] {
  const bytes =
    way === 'in'
      ? data.storage.moved(one.bytes, use, { row: parameter, skipped: 0 }, there.storage)
      : one.data.storage.moved(one.bytes, { row: parameter, skipped: 0 }, use, data.storage)
  if (bytes === undefined) return []
  const step: ImpactStep = { unit: unitOf(there.table, bytes.row), does: use.verb, path: data.table.files[use.file] ?? '', line: use.line }
  const complete = one.complete && edge.complete && !use.partly
  return [{ data: there, bytes, depth: one.depth + 1, way: [...one.way, step], isHanded: way === 'in', complete }]
}
