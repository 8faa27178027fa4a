import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import type { Subject } from '../subjects.ts'

/** A kind of thing that people describe in place of naming it, and how the one that is meant is found. */
export interface DescribedKind {
  /** Whether the question speaks of such a thing. */
  asks(question: Question): boolean
  /** Also called again with what the first calls found. */
  calls(question: Question, findings: Findings): readonly Call[]
  /** Surest first; empty where none fits. */
  subjects(question: Question, findings: Findings): readonly Subject[]
}
