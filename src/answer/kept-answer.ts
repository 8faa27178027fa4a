import type { Answer, ToolCallRecord } from './answer.ts'
import type { Citation } from './citation.ts'
import type { CodeEvidence, FileEvidence, SkillEvidence, StructureEvidence } from './evidence.ts'
import type { MoreOf } from './more-of-answer.ts'

/** Evidence as a session keeps it: what was shown and the hash of it. The text is read again from the code, where it still has that hash. */
export type KeptEvidence = Omit<CodeEvidence, 'text'> | Omit<SkillEvidence, 'text'> | FileEvidence | Omit<StructureEvidence, 'text'>

/** Cited lines as they stood when the answer was given, secrets masked, with a few around them. */
export interface Excerpt {
  /** Of the first line in `text`, 1-based. */
  readonly startLine: number
  readonly text: string
  /** Cited lines that were left out at the end, because there are too many. */
  readonly left: number
}

export interface KeptCitation extends Citation {
  /** Absent where there are no such lines. */
  readonly excerpt?: Excerpt | undefined
}

export interface KeptCall extends Omit<ToolCallRecord, 'content' | 'evidence'> {
  /** Only of a call whose result the next questions still see (`app/kept-calls.ts`). */
  readonly shown?: { readonly content: string; readonly evidence: readonly KeptEvidence[] } | undefined
}

/** What an answer has grown by, as a session keeps it. */
export type KeptMore = MoreOf<KeptCitation, KeptEvidence>

/** An answer as a session keeps it: enough to show and export it, and to go on from it. */
export interface KeptAnswer extends Omit<Answer, 'citations' | 'toolCalls' | 'evidence'> {
  readonly citations: readonly KeptCitation[]
  readonly toolCalls: readonly KeptCall[]
  readonly evidence: readonly KeptEvidence[]
}
