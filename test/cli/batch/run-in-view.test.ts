import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { Io } from '../../../src/base/io.ts'
import type { BatchEvent, BatchReport } from '../../../src/batch/batch-event.ts'
import { type BatchControls, runInView } from '../../../src/cli/batch/run-in-view.ts'
import { type CommandContext, createContext } from '../../../src/cli/command-context.ts'
import { configDisk } from '../../../src/config/config-disk.ts'
import { resolveConfig } from '../../../src/config/resolve-config.ts'
import { answerRecord, batchReport, failedRecord, listedQuestion } from '../../batch/report/sample-report.ts'

type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP'

interface WatchedOptions {
  readonly flags?: object
  readonly terminal?: boolean
  readonly env?: Record<string, string>
}

/** A context whose streams are no terminals unless told, and what is written to them. */
function watched({ flags = {}, terminal = false, env = {} }: WatchedOptions = {}) {
  const written = { out: '', err: '' }
  const handlers = new Map<Signal, () => void>()
  const stream = (name: 'out' | 'err') => {
    const made = Object.assign(new PassThrough(), { isTTY: terminal, columns: 60 })
    made.on('data', (data) => {
      written[name] += data
    })
    return made
  }
  const io: Io = {
    stdin: Object.assign(new PassThrough(), { isTTY: terminal }),
    stdout: stream('out'),
    stderr: stream('err'),
    env,
    cwd: process.cwd(),
    platform: 'linux',
    nodeVersion: '20.0.0',
    onSignal(signal, handler) {
      handlers.set(signal, handler)
      return () => handlers.delete(signal)
    },
    onExit: () => () => {},
  }
  const config = resolveConfig({ flags: { provider: 'offline', color: false, ...flags }, env: {}, cwd: io.cwd, disk: configDisk })
  const context = createContext(io, config, ['batch', 'my list.md', '--out', 'docs/system', '--code-dir', 'app'])
  return { context, written, handlers, signal: (name: Signal) => handlers.get(name)?.() }
}

function runHere(context: CommandContext, run: (controls: BatchControls) => Promise<BatchReport>) {
  return runInView(context, { redact, first: 'index.md', run })
}

const redact = (text: string) => text.replaceAll('sk-secret', '[redacted]')
const asked = listedQuestion()
const other = listedQuestion({ id: 'wbdays', title: 'Who calls WBDAYS?', file: 'programs/wbdays.md' })
const report = batchReport({ total: 3, outcomes: { answered: 2, partial: 0, not_found: 0, failed: 1, not_asked: 0 }, tokens: 360 })
const retry: BatchEvent = { type: 'progress', question: other, event: { type: 'notice', message: 'Asking another instead of sk-secret.' } }
const events: readonly BatchEvent[] = [
  { type: 'begin', total: 3, done: 1, kept: [] },
  { type: 'question', question: asked },
  { type: 'answer', question: asked, record: answerRecord(), durationMs: 210 },
  { type: 'question', question: other },
  retry,
  retry,
  { type: 'pause', delayMs: 42_500, reason: 'openai asks for a pause\x1b[2J.' },
  { type: 'resume' },
  { type: 'notice', message: 'A line of the journal was cut off.' },
  { type: 'answer', question: other, record: failedRecord('The model sk-secret said nothing.', { id: other.id }), durationMs: 210 },
  { type: 'end', report },
]

async function play({ onEvent }: BatchControls) {
  for (const event of events) onEvent(event)
  return report
}

const summary = `3 questions: 2 answered, 1 failed. 360 tokens. Index: docs/system/index.md
To go on with the one that is left: codewhisper batch 'my list.md' --out docs/system --code-dir app
`

test('where there is no terminal: a line for each question, pauses and notices; on stdout what it came to', async () => {
  const { context, written, handlers } = watched()
  expect(await runHere(context, play)).toBe(1)
  expect(written).toEqual({
    out: summary,
    err: `1 question of 3 is answered already.
[2/3] answered  programs/wbrate.md  What does WBRATE do? (0.2 s)
Asking another instead of [redacted].
Pause, 43 s: openai asks for a pause.
Going on.
A line of the journal was cut off.
[3/3] failed  Who calls WBDAYS? (0.2 s): The model [redacted] said nothing.
`,
  })
  expect(handlers.size).toBe(0)
})

test('--quiet: failures, and what it came to', async () => {
  const { context, written } = watched({ flags: { verbosity: 'quiet' } })
  await runHere(context, play)
  expect(written).toEqual({ out: summary, err: '[3/3] failed  Who calls WBDAYS? (0.2 s): The model [redacted] said nothing.\n' })
})

test('--json: one document on stdout', async () => {
  const { context, written } = watched({ flags: { output: 'json' } })
  await runHere(context, play)
  const { out, total, outcomes, asked, tokens } = report
  expect(JSON.parse(written.out)).toEqual({
    schema: 1,
    out,
    total,
    outcomes,
    asked,
    tokens,
    kept: [],
    stopped: null,
    questions: [],
    error: null,
  })
  expect(written.err).toContain(summary)
})

