import type { Access } from '../../answer/access.ts'
import type { Diagram, DiagramArrow, DiagramBox } from '../../answer/diagram.ts'
import type { UnitName } from '../../answer/structure.ts'
import { cutText } from '../../base/text.ts'
import { arrowLabel } from './arrow-label.ts'
import { fanArrows } from './fan-arrows.ts'
import { foldDiagram } from './fold-diagram.ts'

/** Of a line in a box. */
export const boxChars = 48

interface Line {
  readonly from: string
  readonly to: string
  readonly labels: Set<string>
  dashed: boolean
  /** Of data at `to`: whether it flows from there, and whether to there. */
  reads: boolean
  writes: boolean
}

/** Collects boxes and arrows; what is said twice is drawn once. */
export class Drawing {
  readonly #boxes = new Map<string, DiagramBox>()
  readonly #lines = new Map<string, Line>()

  box(key: string, box: Omit<DiagramBox, 'id'>): string {
    const known = this.#boxes.get(key)
    if (known) return known.id
    const id = `b${this.#boxes.size}`
    this.#boxes.set(key, { id, ...box })
    return id
  }

  unit(unit: UnitName, more: Partial<DiagramBox> = {}): string {
    const label = [cutText(unit.name, boxChars)]
    return this.box(`${unit.kind} ${unit.name} ${unit.of ?? ''}`, { kind: unit.kind, label, ...more })
  }

  arrow(from: string, to: string, label: string, dashed = false): void {
    this.#line(`${from} ${to}`, { from, to }, label, dashed)
  }

  /** What is read flows from the data to who reads it, what is written the other way. */
  dataArrow(user: string, data: string, { access, label, dashed = false }: { access: Access; label: string; dashed?: boolean }): void {
    const line = this.#line(`${user} ${data} data`, { from: user, to: data }, label, dashed)
    line.reads ||= access === 'read' || access === 'both'
    line.writes ||= access === 'write' || access === 'both'
  }

  #line(key: string, ends: { readonly from: string; readonly to: string }, label: string, dashed: boolean): Line {
    const line = this.#lines.get(key) ?? { ...ends, labels: new Set(), dashed, reads: false, writes: false }
    this.#lines.set(key, line)
    if (label !== '') line.labels.add(label)
    line.dashed &&= dashed
    return line
  }

  diagram(title: string, direction: Diagram['direction'], ordered = false): Diagram {
    const arrows = [...this.#lines.values()].map(arrowOf)
    const boxes = [...this.#boxes.values()]
    return fanArrows(foldDiagram({ title, direction, boxes, arrows, folded: 0, ...(ordered ? { ordered } : {}) }))
  }
}

function arrowOf({ from, to, labels, dashed, reads, writes }: Line): DiagramArrow {
  return {
    ...(reads && !writes ? { from: to, to: from } : { from, to }),
    ...(labels.size > 0 ? { label: arrowLabel([...labels]) } : {}),
    ...(reads && writes ? { both: true } : {}),
    ...(dashed ? { dashed } : {}),
  }
}
