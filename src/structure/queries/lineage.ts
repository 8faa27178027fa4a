import { type Access, accessOf } from '../../answer/access.ts'
import type { StructureEdge, UnitName } from '../../answer/structure.ts'
import type { LineageResult, LineageUse, SubjectLineage } from '../../answer/structure-estate-results.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import { comparePlaces } from './compare-places.ts'
import { programsOf, statementsBehind } from './dataset-uses.ts'
import { jobOrder } from './job-order.ts'
import type { NamedThing } from './name-index.ts'
import { withoutProcDefaults } from './proc-defaults.ts'
import type { QueryContext } from './query-context.ts'
import { subjectOf } from './references.ts'

/** A use with the edge that says so, and where the job comes to it. */
interface PlacedUse {
  readonly use: LineageUse
  readonly edge: StructureEdge
  readonly at: { readonly path: string; readonly line: number }
}

/** Who writes and who reads a data set, in the order in which schedulers run the jobs; and what is made from it, step by step. */
export function lineage(context: QueryContext, asked: string): LineageResult {
  const subjects = context.names
    .find(asked, 'dataset')
    .map((thing) => lineageOf(context, thing))
    .filter(({ uses }) => uses.length > 0)
  const named = subjects.length === 0 && context.names.find(asked).length > 0
  return {
    query: 'lineage',
    name: asked,
    subjects,
    nearest: subjects.length > 0 || named ? [] : context.known.nearest(asked),
    notices: named ? [`${asked} is no data set that a step reads or writes; "uses" and "impact" tell who refers to it.`] : [],
  }
}

function lineageOf(context: QueryContext, thing: NamedThing): SubjectLineage {
  const order = jobOrder(context.graph)
  const edges = withoutProcDefaults(context.names.edgesTo(thing).map((edge) => ({ edge })))
  const placed = onceEach(edges.flatMap(({ edge }) => usesOf(context, edge, order))).sort(
    (a, b) => rankOf(a) - rankOf(b) || comparePlaces(a.at, b.at),
  )
  const others = (wanted: 'read' | 'write') =>
    placed.flatMap(({ use, edge }) =>
      (wanted === 'read' ? isWriting(use) : isReading(use))
        ? besides(context, edge, thing.unit.name, wanted).map((dataset) => ({ dataset, by: use }))
        : [],
    )
  const once = (wanted: 'read' | 'write') => distinctBy(others(wanted), ({ dataset, by }) => `${dataset} ${by.job?.name} ${by.step}`)
  return { ...subjectOf(thing), uses: placed.map(({ use }) => use), madeOf: once('read'), madeInto: once('write') }
}

/** A file that several groups of definitions define is one to the programs under CICS. */
function onceEach(placed: readonly PlacedUse[]): PlacedUse[] {
  const online = ({ use: { access, path, line, dd, program } }: PlacedUse) => `${access} ${dd} ${program?.name} ${path}:${line}`
  const seen = new Map(placed.map((one) => [one.use.job === undefined ? online(one) : one, one]))
  return [...seen.values()]
}

/** Jobs in the order of the schedulers, then those that none knows, then what runs online. */
function rankOf({ use }: PlacedUse): number {
  return use.order ?? (use.job === undefined ? Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER - 1)
}

function isWriting({ access }: LineageUse): boolean {
  return access === 'write' || access === 'update'
}

function isReading({ access }: LineageUse): boolean {
  return access === 'read' || access === 'update'
}

const accessNames: Record<Access, LineageUse['access'] | undefined> = { read: 'read', write: 'write', both: 'update', other: undefined }

function accessName(edge: StructureEdge): LineageUse['access'] | undefined {
  if (edge.op === 'define' || edge.op === 'create') return 'create'
  return edge.op === 'delete' ? 'delete' : accessNames[accessOf(edge)]
}

