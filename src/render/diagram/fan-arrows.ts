import type { Diagram, DiagramArrow, DiagramBox } from '../../answer/diagram.ts'

/** Shorter words may stand at each arrow. */
const shortChars = 20
const fewArrows = 3

/** Where arrows of one box say the same at length, as those of a menu do, it is said once: in a box that they go out from. */
export function fanArrows(diagram: Diagram): Diagram {
  const fans = new Map<string, DiagramArrow[]>()
  for (const arrow of diagram.arrows) {
    const { from, label = '', both } = arrow
    if (label.length <= shortChars || both === true) continue
    const key = `${from} ${label}`
    const fan = fans.get(key)
    if (fan) fan.push(arrow)
    else fans.set(key, [arrow])
  }
  const boxes: DiagramBox[] = []
  const joined = new Map<DiagramArrow, readonly DiagramArrow[]>()
  for (const fan of fans.values()) {
    const [first] = fan
    if (first === undefined || fan.length < fewArrows) continue
    const id = `when-${boxes.length}`
    boxes.push({ id, kind: 'when', label: (first.label ?? '').split('\n') })
    for (const arrow of fan) joined.set(arrow, [...(arrow === first ? [{ from: first.from, to: id }] : []), branch(id, arrow)])
  }
  if (boxes.length === 0) return diagram
  return { ...diagram, boxes: [...diagram.boxes, ...boxes], arrows: diagram.arrows.flatMap((arrow) => joined.get(arrow) ?? [arrow]) }
}

function branch(from: string, { to, dashed }: DiagramArrow): DiagramArrow {
  return { from, to, ...(dashed === undefined ? {} : { dashed }) }
}
