import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ChatProvider } from '../../src/base/chat-provider.ts'
import { limits } from '../../src/base/limits.ts'
import { listModels } from '../../src/models/list-models.ts'
import * as anthropic from '../support/anthropic-replies.ts'
import * as openAi from '../support/open-ai-replies.ts'
import { jsonReply, type ProviderServer, plainReply, startProviderServer } from '../support/provider-server.ts'
import { testKey, testProvider } from '../support/test-provider.ts'

let server: ProviderServer
beforeEach(async () => {
  server = await startProviderServer()
})
afterEach(() => server.close())

const claude = { name: 'anthropic', kind: 'anthropic' } as const

function list(changes: Partial<ChatProvider> = {}, { timeoutMs = 5000, signal = new AbortController().signal } = {}) {
  const provider = testProvider(server.baseUrl, changes)
  return listModels(provider, provider.keys[0], { timeoutMs, signal })
}

const failure = async (...given: Parameters<typeof list>) =>
  list(...given).then(
    () => 'no error',
    ({ code, message }: { code: string; message: string }) => `${code}: ${message.replaceAll(server.host, '<host>')}`,
  )

test('OpenAI-compatible servers: one request, sorted, the context window under whatever name', async () => {
  server.enqueue(
    openAi.modelsReply(
      { id: 'vllm', max_model_len: 32768 },
      { id: 'groq', context_window: 8192, name: null },
      { id: 'openrouter', name: 'Open: Router', context_length: 200_000, pricing: { prompt: '0' } },
      { id: 'mistral', max_context_length: 1000 },
      { id: 'plain', context_length: 'many' },
      { id: 'plain' },
    ),
  )
  expect(await list()).toEqual([
    { id: 'groq', contextWindow: 8192 },
    { id: 'mistral', contextWindow: 1000 },
    { id: 'openrouter', name: 'Open: Router', contextWindow: 200_000 },
    { id: 'plain' },
    { id: 'vllm', contextWindow: 32768 },
  ])
  expect(server.requests.map(({ method, url, headers, body }) => [method, url, headers.accept, headers.authorization, body])).toEqual([
    ['GET', '/v1/models', 'application/json', `Bearer ${testKey}`, ''],
  ])
})

test('a bare list; entries that are no models; names with control characters', async () => {
  server.enqueue(jsonReply(200, [{ id: 'a\x1b[31m\nb' }, { id: '' }, { name: 'no id' }, 'text', null, { id: 'c' }]))
  expect(await list()).toEqual([{ id: 'a b' }, { id: 'c' }])
})

test('Gemini lists resources; its chat endpoint takes names', async () => {
  const reply = openAi.modelsReply({ id: 'models/gemini-3.8-flash', display_name: 'Gemini 3.8 Flash' })
  server.enqueue(reply, reply)
  expect(await list({ name: 'gemini' })).toEqual([{ id: 'gemini-3.8-flash', name: 'Gemini 3.8 Flash' }])
  expect((await list()).map(({ id }) => id)).toEqual(['models/gemini-3.8-flash'])
})

test('Anthropic: page after page, a bounded number of them', async () => {
  server.enqueue(
    anthropic.modelsReply([{ id: 'claude-z', display_name: 'Claude Z', max_input_tokens: 1_000_000 }, { id: 'claude/y' }], { more: true }),
    anthropic.modelsReply([{ id: 'claude-a', max_input_tokens: null }]),
  )
  expect(await list(claude)).toEqual([
    { id: 'claude-a' },
    { id: 'claude-z', name: 'Claude Z', contextWindow: 1_000_000 },
    { id: 'claude/y' },
  ])
  expect(server.requests.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/v1/models?limit=1000'],
    ['GET', '/v1/models?limit=1000&after_id=claude%2Fy'],
  ])
  expect(server.requests.map(({ headers }) => [headers['x-api-key'], headers['anthropic-version']])).toEqual([
    [testKey, '2023-06-01'],
    [testKey, '2023-06-01'],
  ])
  server.requests.length = 0
  server.enqueue(...Array.from({ length: limits.modelListPages + 1 }, () => anthropic.modelsReply([{ id: 'again' }], { more: true })))
  expect(await list(claude)).toEqual([{ id: 'again' }])
  expect(server.requests).toHaveLength(limits.modelListPages)
})

test('the offline kind lists its model and asks nobody', async () => {
  expect(await list({ kind: 'offline', name: 'offline', model: 'extractive', baseUrl: undefined, host: undefined })).toEqual([
    { id: 'extractive' },
  ])
  expect(server.requests).toEqual([])
})

test('HTTP errors, in the words of the provider, after one attempt', async () => {
  server.enqueue(
    openAi.httpError(401, `bad ${testKey}`),
    anthropic.httpError(403, 'not allowed'),
    jsonReply(400, [{ error: { message: 'as Gemini says it' } }]),
    plainReply(503, {}, 'down'),
    plainReply(404, {}),
  )
  expect(await failure()).toBe(
    'provider_auth: openai (http://<host>/v1) refused the key from environment OPENAI_API_KEY (HTTP 401): bad [redacted]',
  )
  expect(await failure(claude)).toBe(
    'provider_auth: anthropic (http://<host>/v1) refused the key from environment OPENAI_API_KEY (HTTP 403): not allowed',
  )
  expect(await failure()).toMatch(/\(HTTP 400\): as Gemini says it$/)
  expect(await failure()).toMatch(/^provider_unreachable: .*\(HTTP 503\): down$/)
  expect(await failure()).toBe('provider_request: openai (http://<host>/v1) has no list of models (HTTP 404).')
  expect(server.requests).toHaveLength(5)
})

test('no list: a redirect, a web page, no JSON, another document, too much of it', async () => {
  const thief = await startProviderServer()
  server.enqueue(
    plainReply(302, { location: thief.baseUrl }),
    plainReply(200, { 'content-type': 'text/html' }, '<title>Sign in</title>'),
    plainReply(200, {}, 'ok'),
    jsonReply(200, { models: [] }),
    jsonReply(200, { data: [{ id: 'x'.repeat(limits.modelListBytes) }] }),
  )
  expect(await failure()).toBe(`provider_request: openai (http://<host>/v1) answered with: a redirect (HTTP 302) to ${thief.host}`)
  expect(thief.requests).toEqual([])
  await thief.close()
  const answered = 'provider_incomplete: openai (http://<host>/v1) answered with:'
  expect(await failure()).toBe(`${answered} a web page and no list: Sign in`)
  expect(await failure()).toBe(`${answered} something that is no JSON: ok`)
  expect(await failure()).toBe(`${answered} something that is no list of models`)
  expect(await failure()).toBe(`${answered} a list of more than 8,388,608 bytes`)
})

test('silence ends at the timeout, and at once when the caller stops', async () => {
  const silent = () => new Promise<void>(() => {})
  server.enqueue(silent, silent)
  expect(await failure({}, { timeoutMs: 50 })).toBe(
    'provider_unreachable: openai (http://<host>/v1) sent no list of models within 0.05 seconds.',
  )
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 50)
  expect(await failure({}, { signal: controller.signal })).toBe('aborted: The list of models was not waited for.')
})
