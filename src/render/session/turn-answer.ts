import { noAnswer } from '../../answer/answer.ts'
import type { KeptAnswer } from '../../answer/kept-answer.ts'
import { notFoundMark } from '../../answer/not-found-mark.ts'
import type { TranscriptTurn } from '../../answer/transcript.ts'

const cutReason = 'The program ended, or the question was left, before the answer was complete.'

/** What a turn came to: its answer or, where it was cut, what was shown of it, which nobody has checked. */
export function turnAnswer({ question, answer, said, calls }: TranscriptTurn): KeptAnswer {
  if (answer !== undefined) return answer
  const cut = { ...noAnswer(question, { code: 'aborted', message: cutReason, hint: null }), toolCalls: calls }
  const text = said.replace(notFoundMark, '').trim()
  return text === '' ? cut : { ...cut, answer: text, outcome: 'partial', outcomeReason: cutReason, error: null }
}
