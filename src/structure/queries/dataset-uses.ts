import type { StructureEdge } from '../../answer/structure.ts'
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
  return programsOfStep({ graph }, given)
    .flatMap((program) => graph.edgesFrom(program))
    .filter((edge) => edge.kind === 'file' && edge.to.name === ddOf(dd))
    .map((edge) => ({ edge, through: name }))
}

/** The DD statements behind statements on files: those of the ddname in the steps that run the program. */
export function datasetsBehind({ graph }: QueryContext, statements: readonly StructureEdge[]): StructureEdge[] {
  const asked = new Set(statements.map(({ from, to }) => `${from.name} ${to.name}`))
  return graph.edges.filter(
    (edge) =>
      edge.kind === 'dataset' &&
      edge.dd !== undefined &&
      edge.step !== undefined &&
      programsOfStep({ graph }, edge).some((program) => asked.has(`${program} ${ddOf(edge.dd ?? '')}`)),
  )
}

/** The job or proc of a step. */
function unitOf({ name, of }: StructureEdge['from']): string {
  return of ?? name
}

/** The programs that the step of a DD statement runs. */
export function programsOfStep({ graph }: Pick<QueryContext, 'graph'>, { from, step = '', path, line }: StructureEdge): string[] {
  const edges = graph.edgesFrom(unitOf(from))
  // Steps may share their name: the one above the DD is meant.
  const above = edges.filter((edge) => isRun(edge) && edge.step === step && edge.path === path && edge.line <= line)
  const nearest = Math.max(...above.map((edge) => edge.line))
  const meant = above.length > 0 ? edges.filter((edge) => !isRun(edge) || edge.path !== path || edge.line === nearest) : edges
  return programsOf(meant, from.path, step, graph.edgesFrom.bind(graph))
}

function isRun({ kind }: StructureEdge): boolean {
  return kind === 'runs' || kind === 'runs-proc'
}

/** An override names the step of the proc as well: `PROCSTEP.DDNAME`. */
function ddOf(dd: string): string {
  return dd.slice(dd.lastIndexOf('.') + 1)
}

/** The programs that a step runs, by itself or by its proc. */
function programsOf(
  edges: readonly StructureEdge[],
  path: string,
  step: string,
  edgesFrom: (name: string) => readonly StructureEdge[],
): string[] {
  const own = edges.filter((edge) => edge.from.path === path && edge.step === step)
  const direct = own.filter(({ kind }) => kind === 'runs').map(({ to }) => to.name)
  const procs = own.filter(({ kind }) => kind === 'runs-proc').map(({ to }) => to.name)
  const behind = procs.flatMap(edgesFrom).filter(({ kind, from }) => kind === 'runs' && from.kind === 'proc')
  return [...new Set([...direct, ...behind.map(({ to }) => to.name)])]
}
