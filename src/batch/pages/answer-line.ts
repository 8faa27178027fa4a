import { sanitize } from '../../base/sanitize.ts'
import { citationDocument } from '../../render/answer-document.ts'
import { neutralMarkdown } from '../../render/neutral-markdown.ts'
import { sanitizeJson } from '../../render/sanitize-json.ts'
import type { AnswerRecord } from '../journal-records.ts'
import type { ListedQuestion } from '../question-list.ts'

/**
 * A question with its answer as one line of `answers.jsonl`, without the newline: every string sanitised, the Markdown neutralised (security.md 1.7).
 * The marker of what CodeWhisper writes comes first. Of two runs that give the same answers, only `at` differs.
 */
export function answerLine(listed: ListedQuestion, record: AnswerRecord): string {
  const { usage } = record
  const document = sanitizeJson({
    codewhisper: 'generated',
    schema: 1,
    id: listed.id,
    title: listed.title,
    section: listed.section,
    tags: listed.tags,
    page: record.page === null ? null : listed.file,
    question: listed.question,
    answer: neutralMarkdown(sanitize(record.answer)),
    outcome: record.outcome,
    outcomeReason: record.outcomeReason,
    citations: record.citations.map(citationDocument),
    skills: record.skills,
    provider: record.provider,
    model: record.model,
    usage: {
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      cachedTokens: usage.cachedTokens,
      costUsd: usage.costUsd,
    },
    at: record.at,
    error: record.error && { code: record.error.code, message: record.error.message, hint: record.error.hint },
    about: record.about.map(({ kind, name }) => ({ kind, name })),
    names: record.names.map(({ kind, name }) => ({ kind, name })),
  })
  return JSON.stringify(document)
}
