import type { EdgeKind, StructureEdge, StructureUnit } from '../../answer/structure.ts'
import type { QueryContext } from './query-context.ts'
import { familyOf } from './unit-family.ts'

/** Edges by which one unit makes another one live. Data that a statement names does not run. */
const leading: ReadonlySet<EdgeKind> = new Set([
  'call',
  'link',
  'xctl',
  'start',
  'copy',
  'runs',
  'runs-proc',
  'transaction',
  'triggers',
  'map',
  'dli',
])

/** The units that control or a COPY comes to from the given ones, these included. What a program contains is reached with it and not listed. */
export function reachedUnits(context: QueryContext, roots: readonly StructureUnit[]): ReadonlySet<StructureUnit> {
  const reached = new Set(roots)
  // A set gives also what is added while it is gone through.
  for (const unit of reached) {
    for (const edge of context.graph.edgesFrom(unit.name)) {
      if (!leading.has(edge.kind) || !beginsIn(edge, unit)) continue
      for (const target of targetsOf(context, edge)) reached.add(target)
    }
  }
  return reached
}

function beginsIn({ from }: StructureEdge, { kind, name, path }: StructureUnit): boolean {
  if (from.path !== path) return false
  return from.of === name || (from.name === name && familyOf(from.kind) === familyOf(kind))
}

/** What an edge may mean: all of a name, where nothing tells which. An ENTRY is reached with its program. */
function targetsOf({ graph, names }: QueryContext, { to, found }: StructureEdge): readonly StructureUnit[] {
  return names.thingOf({ ...to, ...(found === undefined ? {} : { path: found }) }).definitions.flatMap((unit) => {
    if (unit.of === undefined || familyOf(unit.kind) !== 'program') return [unit]
    return graph.unitsNamed(unit.of).filter(({ kind, path }) => kind === 'program' && path === unit.path)
  })
}
