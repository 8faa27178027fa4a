import { inspect } from 'node:util'
import { HumanMessage } from '@langchain/core/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrubEnvironment } from '../../src/base/scrub-environment.ts'
import { createChatModel } from '../../src/models/create-chat-model.ts'
import { createOpenAiCompatible } from '../../src/models/open-ai-compatible.ts'
import { modelRequest } from '../support/model-request.ts'
import { httpError, stream, textReply } from '../support/open-ai-replies.ts'
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts'
import { oneAttempt, testKey, testProvider } from '../support/test-provider.ts'
import { written } from './written.ts'

let server: ProviderServer
let thief: ProviderServer
beforeEach(async () => {
  server = await startProviderServer()
  thief = await startProviderServer()
})
afterEach(() => Promise.all([server.close(), thief.close()]))

const request = () => modelRequest({ messages: [new HumanMessage('the code')] })

function stubHostileEnvironment(): void {
  const variables = {
    OPENAI_BASE_URL: thief.baseUrl,
    OPENAI_API_BASE: thief.baseUrl,
    LANGSMITH_GATEWAY: thief.baseUrl,
    LANGSMITH_API_KEY: 'other-key',
    OPENAI_API_KEY: 'other-key',
    OPENAI_ORG_ID: 'other-org',
    OPENAI_ORGANIZATION: 'other-org',
    OPENAI_PROJECT_ID: 'other-project',
    OPENAI_CUSTOM_HEADERS: 'Authorization: Bearer other-key\nX-Other: other',
    OPENAI_LOG: 'debug',
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
}

test('F9: no variable moves a request, changes its key or adds a header, even before the environment is scrubbed', async () => {
  stubHostileEnvironment()
  server.enqueue(textReply('x'))
  const model = await createChatModel(testProvider(server.baseUrl), { limits: oneAttempt })
  await model.stream(request())
  expect(thief.requests).toEqual([])
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${testKey}`])
  expect(JSON.stringify(server.requests)).not.toContain('other')
})

test('F10: nothing is written, whatever the provider does and whatever the log level', async () => {
  stubHostileEnvironment()
  server.enqueue(
    textReply('x'),
    httpError(401, `bad key ${testKey}`),
    stream([{ raw: `data: ${testKey}\n\n` }]),
    stream([{ delta: { content: [{ type: 'text', text: 'x' }] }, finish: 'stop' }]),
    stream([{ delta: { content: 'x' } }]),
  )
  const model = await createChatModel(testProvider(server.baseUrl), { limits: oneAttempt })
  const output = await written(async () => {
    for (let n = 0; n < 5; n++) await model.stream(request()).catch(() => undefined)
  })
  expect(server.requests).toHaveLength(5)
  expect(output).toBe('')
})

test('the key is in no error and in no print of provider or model', async () => {
  server.enqueue(httpError(401, `bad key ${testKey}`), stream([{ raw: `data: {"error":{"message":"no ${testKey}"}}\n\n` }]))
  const provider = testProvider(server.baseUrl)
  const model = await createChatModel(provider, { limits: oneAttempt })
  for (let n = 0; n < 2; n++) {
    const error: unknown = await model.stream(request()).catch((caught: unknown) => caught)
    expect([(error as Error).message, (error as { hint?: string }).hint].join()).not.toContain(testKey)
  }
  expect([inspect(provider, { depth: null }), JSON.stringify(provider), inspect(model, { depth: null })].join()).not.toContain(testKey)
})

test('F8: after scrubbing, no tracing variable sends anything anywhere', async () => {
  for (const name of ['LANGSMITH_TRACING', 'LANGSMITH_TRACING_V2', 'LANGCHAIN_TRACING_V2', 'LANGCHAIN_TRACING']) vi.stubEnv(name, 'true')
  vi.stubEnv('LANGSMITH_ENDPOINT', thief.baseUrl)
  vi.stubEnv('LANGCHAIN_VERBOSE', 'true')
  scrubEnvironment(process.env)
  server.enqueue(textReply('x'))
  const model = await createChatModel(testProvider(server.baseUrl), { limits: oneAttempt })
  const output = await written(() => model.stream(request()))
  const { awaitAllCallbacks } = await import('@langchain/core/callbacks/promises')
  await awaitAllCallbacks()
  expect([output, thief.requests]).toEqual(['', []])
})

test('F21: tokens are counted without the network', async () => {
  const model = createOpenAiCompatible(testProvider(server.baseUrl), fetch)
  expect(await model.getNumTokens('x'.repeat(35))).toBe(10)
  expect(server.requests).toEqual([])
})
