import type { Diagram, DiagramArrow, DiagramBox } from '../../answer/diagram.ts'
import { addToGroup } from '../../base/group-by.ts'

/** More boxes than this explain nothing. */
const mostBoxes = 40

/** The picture with at most `most` boxes: those nearest to the first one; what hangs behind a box that is kept becomes one box that says how many they are. */
export function foldDiagram(diagram: Diagram, most = mostBoxes): Diagram {
  const { boxes, arrows } = diagram
  if (boxes.length <= most) return diagram
  const neighbours = neighboursOf(arrows)
  const order = nearestFirst(boxes, neighbours)
  for (let kept = most - 1; kept > 0; kept--) {
    const inside = new Set(order.slice(0, kept))
    const owners = ownersOf(order, inside, neighbours)
    const places = new Set(owners.values())
    if (kept + places.size <= most || kept === 1) return folded(diagram, inside, owners)
  }
  return diagram
}

function neighboursOf(arrows: readonly DiagramArrow[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { from, to } of arrows) {
    addToGroup(found, from, to)
    addToGroup(found, to, from)
  }
  return found
}

/** Boxes by their distance from the first; those that nothing connects with it last. */
function nearestFirst(boxes: readonly DiagramBox[], neighbours: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>(boxes.slice(0, 1).map(({ id }) => id))
  for (const id of seen) for (const next of neighbours.get(id) ?? []) seen.add(next)
  for (const { id } of boxes) seen.add(id)
  return [...seen]
}

/** For each box that is left out, the kept one through which it is reached. */
function ownersOf(
  order: readonly string[],
  inside: ReadonlySet<string>,
  neighbours: ReadonlyMap<string, readonly string[]>,
): Map<string, string> {
  const owners = new Map<string, string>()
  for (const id of order) {
    if (inside.has(id)) continue
    const near = neighbours.get(id)?.find((other) => inside.has(other) || owners.has(other))
    owners.set(id, near === undefined ? (order[0] ?? '') : (owners.get(near) ?? near))
  }
  return owners
}

function folded(diagram: Diagram, inside: ReadonlySet<string>, owners: ReadonlyMap<string, string>): Diagram {
  const counts = new Map<string, number>()
  for (const owner of owners.values()) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  const moreOf = (id: string) => `more-${owners.get(id)}`
  const idOf = (id: string) => (inside.has(id) ? id : moreOf(id))
  const arrows = new Map<string, DiagramArrow>()
  for (const arrow of diagram.arrows) {
    const [from, to] = [idOf(arrow.from), idOf(arrow.to)]
    const key = `${from} ${to}`
    const isWhole = inside.has(arrow.from) && inside.has(arrow.to)
    if (from !== to && !arrows.has(key)) arrows.set(key, isWhole ? arrow : { from, to, dashed: true })
  }
  const more = [...counts].map(([owner, n]): DiagramBox => ({ id: `more-${owner}`, kind: 'more', label: [`${n} more`] }))
  return {
    ...diagram,
    boxes: [...diagram.boxes.filter(({ id }) => inside.has(id)), ...more],
    arrows: [...arrows.values()],
    folded: diagram.folded + owners.size,
  }
}
