import type { SourcePlace } from '../../../answer/structure.ts'
import type { Dd, PlacedStatement } from './dd-entry.ts'
import type { Asking, PlacedBody } from './job-library.ts'
import type { Substituted } from './symbols.ts'

/** An EXEC or an INCLUDE as it is met when a job or procedure is followed through everything that it uses. */
export interface ExpandedStep {
  /** The EXEC statements that lead here from the unit, this one last. */
  readonly key: string
  readonly name: string
  /** How many procedures deep; 0 for the unit's own steps. */
  readonly level: number
  /** The unit's own step that leads here, where this is not one. */
  readonly outer: ExpandedStep | undefined
  readonly placed: PlacedStatement
  readonly asking: Asking
  readonly does: StepAction
  /** PARM and where it stands. */
  parm: { readonly text: Substituted; readonly placed: PlacedStatement } | undefined
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
    }
  | { readonly kind: 'include'; readonly name: Substituted; readonly found: string | undefined }

export function placeOf({ path, statement }: PlacedStatement): SourcePlace {
  return { path, line: statement.startLine }
}
