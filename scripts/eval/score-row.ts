import type { Score } from './score.ts'

/** What `--dump` writes of a reply, one JSON line each. */
export function scoreRow({ question, text, file, line, missingFacts, absentOk, readable, outcome }: Score) {
  const { id, kind, answer } = question
  const found = question.absent ? { absentOk, outcome } : { file, line, facts: missingFacts.length === 0, missing: missingFacts, outcome }
  return { id, kind, question: question.question, readable, ...found, text, gold: answer }
}
