import type { StructureEdge } from '../../answer/structure.ts'
import type { ImpactResult } from '../../answer/structure-estate-results.ts'
import { groupBy } from '../../base/group-by.ts'
import { statementsBehind } from './dataset-uses.ts'
import { unitOf } from './field-index.ts'
import { type FieldStatement, isRead, isWritten, type StatementUse } from './field-statements.ts'
import type { Followed } from './impact-of-field.ts'
import type { ProgramData, ProgramsData } from './program-data.ts'
import type { QueryContext } from './query-context.ts'
import { nearestEdges } from './statement-edges.ts'
import { edgesOfProgram, Transfers, type Way } from './transfers.ts'

/** Statements by which a record goes to a file or comes from it, and how their edges say what they do. */
const verbs = new Map<string, Way>([
  ...['WRITE', 'REWRITE', 'RELEASE', 'WRITE FROM', 'REWRITE FROM', 'RELEASE FROM', 'EXEC CICS WRITE', 'EXEC CICS REWRITE'].map(
    (verb): [string, Way] => [verb, 'out'],
  ),
  ...['READ', 'RETURN', 'READ INTO', 'EXEC CICS READ', 'EXEC CICS READNEXT', 'EXEC CICS READPREV'].map((verb): [string, Way] => [
    verb,
    'in',
  ]),
])
const operations: Readonly<Record<Way, ReadonlySet<StructureEdge['op']>>> = {
  out: new Set(['write', 'update', 'release']),
  in: new Set(['read', 'read for update', 'browse', 'return']),
}

/** An area whose bytes a statement puts into a file or gets from it. */
interface Transfer {
  readonly data: ProgramData
  readonly use: StatementUse
  readonly edge: StructureEdge
  readonly way: Way
}

/**
 * Values that go through files: from what is written to what is read of the same data, be it in another program. Data is the same where CICS knows it by one
 * name, where jobs give programs the same data set, and within a program.
 */
export class FiledData {
  readonly #context: QueryContext
  readonly #transfers: Transfers<Transfer>
  /** By program and file, which data sets make the same. */
  readonly #shared = new Map<string, readonly Transfer[]>()

  constructor(context: QueryContext, programs: ProgramsData) {
    this.#context = context
    this.#transfers = new Transfers(context, programs, (data) => this.#transfersOf(data))
  }

  /** Where the value of an area that is written is read (backward: where what is read was written). */
  by(one: Followed, use: StatementUse, direction: ImpactResult['direction']): Followed[] {
    if (!verbs.has(use.verb)) return []
    return this.#transfers.by(one.data, use, direction).flatMap((transfer) =>
      this.#sharedWith(transfer)
        .filter((other) => other.way !== transfer.way)
        .flatMap((other) => moved(one, transfer, other)),
    )
  }

  #transfersOf(data: ProgramData): readonly Transfer[] {
    const { files } = data.table
    const edges = groupBy(edgesOfProgram(this.#context, data, 'file'), ({ path }) => path)
    return data.statements.by(verbs).flatMap((statement) =>
      areasOf(statement).flatMap((use): Transfer[] => {
        const way = verbs.get(use.verb) ?? 'in'
        const own = (edges.get(files[use.file] ?? '') ?? []).filter(({ op }) => operations[way].has(op))
        return nearestEdges(own, data, statement, use).map((edge) => ({ data, use, edge, way }))
      }),
    )
  }

  #sharedWith({ edge }: Transfer): readonly Transfer[] {
    const key = `${edge.from.path} ${edge.from.name} ${edge.to.name}`
    const known = this.#shared.get(key)
    if (known) return known
    const edges = this.#edgesOnDataOf(edge)
    const programs = [...edges].map(({ from }) => from)
    const made = this.#transfers.byPrograms(programs).filter((transfer) => edges.has(transfer.edge))
    this.#shared.set(key, made)
    return made
  }

  /** All statements on the data that a statement's file is: a file of CICS, which has a verb, or a ddname. */
  #edgesOnDataOf(edge: StructureEdge): ReadonlySet<StructureEdge> {
    const { graph, stepData } = this.#context
    const { to, from, verb } = edge
    const isOnline = verb !== undefined
    const same = graph
      .edgesTo(to.name)
      .filter(
        (other) =>
          other.kind === 'file' && (isOnline ? other.verb !== undefined : other.from.name === from.name && other.from.path === from.path),
      )
    const given = isOnline
      ? graph.edgesFrom(to.name).filter((other) => other.kind === 'dataset' && other.from.kind === 'file')
      : stepData.behind([edge])
    // Temporary data sets belong to their job.
    const datasets = new Map(given.map((other) => [`${other.to.of} ${other.to.name}`, other.to]))
    const behind = [...datasets.values()].flatMap(({ name, of }) =>
      graph
        .edgesTo(name)
        .filter((other) => other.kind === 'dataset' && other.to.name === name && other.to.of === of)
        .flatMap((other) => statementsBehind(this.#context, other)),
    )
    return new Set([...same, ...behind.map((found) => found.edge)])
  }
}

/** The areas of a statement that go to or come from the file. What is written FROM an item are that item's bytes; of what is read INTO one, the record's. */
function areasOf({ uses }: FieldStatement): StatementUse[] {
  const fits = (use: StatementUse) => {
    if (use.steers || !verbs.has(use.verb)) return false
    if (use.verb.startsWith('EXEC ')) return use.handed
    return verbs.get(use.verb) === 'in' ? isWritten(use) : isRead(use)
  }
  const areas = uses.filter(fits)
  const [first] = areas
  if (first === undefined || first.verb.startsWith('EXEC ')) return areas
  // Behind the record of a WRITE stands how many lines it advances.
  return verbs.get(first.verb) === 'out' ? [first] : areas.filter(({ verb }) => verb === first.verb)
}

function moved(one: Followed, { data, use, edge }: Transfer, other: Transfer): Followed[] {
  const bytes = data.storage.moved(one.bytes, use, other.use, other.data.storage)
  if (bytes === undefined) return []
  const step = { unit: unitOf(other.data.table, bytes.row), does: use.verb, path: data.table.files[use.file] ?? '', line: use.line }
  const complete = one.complete && edge.complete && other.edge.complete && !use.partly && !other.use.partly
  return [{ data: other.data, bytes, depth: one.depth + 1, way: [...one.way, step], isHanded: false, complete }]
}
