import { resolve } from 'node:path'
import type { App } from '../../app/create-app.ts'
import { AppError } from '../../base/app-error.ts'
import type { Processes } from '../../base/processes.ts'
import { count } from '../../base/text.ts'
import { AppendJournal } from '../../store/append-journal.ts'
import type { BatchReport, OnBatchEvent, Stopped } from '../batch-event.ts'
import { type JournalRecord, journalRecord, type ListRecord } from '../journal-records.ts'
import type { ListedQuestion, QuestionList } from '../question-list.ts'
import { BatchLanes } from './batch-lanes.ts'
import { type Documents, linksOf, writeDerived } from './derived-pages.ts'
import { type HiddenList, hiddenList } from './hidden-list.ts'
import { JournalState } from './journal-state.ts'
import { NamedThings } from './named-things.ts'
import { journalFile, openOutput } from './output-directory.ts'
import { PageWriter } from './page-writer.ts'
import { type Entry, planEntries } from './plan-entries.ts'

export interface BatchInput {
  readonly app: App
  /** `source`: name of the list's file. */
  readonly list: QuestionList & { readonly source: string }
  /** Of the list. */
  readonly selected: readonly ListedQuestion[]
  readonly out: string
  /** Questions that are asked at a time. */
  readonly concurrency: number
  /** Nothing more is asked once the run has used as many, in and out. */
  readonly maxTokens?: number | undefined
  readonly formats: readonly ('md' | 'jsonl')[]
  /** Pages that were changed by hand are written over. */
  readonly force: boolean
  /** Ids that are asked although they are done. */
  readonly again?: ReadonlySet<string>
  /** The date of an answer. */
  readonly now: () => Date
  readonly processes: Processes
  /** Nothing new is begun. */
  readonly finish: AbortSignal
  /** What is in flight is left, too. */
  readonly stop: AbortSignal
  readonly onEvent: OnBatchEvent
  /** How long nothing is asked after each failure of the provider, in milliseconds; after the last one the batch stops. */
  readonly pausesMs?: readonly number[]
}

const minute = 60_000
const usualPausesMs = [minute / 2, minute, 2 * minute, 4 * minute, 8 * minute]

/**
 * Asks what an output directory does not answer yet and writes pages, index and journal there. Whatever happens, the same call goes on later: each answer is
 * on the disk, whole, before its record is, and what the records say is done is not asked again. What stops a run that has begun is in the report. Throws
 * `AppError` when it cannot begin: batch_busy, file_denied; a bug is thrown.
 */
export async function runBatch(input: BatchInput): Promise<BatchReport> {
  const { app, out, processes } = input
  const output = await openOutput({ out, sources: sourcesOf(app), processes })
  try {
    const state = new JournalState()
    const notices: string[] = []
    const journal = await AppendJournal.open<JournalRecord>(resolve(output.root, journalFile), {
      schema: journalRecord,
      onRecord: (record, place) => state.hear(record, place),
      onNotice: (message) => notices.push(message),
    })
    try {
      return await runIn(input, { root: output.root, journal, state, notices })
    } finally {
      journal.close()
    }
  } finally {
    output.release()
  }
}

interface Opened extends Pick<Documents, 'root' | 'journal' | 'state'> {
  /** What of the journal could not be read. */
  readonly notices: readonly string[]
}

/** Code and skills, as absolute paths. */
export function sourcesOf(app: App): string[] {
  return [...app.sandbox.roots.map(({ real }) => real), ...app.config.skillsDirs.map((dir) => resolve(dir))]
}

