import type { StructureEdge } from '../../answer/structure.ts'

/**
 * Edges without those of procs that jobs know better: what a job decides by symbols and overrides is an edge of the job that `overrides` the proc's
 * statement, and stands in place of what the proc says by itself. `decided`: such statements, those of these edges are added.
 */
export function withoutProcDefaults<Found extends { readonly edge: StructureEdge }>(
  found: readonly Found[],
  decided = new Set<string>(),
): Found[] {
  for (const { edge } of found) if (edge.overrides) decided.add(`${edge.overrides.path}:${edge.overrides.line}`)
  return found.filter(({ edge: { path, line } }) => !decided.has(`${path}:${line}`))
}
