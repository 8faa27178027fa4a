import { inspect } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { AppError } from '../../src/base/app-error.ts'
import type { ChatProvider } from '../../src/base/chat-provider.ts'
import type { Limits } from '../../src/base/limits.ts'
import { createChatModel } from '../../src/models/create-chat-model.ts'
import { modelRequest } from '../support/model-request.ts'
import { httpError, stream, toolCallEvents } from '../support/open-ai-replies.ts'
import { type ProviderServer, plainReply, type Reply, startProviderServer } from '../support/provider-server.ts'
import { oneAttempt, testKey, testProvider } from '../support/test-provider.ts'

let server: ProviderServer | undefined
afterEach(() => server?.close())

const half = { delta: { role: 'assistant', content: 'half an ans' } }

interface Options {
  readonly changes?: Partial<ChatProvider>
  readonly timers?: Partial<Limits>
  readonly signal?: AbortSignal
}

/** The error that a request ends with. `<host>` stands for the server's. */
async function failure(reply: Reply, { changes, timers, signal }: Options = {}) {
  server = await startProviderServer(reply)
  const { host } = server
  const model = await createChatModel(testProvider(server.baseUrl, changes), { limits: { ...oneAttempt, ...timers } })
  const error: unknown = await model.stream(modelRequest(signal && { signal })).catch((caught: unknown) => caught)
  if (!(error instanceof AppError)) throw new Error(`no AppError but ${inspect(error)}`)
  const show = (text: string | undefined) => text?.replaceAll(host, '<host>')
  return { code: error.code, message: show(error.message), hint: show(error.hint), error, requests: server.requests.length }
}

const summary = ({ code, message, requests }: Awaited<ReturnType<typeof failure>>) => ({ code, message, requests })

test('F13: a stream that stops before its finish reason is no answer', async () => {
  const expected = {
    code: 'provider_incomplete',
    message: 'The reply of openai (test-model) ended without saying that it is complete.',
    requests: 1,
  }
  expect(summary(await failure(stream([half])))).toEqual(expected)
  expect(summary(await failure(stream([half, { done: true }])))).toEqual(expected)
  expect(summary(await failure(stream([])))).toEqual({
    ...expected,
    message: 'openai (http://<host>/v1) answered with nothing that is a reply.',
  })
})

test('F13: the tool calls of an unfinished reply are never handed on', async () => {
  const events = toolCallEvents([{ id: 'a', name: 'read_file', args: ['{"path": "a'] }])
  expect(summary(await failure(stream(events)))).toMatchObject({ code: 'provider_incomplete' })
  expect(summary(await failure(stream([...events, { delta: {}, finish: 'length' }])))).toEqual({
    code: 'provider_incomplete',
    message: 'The reply of openai (test-model) ended with the reason "length".',
    requests: 1,
  })
})

test('a connection that is torn down within a reply', async () => {
  expect(await failure(stream([half, { reset: true }]))).toMatchObject({
    code: 'provider_incomplete',
    message: 'openai (http://<host>/v1) broke off: terminated',
  })
})

test('an error within the stream', async () => {
  expect(summary(await failure(stream([half, { raw: 'data: {"error":{"message":"overloaded","code":502}}\n\n' }])))).toEqual({
    code: 'provider_incomplete',
    message: 'openai (http://<host>/v1) broke off: overloaded',
    requests: 1,
  })
})

test('a line that is no JSON', async () => {
  expect(await failure(stream([half, { raw: 'data: {"choices": [{\n\n' }]))).toMatchObject({
    code: 'provider_incomplete',
    message: expect.stringMatching(/^openai \(http:\/\/<host>\/v1\) broke off: /),
  })
})

test('a web page, or a document, in place of a stream', async () => {
  const page = '<!doctype html><html><head><title>Sign in</title></head></html>'
  expect(await failure(plainReply(200, { 'content-type': 'text/html; charset=utf-8' }, page))).toMatchObject({
    code: 'provider_incomplete',
    message: 'openai (http://<host>/v1) answered with: a web page and no stream: Sign in',
    hint: 'Check the base URL http://<host>/v1.',
  })
  expect(await failure(plainReply(200, { 'content-type': 'application/json' }, '{"error":"no such model"}'))).toMatchObject({
    code: 'provider_incomplete',
    message: 'openai (http://<host>/v1) answered with: a document and no stream: {"error":"no such model"}',
  })
})

test('HTTP 413 says that the request is too long, whoever says it', async () => {
  const page = plainReply(413, { 'content-type': 'text/html' }, '<title>413 Request Entity Too Large</title>')
  expect(await failure(page)).toMatchObject({ code: 'context_exceeded', requests: 1 })
})

test('empty answers', async () => {
  expect(await failure(stream([{ delta: { content: ' ' }, finish: 'stop' }]))).toMatchObject({
    code: 'model_empty',
    message: 'openai (test-model) gave an empty answer.',
  })
  expect(await failure(stream([{ delta: {}, finish: 'length' }]))).toMatchObject({
    code: 'model_empty',
    message: 'openai (test-model) gave an empty answer (it ran into its output limit).',
  })
})

