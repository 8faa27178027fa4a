import type { SourcePlace } from '../../../answer/structure.ts'
import type { JclStatement } from '../../../base/jcl/jcl-stream.ts'
import type { Dd } from './dd-entry.ts'
import type { Asking } from './homonyms.ts'
import type { Standing } from './job-fact.ts'
import type { PlacedBody } from './job-library.ts'
import type { Substituted } from './symbols.ts'

/** An EXEC or an INCLUDE as it is met when a job or procedure is followed through everything that it uses. */
export interface ExpandedStep {
  /** The EXEC statements that lead here from the unit, this one last. */
  readonly key: string
  readonly name: string
  /** The unit's own step that leads here, where this is not one. */
  readonly outer: ExpandedStep | undefined
  readonly statement: JclStatement
  readonly at: Standing
  readonly asking: Asking
  readonly does: StepAction
  /** PARM and where it stands. */
  parm: { readonly text: Substituted; readonly at: SourcePlace } | undefined
  readonly dds: Dd[]
}

export type StepAction =
  | { readonly kind: 'program'; readonly name: Substituted }
  | {
      readonly kind: 'proc'
      readonly name: Substituted
      readonly found: PlacedBody | undefined
      /** MBR=, the program of IBM's procedures for IMS. */
      readonly member: Substituted | undefined
      /** PSB= beside it. */
      readonly psb: Substituted | undefined
    }
  | { readonly kind: 'include'; readonly name: Substituted; readonly found: string | undefined }
  /** What stands before the first step, for all of them: JOBLIB. */
  | { readonly kind: 'all steps' }
