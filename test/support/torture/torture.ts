import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { AnswerEvent } from '../../../src/answer/event.ts'
import { ask } from '../../../src/app/ask.ts'
import type { App } from '../../../src/app/create-app.ts'
import { limits } from '../../../src/base/limits.ts'
import { createChatModel } from '../../../src/models/create-chat-model.ts'
import { type Kind, providerAt, wires } from '../fault-cell.ts'
import { unfinishedMark } from '../faults/fault.ts'
import { inLanes } from '../in-lanes.ts'
import { appWith, sampleApp } from '../sample-app.ts'
import { leftovers } from './leftovers.ts'
import { answerOf, markOf, startTortureServer, type TortureCase, type TortureServer, tortureCase } from './torture-server.ts'

export interface TortureOptions {
  readonly questions: number
  readonly seed: string
  /** Of the requests, from 0 to 1. */
  readonly faultRate: number
  /** Questions at a time. */
  readonly lanes: number
}

export interface TortureReport {
  readonly answered: number
  readonly failed: number
  readonly requests: number
  readonly faulty: number
  readonly toolRuns: number
  readonly slowestMs: number
  /** Heap in use after each half, all garbage collected. */
  readonly heapBytes: readonly [number, number]
  /** What must not be; empty when all is well. */
  readonly problems: readonly string[]
}

/** No question may take longer: with these limits the slowest fault of all, five times in every turn, stays far below. */
const questionMs = 60_000
// Silence has to be longer than a busy machine may take over a good reply.
const fast = { ...limits, retryBaseMs: 1, batchRetryWaitMs: 1000, firstTokenMs: 2500, idleMs: 2500 }
/**
 * How much more heap the second half of the questions may leave behind: code that is compiled late, and two kilobytes a question for its entries here and
 * for the signals that wait for its deadline, which are freed only then. An answer with its evidence and messages is many times that.
 */
const heapBound = ({ questions }: TortureOptions): number => 2 ** 21 + 2000 * (questions / 2)

const kinds = Object.keys(wires) as Kind[]

interface Target {
  readonly torture: TortureServer
  readonly app: App
  /** Inputs of the tools that were really run. */
  readonly runs: string[]
}

interface Told {
  readonly outcome: string
  readonly ms: number
  readonly toolRuns: number
  readonly problems: readonly string[]
}

/** Asks many questions of both kinds at a time, over one app and one model a kind, while their servers play faults. */
export async function runTorture(options: TortureOptions): Promise<TortureReport> {
  const unhandled: string[] = []
  const onUnhandled = (reason: unknown) => unhandled.push(`unhandled rejection: ${String(reason)}`)
  process.on('unhandledRejection', onUnhandled)
  const app = await sampleApp()
  const left = leftovers()
  const targets = await Promise.all(kinds.map((kind) => target(app, kind, options)))
  const all = Array.from({ length: options.questions }, (_, n) => n)
  const half = Math.ceil(all.length / 2)
  const run = (part: readonly number[]) =>
    inLanes(part, options.lanes, (n) => askOne(targets[n % targets.length] as Target, tortureCase(options.seed, n)))
  const first = await run(all.slice(0, half))
  const heapFirst = await heapInUse()
  const told = [...first, ...(await run(all.slice(half)))]
  const heapSecond = await heapInUse()
  await Promise.all(targets.map(({ torture }) => torture.server.close()))
  const remaining = await left()
  process.off('unhandledRejection', onUnhandled)
  const grown = heapSecond - heapFirst
  const served = targets.map(({ torture }) => torture.served())
  return {
    answered: told.filter(({ outcome }) => outcome === 'answered').length,
    failed: told.filter(({ outcome }) => outcome === 'failed').length,
    requests: sum(served.map(({ requests }) => requests)),
    faulty: sum(served.map(({ faulty }) => faulty)),
    toolRuns: sum(told.map(({ toolRuns }) => toolRuns)),
    slowestMs: Math.round(Math.max(0, ...told.map(({ ms }) => ms))),
    heapBytes: [heapFirst, heapSecond],
    problems: [
      ...told.flatMap(({ problems }) => problems),
      ...unhandled,
      ...remaining.map((what) => `left behind: ${what}`),
      ...(grown > heapBound(options) ? [`the heap grew by ${grown} bytes in the second half`] : []),
    ],
  }
}

