import type { StructureEdge, StructureUnit } from '../../answer/structure.ts'
import type { SubjectReferences } from '../../answer/structure-results.ts'
import { isUnreached, leadsAnywhere } from './dead-paragraphs.ts'
import { programControl } from './program-control.ts'
import type { QueryContext } from './query-context.ts'
import { reachedBlocks } from './reached-blocks.ts'
import type { FoundEdge } from './references.ts'
import { runsOn } from './runs-on.ts'

/** PERFORMs that reach a paragraph without naming it: it lies between the two of a THRU, or in a section. */
export function performsAround(context: QueryContext, unit: StructureUnit): FoundEdge[] {
  const { graph, places } = context
  if (!runsOn(context, unit)) return []
  const order = places.inOrder(unit)
  const at = order.find((other) => other.unit === unit)?.first
  if (at === undefined) return []
  const program = places.programPath(unit)
  const spanOf = (name: string | undefined) => order.find((other) => other.unit.name === name)
  const reaches = (edge: StructureEdge): FoundEdge[] => {
    const first = spanOf(edge.to.name)
    const last = edge.thru === undefined ? first : spanOf(edge.thru)
    if (!first || !last || first.unit === unit || at < first.first || at > last.last) return []
    if (edge.thru !== undefined) return [{ edge, through: { kind: 'thru', name: `${edge.to.name} THRU ${edge.thru}` } }]
    return [{ edge, through: { kind: 'section', name: edge.to.name } }]
  }
  return graph
    .edgesFrom(unit.of ?? '')
    .filter((edge) => edge.kind === 'perform' && edge.from.path === program)
    .flatMap(reaches)
}

/** How control comes to a paragraph by itself: from what stands above it, the program for its first one; or that it never comes there in any way. */
export function comesBySelf(context: QueryContext, unit: StructureUnit): Pick<SubjectReferences, 'above' | 'dead'> {
  const { graph, places } = context
  if (!runsOn(context, unit)) return {}
  const path = places.programPath(unit)
  const program = graph.unitsNamed(unit.of ?? '').find((one) => one.kind === 'program' && one.path === path)
  if (program === undefined) return {}
  const control = programControl(context, program)
  const { blocks } = control
  const at = blocks.findIndex((block) => block.unit === unit)
  if (at === -1) return {}
  const isKnown = !leadsAnywhere(context, control)
  const reached = reachedBlocks(control)
  const into = new Map([...reached.falling].map(([from, to]) => [to, from]))
  let above = isKnown ? into.get(at) : at - 1
  // A section is above its first paragraph where it has statements of its own.
  const section = places.sectionOf(unit)
  if (above !== undefined && blocks[above]?.unit === section && section?.empty === true) above = isKnown ? into.get(above) : above - 1
  const found = above === undefined ? undefined : blocks[above]?.unit
  if (found === undefined || found.ends === true) return isKnown && isUnreached(blocks, at, reached) ? { dead: true } : {}
  const { kind, name, startLine } = found
  return { above: { kind, name, path: found.path, line: startLine, ...(isKnown ? {} : { perhaps: true }) } }
}
