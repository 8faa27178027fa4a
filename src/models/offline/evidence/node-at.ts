import type { SubjectFlow } from '../../../answer/structure-estate-results.ts'
import type { Place } from '../findings.ts'

/** The index of the paragraph that a line stands in, -1 where none begins above it: they come in the order in which control finds them, not in that of their lines. */
export function nodeAt({ path, line }: Place, nodes: SubjectFlow['nodes']): number {
  let best = -1
  for (const [index, { place }] of nodes.entries()) {
    if (place?.path !== path || place.line > line) continue
    if (best < 0 || place.line >= (nodes[best]?.place?.line ?? 0)) best = index
  }
  return best
}
