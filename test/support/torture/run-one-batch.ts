import { resolve } from 'node:path'
import { createApp } from '../../../src/app/create-app.ts'
import { limits } from '../../../src/base/limits.ts'
import type { ListedQuestion } from '../../../src/batch/question-list.ts'
import { runBatch } from '../../../src/batch/run/run-batch.ts'
import { systemProcesses } from '../../../src/cli/processes.ts'
import { configDisk } from '../../../src/config/config-disk.ts'
import { resolveConfig } from '../../../src/config/resolve-config.ts'
import { createChatModel } from '../../../src/models/create-chat-model.ts'
import { completionsWire } from '../completions-wire.ts'
import { testProvider } from '../test-provider.ts'

export interface OneBatch {
  readonly home: string
  /** Of a provider that speaks as OpenAI does; the embedded model answers without it. */
  readonly baseUrl?: string
  readonly out: string
  readonly questions: readonly ListedQuestion[]
  readonly concurrency: number
}

/** A batch in a process of its own, over the sample, with waits that are short and a clock that stands. */
async function runOneBatch({ home, baseUrl, out, questions, concurrency }: OneBatch) {
  const flags = { codeDirs: ['sample-code'], skillsDirs: ['skills'], provider: 'offline' }
  const config = resolveConfig({ flags, env: { CODEWHISPER_HOME: home }, cwd: resolve('.'), disk: configDisk })
  const fast = { ...limits, retryBaseMs: 1, batchRetryWaitMs: 1000 }
  const provider = baseUrl === undefined ? undefined : testProvider(baseUrl, { kind: completionsWire.kind })
  const model = provider && (await createChatModel(provider, { limits: fast, patience: 'batch' }))
  const never = new AbortController().signal
  return runBatch({
    app: await createApp(config, model && { model }),
    list: { title: 'Torture', source: 'questions.md', questions, notes: [] },
    selected: questions,
    out,
    concurrency,
    formats: ['md', 'jsonl'],
    force: false,
    now: () => new Date('2026-11-22T00:00:00Z'),
    processes: systemProcesses,
    finish: never,
    stop: never,
    onEvent: () => {},
    pausesMs: [10, 20, 40, 80],
  })
}

const [, , task] = process.argv
if (task !== undefined) {
  const report = await runOneBatch(JSON.parse(task) as OneBatch).catch((error: unknown) => ({ threw: String(error) }))
  process.stdout.write(`${JSON.stringify(report)}\n`)
  // No wait for sockets that are kept open.
  process.exitCode = 'threw' in report ? 2 : report.stopped === null ? 0 : 1
}
