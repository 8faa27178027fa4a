import { PassThrough } from 'node:stream'
import { Chalk } from 'chalk'
import { type Answer, noUsage } from '../../src/answer/answer.ts'
import type { AskOptions } from '../../src/app/ask.ts'
import { usualHabits } from '../../src/base/provider-presets.ts'
import type { ReplApp, ReplDeps } from '../../src/cli/repl/repl-deps.ts'
import type { ReplSettings } from '../../src/cli/repl/repl-settings.ts'
import { runRepl } from '../../src/cli/repl/run-repl.ts'
import { sampleAnswer } from '../render/sample-answer.ts'
import { memoryKeeper } from '../store/memory-keeper.ts'
import { queriesOver } from '../structure/queries/small-graph.ts'

export type FakeAsk = (question: string, options: AskOptions) => Promise<Answer> | Answer

export interface ReplOptions extends Partial<Omit<ReplDeps, 'io' | 'clock' | 'ask'>> {
  readonly terminal?: boolean
  readonly ask?: FakeAsk
  readonly app?: Partial<ReplApp>
  readonly rows?: number
}

/** The settings of a conversation in which nobody changes any. */
const fixedSettings: ReplSettings = {
  providers: [],
  provider: {
    name: 'house',
    kind: 'open-ai-compatible',
    model: 'coder',
    baseUrl: 'http://127.0.0.1:8000',
    host: '127.0.0.1:8000',
    keyVariable: undefined,
    keys: [],
    keyOrigin: undefined,
    keyRequired: false,
    contextWindow: undefined,
    habits: usualHabits,
  },
  rulesFile: '/home/u/.config/codewhisper/rules.md',
  shown: (path) => path,
  wouldAnswer: () => fixedSettings.provider,
  offered: async () => ({ models: [], nearest: undefined }),
  switchTo: () => ({ about: { provider: fixedSettings.provider, fallbacks: [] }, change: async (app) => app }),
  compact: async () => ({ summarised: 0, usage: noUsage }),
  runCommand: async () => {},
}

/** A REPL over fakes made of plain functions: type into `stdin`, read what was written, turn the clock. */
export function startRepl(options: ReplOptions = {}) {
  const tty = { isTTY: options.terminal === true, columns: 80, rows: options.rows }
  const stdin = Object.assign(new PassThrough(), { isTTY: tty.isTTY })
  const stdout = Object.assign(new PassThrough(), tty)
  const stderr = Object.assign(new PassThrough(), tty)
  const written = { out: '', err: '', all: '' }
  const waiting: { readonly test: () => boolean; readonly resolve: () => void }[] = []
  const hear = (stream: PassThrough, name: 'out' | 'err') =>
    stream.on('data', (chunk) => {
      written[name] += chunk
      written.all += chunk
      for (const one of waiting.filter((w) => w.test())) one.resolve()
    })
  hear(stdout, 'out')
  hear(stderr, 'err')
  const signals = new Map<string, () => void>()
  const clock = { ms: 0 }
  const asked: string[] = []
  const app: ReplApp = {
    skills: { list: () => [] },
    notes: [],
    rules: [],
    sendsNothing: false,
    structureStatus: async () => undefined,
    health: () => [],
    structure: async () => queriesOver({}),
    redact: (text) => text,
    sandbox: { readWindow: async (path) => ({ path, lines: [] }), walk: async () => [] },
    highlight: async () => () => undefined,
    callTool: async () => ({ content: '', artifact: { evidence: [], summary: '' } }),
    ...options.app,
  }
  const ended = runRepl<ReplApp>({
    about: {
      provider: { name: 'house', model: 'coder', host: '127.0.0.1:8000', keyOrigin: undefined },
      fallbacks: [],
      codeDirs: ['ledger'],
      skillsDirs: ['skills'],
    },
    style: 'terminal',
    colors: new Chalk({ level: 0 }),
    statusLine: false,
    verbosity: 'normal',
    input: { isDumb: false, openHistory: undefined, edit: async (text) => text },
    loadApp: async () => app,
    settings: fixedSettings,
    clipboard: 'none',
    askMore: async () => undefined,
    saveAnswer: async (file) => ({ file, done: 'created' }),
    sessions: {
      keeper: async () => memoryKeeper(),
      restore: async () => [],
      save: async (file) => ({ file, replaced: false }),
      resumed: undefined,
    },
    ...options,
    io: {
      stdin,
      stdout,
      stderr,
      onSignal(signal, handler) {
        signals.set(signal, handler)
        return () => signals.delete(signal)
      },
      onExit: () => () => {},
    },
    clock: { now: () => clock.ms },
    ask: async (_, question, given) => {
      asked.push(question)
      const answer = (await options.ask?.(question, given)) ?? sampleAnswer({ answer: `About ${question}` })
      given.conversation?.add(answer)
      return answer
    },
  })
  return {
    written,
    asked,
    ended,
    clock,
    type: (text: string) => stdin.write(text),
    end: () => stdin.end(),
    signal: (name: string) => signals.get(name)?.(),
    signals,
    /** Resolves when the text has been written, on whichever stream. */
    seen: (text: string) =>
      new Promise<void>((resolve) => {
        if (written.all.includes(text)) resolve()
        else waiting.push({ test: () => written.all.includes(text), resolve })
      }),
    /** Types all of it, ends the input and gives the exit code. */
    async run(text: string) {
      stdin.end(text)
      return ended
    },
  }
}
