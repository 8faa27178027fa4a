import { type AIMessage, HumanMessage } from '@langchain/core/messages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ModelRequest } from '../../src/answer/chat-model.ts'
import type { ChatProvider } from '../../src/base/chat-provider.ts'
import { limits } from '../../src/base/limits.ts'
import { Secret } from '../../src/base/secret.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { type ChatModelOptions, createChatModel } from '../../src/models/create-chat-model.ts'
import { memoryDisk } from '../support/memory-disk.ts'
import { modelRequest } from '../support/model-request.ts'
import { httpError, stream, textReply } from '../support/open-ai-replies.ts'
import { type ProviderServer, plainReply, type Reply, startProviderServer } from '../support/provider-server.ts'
import { testProvider } from '../support/test-provider.ts'

let server: ProviderServer
let other: ProviderServer
beforeEach(async () => {
  server = await startProviderServer()
  other = await startProviderServer()
})
afterEach(() => Promise.all([server.close(), other.close()]))

const offline = resolveConfig({ flags: {}, env: { HOME: '/home/u' }, cwd: '/work', disk: memoryDisk() }).chatProvider
const fast = { ...limits, retryBaseMs: 1 }
const half = { delta: { role: 'assistant', content: 'half an ans' } }
const cut = stream([half])
const keys = (...values: string[]) => ({ keys: values.map((value) => new Secret(value)) })

interface Told {
  readonly text: string[]
  readonly retries: string[]
  readonly notices: string[]
}

async function modelAt(changes: Partial<ChatProvider> = {}, options: ChatModelOptions = {}) {
  return createChatModel(testProvider(server.baseUrl, changes), { limits: fast, random: () => 0, ...options })
}

/** Asks once and keeps what was told; `<host>` stands for the server's. */
async function ask(model: Awaited<ReturnType<typeof modelAt>>, changes: Partial<ModelRequest> = {}) {
  const told: Told = { text: [], retries: [], notices: [] }
  const show = (text: string) => text.replaceAll(server.host, '<host>').replaceAll(other.host, '<other>')
  const request = modelRequest({
    onText: (text) => told.text.push(text),
    onRetry: ({ attempt, reason }) => told.retries.push(`${attempt}: ${show(reason)}`),
    onNotice: (message, options) => told.notices.push(`${options?.discard ? 'discard: ' : ''}${show(message)}`),
    ...changes,
  })
  const result = await model.stream(request).catch((error: unknown) => error as Error)
  return { result, told }
}

test.each<[string, Reply, string]>([
  ['a server error', httpError(503, 'busy'), 'openai (http://<host>/v1) cannot answer now (HTTP 503): busy'],
  ['a rate limit without a header', httpError(429, 'slow down'), 'openai (http://<host>/v1) is asked too often (HTTP 429): slow down'],
  ['an overload', httpError(529, 'overloaded'), 'openai (http://<host>/v1) cannot answer now (HTTP 529): overloaded'],
  ['a cut stream', cut, 'The reply of openai (test-model) ended without saying that it is complete.'],
  ['nothing at all', stream([]), 'openai (http://<host>/v1) answered with nothing that is a reply.'],
  ['a reset', stream([{ reset: true }]), 'openai (http://<host>/v1) broke off: terminated'],
])('%s is asked again, and told', async (_, fault, reason) => {
  server.enqueue(fault, textReply('The answer.'))
  const { result, told } = await ask(await modelAt())
  expect(result).toMatchObject({ content: 'The answer.' })
  expect([told.text.at(-1), told.retries]).toEqual(['The answer.', [`2: ${reason}`]])
})

test.each([400, 401, 403, 404])('HTTP %i is final', async (status) => {
  server.enqueue(httpError(status, 'no'))
  const { result, told } = await ask(await modelAt())
  expect(result).toBeInstanceOf(Error)
  expect([server.requests.length, told.retries]).toEqual([1, []])
})

