import { askedControlClauses } from './asked-control-clauses.ts'
import { askedDefineClauses } from './asked-define-clauses.ts'
import { askedJclClauses } from './asked-jcl-clauses.ts'
import { attributeBare } from './attribute-bare.ts'
import type { Question } from './question.ts'

/** Whether a question asks what a statement of JCL or a definition says of something: of a program or data set without a source that is known, too. */
export function asksAttribute(question: Question): boolean {
  const bare = attributeBare(question)
  return askedJclClauses(bare).length > 0 || askedDefineClauses(bare).length > 0 || askedControlClauses(bare).length > 0
}
