import type { ErrorCode } from '../base/app-error.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import { createRedactor } from '../base/redact.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { cutText } from '../base/text.ts'
import { FailedRequest, type Remedy } from './failed-request.ts'
import { RefusedReply } from './provider-fetch.ts'
import { retryAfter } from './retry-after.ts'

const shownChars = 300

interface Failure {
  readonly code: ErrorCode
  /** Continues `<provider> (<base URL>)`. */
  readonly what: string
  readonly hint: string
  readonly remedy: Remedy
  /** What the other side said. */
  readonly detail?: string
  readonly unknownModel?: boolean
}

/** A status and what came with it, as far as the library tells. */
interface Reply {
  readonly status: number
  readonly detail: string
  /** The provider's own names for what is wrong (`insufficient_quota`, `rate_limit_error`). */
  readonly kinds: string
}

/**
 * What went wrong with a request to a provider, and what may help: who, where, with which model or key, in the provider's own words with
 * credentials and control characters taken out. The cause is kept for `--verbose`, which redacts it as every sink does.
 */
export function modelError(error: unknown, provider: ChatProvider): FailedRequest {
  const chain = causes(error)
  const { code, what, hint, remedy, detail, unknownModel = false } = explain(error, chain, provider)
  const redact = createRedactor(provider.keys.map((key) => key.reveal()))
  const said = detail ? `: ${cutText(redact(sanitizeLine(detail)), shownChars)}` : ''
  const headers = chain.map((link) => link.headers).find(isHeaders)
  const retryAfterMs = remedy === 'later' ? retryAfter(headers, detailOf(error)) : undefined
  return new FailedRequest(code, `${provider.name} (${provider.baseUrl}) ${what}${said}`, {
    hint,
    cause: error,
    remedy,
    retryAfterMs,
    unknownModel,
  })
}

function explain(error: unknown, chain: readonly Link[], provider: ChatProvider): Failure {
  const refused = chain.find((link) => link instanceof RefusedReply)
  if (refused) return explainRefusal(refused, provider)
  const detail = detailOf(error)
  const kinds = chain.flatMap((link) => namesIn(link)).join(' ')
  const status = chain.map((link) => link.status).find((value) => typeof value === 'number')
  if (typeof status === 'number') return explainStatus({ status, detail, kinds }, provider)
  // Anthropic reports what is wrong with a request within the stream too, under the names of its statuses.
  const named = statusNames.find(([pattern]) => pattern.test(kinds))
  if (named) return explainStatus({ status: named[1], detail, kinds }, provider)
  const code = chain.map((link) => link.code).find((value) => typeof value === 'string' && networkCode.test(value))
  const broken = chain.some((link) => link.name === 'SyntaxError' || link.message === 'terminated' || link.error !== undefined)
  if (!broken && (code !== undefined || chain.some((link) => link.message === 'fetch failed' || link.name === 'TimeoutError'))) {
    const isCertificate = typeof code === 'string' && certificateCode.test(code)
    return {
      code: 'provider_unreachable',
      what: `cannot be reached at ${provider.host}`,
      hint: isCertificate
        ? 'Its certificate is not trusted: name the file with your certificate authority in NODE_EXTRA_CA_CERTS.'
        : 'Check the network and the base URL; `--offline` answers without a provider.',
      remedy: 'briefly',
      detail: typeof code === 'string' ? code : chain.at(-1)?.message,
    }
  }
  return { code: 'provider_incomplete', what: 'broke off', hint: 'Ask again; nothing of the reply was used.', remedy: 'later', detail }
}

/** Node's and OpenSSL's names for what goes wrong between two machines; other codes are of this one. */
const networkCode =
  /^(?:E(?:AI_AGAIN|ADDRNOTAVAIL|CONN(?:REFUSED|RESET|ABORTED)|HOST(?:DOWN|UNREACH)|NET(?:DOWN|UNREACH)|NOTFOUND|PIPE|PROTO|TIMEDOUT)|UND_ERR_\w+|HPE_\w+|ERR_(?:SSL|TLS)_\w+|ERR_STREAM_PREMATURE_CLOSE|CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+)$/
/** Companies open encrypted connections on the way; their certificates are theirs to name. */
const certificateCode = /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_)|SELF_SIGNED/

const statusNames: readonly (readonly [RegExp, number])[] = [
  [/\brate_limit_error\b/, 429],
  [/\bauthentication_error\b/, 401],
  [/\bpermission_error\b/, 403],
  [/\bnot_found_error\b/, 404],
  [/\binvalid_request_error\b/, 400],
]

function explainRefusal(refused: RefusedReply, provider: ChatProvider): Failure {
  const what = { what: 'answered with', hint: `Check the base URL ${provider.baseUrl}.`, detail: refused.message }
  return refused.kind === 'redirect'
    ? {
        ...what,
        code: 'provider_request',
        hint: `${what.hint} Redirects are not followed: they would carry your code to another host.`,
        remedy: 'nothing',
      }
    : { ...what, code: 'provider_incomplete', remedy: 'briefly' }
}

