import type { SourcePlace } from '../../../answer/structure.ts'

/** A call of IMS that says which PCB it goes through, and no segment: which one that may be, the PSB tells. */
export interface PcbCall extends SourcePlace {
  readonly program: string
  /** GN, ISRT … */
  readonly verb: string
  /** The PCB as the program names it. */
  readonly operand: string
  /** The PCB's own name, where an AIB holds it. */
  readonly names: readonly string[]
  /** Parameters of the program by which it gets its PCBs, for each of its entries. */
  readonly parameters: readonly (readonly string[])[]
  readonly via?: SourcePlace
}
