import { AppError, type ErrorCode } from '../base/app-error.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import { createRedactor } from '../base/redact.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { cutText } from '../base/text.ts'
import { RefusedReply } from './provider-fetch.ts'

const shownChars = 300

interface Failure {
  readonly code: ErrorCode
  /** Continues `<provider> (<base URL>)`. */
  readonly what: string
  readonly hint: string
  /** What the other side said. */
  readonly detail?: string
}

/**
 * What went wrong with a request to a provider, as an `AppError`: who, where, with which model or key, in the provider's own words with
 * credentials and control characters taken out. The cause is kept for `--verbose`, which redacts it as every sink does.
 */
export function modelError(error: unknown, provider: ChatProvider): AppError {
  const { code, what, hint, detail } = explain(error, provider)
  const redact = createRedactor(provider.keys.map((key) => key.reveal()))
  const said = detail ? `: ${cutText(redact(sanitizeLine(detail)), shownChars)}` : ''
  return new AppError(code, `${provider.name} (${provider.baseUrl}) ${what}${said}`, { hint, cause: error })
}

function explain(error: unknown, provider: ChatProvider): Failure {
  const chain = causes(error)
  const refused = chain.find((link) => link instanceof RefusedReply)
  if (refused) return explainRefusal(refused, provider)
  const status = chain.map((link) => link.status).find((value) => typeof value === 'number')
  if (typeof status === 'number') return explainStatus(status, detailOf(error), provider)
  const code = chain.map((link) => link.code).find((value) => typeof value === 'string' && /^(?:E[A-Z_]+|UND_ERR_\w+)$/.test(value))
  const broken = chain.some((link) => link.name === 'SyntaxError' || link.message === 'terminated' || link.error !== undefined)
  if (!broken && (code !== undefined || chain.some((link) => link.message === 'fetch failed' || link.name === 'TimeoutError'))) {
    return {
      code: 'provider_unreachable',
      what: `cannot be reached at ${provider.host}`,
      hint: 'Check the network and the base URL; `--offline` answers without a provider.',
      detail: typeof code === 'string' ? code : chain.at(-1)?.message,
    }
  }
  return { code: 'provider_incomplete', what: 'broke off', hint: 'Ask again; nothing of the reply was used.', detail: detailOf(error) }
}

function explainRefusal(refused: RefusedReply, provider: ChatProvider): Failure {
  const hint = `Check the base URL ${provider.baseUrl}.`
  return refused.kind === 'redirect'
    ? {
        code: 'provider_request',
        what: 'answered with',
        hint: `${hint} Redirects are not followed: they would carry your code to another host.`,
        detail: refused.message,
      }
    : { code: 'provider_incomplete', what: 'answered with', hint, detail: refused.message }
}

function explainStatus(status: number, detail: string, provider: ChatProvider): Failure {
  if (status === 401 || status === 403) {
    const key = provider.keyOrigin ? `refused the key from ${provider.keyOrigin}` : 'wants a key'
    const hint = provider.keyVariable
      ? `Check ${provider.keyVariable}, and what the key may use.`
      : 'Describe the provider, with its keyVariable, in the config file.'
    return { code: 'provider_auth', what: `${key} (HTTP ${status})`, hint, detail }
  }
  if (status === 408 || status === 429 || status >= 500) {
    const hint = status === 429 ? 'Wait a little, or look at the quota of the account.' : 'Ask again in a little while.'
    return { code: 'provider_unreachable', what: `cannot answer now (HTTP ${status})`, hint, detail }
  }
  const hint = detail.includes('/v1/responses')
    ? 'This model takes tools only over another protocol; choose another with --model.'
    : status === 404
      ? 'Check the model (--model) and the base URL (--base-url).'
      : 'Choose another model with --model, or ask for less.'
  return { code: 'provider_request', what: `refused the request for model ${provider.model} (HTTP ${status})`, hint, detail }
}

type Link = Error & { readonly status?: unknown; readonly code?: unknown; readonly error?: unknown }

function causes(error: unknown): Link[] {
  const chain: Link[] = []
  for (let link = error; link instanceof Error && chain.length < 8; link = link.cause) chain.push(link)
  return chain
}

/** The provider's own words: without the status that the library puts before and the advice that LangChain puts after them. */
function detailOf(error: unknown): string {
  const message =
    error instanceof Error
      ? (causes(error)
          .map(wordsOf)
          .find((words) => words !== undefined) ?? error.message)
      : String(error)
  return message.replace(/\s*Troubleshooting URL:[\s\S]*$/, '').replace(/^\d{3} (?:status code \(no body\))?/, '')
}

/** Anthropic's words stand a level deeper than its library looks: it would show the whole document. */
function wordsOf({ error }: Link): string | undefined {
  const inner = typeof error === 'object' && error !== null && 'error' in error ? error.error : undefined
  const words = typeof inner === 'object' && inner !== null && 'message' in inner ? inner.message : undefined
  return typeof words === 'string' ? words : undefined
}
