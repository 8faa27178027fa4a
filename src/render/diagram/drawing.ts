import type { Diagram, DiagramArrow, DiagramBox } from '../../answer/diagram.ts'
import type { UnitName } from '../../answer/structure.ts'
import { cutText } from '../../base/text.ts'
import { foldDiagram } from './fold-diagram.ts'

/** Of a line in a box or at an arrow. */
export const labelChars = 48

/** Collects boxes and arrows; what is said twice is drawn once. */
export class Drawing {
  readonly #boxes = new Map<string, DiagramBox>()
  readonly #arrows = new Map<string, { readonly from: string; readonly to: string; readonly labels: Set<string>; dashed: boolean }>()

  box(key: string, box: Omit<DiagramBox, 'id'>): string {
    const known = this.#boxes.get(key)
    if (known) return known.id
    const id = `b${this.#boxes.size}`
    this.#boxes.set(key, { id, ...box })
    return id
  }

  unit(unit: UnitName, more: Partial<DiagramBox> = {}): string {
    const label = [cutText(unit.name, labelChars)]
    return this.box(`${unit.kind} ${unit.name} ${unit.of ?? ''}`, { kind: unit.kind, label, ...more })
  }

  arrow(from: string, to: string, label: string, dashed = false): void {
    const key = `${from} ${to}`
    const known = this.#arrows.get(key)
    if (!known) this.#arrows.set(key, { from, to, labels: new Set(label === '' ? [] : [label]), dashed })
    else {
      if (label !== '') known.labels.add(label)
      known.dashed &&= dashed
    }
  }

  diagram(title: string, direction: Diagram['direction'], ordered = false): Diagram {
    const arrows = [...this.#arrows.values()].map(
      ({ from, to, labels, dashed }): DiagramArrow => ({
        from,
        to,
        ...(labels.size > 0 ? { label: labelOf([...labels]) } : {}),
        ...(dashed ? { dashed } : {}),
      }),
    )
    const boxes = [...this.#boxes.values()]
    return foldDiagram({ title, direction, boxes, arrows, folded: 0, ...(ordered ? { ordered } : {}) })
  }
}

const shownLabels = 3

function labelOf(labels: readonly string[]): string {
  const shown = labels.slice(0, shownLabels).map((label) => cutText(label, labelChars))
  return labels.length > shown.length ? `${shown.join('\n')}\n+${labels.length - shown.length}` : shown.join('\n')
}
