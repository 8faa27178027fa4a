import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import type { Readable } from 'node:stream'
import { HttpHeaders } from './http-headers.ts'
import { type HttpBody, HttpResponse } from './http-response.ts'

/** As the platform's `fetch`: a host that lets packets vanish is given up after this, not after the minutes of the operating system. */
const connectMs = 10_000

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304])

interface Send {
  readonly method?: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | null | undefined
}

/**
 * `fetch` over `node:http` and `node:https`, for a process that makes a few requests and ends: the platform's own costs 150 ms and 20 MB more
 * in Node 20 (it compiles undici and an HTTP parser in WebAssembly, and the end of the process waits for that). What differs: redirects are
 * never followed, no cookies, the body is text or nothing. The same: a failed connection rejects with `fetch failed`, one that breaks later
 * errors the body with `terminated`, both with their cause; an abort rejects with the signal's reason; connections are used again.
 */
export async function nodeFetch(url: string | URL, { method = 'GET', headers, body, signal }: Send): Promise<Response> {
  const target = new URL(url)
  if (body !== undefined && body !== null && typeof body !== 'string') throw new TypeError('the body of a request is text')
  const { request } = await (target.protocol === 'https:' ? import('node:https') : import('node:http'))
  signal?.throwIfAborted()
  const options: RequestOptions = { method, headers: { 'accept-encoding': 'identity', ...headers } }
  const outgoing = request(target, options)
  giveUpConnecting(outgoing)
  const onAbort = () => outgoing.destroy(abortError(signal))
  signal?.addEventListener('abort', onAbort, { once: true })
  outgoing.once('close', () => signal?.removeEventListener('abort', onAbort))
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.on('error', (cause) => reject(signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause })))
    outgoing.end(body ?? undefined)
  })
  return responseOf(target, incoming, signal)
}

/** TLS belongs to it: behind a host that takes connections and then says nothing, there is no server. */
function giveUpConnecting(outgoing: ClientRequest): void {
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return
    const late = () => outgoing.destroy(Object.assign(new Error(`no connection within ${connectMs / 1000} s`), { code: 'ETIMEDOUT' }))
    const timer = setTimeout(late, connectMs)
    for (const event of ['encrypted' in socket ? 'secureConnect' : 'connect', 'close']) socket.once(event, () => clearTimeout(timer))
  })
}

/** A stream is destroyed with an `Error`; a signal's reason may be anything. */
function abortError(signal: AbortSignal | null | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new Error('aborted')
}

async function responseOf(url: URL, incoming: IncomingMessage, signal: Send['signal']): Promise<Response> {
  const { statusCode: status = 0, statusMessage: statusText = '' } = incoming
  const headers = new HttpHeaders()
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '')
  const empty = withoutBody.has(status)
  if (empty) incoming.resume()
  const body = empty ? null : bodyOf(await decoded(incoming), signal)
  return new HttpResponse({ url: url.href, status, statusText, headers, body })
}

/** `identity` is asked for, so that no piece of a stream waits in a compressor; some gateways compress all the same. */
async function decoded(incoming: IncomingMessage): Promise<Readable> {
  const coding = incoming.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (!['gzip', 'x-gzip', 'deflate', 'br'].includes(coding)) return incoming
  const [zlib, { pipeline }] = await Promise.all([import('node:zlib'), import('node:stream')])
  const decoder = coding === 'br' ? zlib.createBrotliDecompress() : zlib.createUnzip()
  // What breaks either of the two breaks the other, and is seen by who reads.
  pipeline(incoming, decoder, () => {})
  return decoder
}

/** The bytes as they come, and only when they are asked for: who reads slowly makes the server wait. */
function bodyOf(source: Readable, signal: Send['signal']): HttpBody {
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]()
  let used = false
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        used = true
        try {
          const { done, value } = await chunks.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (cause) {
          controller.error(signal?.aborted ? signal.reason : new TypeError('terminated', { cause }))
        }
      },
      async cancel() {
        used = true
        source.destroy()
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, used: () => used }
}