async function runIn(input: BatchInput, { notices, ...place }: Opened): Promise<BatchReport> {
  const { app, list, force, formats, again = new Set<string>(), onEvent } = input
  const hidden = hiddenList(list.questions, app.redact)
  const selected = new Set(input.selected.map(({ id }) => id))
  const pages = formats.includes('md')
  const entries = planEntries({ ...place, questions: hidden.questions, selected, again, force, pages })
  const asked = entries.filter((entry) => entry.selected)
  const kept = () => asked.filter(({ edited }) => edited).map(({ listed }) => listed.file)
  onEvent({ type: 'begin', total: asked.length, done: asked.filter(isDone).length, kept: kept() })
  for (const message of notices) onEvent({ type: 'notice', message })
  await recordList(input, hidden, place)
  const writer = new PageWriter(place)
  const title = hidden.hide(list.title)
  const documents: Documents = { ...place, writer, entries, questions: hidden.questions, title, source: list.source, formats }
  const { tokens, ...ended } = await askMissing(input, hidden, documents)
  let { stopped } = ended
  try {
    if (stopped?.why !== 'disk') await writeDerived(documents)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    stopped = { why: 'disk', message: error.message, hint: error.hint ?? null }
  }
  const counted = { asked: ended.asked, tokens, kept: kept(), stopped }
  const report: BatchReport = { out: input.out.replace(/(?<=.)\/+$/, ''), total: asked.length, ...standing(asked), ...counted }
  onEvent({ type: 'end', report })
  return report
}

function isDone({ answer, mustAsk }: Entry): boolean {
  return answer !== undefined && !mustAsk
}

/** Written only where it says something new. */
async function recordList(
  { list }: BatchInput,
  hidden: HiddenList,
  { journal, state }: Pick<Documents, 'journal' | 'state'>,
): Promise<void> {
  const questions = hidden.questions.map((question) => ({ ...question, section: [...question.section], tags: [...question.tags] }))
  const record: ListRecord = { type: 'list', schema: 1, title: hidden.hide(list.title), source: list.source, questions }
  if (JSON.stringify(journalRecord.parse(record)) === JSON.stringify(state.list)) return
  const [place] = await journal.append([record])
  if (place !== undefined) state.hear(record, place)
}

interface Asked {
  /** In this run. */
  readonly asked: number
  readonly tokens: number
  readonly stopped: Stopped | null
}

async function askMissing(input: BatchInput, { hide }: HiddenList, documents: Documents): Promise<Asked> {
  const { app, now, finish, stop, onEvent, concurrency, maxTokens, formats, pausesMs = usualPausesMs } = input
  const missing = documents.entries.filter(({ mustAsk }) => mustAsk)
  const things = missing.length === 0 ? undefined : await namedThings(app, AbortSignal.any([finish, stop]))
  if (things === undefined) return { asked: 0, tokens: 0, stopped: missing.length === 0 ? null : interrupted(missing.length) }
  // Every page that is to come is linked already: when all are answered, none has to be written again.
  const aboutOf = ({ mustAsk, listed, answer }: Entry) => (mustAsk ? things.in(listed.question) : (answer?.record.about ?? []))
  const links = formats.includes('md') ? linksOf(documents, aboutOf) : undefined
  const { journal, state, writer } = documents
  const parts = { app, hide, things, now, journal, state, writer, links, onEvent, finish, stop, concurrency, maxTokens, pausesMs }
  const lanes = new BatchLanes(parts, missing)
  await lanes.run()
  const { asked, tokens, left } = lanes
  return { asked, tokens, stopped: lanes.stopped ?? (left > 0 ? interrupted(left) : null) }
}

/** Undefined when the signal came first. */
async function namedThings(app: App, signal: AbortSignal): Promise<NamedThings | undefined> {
  try {
    return new NamedThings((await app.structure({ signal })).names())
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

function interrupted(left: number): Stopped {
  return { why: 'interrupted', message: `The batch was stopped; ${count(left, 'question')} not asked yet.`, hint: null }
}

function standing(entries: readonly Entry[]): Pick<BatchReport, 'outcomes' | 'questions'> {
  const outcomes = { answered: 0, partial: 0, not_found: 0, failed: 0, not_asked: 0 }
  const questions = entries.map(({ listed, answer, failure }) => {
    const { outcome, page = null, error = null } = failure ?? answer?.record ?? { outcome: 'not_asked' as const }
    outcomes[outcome]++
    const verified = failure === undefined && answer?.verified === true
    return { id: listed.id, outcome, verified, page: page === null ? null : listed.file, error }
  })
  return { outcomes, questions }
}
