import type { StructureEdge, StructureUnit } from '../../answer/structure.ts'
import { groupBy } from '../../base/group-by.ts'
import type { StructureGraph } from '../graph.ts'
import type { NamedThing } from './name-index.ts'

type Lines = Pick<StructureUnit, 'path' | 'startLine' | 'endLine'>

/**
 * Of an entry whose end is known, the edges that stand in it and in the procedures that it performs; all of the program, where control leaves these for a
 * label above. `edges`: all of its program. Undefined where control may go on anywhere behind the entry.
 */
export function reachedFromEntry(
  { definitions }: NamedThing,
  edges: readonly StructureEdge[],
  graph: StructureGraph,
): readonly StructureEdge[] | undefined {
  if (!definitions.every(({ startLine, endLine }) => endLine > startLine)) return undefined
  const labels = groupBy(
    definitions.flatMap(({ of = '' }) => graph.unitsOf(of)),
    ({ name }) => name,
  )
  const onLine = groupBy(edges, ({ path, line }) => `${path}\n${line}`)
  const reached = new Set<Lines>(definitions)
  const own = new Set<StructureEdge>()
  // A set goes on to what is added while it is gone through.
  for (const { path, startLine, endLine } of reached)
    for (let line = startLine; line <= endLine; line++)
      for (const edge of onLine.get(`${path}\n${line}`) ?? []) {
        own.add(edge)
        if (edge.kind === 'perform') for (const label of labels.get(edge.to.name) ?? []) reached.add(label)
      }
  const jumps = new Set([...own].flatMap(({ kind, to }) => (kind === 'goto' ? [to.name] : [])))
  const left = [...jumps].map((name) => labels.get(name) ?? []).filter((meant) => !meant.some((label) => isIn(label, reached)))
  if (left.length === 0) return edges.filter((edge) => own.has(edge))
  const isAbove = left.flat().some(({ startLine }) => definitions.every((entry) => startLine < entry.startLine))
  return isAbove ? edges : undefined
}

function isIn({ path, startLine, endLine }: Lines, places: ReadonlySet<Lines>): boolean {
  for (const one of places) if (one.path === path && one.startLine <= startLine && endLine <= one.endLine) return true
  return false
}
