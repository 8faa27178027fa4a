import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModelRequest } from '../../../src/answer/chat-model.ts'
import type { App } from '../../../src/app/create-app.ts'
import type { BatchEvent, BatchReport } from '../../../src/batch/batch-event.ts'
import { type JournalRecord, journalRecord } from '../../../src/batch/journal-records.ts'
import type { ListedQuestion } from '../../../src/batch/question-list.ts'
import { type BatchInput, runBatch } from '../../../src/batch/run/run-batch.ts'
import { appWith } from '../../support/sample-app.ts'
import { type ScriptedModel, type ScriptedTurn, scriptedModel } from '../../support/scripted-model.ts'

/** What a model says to a question. */
export type Reply = (question: string, request: ModelRequest) => ScriptedTurn | Promise<ScriptedTurn>

export const listed = (id: string, changes: Partial<ListedQuestion> = {}): ListedQuestion => ({
  id,
  question: `What does ${id} do?`,
  title: `What does ${id} do?`,
  section: ['Programs'],
  file: `programs/${id}.md`,
  context: undefined,
  tags: [],
  ...changes,
})

const never = new AbortController().signal

interface Ran {
  readonly report: BatchReport
  readonly events: readonly BatchEvent[]
  /** Of the events without those of answers on their way. */
  readonly types: readonly string[]
  /** Questions that the model was asked, in order. */
  readonly asked: readonly string[]
}

interface Batch extends Partial<BatchInput> {
  readonly questions: readonly ListedQuestion[]
  readonly reply?: Reply
}

/** Runs a batch over the sample with a model that replies by the question, one at a time unless told. */
export async function run(app: App, out: string, { questions, reply = said, ...changes }: Batch): Promise<Ran> {
  const asked: string[] = []
  const model = replying((question, request) => {
    asked.push(question)
    return reply(question, request)
  })
  const events: BatchEvent[] = []
  const report = await runBatch({
    app: appWith(app, model, () => {}),
    list: { title: 'The system', source: 'questions.md', questions, notes: [] },
    selected: questions,
    out,
    concurrency: 1,
    formats: ['md'],
    force: false,
    now: () => new Date('2026-11-22T10:00:00Z'),
    processes: { pid: process.pid, isRunning: () => true },
    finish: never,
    stop: never,
    pausesMs: [5, 10],
    ...changes,
    onEvent: (event) => {
      events.push(event)
      changes.onEvent?.(event)
    },
  })
  return { report, events, types: events.map(({ type }) => type).filter((type) => type !== 'progress'), asked }
}

export const said: Reply = (question) => `This is what is known: ${question.replace('?', '.')}`

function replying(reply: Reply): ScriptedModel {
  const turn = (request: ModelRequest) => reply(request.messages.findLast((message) => message.type === 'human')?.text ?? '', request)
  return scriptedModel(...Array.from({ length: 100 }, () => turn))
}

/** All files below a directory by their path. */
export function filesIn(dir: string): Record<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(paths.map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')]))
}

export function journalOf(out: string): JournalRecord[] {
  const lines = readFileSync(join(out, 'journal.jsonl'), 'utf8').trimEnd().split('\n')
  return lines.map((line) => journalRecord.parse(JSON.parse(line)))
}
