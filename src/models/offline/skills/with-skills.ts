import type { Answered } from '../compose.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import { formatQuote } from '../quote.ts'
import { findMissing } from '../verdict.ts'
import { heldCitations } from './conflicts/cited-lines.ts'
import { conflictItems } from './conflicts.ts'
import { skillAnswer } from './skill-answer.ts'
import { statementsOf } from './statements.ts'

const mostHeld = 4

/** The answer from the code with what the skills add to it and what the code refutes of that, in `room` characters where there is so much to add. */
export function withSkills(question: Question, answered: Answered, findings: Findings, room: number): Answered {
  if (findings.skillTexts.length === 0) return answered
  // The code was found to hold nothing of the kind that was asked for: that is an answer, and no text of a skill changes it.
  const isAnswer = answered.found || findMissing(question, findings) === undefined
  const { quotes, first, alone } = skillAnswer(question, isAnswer ? answered.text : '', findings)
  const quoted = new Set(quotes.map(({ source }) => (source.kind === 'skill' ? source.skill : undefined)))
  const conflicts = conflictItems(question, ({ section }) => quoted.has(section), findings).join('\n')
  if ((isAnswer && !answered.found) || quotes.length === 0) return { ...answered, text: joined(answered.text, conflicts) }
  const held = heldCitations(
    quotes.flatMap(({ lines }) => statementsOf(lines)),
    findings,
  ).slice(0, mostHeld)
  const shown = joined(
    conflicts,
    ...quotes.map(formatQuote),
    held.length === 0 ? '' : `- The lines of the code that it cites: ${held.join(', ')}`,
  )
  if (!answered.found) return alone ? { found: true, text: shown } : { found: false, text: joined(answered.text, shown) }
  const parts = first ? [shown, ...answered.text.split('\n\n')] : [answered.text, shown]
  return { found: true, text: fitting(parts, room) }
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
