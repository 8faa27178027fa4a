import { sanitizeJson } from '../../render/sanitize-json.ts'
import type { BatchEvent, BatchReport } from '../batch-event.ts'

/** The report as the document of `--json`: scripts rely on names and meaning, fields may be added. */
export function reportDocument({ out, total, outcomes, asked, tokens, kept, stopped, questions }: BatchReport): unknown {
  const { answered, partial, not_found, failed, not_asked } = outcomes
  return sanitizeJson({
    schema: 1,
    out,
    total,
    outcomes: { answered, partial, not_found, failed, not_asked },
    asked,
    tokens,
    kept,
    stopped: stopped && { why: stopped.why, message: stopped.message, hint: stopped.hint },
    questions: questions.map(({ id, outcome, verified, page, error }) => ({ id, outcome, verified, page, error })),
    error: null,
  })
}

/** An event as a line of `--jsonl` shows it; undefined for one that only a screen wants. Answers themselves are in the pages and in `answers.jsonl`. */
export function batchEventDocument(event: BatchEvent): unknown {
  switch (event.type) {
    case 'begin':
      return sanitizeJson({ type: 'begin', schema: 1, total: event.total, done: event.done, kept: event.kept })
    case 'answer': {
      const { question, record, durationMs } = event
      return sanitizeJson({
        type: 'answer',
        id: question.id,
        question: question.question,
        section: question.section,
        page: record.page === null ? null : record.file,
        outcome: record.outcome,
        outcomeReason: record.outcomeReason,
        durationMs,
        provider: record.provider,
        model: record.model,
        usage: record.usage,
        error: record.error,
      })
    }
    case 'pause':
      return sanitizeJson({ type: 'pause', delayMs: event.delayMs, reason: event.reason })
    case 'notice':
      return sanitizeJson({ type: 'notice', message: event.message })
    case 'end':
      return { type: 'end', ...Object(reportDocument(event.report)) }
    default:
      return undefined
  }
}
