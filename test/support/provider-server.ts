import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the server saw it. */
interface RecordedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  // The body of a Chat Completions request; tests look into it freely.
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests check
  readonly body: any
}

/** What the server does with one request. */
export type Reply = (response: ServerResponse, request: RecordedRequest) => void | Promise<void>

export interface ProviderServer {
  /** Ends with `/v1`. */
  readonly baseUrl: string
  readonly host: string
  readonly requests: RecordedRequest[]
  /** Appends replies; each request takes the next. A request too many gets HTTP 500 and is recorded. */
  enqueue(...replies: Reply[]): void
  close(): Promise<void>
}

/** A local server that speaks the OpenAI Chat Completions streaming protocol, faults included. Listens on a free loopback port. */
export async function startProviderServer(...replies: Reply[]): Promise<ProviderServer> {
  const queue = [...replies]
  const requests: RecordedRequest[] = []
  const server = createServer(async (incoming, response) => {
    const text = await bodyOf(incoming)
    const request = { method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body: parseOrText(text) }
    requests.push(request)
    await (queue.shift() ?? httpError(500, 'the test enqueued no reply for this request'))(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    baseUrl: `http://${host}/v1`,
    host,
    requests,
    enqueue: (...more) => void queue.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

interface StreamedUsage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  readonly total_tokens: number
  readonly prompt_tokens_details?: { readonly cached_tokens: number }
}

/** One event of a stream. */
export type StreamEvent =
  | { readonly delta: Readonly<Record<string, unknown>>; readonly finish?: string }
  | { readonly finish: string }
  | { readonly usage: StreamedUsage }
  /** Written as it is, for what no good server sends. */
  | { readonly raw: string }
  | { readonly done: true }
  /** Nothing more comes, and the connection stays open. */
  | { readonly stall: true }
  /** The connection is torn down. */
  | { readonly reset: true }

/** A stream of exactly these events; it ends when they do. */
export function stream(events: readonly StreamEvent[]): Reply {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    for (const event of events) {
      if ('stall' in event) return
      if ('reset' in event) {
        await new Promise((resolve) => setImmediate(resolve))
        response.destroy()
        return
      }
      response.write(eventText(event))
    }
    response.end()
  }
}

function eventText(event: Exclude<StreamEvent, { stall: true } | { reset: true }>): string {
  if ('raw' in event) return event.raw
  if ('done' in event) return 'data: [DONE]\n\n'
  const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test-model' }
  if ('usage' in event) return `data: ${JSON.stringify({ ...head, choices: [], usage: event.usage })}\n\n`
  const delta = 'delta' in event ? { delta: event.delta } : {}
  return `data: ${JSON.stringify({ ...head, choices: [{ index: 0, ...delta, finish_reason: event.finish ?? null }] })}\n\n`
}

const usage: StreamedUsage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120, prompt_tokens_details: { cached_tokens: 40 } }
const ending = [{ usage }, { done: true }] as const

/** A whole answer, in pieces. */
export function textReply(...pieces: readonly string[]): Reply {
  return stream([
    { delta: { role: 'assistant', content: '' } },
    ...pieces.map((content) => ({ delta: { content } })),
    { delta: {}, finish: 'stop' },
    ...ending,
  ])
}

export interface StreamedToolCall {
  readonly id: string
  readonly name: string
  /** The arguments, cut into the pieces they arrive in; need not be JSON. */
  readonly args: readonly string[]
}

/** The events that stream tool calls, without an end: for replies that break off. */
export function toolCallEvents(calls: readonly StreamedToolCall[]): StreamEvent[] {
  const piece = (call: Record<string, unknown>) => ({ delta: { tool_calls: [call] } })
  return [
    { delta: { role: 'assistant', content: null } },
    ...calls.flatMap(({ id, name, args }, index) => [
      piece({ index, id, type: 'function', function: { name, arguments: '' } }),
      ...args.map((part) => piece({ index, function: { arguments: part } })),
    ]),
  ]
}

/** A whole reply that calls tools. */
export function toolCallReply(...calls: readonly StreamedToolCall[]): Reply {
  return stream([...toolCallEvents(calls), { delta: {}, finish: 'tool_calls' }, ...ending])
}

/** An error in the protocol's form. */
export function httpError(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message, type: 'test_error', code: null } }))
  }
}

/** Any reply at all: a web page, a document, a redirect. */
export function plainReply(status: number, headers: Readonly<Record<string, string>>, body = ''): Reply {
  return (response) => {
    response.writeHead(status, headers)
    response.end(body)
  }
}
