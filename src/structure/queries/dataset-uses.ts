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
  // What CICS knows as a file is a data set by its definition.
  if (from.kind === 'file')
    return graph.edgesTo(from.name).flatMap((edge) => (edge.kind === 'file' ? [{ edge, through: { kind: 'dd', name: from.name } }] : []))
  if (dd === undefined || step === undefined) return []
  const unit = unitOf(from)
  const name = { kind: 'dd', name: `${unit}.${step}.${dd}` } as const
  return programsOf(graph, given, step)
    .flatMap((program) => graph.edgesFrom(program))
    .filter((edge) => edge.kind === 'file' && edge.to.name === ddOf(dd))
    .map((edge) => ({ edge, through: name }))
}

/** The job or proc of a step. */
export function unitOf({ name, of }: StructureEdge['from']): string {
  return of ?? name
}

/** An override names the step of the proc as well: `PROCSTEP.DDNAME`. */
export function ddOf(dd: string): string {
  return dd.slice(dd.lastIndexOf('.') + 1)
}

/** The programs that the step of a DD statement runs, by itself or by its proc. */
export function programsOf(graph: StructureGraph, { from }: StructureEdge, step: string): string[] {
  const own = graph.edgesFrom(unitOf(from)).filter((edge) => edge.from.path === from.path && edge.step === step)
  const direct = own.filter(({ kind }) => kind === 'runs').map(({ to }) => to.name)
  const procs = own.filter(({ kind }) => kind === 'runs-proc').map(({ to }) => to.name)
  const behind = procs.flatMap((proc) => graph.edgesFrom(proc)).filter(({ kind, from }) => kind === 'runs' && from.kind === 'proc')
  return [...new Set([...direct, ...behind.map(({ to }) => to.name)])]
}
