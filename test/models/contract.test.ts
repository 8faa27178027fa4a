import { inspect } from 'node:util'
import { HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { AgentTool } from '../../src/answer/agent-tool.ts'
import type { ModelRequest } from '../../src/answer/chat-model.ts'
import { AppError } from '../../src/base/app-error.ts'
import type { Limits } from '../../src/base/limits.ts'
import { createChatModel } from '../../src/models/create-chat-model.ts'
import { modelRequest } from '../support/model-request.ts'
import { type ProviderServer, plainReply, type Reply, startProviderServer } from '../support/provider-server.ts'
import { oneAttempt, testKey, testProvider } from '../support/test-provider.ts'
import { protocols } from './protocols.ts'
import { written } from './written.ts'

let server: ProviderServer
let thief: ProviderServer
beforeEach(async () => {
  server = await startProviderServer()
  thief = await startProviderServer()
})
afterEach(() => Promise.all([server.close(), thief.close()]))

const readFile: AgentTool = {
  name: 'read_file',
  description: 'Reads lines of a file.',
  schema: z.object({ path: z.string() }).strict(),
  call: () => Promise.reject(new Error('no test calls it')),
}
const question = new HumanMessage('q')
const call = (id: string, ...args: string[]) => ({ id, name: 'read_file', args })

describe.each(protocols.map((protocol) => [protocol.provider.kind, protocol] as const))('%s', (_, protocol) => {
  const provider = () => testProvider(server.baseUrl, protocol.provider)
  const shown = () => `${protocol.provider.name} (http://${server.host}/v1)`

  async function ask(reply: Reply, request: Partial<ModelRequest> = {}, timers: Partial<Limits> = {}) {
    server.enqueue(reply)
    const heard = { text: [] as string[], thinking: [] as string[] }
    const model = await createChatModel(provider(), { limits: { ...oneAttempt, ...timers } })
    const message = await model.stream(
      modelRequest({
        messages: [new SystemMessage('rules'), question],
        tools: [readFile],
        onText: (text) => heard.text.push(text),
        onThinking: (text) => heard.thinking.push(text),
        ...request,
      }),
    )
    return { message, heard }
  }

  async function failure(...given: Parameters<typeof ask>): Promise<AppError> {
    const error: unknown = await ask(...given).catch((caught: unknown) => caught)
    if (!(error instanceof AppError)) throw new Error(`no AppError but ${inspect(error)}`)
    expect(inspect([error.message, error.hint])).not.toContain(testKey)
    return error
  }

  test('text arrives in pieces and becomes one message with its usage, cached tokens told apart', async () => {
    const { message, heard } = await ask(protocol.textReply('The ', 'answer', '.'))
    expect(heard).toEqual({ text: ['The ', 'answer', '.'], thinking: [] })
    expect(message).toMatchObject({
      content: 'The answer.',
      tool_calls: [],
      invalid_tool_calls: [],
      additional_kwargs: {},
      usage_metadata: { input_tokens: 100, output_tokens: 20, total_tokens: 120, input_token_details: { cache_read: 40 } },
    })
    expect(message.response_metadata.finish_reason).toBe('stop')
  })

  test('calls, several of them, with arguments in pieces and with none', async () => {
    const { message } = await ask(protocol.toolCallReply(call('a', '{"pa', 'th":"A.c', 'bl"}'), call('b', '{"path":"B"}'), call('c')))
    expect(message.tool_calls).toEqual([
      { type: 'tool_call', id: 'a', name: 'read_file', args: { path: 'A.cbl' } },
      { type: 'tool_call', id: 'b', name: 'read_file', args: { path: 'B' } },
      { type: 'tool_call', id: 'c', name: 'read_file', args: {} },
    ])
    expect([message.invalid_tool_calls, message.response_metadata.finish_reason]).toEqual([[], 'tool_calls'])
  })

  test('arguments that are no JSON object become invalid calls, never repaired ones', async () => {
    const { message } = await ask(protocol.toolCallReply(call('a', '{"path": "A'), call('b', '[1]'), call('c', '{"path":"C"}')))
    expect(message.tool_calls?.map(({ id }) => id)).toEqual(['c'])
    expect(message.invalid_tool_calls).toEqual([
      {
        type: 'invalid_tool_call',
        id: 'a',
        name: 'read_file',
        args: '{"path": "A',
        error: expect.stringMatching(/^the arguments are not JSON: /),
      },
      { type: 'invalid_tool_call', id: 'b', name: 'read_file', args: '[1]', error: 'the arguments are not a JSON object' },
    ])
  })

  test('thinking is told apart from text', async () => {
    const { message, heard } = await ask(protocol.thinkingReply('hm', 'so'))
    expect([message.content, heard]).toEqual(['so', { thinking: ['hm'], text: ['so'] }])
    const without = await ask(protocol.thinkingReply('hm', 'so'), { tools: [] })
    expect([without.message.content, without.heard]).toEqual(['so', { thinking: ['hm'], text: ['so'] }])
  })

  test('content in odd shapes', async () => {
    for (const reply of protocol.oddReplies) {
      for (const tools of [[readFile], []]) expect((await ask(reply, { tools })).message.content).toBe('AB')
    }
  })

  test('why a reply ended', async () => {
    for (const [finish, reasons] of Object.entries(protocol.reasons)) {
      for (const reason of reasons) {
        const { message } = await ask(protocol.endedReply(reason, 'text'))
        expect([reason, message.content, message.response_metadata.finish_reason]).toEqual([reason, 'text', finish])
      }
    }
    for (const reason of protocol.unknownReasons) {
      const { code, message } = await failure(protocol.endedReply(reason, 'text'))
      expect([code, message.endsWith(`ended with the reason "${reason}".`)]).toEqual(['provider_incomplete', true])
    }
  })

  test('a cut or refused reply hands on no calls, and without text it is empty', async () => {
    const { length, content_filter } = protocol.reasons
    for (const reason of [...length, ...content_filter]) {
      expect((await failure(protocol.endedReply(reason, 'text', call('a', '{"path":"A"}')))).code).toBe('provider_incomplete')
      expect((await failure(protocol.endedReply(reason, ' '))).code).toBe('model_empty')
    }
    expect((await failure(protocol.textReply(' '))).code).toBe('model_empty')
  })

  test('F13: a stream that stops before it says that it is complete is no reply', async () => {
    const without = `The reply of ${protocol.provider.name} (test-model) ended without saying that it is complete.`
    for (const reply of [protocol.begunReply('half'), protocol.cutCalls(call('a', '{"path":"A"}')), protocol.begunReply('')]) {
      expect(await failure(reply)).toMatchObject({ code: 'provider_incomplete', message: without })
    }
    expect(await failure(protocol.begunReply('half', { reset: true }))).toMatchObject({
      code: 'provider_incomplete',
      message: `${shown()} broke off: terminated`,
    })
    expect((await failure(protocol.begunReply('half', { raw: 'event: message_delta\ndata: {"choices": [{\n\n' }))).code).toBe(
      'provider_incomplete',
    )
  })

  test('an error within the stream, in the words of the provider', async () => {
    expect(await failure(protocol.brokenReply('half', `overloaded ${testKey}`))).toMatchObject({
      code: 'provider_incomplete',
      message: `${shown()} broke off: overloaded [redacted]`,
    })
  })

  test('F13: silence, before the first piece and after it', async () => {
    const silent = { code: 'provider_incomplete', message: `${shown()} sent nothing for 0.05 seconds.` }
    expect(await failure(protocol.begunReply('half', { stall: true }), {}, { firstTokenMs: 5000, idleMs: 50 })).toMatchObject(silent)
    expect(await failure(() => new Promise(() => {}), {}, { firstTokenMs: 50, idleMs: 5000 })).toMatchObject(silent)
  })

  test('HTTP errors are told in the words of the provider, after one request', async () => {
    const cases = [
      [400, 'provider_request', 'refused the request for model test-model'],
      [401, 'provider_auth', 'refused the key from environment OPENAI_API_KEY'],
      [404, 'provider_request', 'refused the request for model test-model'],
      [529, 'provider_unreachable', 'cannot answer now'],
    ] as const
    for (const [status, code, what] of cases) {
      const error = await failure(protocol.httpError(status, `tool words of ${testKey}`))
      expect([error.code, error.message]).toEqual([code, `${shown()} ${what} (HTTP ${status}): tool words of [redacted]`])
    }
    expect(server.requests).toHaveLength(cases.length)
  })

  test('F11: a redirect, a web page and a document are refused', async () => {
    expect(await failure(plainReply(307, { location: `${thief.baseUrl}/steal` }))).toMatchObject({
      code: 'provider_request',
      message: `${shown()} answered with: a redirect (HTTP 307) to ${thief.host}`,
    })
    expect(thief.requests).toEqual([])
    const page = '<!doctype html><title>Sign in</title>'
    expect((await failure(plainReply(200, { 'content-type': 'text/html' }, page))).message).toBe(
      `${shown()} answered with: a web page and no stream: Sign in`,
    )
    expect((await failure(protocol.wholeReply('A'))).message).toContain('answered with: a document and no stream: {')
  })

  test('calls and their results come back in a valid request', async () => {
    const { message } = await ask(protocol.toolCallReply(call('a', '{"path":"A"}'), call('b', '{"path":"B"}')))
    const result = (id: string) => new ToolMessage({ tool_call_id: id, name: 'read_file', content: `text of ${id}` })
    await ask(protocol.textReply('x'), { messages: [question, message, result('a'), result('b')] })
    const body = server.requests[1]?.body
    expect(protocol.callsBefore(body)).toEqual(['a', 'b'])
    expect(protocol.results(body)).toEqual([
      ['a', 'text of a'],
      ['b', 'text of b'],
    ])
    expect([protocol.toolNames(body), body.tool_choice]).toEqual([['read_file'], undefined])
    await ask(protocol.textReply('x'), { messages: [question, message, result('a'), result('b')], toolChoice: 'none' })
    const last = server.requests[2]?.body
    expect({ tools: protocol.toolNames(last), choice: last.tool_choice }).toEqual(protocol.noTools)
  })

  test('a stopped question ends in under a second, whatever the server does', async () => {
    const model = await createChatModel(provider(), { limits: oneAttempt })
    const silent: Reply = () => new Promise(() => {})
    for (const reply of [silent, protocol.begunReply('half', { stall: true })]) {
      const controller = new AbortController()
      server.enqueue(async (response, request) => {
        setTimeout(() => controller.abort(), 50)
        await reply(response, request)
      })
      const started = performance.now()
      const error: unknown = await model.stream(modelRequest({ signal: controller.signal })).catch((caught: unknown) => caught)
      expect([(error as AppError).code, performance.now() - started < 1000]).toEqual(['aborted', true])
    }
    await expect(model.stream(modelRequest({ signal: AbortSignal.abort() }))).rejects.toMatchObject({ code: 'aborted' })
    expect(server.requests).toHaveLength(2)
  })

  test('F9, F10: no variable moves a request, changes its key, adds a header or prints', async () => {
    const common = { LANGSMITH_GATEWAY: thief.baseUrl, LANGSMITH_API_KEY: 'other-key', LANGSMITH_GATEWAY_API_KEY: 'other-key' }
    for (const [name, value] of Object.entries({ ...common, ...protocol.hostile(thief.baseUrl) })) vi.stubEnv(name, value)
    server.enqueue(
      protocol.textReply('x'),
      protocol.httpError(401, `bad key ${testKey}`),
      protocol.begunReply('half', { raw: `event: message_delta\ndata: ${testKey}\n\n` }),
      protocol.brokenReply('half', testKey),
      ...protocol.oddReplies,
      protocol.begunReply('half'),
    )
    const expected = 5 + protocol.oddReplies.length
    const output = await written(async () => {
      for (let n = 0; n < expected; n++) {
        const model = await createChatModel(provider(), { limits: oneAttempt })
        await model.stream(modelRequest({ tools: [readFile] })).catch(() => undefined)
      }
    })
    expect([output, thief.requests]).toEqual(['', []])
    const { name, value } = protocol.keyHeader
    expect(server.requests.map(({ headers }) => headers[name])).toEqual(Array.from({ length: expected }, () => value(testKey)))
    expect(JSON.stringify(server.requests)).not.toContain('other')
    expect(JSON.stringify(server.requests.map(({ headers, body }) => [{ ...headers, [name]: '' }, body]))).not.toContain(testKey)
  })

  test('without a key no key is sent, not even one of the environment', async () => {
    for (const [name, value] of Object.entries(protocol.hostile(thief.baseUrl))) vi.stubEnv(name, value)
    server.enqueue(protocol.textReply('x'))
    const model = await createChatModel({ ...provider(), keys: [], keyRequired: false }, { limits: oneAttempt })
    await model.stream(modelRequest())
    const headers = Object.keys(server.requests[0]?.headers ?? {})
    expect(headers.filter((header) => /key|auth|token/i.test(header))).toEqual([])
  })

  test('the key is in no print of provider or model', async () => {
    const model = await createChatModel(provider(), { limits: oneAttempt })
    expect([inspect(provider(), { depth: null }), JSON.stringify(provider()), inspect(model, { depth: null })].join()).not.toContain(
      testKey,
    )
  })
})
