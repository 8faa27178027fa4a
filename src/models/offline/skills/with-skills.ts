import { limits } from '../../../base/limits.ts'
import type { Answered } from '../compose.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import { formatQuote } from '../quote.ts'
import { findMissing } from '../verdict.ts'
import { conflictItems } from './conflicts.ts'
import { skillAnswer } from './skill-answer.ts'

/** Room that what the code says keeps behind a skill that answers first. */
const codeChars = 1200

/** The answer from the code with what the skills add to it and what the code refutes of that. */
export function withSkills(question: Question, answered: Answered, findings: Findings): Answered {
  if (findings.skillTexts.length === 0) return answered
  // The code was found to hold nothing of the kind that was asked for: that is an answer, and no text of a skill changes it.
  const isAnswer = answered.found || findMissing(question, findings) === undefined
  const { quotes, first } = skillAnswer(question, isAnswer ? answered.text : '', findings)
  const quoted = new Set(quotes.map(({ source }) => (source.kind === 'skill' ? source.skill : undefined)))
  const conflicts = conflictItems(question, ({ section }) => quoted.has(section), findings).join('\n')
  const shown = answered.found || !isAnswer ? quotes.map(formatQuote) : []
  if (shown.length === 0) return { found: answered.found, text: joined(answered.text, conflicts) }
  if (!answered.found) return { found: true, text: joined(conflicts, ...shown) }
  if (!first) return { found: true, text: fitting([answered.text, conflicts, ...shown], limits.offlineAnswerChars) }
  const answer = joined(conflicts, ...shown)
  return { found: true, text: joined(answer, fitting(answered.text.split('\n\n'), codeChars)) }
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

/** The first parts that there is room for; always the first. */
function fitting(parts: readonly string[], room: number): string {
  const kept: string[] = []
  for (const part of parts.filter((some) => some !== '')) if (kept.length === 0 || joined(...kept, part).length <= room) kept.push(part)
  return joined(...kept)
}
