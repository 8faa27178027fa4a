import { sanitizeLine } from '../../base/sanitize.ts'
import { cutText } from '../../base/text.ts'
import type { BatchEvent } from '../batch-event.ts'

const titleChars = 100

/** What came of a question, in one line: `answered  programs/wbrate.md  What does WBRATE do? (0.2 s)`, and why where it is not answered. */
export function questionLine({ question, record, durationMs }: Extract<BatchEvent, { type: 'answer' }>): string {
  const { title, file } = question
  const { outcome, outcomeReason, error, page } = record
  const name = outcome.replace('_', ' ')
  const why = error?.message ?? outcomeReason
  const words = [name, ...(page === null ? [] : [file]), `${cutText(title, titleChars)} (${(durationMs / 1000).toFixed(1)} s)`]
  return sanitizeLine(`${words.join('  ')}${why ? `: ${why}` : ''}`)
}
