import type { SourcePlace, StructureEdge, StructureUnit, UnitName } from '../../answer/structure.ts'
import type { QueryContext } from './query-context.ts'
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

/** What stands right above a paragraph, where control runs on from there; the program for its first one. */
export function unitAbove(context: QueryContext, unit: StructureUnit): (UnitName & SourcePlace) | undefined {
  const { graph, places } = context
  if (!runsOn(context, unit)) return undefined
  const order = places.inOrder(unit)
  const at = order.findIndex((other) => other.unit === unit)
  if (at === -1) return undefined
  const around = places.sectionOf(unit)
  const above = order
    .slice(0, at)
    .map((other) => other.unit)
    // A section is above its first paragraph where it has statements of its own.
    .findLast((other) => other !== around || other.empty !== true)
  const program = graph.unitsNamed(unit.of ?? '').find(({ kind, path }) => kind === 'program' && path === places.programPath(unit))
  const found = above ?? program
  if (found === undefined || found.ends === true) return undefined
  return { kind: found.kind, name: found.name, path: found.path, line: found.startLine }
}
