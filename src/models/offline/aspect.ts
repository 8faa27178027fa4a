import type { Call } from './conversation.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question/question.ts'
import type { Quote } from './quote.ts'
import type { Subject } from './subjects.ts'

export interface Note {
  readonly name?: string
  readonly text: string
}

/** What one aspect has to say. */
export interface Draft {
  /** Markdown, a sentence or list item each, with its citations: the answer itself. */
  readonly lead: readonly string[]
  /** Where the question asks exactly this, and `lead` tells all of it: what others would quote beside it does not bear. */
  readonly whole?: boolean
  /** The question asks exactly this of a declaration, and `lead` is what that says: what other aspects make of its words does not bear. */
  readonly alone?: boolean
  /** Said also where another aspect tells the answer alone. */
  readonly always?: boolean
  /** It says what the subject is, whatever is asked of it. */
  readonly introduces?: true
  /** It has lines that define what the question names: no structure does, and its source is there all the same. */
  readonly defines?: boolean
  /** What is quoted before `lead`, where lines say it better. */
  readonly first?: readonly Quote[]
  /** Lines that decide it, most telling first. */
  readonly quotes: readonly Quote[]
  /** Quoted where the answer is short: lines that only may bear on the question, as what stands around a statement does. */
  readonly beside?: readonly Quote[]
  /** Quoted only where there is nothing else to say: lines that carry no more than the name that was asked about. */
  readonly spare?: readonly Quote[]
  /** List items that explain the quotations; of a name only where that stands in one. */
  readonly notes?: readonly Note[]
  /** Where the question asks exactly this, and the answer is that there is nothing. */
  readonly nothing?: Nothing
}

/** That what a question asks for is not there. */
export interface Nothing {
  /** What was looked for, in words. */
  readonly said: string
  /** List items with citations: what there is of the kind, and no answer. */
  readonly instead?: readonly string[]
  /** Nothing that another aspect says of the subject can be what the question asks for. */
  readonly decides?: boolean
}

/** One way to answer: a rule that tells when a question asks for it, the calls that find it out, and what is said of their results. */
export interface Aspect {
  readonly name: string
  /** It is asked by few questions, and what it finds may be all that these want: found out before anything else, within the calls that one answer may make. */
  readonly exact?: boolean
  asks(question: Question, subject: Subject): boolean
  /** Also called again with what the first calls found; only calls that were not made yet are made. */
  calls(question: Question, subject: Subject, findings: Findings): readonly Call[]
  /** Undefined where nothing was found that bears on the question. */
  draft(question: Question, subject: Subject, findings: Findings): Draft | undefined
}
