import type { Answer } from '../answer/answer.ts'
import { sanitizeLine } from '../base/sanitize.ts'

/** What a reader has to know about how the answer came to its end, in one sentence; undefined when it is simply answered, or failed and says so itself. */
export function outcomeLine({ outcome, outcomeReason }: Pick<Answer, 'outcome' | 'outcomeReason'>): string | undefined {
  if (outcome === 'partial') return `This answer is not complete. ${sanitizeLine(outcomeReason ?? '')}`.trimEnd()
  return outcome === 'not_found' ? 'Outcome: not found.' : undefined
}