test('the attempts are bounded: five, two where nobody answers, one for an empty answer', async () => {
  server.enqueue(...Array.from({ length: 9 }, () => httpError(500, 'oops')))
  await ask(await modelAt())
  expect(server.requests.length).toBe(5)
  const empty = await startProviderServer(...Array.from({ length: 9 }, () => stream([{ delta: {}, finish: 'stop' }])))
  const { result } = await ask(await createChatModel(testProvider(empty.baseUrl), { limits: fast }))
  expect([empty.requests.length, result]).toMatchObject([1, { code: 'model_empty' }])
  await empty.close()
  const gone = await ask(await createChatModel(testProvider(empty.baseUrl), { limits: fast }))
  expect([gone.told.retries.length, gone.result]).toMatchObject([1, { code: 'provider_unreachable' }])
})

test('text that was shown before a failure is taken back', async () => {
  server.enqueue(cut, textReply('Whole.'))
  const { result, told } = await ask(await modelAt())
  expect(result).toMatchObject({ content: 'Whole.' })
  expect(told.text).toEqual(['half an ans', 'Whole.'])
  expect(told.notices).toEqual(['discard: The reply broke off; what was shown of it is no part of the answer.'])
})

test('text that was shown is taken back also when nobody is left to ask', async () => {
  server.enqueue(...Array.from({ length: 5 }, () => cut))
  const { result, told } = await ask(await modelAt())
  expect(result).toMatchObject({ code: 'provider_incomplete' })
  expect([told.text.length, told.notices]).toEqual([5, Array.from({ length: 5 }, () => told.notices[0])])
  expect(told.notices[0]).toMatch(/^discard: /)
})

test('what a provider asks for is heeded, up to the patience of whoever waits', async () => {
  const waits: number[] = []
  const onRetry: ModelRequest['onRetry'] = ({ delayMs }) => waits.push(delayMs)
  server.enqueue(httpError(429, 'x', { 'retry-after-ms': '40' }), httpError(503, 'x', { 'retry-after': '0.02' }), textReply('y'))
  expect((await ask(await modelAt(), { onRetry })).result).toMatchObject({ content: 'y' })
  expect(waits).toEqual([40, 20])
  server.enqueue(httpError(429, 'x', { 'retry-after': '600' }))
  const { result } = await ask(await modelAt(), { onRetry })
  expect(result).toMatchObject({ code: 'provider_rate_limit', hint: expect.stringMatching(/^It asks to be left alone for 10 min\. /) })
  server.enqueue(httpError(429, 'x', { 'retry-after': '600' }))
  const controller = new AbortController()
  const patient = ask(await modelAt({}, { patience: 'batch' }), {
    signal: controller.signal,
    onRetry: (retry) => {
      waits.push(retry.delayMs)
      controller.abort()
    },
  })
  expect((await patient).result).toMatchObject({ code: 'aborted' })
  expect(waits.at(-1)).toBe(600_000)
})

test('a pause as long as the patience is waited for, whatever chance adds to it', async () => {
  server.enqueue(httpError(429, 'x', { 'retry-after-ms': '50' }), textReply('y'))
  const model = await modelAt({}, { random: () => 0.9, limits: { ...fast, retryWaitMs: 50 } })
  expect((await ask(model)).result).toMatchObject({ content: 'y' })
})