async function target(app: App, kind: Kind, { seed, faultRate }: TortureOptions): Promise<Target> {
  const torture = await startTortureServer(wires[kind], { seed, faultRate })
  const model = await createChatModel(providerAt(kind, torture.server), { limits: fast, patience: 'batch' })
  const runs: string[] = []
  return { torture, runs, app: appWith(app, model, (tool, input) => runs.push(`${tool} ${JSON.stringify(input)}`)) }
}

async function askOne({ torture, app, runs }: Target, question: TortureCase): Promise<Told> {
  const { token } = question
  const started = performance.now()
  const signal = AbortSignal.timeout(questionMs)
  const events: AnswerEvent[] = []
  const answer = await ask(app, `What is the fee of ${token}?`, { signal, onEvent: (event) => events.push(event) })
  // Both lists are shared by all questions: what belongs to this one is taken out, so that they do not grow.
  const own = runs.filter((run) => run.includes(token))
  const unfinished = runs.filter((run) => run.includes(unfinishedMark))
  runs.splice(0, runs.length, ...runs.filter((run) => !own.includes(run) && !unfinished.includes(run) && /case-\d/.test(run)))
  const problems: string[] = unfinished.map((run) => `of an unfinished reply: ${run}`)
  const results = events.flatMap((event) => (event.type === 'result' ? [event.answer] : []))
  if (results.length !== 1 || results[0] !== answer || events.at(-1)?.type !== 'result') problems.push(`${results.length} results`)
  if (signal.aborted) problems.push('it hung')
  if (answer.outcome === 'answered') {
    if (answer.answer !== answerOf(question)) problems.push(`the answer is ${answer.answer}`)
    const missing = expectedRuns(question).filter((run) => own.filter((each) => each === run).length !== 1)
    if (missing.length > 0) problems.push(`not run once: ${missing.join(', ')}`)
  } else if (answer.outcome !== 'failed' || answer.answer !== '') {
    problems.push(`${answer.outcome}: ${answer.outcomeReason ?? ''} ${answer.answer}`)
  } else {
    const dealt = torture.dealt.get(token) ?? []
    const reasons = dealt.flatMap(({ ends }) => ('error' in ends && ends.error === answer.error?.code ? [ends] : []))
    if (reasons.length === 0) problems.push(`an error that no fault explains: ${answer.error?.message}`)
    // A key that has to rest for long, because of another question, is a reason to give up early.
    else if (answer.error?.code !== 'provider_rate_limit' && reasons.every(({ requests }) => dealt.length < requests)) {
      problems.push(`given up after ${dealt.length} faults: ${answer.error?.message}`)
    }
    if (new Set(own).size !== own.length) problems.push('a tool call was run twice')
  }
  return {
    outcome: answer.outcome,
    ms: performance.now() - started,
    toolRuns: own.length,
    problems: problems.map((problem) => `${token}: ${problem}`),
  }
}

function expectedRuns(question: TortureCase): string[] {
  return Array.from({ length: question.turns }, (_, n) => markOf(question, n + 1)).flatMap((mark) => [
    `search_code ${JSON.stringify({ pattern: mark })}`,
    `load_skill ${JSON.stringify({ name: mark })}`,
  ])
}

/** What a weak reference was asked for is kept to the end of the turn, so one collection is not enough. */
async function heapInUse(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('this Node has no gc')
  for (let n = 0; n < 3; n++) {
    await sleep(50)
    collect()
  }
  return process.memoryUsage().heapUsed
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}
