import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the server saw it. */
interface RecordedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  // The body of a request; tests look into it freely.
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

/** A local server that gives the enqueued replies, whatever the protocol, faults included. Listens on a free loopback port. */
export async function startProviderServer(...replies: Reply[]): Promise<ProviderServer> {
  const queue = [...replies]
  const requests: RecordedRequest[] = []
  const server = createServer(async (incoming, response) => {
    const text = await bodyOf(incoming)
    const request = { method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body: parseOrText(text) }
    requests.push(request)
    await (queue.shift() ?? plainReply(500, {}, 'the test enqueued no reply for this request'))(response, request)
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

/** What happens in a stream whatever its protocol. */
export type ServerEvent =
  /** Written as it is, for what no good server sends. */
  | { readonly raw: string }
  /** What follows comes when the test says so. */
  | { readonly wait: Promise<unknown> }
  /** Nothing more comes, and the connection stays open. */
  | { readonly stall: true }
  /** The connection is torn down. */
  | { readonly reset: true }

/** A stream of exactly these events, those of a protocol in the form that `textOf` gives them; it ends when they do. */
export function eventStream<Event extends object>(events: readonly (Event | ServerEvent)[], textOf: (event: Event) => string): Reply {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    for (const event of events) {
      if ('wait' in event) {
        await event.wait
        continue
      }
      if ('stall' in event) return
      if ('reset' in event) {
        await new Promise((resolve) => setImmediate(resolve))
        response.destroy()
        return
      }
      response.write('raw' in event ? event.raw : textOf(event as Event))
    }
    response.end()
  }
}

/** A document. */
export function jsonReply(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  return plainReply(status, { 'content-type': 'application/json', ...headers }, JSON.stringify(body))
}

/** Any reply at all: a web page, a document, a redirect. */
export function plainReply(status: number, headers: Readonly<Record<string, string>>, body = ''): Reply {
  return (response) => {
    response.writeHead(status, headers)
    response.end(body)
  }
}

/** A tool call as tests give it to the reply makers of either protocol. */
export interface StreamedToolCall {
  readonly id: string
  readonly name: string
  /** The arguments, cut into the pieces they arrive in; need not be JSON. */
  readonly args: readonly string[]
}
