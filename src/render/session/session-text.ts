import type { Transcript, TranscriptTurn } from '../../answer/transcript.ts'
import { sanitize, sanitizeLine } from '../../base/sanitize.ts'
import { definitionList } from '../definition-list.ts'
import { terminalAnswer } from '../terminal-answer.ts'
import type { TerminalLook } from '../terminal-block.ts'
import { sessionFacts } from './session-heading.ts'
import { turnAnswer } from './turn-answer.ts'

/** A session for a terminal: what was asked and answered, with the sources. Ends with a newline. */
export function sessionText(transcript: Transcript, look: Omit<TerminalLook, 'citations'>): string {
  const facts = definitionList(sessionFacts(transcript), look)
  return [facts, ...transcript.turns.map((turn) => turnText(turn, look))].filter((part) => part !== '').join('\n')
}

function turnText(turn: TranscriptTurn, look: Omit<TerminalLook, 'citations'>): string {
  const question = sanitize(turn.question).trim().split('\n').join('\n  ')
  const answer = turnAnswer(turn)
  const text = terminalAnswer({ ...answer, toolCalls: [], evidence: [] }, look)
  const failure = answer.error === null ? '' : `${look.colors.yellow(sanitizeLine(`No answer: ${answer.error.message}`))}\n`
  return `${look.colors.bold(`${turn.number}. ${question}`)}\n\n${text}${failure}`
}
