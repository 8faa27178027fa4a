import type { AnswerEvent } from '../answer/event.ts'
import { answerDocument, citationDocument } from './answer-document.ts'
import { sanitizeJson } from './sanitize-json.ts'

/** An event as one line of `--jsonl` shows it, strings sanitised; `result` has the fields of the `--json` document beside its type. */
export function eventDocument(
  event: AnswerEvent,
  sessionId: string | null = null,
): { readonly type: AnswerEvent['type'] } & Record<string, unknown> {
  if (event.type === 'result') return { type: 'result', ...answerDocument(event.answer, sessionId) }
  const fields = event.type === 'review' ? { ...event, citations: event.citations.map(citationDocument) } : event
  return sanitizeJson(fields) as { type: AnswerEvent['type'] }
}
