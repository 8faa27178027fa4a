import type { Answer, AnswerError } from '../../answer/answer.ts'
import { noUsage } from '../../answer/answer.ts'
import type { AnswerEvent } from '../../answer/event.ts'
import { hashLines } from '../../answer/hash-lines.ts'
import type { CitationSources } from '../../answer/verify-citations.ts'
import { ask } from '../../app/ask.ts'
import { citationSources } from '../../app/citation-sources.ts'
import type { App } from '../../app/create-app.ts'
import type { Hide } from '../../app/sessions/hide-secrets.ts'
import { AppError } from '../../base/app-error.ts'
import { sanitize } from '../../base/sanitize.ts'
import { neutralMarkdown } from '../../render/neutral-markdown.ts'
import type { AnswerRecord, NamedThing, RecordedCitation } from '../journal-records.ts'
import type { ListedQuestion } from '../question-list.ts'
import { askedHash, askedText } from './asked-text.ts'
import type { NamedThings } from './named-things.ts'

export interface AnsweringParts {
  readonly app: App
  readonly hide: Hide
  readonly things: NamedThings
  readonly now: () => Date
}

interface Hearing {
  readonly signal: AbortSignal
  readonly onEvent: (event: AnswerEvent) => void
}

export interface AnsweredQuestion {
  readonly record: AnswerRecord
  readonly durationMs: number
}

type Given = Pick<Answer, Exclude<keyof Answer, 'question' | 'toolCalls' | 'evidence' | 'health'>>

/** Asks one question, alone, and gives what the journal keeps of the answer, without a page yet, and how long it took. What the user can mend is its `error`; a bug is thrown. */
export async function answerQuestion(parts: AnsweringParts, question: ListedQuestion, hearing: Hearing): Promise<AnsweredQuestion> {
  const { app, hide, now } = parts
  const given = await answered(app, question, hearing)
  const hidden = (text: string) => hide(sanitize(text))
  const text = neutralMarkdown(hidden(given.answer).trim())
  const about = parts.things.in(question.question)
  const record: AnswerRecord = {
    type: 'answer',
    id: question.id,
    asked: askedHash(question),
    file: question.file,
    page: null,
    at: now().toISOString(),
    outcome: given.outcome,
    outcomeReason: given.outcomeReason && hidden(given.outcomeReason),
    answer: text,
    citations: await recordedCitations(given, app, hidden),
    skills: [...given.skills],
    provider: given.provider,
    model: given.model,
    usage: { ...given.usage },
    error: given.error && { ...given.error, message: hidden(given.error.message), hint: given.error.hint && hidden(given.error.hint) },
    about,
    names: othersThan(about, parts.things.in(text)),
  }
  return { record, durationMs: given.durationMs }
}

async function answered(app: App, question: ListedQuestion, hearing: Hearing): Promise<Given> {
  try {
    return await ask(app, askedText(question), hearing)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { name, model } = app.config.chatProvider
    const told: AnswerError = { code: error.code, message: error.message, hint: error.hint ?? null }
    const nothing = { answer: '', outcomeReason: null, citations: [], skills: [], usage: noUsage, durationMs: 0 }
    return { ...nothing, outcome: 'failed', provider: name, model, error: told }
  }
}

function othersThan(about: readonly NamedThing[], things: readonly NamedThing[]): NamedThing[] {
  const keys = new Set(about.map(({ kind, name }) => `${kind} ${name}`))
  return things.filter(({ kind, name }) => !keys.has(`${kind} ${name}`))
}

async function recordedCitations({ citations }: Given, app: App, hidden: (text: string) => string): Promise<RecordedCitation[]> {
  const sources = citationSources(app)
  const recorded = citations.map(async (citation): Promise<RecordedCitation> => {
    const { path, startLine, endLine, kind, status, reason, hash } = citation
    const lines = hash === null ? undefined : await citedLines(citation, sources)
    // What has changed since it was cited is no line to look for.
    const firstLine = lines !== undefined && hashLines(lines.join('\n')) === hash ? hashLines(lines[0] ?? '') : null
    return { path, startLine, endLine, kind, status, reason: reason && hidden(reason), hash, firstLine }
  })
  return Promise.all(recorded)
}

async function citedLines(
  { kind, path, startLine, endLine }: Pick<RecordedCitation, 'kind' | 'path' | 'startLine' | 'endLine'>,
  sources: CitationSources,
): Promise<readonly string[] | undefined> {
  if (kind === 'code') return (await sources.readLines(path))?.lines.slice(startLine - 1, endLine)
  const [name = '', ...heading] = path.split('#')
  return (await sources.skillSection(name, heading.length > 0 ? heading.join('#') : undefined))?.text.split('\n')
}
