import type { StructureEdge } from '../../answer/structure.ts'

/**
 * Edges without those of procs that jobs know better: what a job decides by symbols and overrides is an edge of the job that `overrides` the proc's
 * statement, and stands in place of what the proc says by itself.
 */
export function withoutProcDefaults<Found extends { readonly edge: StructureEdge }>(found: readonly Found[]): Found[] {
  const decided = new Set(found.flatMap(({ edge: { overrides } }) => (overrides ? [`${overrides.path}:${overrides.line}`] : [])))
  return found.filter(({ edge: { path, line } }) => !decided.has(`${path}:${line}`))
}
