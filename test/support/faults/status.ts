import type { ErrorCode } from '../../../src/base/app-error.ts'
import { jsonReply, plainReply } from '../provider-server.ts'
import type { ProviderWords, Wire } from '../wire.ts'
import { errorWords, type Fault } from './fault.ts'

interface StatusFault {
  readonly status: number
  /** After the status, where one status has several meanings. */
  readonly name?: string
  readonly words: (wire: Wire) => ProviderWords
  readonly headers?: Readonly<Record<string, string>>
  readonly error: ErrorCode
  readonly requests: 1 | 5
}

const said =
  (...words: Parameters<typeof errorWords>) =>
  () =>
    errorWords(...words)
const invalid = (message: string, code?: string) => said(message, 'invalid_request_error', code)
const limited = said('Slow down', 'rate_limit_error', 'rate_limit_exceeded')
const failing = said('It broke', 'api_error')
/** As each of the two says that a request is too long. */
const tooLong = ({ kind }: Wire) =>
  kind === 'anthropic'
    ? errorWords('prompt is too long: 208310 tokens > 200000 maximum', 'invalid_request_error')
    : errorWords("This model's maximum context length is 8192 tokens.", 'invalid_request_error', 'context_length_exceeded')
const noModel = ({ kind }: Wire) =>
  kind === 'anthropic'
    ? errorWords('model: test-model', 'not_found_error')
    : errorWords('The model `test-model` does not exist', 'invalid_request_error', 'model_not_found')

const statuses: readonly StatusFault[] = [
  { status: 400, words: invalid('temperature is wrong'), error: 'provider_request', requests: 1 },
  { status: 400, name: 'the context is too long', words: tooLong, error: 'context_exceeded', requests: 1 },
  { status: 401, words: said('Incorrect key', 'authentication_error', 'invalid_api_key'), error: 'provider_auth', requests: 1 },
  { status: 402, words: said('Your credit is used up', 'billing_error'), error: 'provider_quota', requests: 1 },
  { status: 403, words: said('Not for you', 'permission_error'), error: 'provider_auth', requests: 1 },
  { status: 404, name: 'unknown model', words: noModel, error: 'provider_request', requests: 1 },
  { status: 405, words: invalid('Method not allowed'), error: 'provider_request', requests: 1 },
  { status: 408, words: failing, error: 'provider_unreachable', requests: 5 },
  { status: 409, words: failing, error: 'provider_unreachable', requests: 5 },
  { status: 413, words: said('Request exceeds the maximum size', 'request_too_large'), error: 'context_exceeded', requests: 1 },
  { status: 422, words: invalid('messages: wrong shape'), error: 'provider_request', requests: 1 },
  { status: 425, words: failing, error: 'provider_unreachable', requests: 5 },
  { status: 429, name: 'no time given', words: limited, error: 'provider_rate_limit', requests: 5 },
  { status: 429, name: 'Retry-After', words: limited, headers: { 'retry-after': '0.02' }, error: 'provider_rate_limit', requests: 5 },
  { status: 429, name: 'retry-after-ms', words: limited, headers: { 'retry-after-ms': '15' }, error: 'provider_rate_limit', requests: 5 },
  {
    status: 429,
    name: 'Retry-After of ten minutes',
    words: limited,
    headers: { 'retry-after': '600' },
    error: 'provider_rate_limit',
    requests: 1,
  },
  {
    status: 429,
    name: 'the quota is used up',
    words: said('You exceeded your current quota', 'insufficient_quota', 'insufficient_quota'),
    error: 'provider_quota',
    requests: 1,
  },
  { status: 500, words: failing, error: 'provider_unreachable', requests: 5 },
  { status: 502, words: failing, error: 'provider_unreachable', requests: 5 },
  { status: 503, name: 'Retry-After', words: failing, headers: { 'retry-after': '0.02' }, error: 'provider_unreachable', requests: 5 },
  { status: 504, words: failing, error: 'provider_unreachable', requests: 5 },
  { status: 529, words: said('Overloaded', 'overloaded_error'), error: 'provider_unreachable', requests: 5 },
]

/** What a gateway before the provider says. */
const page = (title: string) => `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
const pages: readonly (readonly [number, string, ErrorCode, number])[] = [
  [401, 'Sign in', 'provider_auth', 1],
  [404, 'Not Found', 'provider_request', 1],
  [413, 'Request Entity Too Large', 'context_exceeded', 1],
  [429, 'Too Many Requests', 'provider_rate_limit', 5],
  [502, 'Bad Gateway', 'provider_unreachable', 5],
]

export const statusFaults: readonly Fault[] = [
  ...statuses.map(
    ({ status, name, words, headers = {}, error, requests }): Fault => ({
      name: name === undefined ? `HTTP ${status}` : `HTTP ${status}, ${name}`,
      family: 'status',
      stages: ['before'],
      reply: (wire) => jsonReply(status, wire.errorBody(words(wire)), headers),
      ends: { error, requests },
    }),
  ),
  ...pages.map(
    ([status, title, error, requests]): Fault => ({
      name: `HTTP ${status}, a web page`,
      family: 'status',
      stages: ['before'],
      reply: () => plainReply(status, { 'content-type': 'text/html' }, page(title)),
      ends: { error, requests },
    }),
  ),
  {
    name: 'HTTP 307 to another host',
    family: 'status',
    stages: ['before'],
    reply: () => plainReply(307, { location: 'https://elsewhere.invalid/v1/chat' }),
    ends: { error: 'provider_request', requests: 1 },
  },
]