test('a pause of nothing is no pause: a clock may be wrong', async () => {
  const waits: number[] = []
  server.enqueue(httpError(429, 'x', { 'retry-after': '0' }), httpError(429, 'x', { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' }))
  server.enqueue(textReply('y'))
  await ask(await modelAt({}, { limits: { ...fast, retryBaseMs: 10 } }), { onRetry: ({ delayMs }) => waits.push(delayMs) })
  expect(waits).toEqual([10, 20])
})

test('the waits grow and are spread', async () => {
  const waits = async (random: number) => {
    const seen: number[] = []
    server.enqueue(...Array.from({ length: 5 }, () => httpError(500, 'x')))
    await ask(await modelAt({}, { random: () => random, limits: { ...fast, retryBaseMs: 4, retryWaitMs: 50 } }), {
      onRetry: ({ delayMs }) => seen.push(delayMs),
    })
    return seen
  }
  expect(await waits(0)).toEqual([4, 8, 16, 25])
  expect(await waits(0.99)).toEqual([8, 16, 32, 50])
})

test('several keys share the load; a refused or resting one hands over at once', async () => {
  const used = () => server.requests.map(({ headers }) => headers.authorization)
  const model = await modelAt(keys('first-key', 'second-key'))
  server.enqueue(textReply('a'), textReply('b'), httpError(429, 'slow', { 'retry-after': '3' }), textReply('c'), textReply('d'))
  for (let n = 0; n < 4; n++) await ask(model)
  const [one, two] = ['Bearer first-key', 'Bearer second-key']
  expect(used()).toEqual([one, two, one, two, two])
  server.requests.length = 0
  const second = await modelAt(keys('first-key', 'second-key'))
  server.enqueue(httpError(401, 'bad'), textReply('a'), textReply('b'))
  const { told } = await ask(second)
  await ask(second)
  expect(used()).toEqual([one, two, two])
  expect(told.retries).toHaveLength(1)
})

test('where every other key rests, the one that is ready first is waited for', async () => {
  const model = await modelAt(keys('first-key', 'second-key'))
  const limited = (ms: number) => httpError(429, 'slow', { 'retry-after-ms': String(ms) })
  server.enqueue(limited(5000), textReply('a'), limited(60), limited(40), textReply('b'))
  await ask(model)
  const { told, result } = await ask(model)
  expect(result).toMatchObject({ content: 'b' })
  expect([server.requests.length, told.retries.length]).toEqual([5, 2])
})

test('a question that begins while every key rests waits for them', async () => {
  const model = await modelAt()
  server.enqueue(httpError(429, 'slow', { 'retry-after-ms': '300' }), textReply('a'), textReply('b'))
  const started = performance.now()
  const first = ask(model, { onRetry: () => {} })
  while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await new Promise((resolve) => setTimeout(resolve, 50))
  const second = ask(model)
  await Promise.all([first, second])
  expect([server.requests.length, (await second).told.retries]).toEqual([3, ['1: openai has asked for a pause.']])
  expect(performance.now() - started).toBeGreaterThan(290)
})

test('many questions at a limiter all get their answer', async () => {
  let free = 3
  const limiter = setInterval(() => {
    free = 3
  }, 100)
  server.enqueue(
    ...Array.from(
      { length: 200 },
      (): Reply => (response, request) => {
        const reply = free-- > 0 ? textReply('x') : httpError(429, 'slow', { 'retry-after-ms': '100' })
        return reply(response, request)
      },
    ),
  )
  const limited = { ...fast, retryBaseMs: 100, requestAttempts: 8 }
  const model = await modelAt({}, { patience: 'batch', random: Math.random, limits: limited })
  const results = await Promise.all(Array.from({ length: 16 }, () => ask(model)))
  clearInterval(limiter)
  expect(results.map(({ result }) => (result as { content?: string }).content)).toEqual(Array(16).fill('x'))
})

test('a reply that has said how it ended is whole, though the connection stays open or breaks', async () => {
  const whole = [{ delta: { content: 'Whole.' } }, { delta: {}, finish: 'stop' }] as const
  for (const after of [{ stall: true }, { reset: true }] as const) {
    server.enqueue(stream([...whole, after]))
    const model = await modelAt({}, { limits: { ...fast, afterEndMs: 50 } })
    expect((await ask(model)).result).toMatchObject({ content: 'Whole.' })
  }
  expect(server.requests.length).toBe(2)
})

test('a reply without end is cut, an error without end is not read to the end', async () => {
  const flood =
    (head: string, piece: string, type: string, status: number): Reply =>
    (response) => {
      response.writeHead(status, { 'content-type': type })
      response.write(head)
      const more = () => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    }
  const delta = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'x'.repeat(30_000) }, finish_reason: null }] })}\n\n`
  server.enqueue(flood('', delta, 'text/event-stream', 200), flood('{"error":{"message":"', 'x'.repeat(30_000), 'application/json', 400))
  const { result } = await ask(await modelAt())
  expect(result).toMatchObject({ response_metadata: { finish_reason: 'length' } })
  expect((result as AIMessage).text.length).toBeLessThan(limits.replyChars + 100_000)
  expect((await ask(await modelAt())).result).toMatchObject({ code: 'provider_request' })
})

test('when no key is accepted, that is the error', async () => {
  server.enqueue(httpError(401, 'bad one'), httpError(401, 'bad two'))
  const { result } = await ask(await modelAt(keys('first-key', 'second-key')))
  expect([result, server.requests.length]).toMatchObject([{ code: 'provider_auth' }, 2])
})

test('a quota that is used up is not waited for', async () => {
  server.enqueue((response) => {
    response.writeHead(429, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }))
  })
  const { result } = await ask(await modelAt())
  expect([result, server.requests.length]).toMatchObject([{ code: 'provider_quota' }, 1])
})

test('a fallback answers when the model cannot, is announced, and is who replied', async () => {
  server.enqueue(cut, ...Array.from({ length: 4 }, () => httpError(500, 'oops')))
  other.enqueue(textReply('From the other.'))
  const fallback = testProvider(other.baseUrl, { name: 'second', model: 'small' })
  const { result, told } = await ask(await modelAt({}, { fallbacks: [fallback] }))
  expect(result).toMatchObject({ content: 'From the other.', response_metadata: { provider: 'second', model: 'small' } })
  expect(told.notices).toEqual([
    'discard: The reply broke off; what was shown of it is no part of the answer.',
    'openai (http://<host>/v1) cannot answer now (HTTP 500): oops. Asking second small at <other> instead.',
  ])
})

test('the offline model answers as a fallback only when it was named', async () => {
  server.enqueue(httpError(401, 'no'), httpError(401, 'no'))
  const model = await modelAt({}, { fallbacks: [offline] })
  const { result } = await ask(model, { messages: [new HumanMessage('Where is CUSTREAD?')], toolChoice: 'none' })
  expect(result).toMatchObject({ response_metadata: { provider: 'offline' } })
  expect((await ask(await modelAt())).result).toMatchObject({ code: 'provider_auth' })
})

test('a provider that keeps failing is skipped for a while, then tried again', async () => {
  let now = 0
  const clock = { now: () => now }
  const fallback = testProvider(other.baseUrl, { name: 'second' })
  const model = await modelAt({}, { fallbacks: [fallback], clock })
  server.enqueue(...Array.from({ length: 5 }, () => httpError(500, 'oops')))
  other.enqueue(textReply('1'), textReply('2'))
  const { result } = await ask(model)
  const messages = [new HumanMessage('q'), result as AIMessage, new HumanMessage('and now?')]
  expect((await ask(model, { messages })).told.notices).toEqual([])
  expect([server.requests.length, other.requests.length]).toEqual([5, 2])
  expect(model.health()).toMatchObject([
    { provider: 'openai', requests: 5, failures: 5, circuit: 'open', lastError: expect.stringContaining('HTTP 500'), meanMs: null },
    { provider: 'second', requests: 2, failures: 0, circuit: 'closed', lastError: null, meanMs: 0 },
  ])
  now = limits.circuitOpenMs
  server.enqueue(textReply('back'))
  const back = await ask(model, { messages })
  expect(back).toMatchObject({ result: { content: 'back' }, told: { notices: ['openai test-model at <host> answers again.'] } })
  expect(model.health()[0]).toMatchObject({ circuit: 'closed' })
})

test('a provider that asks for a long pause is not asked again before its time while another answers', async () => {
  let now = 0
  const fallback = testProvider(other.baseUrl, { name: 'second' })
  const model = await modelAt({}, { fallbacks: [fallback], clock: { now: () => now } })
  server.enqueue(httpError(429, 'x', { 'retry-after': '600' }), textReply('back'))
  other.enqueue(textReply('1'), textReply('2'))
  await ask(model)
  now = 599_000
  await ask(model)
  expect([server.requests.length, other.requests.length]).toEqual([1, 2])
  now = 600_000
  expect((await ask(model)).result).toMatchObject({ content: 'back' })
})

test('where nobody answers, the next request goes to the fallback at once', async () => {
  await server.close()
  const model = await modelAt({}, { fallbacks: [testProvider(other.baseUrl, { name: 'second' })] })
  other.enqueue(textReply('1'), textReply('2'))
  expect((await ask(model)).told.retries).toHaveLength(1)
  const { result, told } = await ask(model)
  expect([result, told.retries]).toMatchObject([{ content: '2' }, []])
  expect(model.health()[0]).toMatchObject({ requests: 2, circuit: 'open' })
})

test('a try that is stopped while it waits leaves the next try to the next question', async () => {
  let now = 0
  const fallback = testProvider(other.baseUrl, { name: 'second' })
  const model = await modelAt({}, { fallbacks: [fallback], clock: { now: () => now }, patience: 'batch' })
  server.enqueue(
    ...Array.from({ length: 5 }, () => httpError(500, 'oops')),
    httpError(503, 'x', { 'retry-after': '30' }),
    textReply('back'),
  )
  other.enqueue(textReply('1'))
  await ask(model)
  now = limits.circuitOpenMs
  const controller = new AbortController()
  const stopped = await ask(model, { signal: controller.signal, onRetry: () => controller.abort() })
  expect(stopped.result).toMatchObject({ code: 'aborted' })
  expect((await ask(model)).result).toMatchObject({ content: 'back' })
})

test('with nobody else to ask, a provider that keeps failing gets one attempt a question', async () => {
  server.enqueue(...Array.from({ length: 6 }, () => httpError(500, 'oops')))
  const model = await modelAt()
  await ask(model)
  await ask(model)
  expect(server.requests.length).toBe(6)
})

test('a stop within a wait is heeded at once and leaves no timer', async () => {
  server.enqueue(httpError(503, 'x', { 'retry-after': '30' }))
  const controller = new AbortController()
  const started = Date.now()
  const { result } = await ask(await modelAt(), { signal: controller.signal, onRetry: () => setImmediate(() => controller.abort()) })
  expect(result).toMatchObject({ code: 'aborted' })
  expect(Date.now() - started).toBeLessThan(1000)
})

test('a server that never sends a finish reason works with the switch for it, and only then', async () => {
  const habits = { finishReason: 'optional', streamUsage: false } as const
  server.enqueue(stream([{ delta: { content: 'whole' } }, { done: true }]))
  expect((await ask(await modelAt({ habits }))).result).toMatchObject({ content: 'whole' })
  expect(server.requests[0]?.body.stream_options).toBeUndefined()
})

test('a model that is not known: the error names the nearest that is offered', async () => {
  const list = JSON.stringify({ data: [{ id: 'test-modell' }, { id: 'other' }] })
  server.enqueue(httpError(404, 'The model `test-model` does not exist'), plainReply(200, { 'content-type': 'application/json' }, list))
  const { result } = await ask(await modelAt())
  expect(result).toMatchObject({
    code: 'provider_request',
    hint: 'Did you mean test-modell? `codewhisper models` lists what openai offers.',
  })
})

test('a request that is too long for the model is told from other bad requests and is not repeated', async () => {
  const words = [
    "This model's maximum context length is 8192 tokens.",
    'input length and `max_tokens` exceed context limit: 188240 + 16384 > 200000',
    "This model's maximum prompt length is 131072 but the request contains 140000 tokens.",
    '`inputs` tokens + `max_new_tokens` must be <= 8192.',
  ]
  server.enqueue(...words.map((message) => httpError(400, message)))
  for (const _ of words) {
    expect((await ask(await modelAt({}, { fallbacks: [offline] }))).result).toMatchObject({ code: 'context_exceeded' })
  }
  expect(server.requests.length).toBe(words.length)
})

test('what is too long for the model goes to a fallback that is known to take more', async () => {
  const roomy = testProvider(other.baseUrl, { name: 'second', contextWindow: 100_000 })
  const tooLong = () => httpError(400, "This model's maximum context length is 8192 tokens.")
  server.enqueue(tooLong(), tooLong())
  other.enqueue(textReply('Room enough.'))
  expect((await ask(await modelAt({ contextWindow: 8192 }, { fallbacks: [roomy] }))).result).toMatchObject({ content: 'Room enough.' })
  const small = { ...roomy, contextWindow: 4096 }
  expect((await ask(await modelAt({ contextWindow: 8192 }, { fallbacks: [small] }))).result).toMatchObject({ code: 'context_exceeded' })
})

test('the context window is the configured one, else what is known of the model, else the preset', async () => {
  expect((await modelAt({ contextWindow: 5000 })).contextWindow).toBe(5000)
  expect((await modelAt({ model: 'gpt-4' })).contextWindow).toBe(8192)
  expect((await modelAt()).contextWindow).toBe(272_000)
  expect((await modelAt({ name: 'own' })).contextWindow).toBeUndefined()
})
