import { noUsage } from '../../answer/answer.ts'
import type { KeptAnswer } from '../../answer/kept-answer.ts'
import { notFoundMark } from '../../answer/not-found-mark.ts'
import type { TranscriptTurn } from '../../answer/transcript.ts'

const cutReason = 'The program ended, or the question was left, before the answer was complete.'

/** What a turn came to: its answer or, where it was cut, what was shown of it, which nobody has checked. */
export function turnAnswer({ question, answer, said, calls }: TranscriptTurn): KeptAnswer {
  if (answer !== undefined) return answer
  const text = said.replace(notFoundMark, '').trim()
  return {
    question,
    answer: text,
    outcome: text === '' ? 'failed' : 'partial',
    outcomeReason: text === '' ? null : cutReason,
    citations: [],
    skills: [],
    toolCalls: calls,
    evidence: [],
    provider: '',
    model: '',
    usage: noUsage,
    durationMs: 0,
    health: [],
    error: text === '' ? { code: 'aborted', message: cutReason, hint: null } : null,
  }
}
