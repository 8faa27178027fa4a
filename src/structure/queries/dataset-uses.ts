import type { StructureEdge } from '../../answer/structure.ts'
import type { StructureGraph } from '../graph.ts'
import type { QueryContext } from './query-context.ts'
import type { FoundEdge } from './references.ts'

/**
 * What programs do to a data set that a DD statement gives them: the statements on that ddname in the programs of the step. The OPEN and not the DISP tells
 * reading from writing.
 */
export function statementsBehind({ graph }: QueryContext, given: StructureEdge): FoundEdge[] {
  const { dd, step, from } = given
  // What CICS knows as a file is a data set by its definition; a ddname of that name, which has no verb of CICS, is another thing.
  if (from.kind === 'file')
    return graph
      .edgesTo(from.name)
      .flatMap((edge) => (edge.kind === 'file' && edge.verb !== undefined ? [{ edge, through: { kind: 'dd', name: from.name } }] : []))
  if (dd === undefined || step === undefined) return []
  const unit = unitOf(from)
  const name = { kind: 'dd', name: `${unit}.${step}.${dd}` } as const
  return programsOf(graph, given, step)
    .flatMap((program) => graph.edgesFrom(program))
    .filter((edge) => edge.kind === 'file' && edge.to.name === ddOf(dd))
    .map((edge) => ({ edge, through: name }))
}

/** The job or proc of a step. */
function unitOf({ name, of }: StructureEdge['from']): string {
  return of ?? name
}

/** An override names the step of the proc as well: `PROCSTEP.DDNAME`. */
export function ddOf(dd: string): string {
  return dd.slice(dd.lastIndexOf('.') + 1)
}

/** The programs that the step of a DD statement runs, by itself or by its proc. */
export function programsOf(graph: StructureGraph, given: StructureEdge, step: string): string[] {
  const runs = runsOf(graph, given, step)
  const direct = runs.filter(({ kind }) => kind === 'runs').map(({ to }) => to.name)
  const procs = runs.filter(({ kind }) => kind === 'runs-proc').map(({ to }) => to.name)
  const inProcs = procs.flatMap((proc) => graph.edgesFrom(proc)).filter(({ kind, from }) => kind === 'runs' && from.kind === 'proc')
  return [...new Set([...direct, ...behindOverride(inProcs, given).map(({ to }) => to.name)])]
}

/** Of the steps of a proc the one that the DD stands in: told by the name before the ddname, or by the statement of the proc that it stands in place of. */
function behindOverride(runs: readonly StructureEdge[], { dd = '', overrides }: StructureEdge): readonly StructureEdge[] {
  const step = dd.slice(0, Math.max(0, dd.lastIndexOf('.')))
  const named = runs.filter((run) => run.step === step)
  if (named.length > 0 || overrides === undefined) return named.length > 0 ? named : runs
  const above = runs.filter((run) => run.path === overrides.path && run.line <= overrides.line)
  const nearest = Math.max(...above.map(({ line }) => line))
  return above.length > 0 ? above.filter(({ line }) => line === nearest) : runs
}

/** What the EXEC of a step runs. Steps may share their name: then the one above the DD is meant. */
function runsOf(graph: StructureGraph, { from, path, line }: StructureEdge, step: string): StructureEdge[] {
  const runs = graph
    .edgesFrom(unitOf(from))
    .filter((edge) => (edge.kind === 'runs' || edge.kind === 'runs-proc') && edge.from.path === from.path && edge.step === step)
  const above = runs.filter((edge) => edge.path === path && edge.line <= line)
  const nearest = Math.max(...above.map((edge) => edge.line))
  return above.length > 0 ? above.filter((edge) => edge.line === nearest) : runs
}
