import type { ChatProvider } from '../base/chat-provider.ts'
import { limits } from '../base/limits.ts'
import type { Secret } from '../base/secret.ts'
import { cutText } from '../base/text.ts'
import { HttpHeaders } from './http-headers.ts'
import { type HttpBody, HttpResponse } from './http-response.ts'
import { nodeFetch } from './node-fetch.ts'

/** A reply that is refused before anybody reads it: a redirect, or something else than what was asked for. The message describes it. */
export class RefusedReply extends Error {
  readonly kind: 'redirect' | 'document'

  constructor(kind: 'redirect' | 'document', description: string) {
    super(description)
    this.name = 'RefusedReply'
    this.kind = kind
  }
}

const shownChars = 200

/** The one version of Anthropic's protocol; every request must name it. */
const anthropicVersion = '2023-06-01'

/** What a request is answered with when all is well, and the types that then mean something else. */
const expectations = {
  stream: { accept: 'text/event-stream', refused: /\b(?:html|json)\b/ },
  list: { accept: 'application/json', refused: /\bhtml\b/ },
} as const

/**
 * `fetch` as requests to a provider need it. It sends the headers below and no others: what the libraries add (their fingerprint, an
 * organisation, headers out of the environment) stays here, and the key is nowhere else. A redirect is refused, since it would send the code to
 * another host (security.md F11), and a successful reply that is a web page or, in place of a stream, a JSON document throws `RefusedReply`
 * instead of becoming an empty answer (F13).
 */
export function providerFetch(
  provider: ChatProvider,
  key: Secret | undefined,
  expected: keyof typeof expectations = 'stream',
): typeof fetch {
  const { accept, refused } = expectations[expected]
  return async (input, init) => {
    const headers = {
      accept,
      'user-agent': 'codewhisper',
      ...(init?.body && { 'content-type': 'application/json' }),
      ...protocolHeaders(provider, key),
    }
    const url = typeof input === 'string' || input instanceof URL ? input : input.url
    const response = await nodeFetch(url, { ...init, headers })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new RefusedReply('redirect', `a redirect (HTTP ${response.status}) to ${redirectHost(response, provider)}`)
    }
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && refused.test(type)) {
      throw new RefusedReply('document', await describe(response, type, expected))
    }
    return response.ok ? response : bounded(response)
  }
}

/** An error with no more of its words than anybody needs: a body without an end would fill the memory. */
function bounded(response: Response): Response {
  const { url, status, statusText, body } = response
  const headers = new HttpHeaders(response.headers)
  return new HttpResponse({ url, status, statusText, headers, body: body && beginning(body, limits.errorBytes) })
}

function beginning(body: ReadableStream<Uint8Array>, maxBytes: number): HttpBody {
  const reader = body.getReader()
  let left = maxBytes
  let used = false
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        used = true
        const { done, value } = await reader.read()
        if (value) controller.enqueue(value.subarray(0, left))
        left -= value?.length ?? 0
        if (!done && left > 0) return
        controller.close()
        await reader.cancel()
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  return { stream, used: () => used }
}

function protocolHeaders({ kind }: ChatProvider, key: Secret | undefined): Record<string, string> {
  if (kind === 'anthropic') return { 'anthropic-version': anthropicVersion, ...(key && { 'x-api-key': key.reveal() }) }
  return key ? { authorization: `Bearer ${key.reveal()}` } : {}
}

function redirectHost(response: Response, provider: ChatProvider): string {
  const location = response.headers.get('location') ?? ''
  return URL.canParse(location, provider.baseUrl) ? new URL(location, provider.baseUrl).host : 'an unreadable address'
}

async function describe(response: Response, type: string, expected: string): Promise<string> {
  const reader = response.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  const text = new TextDecoder().decode(first?.value).replace(/\s+/g, ' ').trim()
  const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1]
  return `${type.includes('html') ? 'a web page' : 'a document'} and no ${expected}: ${cutText(title?.trim() || text, shownChars)}`
}
