import type { ChatProvider } from '../base/chat-provider.ts'
import { cutText } from '../base/text.ts'
import { nodeFetch } from './node-fetch.ts'

/** A reply that is refused before the library sees it: a redirect, or a document in place of a stream. The message describes it. */
export class RefusedReply extends Error {
  readonly kind: 'redirect' | 'document'

  constructor(kind: 'redirect' | 'document', description: string) {
    super(description)
    this.name = 'RefusedReply'
    this.kind = kind
  }
}

const shownChars = 200

/**
 * `fetch` as requests to a provider need it. It sends the headers below and no others: what the libraries add (their fingerprint, an
 * organisation, headers out of the environment) stays here. A redirect is refused, since it would send the code to another host (security.md
 * F11), and a successful reply that is a web page or a JSON document throws `RefusedReply` instead of becoming an empty answer (F13).
 */
export function providerFetch(provider: ChatProvider): typeof fetch {
  const key = provider.keys[0]
  return async (input, init) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'user-agent': 'codewhisper',
      ...(key && { authorization: `Bearer ${key.reveal()}` }),
    }
    const url = typeof input === 'string' || input instanceof URL ? input : input.url
    const response = await nodeFetch(url, { ...init, headers })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new RefusedReply('redirect', `a redirect (HTTP ${response.status}) to ${redirectHost(response, provider)}`)
    }
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && /\b(?:html|json)\b/.test(type)) throw new RefusedReply('document', await describe(response, type))
    return response
  }
}

function redirectHost(response: Response, provider: ChatProvider): string {
  const location = response.headers.get('location') ?? ''
  return URL.canParse(location, provider.baseUrl) ? new URL(location, provider.baseUrl).host : 'an unreadable address'
}

async function describe(response: Response, type: string): Promise<string> {
  const reader = response.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  const text = new TextDecoder().decode(first?.value).replace(/\s+/g, ' ').trim()
  const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1]
  return `${type.includes('html') ? 'a web page' : 'a document'} and no stream: ${cutText(title?.trim() || text, shownChars)}`
}
