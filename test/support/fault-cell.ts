import { inspect } from 'node:util'
import type { Answer } from '../../src/answer/answer.ts'
import type { AnswerEvent } from '../../src/answer/event.ts'
import { ask } from '../../src/app/ask.ts'
import type { App } from '../../src/app/create-app.ts'
import type { ChatProvider } from '../../src/base/chat-provider.ts'
import { limits } from '../../src/base/limits.ts'
import { errorText } from '../../src/cli/error-text.ts'
import { exitCodeOf } from '../../src/cli/exit-code.ts'
import { createChatModel } from '../../src/models/create-chat-model.ts'
import { completionsWire } from './completions-wire.ts'
import { type Fault, goodReply, type Stage, unfinishedMark } from './faults/fault.ts'
import { messagesWire } from './messages-wire.ts'
import { jsonReply, type ProviderServer, type Reply, startProviderServer } from './provider-server.ts'
import { appWith } from './sample-app.ts'
import { testKey, testProvider } from './test-provider.ts'
import type { Wire } from './wire.ts'

export type Kind = Wire['kind']
export type Fallback = 'none' | 'other server' | 'offline'

export const wires: Readonly<Record<Kind, Wire>> = { 'open-ai-compatible': completionsWire, anthropic: messagesWire }
const names: Readonly<Record<Kind, string>> = { 'open-ai-compatible': 'openai', anthropic: 'anthropic' }

/** One question under one fault. */
export interface FaultCell {
  readonly fault: Fault
  readonly kind: Kind
  readonly stage: Stage
  /** Every request meets the fault, or the first alone. */
  readonly lasts: boolean
  readonly fallback: Fallback
}

export interface CellResult {
  readonly outcome: Answer['outcome']
  readonly code: string | null
  readonly exitCode: number
  /** For an answer, of the provider that goes wrong; where none may arrive, the attempts that were told. */
  readonly requests: number
  readonly fallbackAsked: boolean
  readonly toolRuns: number
  readonly answer: string
  /** The error as a person reads it, `HOST` being the provider's. */
  readonly line: string
  /** What must never be, whatever the fault. */
  readonly wrong: readonly string[]
}

const question = 'Which programs call WBDAYS?'
const patient = { ...limits, retryBaseMs: 1, firstTokenMs: 10_000, idleMs: 10_000 }
/** Where every reply is silent, and where a good one has to come in time on a machine that has much else to do. */
const impatient = { ...patient, firstTokenMs: 150, idleMs: 150 }
const watchful = { ...patient, firstTokenMs: 1500, idleMs: 1500 }

/** A provider of the kind at a server. */
export function providerAt(kind: Kind, server: ProviderServer, changes: Partial<ChatProvider> = {}): ChatProvider {
  return testProvider(server.baseUrl, { kind, name: names[kind], ...changes })
}

