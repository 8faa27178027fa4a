import type { UnitKind } from '../../answer/structure.ts'
import type { CodeReference, CodeUnit, PlanCode } from './plan-code.ts'

/** Something that a question can be about, with all that the code says about it. */
export interface PlanThing {
  readonly name: string
  /** Several where members define it anew, none for what is only named. */
  readonly definitions: readonly CodeUnit[]
  readonly to: readonly CodeReference[]
  readonly from: readonly CodeReference[]
}

export interface PlanTrait {
  /** Completes `only those that …`. */
  readonly means: string
  readonly holds: (thing: PlanThing, code: PlanCode) => boolean
}

/** A placeholder of templates: a kind of thing, where the code tells of such things, and what can be asked of some of them alone. */
export interface PlanKind {
  /** What they are, for the documentation. */
  readonly means: string
  /** What they are in the structure of the code. */
  readonly units: readonly UnitKind[]
  /** Which of the defined ones belong; all unless given. */
  readonly defined?: (unit: CodeUnit) => boolean
  /** Which references name one, defined or not; none unless given. */
  readonly named?: (reference: CodeReference, code: PlanCode) => boolean
  /** What it is called in a question; its name unless given. */
  readonly nameOf?: (unit: CodeUnit) => string
  readonly traits: Readonly<Record<string, PlanTrait>>
}