test('--jsonl: a line for each event that a program can use', async () => {
  const { context, written } = watched({ flags: { output: 'jsonl', verbosity: 'quiet' } })
  await runHere(context, play)
  const lines: { type: string }[] = written.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ type }) => type)).toEqual(['begin', 'answer', 'pause', 'notice', 'answer', 'end'])
  expect(lines[4]).toEqual({
    type: 'answer',
    id: 'wbdays',
    question: 'What does WBRATE do?',
    section: ['Programs'],
    page: null,
    outcome: 'failed',
    outcomeReason: null,
    durationMs: 210,
    provider: 'offline',
    model: 'extractive',
    usage: { inputTokens: 100, outputTokens: 20, cachedTokens: 0, costUsd: null },
    error: { code: 'model_empty', message: 'The model [redacted] said nothing.', hint: null },
  })
  expect(lines[5]).toMatchObject({ type: 'end', schema: 1, out: 'docs/system', total: 3 })
})

test('on a terminal: a bar, and only what is not answered stays', async () => {
  const { context, written } = watched({ terminal: true })
  await runHere(context, async (controls) => {
    for (const event of events.slice(0, 6)) controls.onEvent(event)
    await new Promise((done) => setTimeout(done, 300))
    for (const event of events.slice(6)) controls.onEvent(event)
    return report
  })
  expect(written.err.replace(/(?:\r[^\r]*1 failed[^\r]*\x1b\[J)+/g, '')).toMatch(
    /^1 question of 3 is answered already\.\nAsking another instead of \[redacted\]\.\n(?:\r\x1b\[\?7l█{6}░{2} {2}2\/3 {2}120 tokens {2}Who calls WBDAYS\?\x1b\[J\x1b\[\?7h\r)+\r\x1b\[JA line of the journal was cut off\.\n\[3\/3\] failed[^\n]+\n$/,
  )
  expect(written.out).toBe(summary)
})

test.each([
  ['in CI', { env: { CI: 'true' } }],
  ['on a dumb terminal', { env: { TERM: 'dumb' } }],
  ['with --plain', { flags: { output: 'plain' } }],
])('%s there are lines and no bar, also at a terminal', async (_, options) => {
  const { context, written } = watched({ terminal: true, ...options })
  await runHere(context, play)
  expect(written.err).toContain('[2/3] answered')
  expect(written.err).not.toMatch(/[\r\x1b]/)
})

/** A batch that goes on until it is told to end. */
function untilTold(controls: BatchControls) {
  controls.onEvent({ type: 'begin', total: 3, done: 0, kept: [] })
  controls.onEvent({ type: 'question', question: asked })
  const stopped = { why: 'interrupted', message: 'The batch was stopped.', hint: null } as const
  const outcomes = { answered: 1, partial: 0, not_found: 0, failed: 0, not_asked: 2 }
  return new Promise<typeof report>((done) =>
    controls.stop.addEventListener('abort', () => done(batchReport({ total: 3, outcomes, tokens: 0, stopped }))),
  )
}

const soon = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('the first Ctrl-C finishes, also when npm sends it twice; the second stops; the last lines say how to go on', async () => {
  const { context, written, signal } = watched()
  const seen: boolean[] = []
  const run = runHere(context, (controls) => {
    void (async () => {
      await soon(10)
      signal('SIGINT')
      signal('SIGINT')
      await soon(250)
      seen.push(controls.finish.aborted, controls.stop.aborted)
      signal('SIGINT')
    })()
    return untilTold(controls)
  })
  expect(await run).toBe(130)
  expect(seen).toEqual([true, false])
  expect(written.err).toBe('Finishing 1 question; Ctrl-C again stops at once.\n')
  expect(written.out).toBe(`3 questions: 1 answered, 2 not asked. Index: docs/system/index.md
The batch was stopped.
To go on with the 2 that are left: codewhisper batch 'my list.md' --out docs/system --code-dir app
`)
})

test.each([
  ['SIGTERM', false, 143],
  ['SIGTERM', true, 143],
  ['SIGHUP', true, 129],
] as const)('%s stops it at once (terminal: %s)', async (name, terminal, code) => {
  const { context, signal } = watched({ terminal })
  expect(
    await runHere(context, (controls) => {
      setTimeout(() => signal(name), 10)
      return untilTold(controls)
    }),
  ).toBe(code)
})

test('with nohup, where nothing is a terminal, one that is lost is not ours', async () => {
  const { context, signal } = watched()
  const aborted = await new Promise<boolean>((done) => {
    void runHere(context, async (controls) => {
      signal('SIGHUP')
      done(controls.finish.aborted)
      return report
    })
  })
  expect(aborted).toBe(false)
})

test('all answered: exit code 0; stopped by a budget just then: 1', async () => {
  const outcomes = { answered: 3, partial: 0, not_found: 0, failed: 0, not_asked: 0 }
  const stopped = { why: 'budget', message: 'The budget is used up.', hint: null } as const
  const { context } = watched()
  expect(await runHere(context, async () => batchReport({ total: 3, outcomes }))).toBe(0)
  expect(await runHere(context, async () => batchReport({ total: 3, outcomes, stopped }))).toBe(1)
})