/** A step of a proc is a step of each job that runs it. */
function usesOf(context: QueryContext, edge: StructureEdge, order: ReadonlyMap<string, number>): PlacedUse[] {
  if (edge.from.kind === 'file') return onlineUses(context, edge)
  const access = accessName(edge)
  if (access === undefined) return []
  const owner: UnitName = edge.from.kind === 'step' ? { kind: ownerKind(context, edge), name: edge.from.of ?? '' } : edge.from
  const [program] = programsOf(context.graph, edge, edge.step ?? '')
  const because = reasonOf(context, edge, access)
  const use = {
    access,
    path: edge.path,
    line: edge.line,
    ...(program === undefined ? {} : { program: { kind: 'program', name: program } as const }),
    ...(edge.step === undefined ? {} : { step: edge.step }),
    ...(edge.dd === undefined ? {} : { dd: edge.dd }),
    ...(edge.disp === undefined ? {} : { disp: edge.disp }),
    ...(because === undefined ? {} : { because }),
  }
  return jobsOf(context, owner, edge).map(({ job, at }) => {
    const place = order.get(job.name)
    return { use: { ...use, job, ...(place === undefined ? {} : { order: place }) }, edge, at }
  })
}

function ownerKind({ graph }: QueryContext, { from }: StructureEdge): 'job' | 'proc' {
  return graph.unitsNamed(from.of ?? '').some(({ kind, path }) => kind === 'proc' && path === from.path) ? 'proc' : 'job'
}

/** The jobs around a step, through any number of procs; a proc that no job runs stands for itself. */
function jobsOf({ graph }: QueryContext, owner: UnitName, edge: StructureEdge): { readonly job: UnitName; readonly at: PlacedUse['at'] }[] {
  const here = { path: edge.path, line: edge.line }
  if (owner.kind !== 'proc') return [{ job: { kind: owner.kind, name: owner.name }, at: here }]
  const found: { job: UnitName; at: PlacedUse['at'] }[] = []
  const seen = new Set([owner.name])
  for (const proc of seen) {
    for (const { from, path, line } of graph.edgesTo(proc).filter(({ kind }) => kind === 'runs-proc')) {
      if (from.kind === 'proc') seen.add(from.name)
      else found.push({ job: { kind: from.kind, name: from.name }, at: { path, line } })
    }
  }
  return found.length > 0 ? found : [{ job: { kind: 'proc', name: owner.name }, at: here }]
}

/** Programs under CICS know a data set as a file. */
function onlineUses(context: QueryContext, definition: StructureEdge): PlacedUse[] {
  return statementsBehind(context, definition).flatMap(({ edge }) => {
    const access = accessName(edge)
    if (access === undefined) return []
    const { path, line } = edge
    const program: UnitName = { kind: 'program', name: edge.from.name }
    return [{ use: { access, path, line, program, dd: definition.from.name }, edge, at: { path, line } }]
  })
}

/** The statement of the program that shows what the step does with it; else the DISP. */
function reasonOf(context: QueryContext, edge: StructureEdge, access: LineageUse['access']): LineageUse['because'] {
  const statements = statementsBehind(context, edge).map((found) => found.edge)
  const telling = statements.find((statement) => accessName(statement) === access) ?? statements.find((one) => accessOf(one) !== 'other')
  if (telling) return { path: telling.path, line: telling.line, words: telling.op ?? telling.verb ?? '' }
  return undefined
}

/** Other data sets that the step reads or writes; members of libraries are control text. */
function besides({ graph }: QueryContext, edge: StructureEdge, self: string, wanted: 'read' | 'write'): string[] {
  if (edge.step === undefined) return []
  return graph
    .edgesFrom(edge.from.of ?? edge.from.name)
    .filter(
      (other) =>
        other.kind === 'dataset' &&
        other.from.path === edge.from.path &&
        other.step === edge.step &&
        other.to.name !== self &&
        !other.to.name.includes('('),
    )
    .filter((other) => {
      const access = accessName(other)
      return access === 'update' || access === wanted
    })
    .map(({ to }) => to.name)
}