/** Asks one question of the real agent, through the real client library, and keeps what came of it. */
export async function runFaultCell(app: App, cell: FaultCell): Promise<CellResult> {
  const { fault, kind, stage, lasts } = cell
  const other: Kind = kind === 'anthropic' ? 'open-ai-compatible' : 'anthropic'
  const wire = wires[kind]
  const bad: Reply = fault.reply(wire, stage)
  const replies = Array.from({ length: 20 }, (_, n) => (lasts || n === 0 ? bad : goodReply(wire)))
  const server = await startProviderServer(...replies.map(besidesModels))
  const second = await startProviderServer(goodReply(wires[other]))
  if (fault.address === 'closed') await server.close()
  const provider = providerAt(kind, server, fault.address === 'encrypted' ? { baseUrl: server.baseUrl.replace('http:', 'https:') } : {})
  const fallbacks = { none: [], 'other server': [providerAt(other, second, { name: 'second' })], offline: [app.config.chatProvider] }
  try {
    const model = await createChatModel(provider, {
      limits: fault.silent ? (lasts && cell.fallback === 'none' ? impatient : watchful) : patient,
      random: () => 0,
      fallbacks: fallbacks[cell.fallback],
    })
    const run: Run = { cell, provider, server, events: [], toolInputs: [] }
    const hearing = appWith(app, model, (_, input) => run.toolInputs.push(input))
    const answer = await ask(hearing, question, { onEvent: (event) => run.events.push(event) })
    const retries = run.events.filter(({ type }) => type === 'retry').length
    return {
      outcome: answer.outcome,
      code: answer.error?.code ?? null,
      exitCode: exitCodeOf(answer, false),
      requests: fault.address || fault.silent ? retries + 1 : asked(server).length,
      fallbackAsked: second.requests.length > 0 || (cell.fallback === 'offline' && run.events.some(tellsOfOffline)),
      toolRuns: run.toolInputs.length,
      answer: answer.answer,
      line: answer.error ? errorText(answer.error).replaceAll(server.host, 'HOST') : '',
      wrong: [...wrongWithAnswer(run, answer), ...wrongWithRequests(run)],
    }
  } finally {
    await Promise.all([server.close(), second.close()])
  }
}

/** A model that a server does not know is looked for in its list, which is another request. */
function besidesModels(reply: Reply): Reply {
  const list = jsonReply(200, { data: [{ id: 'test-model-2' }], has_more: false })
  return (response, request) => (request.method === 'GET' ? list : reply)(response, request)
}

interface Run {
  readonly cell: FaultCell
  readonly provider: ChatProvider
  readonly server: ProviderServer
  readonly events: AnswerEvent[]
  readonly toolInputs: unknown[]
}

function asked({ requests }: ProviderServer) {
  return requests.filter(({ method }) => method === 'POST')
}

function tellsOfOffline(event: AnswerEvent): boolean {
  return event.type === 'notice' && /offline/.test(event.message)
}

function wrongWithAnswer({ events, provider }: Run, answer: Answer): string[] {
  const wrong: string[] = []
  const results = events.filter(({ type }) => type === 'result').length
  if (results !== 1 || events.at(-1)?.type !== 'result') wrong.push(`${results} results`)
  if (inspect([events, answer], { depth: null, maxStringLength: null }).includes(testKey)) wrong.push('the key is told')
  if (answer.answer.includes(unfinishedMark)) wrong.push('an unfinished reply is in the answer')
  if (shown(events) !== '' && answer.answer === '') wrong.push(`shown and never taken back: ${shown(events)}`)
  if (!answer.error) return wrong
  const { message, hint } = answer.error
  const names = message.includes(provider.name) && (message.includes(provider.host ?? '') || message.includes(provider.model))
  if (!names) wrong.push(`the error does not say who: ${message}`)
  if (/\n|^\s+at /m.test(`${message}${hint}`) || message.length > 600) wrong.push(`the error is not one line: ${message}`)
  return wrong
}

/** The text that still stands on a screen which heeds the notices. */
function shown(events: readonly AnswerEvent[]): string {
  let text = ''
  for (const event of events) {
    if (event.type === 'text_delta') text += event.text
    if (event.type === 'model_start' || (event.type === 'notice' && event.discard)) text = ''
  }
  return text
}

/** Nothing of a failed reply comes back: not as a tool call, not in the request that follows. */
function wrongWithRequests({ cell, server, toolInputs }: Run): string[] {
  const wrong: string[] = []
  if (inspect(toolInputs, { depth: null }).includes(unfinishedMark)) wrong.push('a tool call of an unfinished reply was run')
  const { ends } = cell.fault
  // With the embedded model behind it, the provider may be asked again with each turn.
  if (!('error' in ends) || ends.beforeFallback !== undefined || cell.fallback === 'offline') return wrong
  const [first, ...later] = asked(server).map(({ body }) => JSON.stringify(body))
  if (later.some((body) => body !== first)) wrong.push('a repeated request differs from the first')
  return wrong
}