function explainStatus(reply: Reply, provider: ChatProvider): Failure {
  const { status, detail } = reply
  const refused = `refused the request for model ${provider.model} (HTTP ${status})`
  // What a server does not support (RFC 9110 15.6.2 and 15.6.6) it will not support in a minute either: whoever listens there is no provider.
  const isUnsupported = status === 501 || status === 505
  if (isTooLong(reply)) {
    const hint = 'Ask for less, or say with --context-window how much the model takes.'
    return { code: 'context_exceeded', what: refused, hint, remedy: 'nothing', detail }
  }
  if (isQuota(reply)) {
    const hint = 'Look at the plan and the balance of the account.'
    return {
      code: 'provider_quota',
      what: `has no quota left for the key${from(provider)} (HTTP ${status})`,
      hint,
      remedy: 'other-key',
      detail,
    }
  }
  if (status === 401 || status === 403) {
    const key = provider.keyOrigin ? `refused the key${from(provider)}` : 'wants a key'
    const hint = provider.keyVariable
      ? `Check ${provider.keyVariable}, and what the key may use.`
      : 'Describe the provider, with its keyVariable, in the config file.'
    return { code: 'provider_auth', what: `${key} (HTTP ${status})`, hint, remedy: 'other-key', detail }
  }
  if (status === 429) {
    const hint = 'Wait a little; several keys, separated by commas, share the load.'
    return { code: 'provider_rate_limit', what: `is asked too often (HTTP ${status})`, hint, remedy: 'later', detail }
  }
  if ([408, 409, 425].includes(status) || (status >= 500 && !isUnsupported)) {
    const hint = 'Ask again in a little while.'
    return { code: 'provider_unreachable', what: `cannot answer now (HTTP ${status})`, hint, remedy: 'later', detail }
  }
  const unknownModel = isUnknownModel(reply)
  const hint = detail.includes('/v1/responses')
    ? 'This model takes tools only over another protocol; choose another with --model.'
    : unknownModel || isUnsupported || status === 404
      ? 'Check the model (--model) and the base URL (--base-url).'
      : 'Choose another model with --model, or ask for less.'
  return { code: 'provider_request', what: refused, hint, remedy: 'nothing', detail, unknownModel }
}

function from({ keyOrigin }: ChatProvider): string {
  return keyOrigin ? ` from ${keyOrigin}` : ''
}

/**
 * HTTP 413, which a gateway may say in a web page, or the words of OpenAI, Anthropic, Gemini, llama.cpp and vLLM for a request that does not fit the
 * model's context.
 */
function isTooLong({ status, detail, kinds }: Reply): boolean {
  if (status === 413) return true
  if (status !== 400 && status !== 422) return false
  if (/context_length_exceeded|request_too_large|exceed_context_size/.test(kinds)) return true
  return /maximum context length|context (?:length|window|size|limit)|prompt (?:is too long|length)|max_(?:new_)?tokens.* must be|input (?:is|token count).*(?:too long|exceeds)|too many (?:input )?tokens/i.test(
    detail,
  )
}

/** A quota that is used up does not come back by waiting a minute; a rate limit, which some call quota too, says when it does. */
function isQuota({ status, detail, kinds }: Reply): boolean {
  if (status === 402 || /insufficient_quota|billing_error/.test(kinds)) return true
  return /credit balance|insufficient (?:balance|funds|credits)/i.test(detail) && status < 500
}

function isUnknownModel({ status, detail, kinds }: Reply): boolean {
  if (/model_not_found/.test(kinds)) return true
  const ofModel =
    /\bmodel\b/i.test(detail) && /not (?:found|exist|available|supported)|unknown|no such|not a valid|invalid model/i.test(detail)
  return (status === 400 || status === 404) && (ofModel || /^\s*(?:\{"type":"error".*)?model: /.test(detail))
}

type Link = Error & {
  readonly status?: unknown
  readonly code?: unknown
  readonly type?: unknown
  readonly error?: unknown
  readonly headers?: unknown
}

function isHeaders(value: unknown): value is Pick<Headers, 'get'> {
  return typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function'
}

function causes(error: unknown): Link[] {
  const chain: Link[] = []
  for (let link = error; link instanceof Error && chain.length < 8; link = link.cause) chain.push(link)
  return chain
}

function namesIn(link: { readonly code?: unknown; readonly type?: unknown; readonly error?: unknown }, depth = 2): string[] {
  const own = [link.code, link.type].filter((value) => typeof value === 'string')
  const inner = link.error
  return depth > 0 && typeof inner === 'object' && inner !== null ? [...own, ...namesIn(inner, depth - 1)] : own
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