test('a finish reason that nobody knows', async () => {
  expect(await failure(stream([half, { delta: {}, finish: 'malformed_function_call' }]))).toMatchObject({
    code: 'provider_incomplete',
    message: 'The reply of openai (test-model) ended with the reason "malformed_function_call".',
  })
})

test('F13: silence, before the first piece and after it', async () => {
  const timers = { firstTokenMs: 50, idleMs: 5000 }
  expect(await failure(stream([{ stall: true }]), { timers })).toMatchObject({
    code: 'provider_incomplete',
    message: 'openai (http://<host>/v1) sent nothing for 0.05 seconds.',
  })
  expect(await failure(stream([half, { stall: true }]), { timers: { firstTokenMs: 5000, idleMs: 50 } })).toMatchObject({
    code: 'provider_incomplete',
    message: 'openai (http://<host>/v1) sent nothing for 0.05 seconds.',
  })
})

test('HTTP errors: who, where, with what, and what to do', async () => {
  const cases: [number, string][] = [
    [400, 'bad parameter'],
    [401, `Incorrect API key provided: ${testKey}`],
    [403, 'no access'],
    [404, 'The model does not exist'],
    [429, 'slow down'],
    [500, 'oops'],
    [501, 'unsupported method'],
  ]
  const seen = []
  for (const [status, message] of cases) {
    const { code, message: shown, hint, requests } = await failure(httpError(status, message))
    seen.push({ status, code, shown, hint, requests })
    await server?.close()
  }
  expect(seen).toEqual([
    {
      status: 400,
      code: 'provider_request',
      shown: 'openai (http://<host>/v1) refused the request for model test-model (HTTP 400): bad parameter',
      hint: 'Choose another model with --model, or ask for less.',
      requests: 1,
    },
    {
      status: 401,
      code: 'provider_auth',
      shown: 'openai (http://<host>/v1) refused the key from environment OPENAI_API_KEY (HTTP 401): Incorrect API key provided: [redacted]',
      hint: 'Check OPENAI_API_KEY, and what the key may use.',
      requests: 1,
    },
    {
      status: 403,
      code: 'provider_auth',
      shown: 'openai (http://<host>/v1) refused the key from environment OPENAI_API_KEY (HTTP 403): no access',
      hint: 'Check OPENAI_API_KEY, and what the key may use.',
      requests: 1,
    },
    {
      status: 404,
      code: 'provider_request',
      shown: 'openai (http://<host>/v1) refused the request for model test-model (HTTP 404): The model does not exist',
      hint: '`codewhisper models` lists what openai offers.',
      // The second asks what there is.
      requests: 2,
    },
    {
      status: 429,
      code: 'provider_rate_limit',
      shown: 'openai (http://<host>/v1) is asked too often (HTTP 429): slow down',
      hint: 'Wait a little; several keys, separated by commas, share the load.',
      requests: 1,
    },
    {
      status: 500,
      code: 'provider_unreachable',
      shown: 'openai (http://<host>/v1) cannot answer now (HTTP 500): oops',
      hint: 'Ask again in a little while.',
      requests: 1,
    },
    {
      status: 501,
      code: 'provider_request',
      shown: 'openai (http://<host>/v1) refused the request for model test-model (HTTP 501): unsupported method',
      hint: 'Check the model (--model) and the base URL (--base-url).',
      requests: 1,
    },
  ])
})

test('a server that is not there is an error at once', async () => {
  server = await startProviderServer()
  const { baseUrl } = server
  await server.close()
  const model = await createChatModel(testProvider(baseUrl), { limits: oneAttempt })
  await expect(model.stream(modelRequest())).rejects.toMatchObject({
    code: 'provider_unreachable',
    message: `openai (${baseUrl}) cannot be reached at ${new URL(baseUrl).host}: ECONNREFUSED`,
  })
})

test('F11: a redirect is refused and nothing is sent to where it points', async () => {
  const other = await startProviderServer()
  try {
    const result = await failure(plainReply(307, { location: `${other.baseUrl}/chat/completions` }))
    expect(result).toMatchObject({ code: 'provider_request', requests: 1 })
    expect(result.message).toBe(`openai (http://<host>/v1) answered with: a redirect (HTTP 307) to ${other.host}`)
    expect(other.requests).toEqual([])
  } finally {
    await other.close()
  }
})

test('a stopped question is reported as such, before and within a reply', async () => {
  const stopped = AbortSignal.abort()
  expect(await failure(stream([half]), { signal: stopped })).toMatchObject({ code: 'aborted', requests: 0 })
  const controller = new AbortController()
  const within: Reply = async (response, request) => {
    await stream([half, { stall: true }])(response, request)
    controller.abort()
  }
  expect(await failure(within, { signal: controller.signal })).toMatchObject({ code: 'aborted', requests: 1 })
})

test('a provider that needs a key and has none is refused before any request', async () => {
  const provider = testProvider('https://provider.invalid/v1', { keys: [], keyOrigin: undefined })
  await expect(createChatModel(provider)).rejects.toMatchObject({
    code: 'config_invalid',
    message: 'The provider openai needs a key, and OPENAI_API_KEY is not set.',
  })
})

test("control characters in a provider's words do not reach the message", async () => {
  const { message } = await failure(httpError(400, 'a\x1b[31m\nb'))
  expect(message).toMatch(/\(HTTP 400\): a b$/)
})
