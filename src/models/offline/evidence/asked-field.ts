import type { Findings } from '../findings.ts'
import { askedLiterals, variableNames } from '../question/asked-literals.ts'
import type { Question } from '../question/question.ts'
import { isRoutine, type Subject } from '../subjects.ts'
import { fieldLiterals } from './field-literals.ts'

const fieldKinds: ReadonlySet<string> = new Set(['field', 'symbol', 'mention'])

/** The names that may be those of the field whose values a question asks for: its subject's, else those of variables, of which structures know nothing. */
export function fieldNames(question: Question, subject: Subject): readonly string[] {
  return isField(question, subject) ? [subject.name] : variableNames(question)
}

/** The first of them that is set to a literal or compared with one. */
export function askedField(question: Question, subject: Subject, findings: Findings): string | undefined {
  return fieldNames(question, subject).find((name) => fieldLiterals(question, name, findings).length > 0)
}

function isField(question: Question, subject: Subject): boolean {
  const [kind = ''] = subject.kinds
  return subject.named && fieldKinds.has(kind) && !isRoutine(subject) && askedLiterals(question, subject.name) !== undefined
}
