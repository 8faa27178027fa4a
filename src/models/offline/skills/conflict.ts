import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'

/** A statement of a skill, and what the code holds against it. */
export interface Conflict {
  /** The skill's own words. */
  readonly says: string
  /** Markdown, with citations. */
  readonly code: string
}

/** One way in which code can refute a statement. Where anything is in doubt it says nothing: a false conflict is worse than none. */
export interface ConflictRule {
  readonly name: string
  /** Also called again with what the first calls found. */
  calls(statement: string, findings: Findings): readonly Call[]
  conflict(statement: string, findings: Findings): Conflict | undefined
}
