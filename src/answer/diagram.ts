import type { UnitKind } from './structure.ts'

/** A picture before it is drawn: boxes, arrows, and what was left out of it. Names and labels are plain text from the code, not yet neutralised. */
export interface Diagram {
  readonly title: string
  /** Where arrows lead: `right` for who uses what, `down` for what comes after what. */
  readonly direction: 'right' | 'down'
  readonly boxes: readonly DiagramBox[]
  readonly arrows: readonly DiagramArrow[]
  /** How many boxes were folded into others. */
  readonly folded: number
  /** The arrows of a box come one after the other, as they stand here. */
  readonly ordered?: boolean
}

export interface DiagramBox {
  /** Unique in the picture. */
  readonly id: string
  /** `more`: stands for several that were folded. `when`: what several arrows of one box would say alike. */
  readonly kind: UnitKind | 'more' | 'when'
  /** Lines of text. */
  readonly label: readonly string[]
  /** What the picture is about. */
  readonly asked?: boolean
  /** Boxes of one group are drawn in one frame: the steps of a job, the statements of a program. */
  readonly group?: string
}

export interface DiagramArrow {
  readonly from: string
  readonly to: string
  readonly label?: string
  /** Leads both ways: data that is read and written. */
  readonly both?: boolean
  /** Dashed: not certain, or not control but data. */
  readonly dashed?: boolean
}
