import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { AgentTool } from '../../src/answer/agent-tool.ts'
import type { ModelRequest } from '../../src/answer/chat-model.ts'
import type { ChatProvider } from '../../src/base/chat-provider.ts'
import { createAnthropic } from '../../src/models/anthropic.ts'
import { createChatModel } from '../../src/models/create-chat-model.ts'
import { block, ending, messageStart, stream, textBlock, textReply, thinkingBlock, toolBlock } from '../support/anthropic-replies.ts'
import { modelRequest } from '../support/model-request.ts'
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts'
import { oneAttempt, testKey, testProvider } from '../support/test-provider.ts'

let server: ProviderServer
beforeEach(async () => {
  server = await startProviderServer()
})
afterEach(() => server.close())

const tool = (name: string): AgentTool => ({
  name,
  description: `Does ${name}.`,
  schema: z.object({ path: z.string().optional() }).strict(),
  call: () => Promise.reject(new Error('no test calls it')),
})
const tools = [tool('read_file'), tool('load_skill')]
const cached = { cache_control: { type: 'ephemeral' } }

const anthropic = (changes: Partial<ChatProvider> = {}) =>
  testProvider(server.baseUrl, { name: 'anthropic', kind: 'anthropic', ...changes })

async function ask(messages: readonly BaseMessage[], request: Partial<ModelRequest> = {}, changes: Partial<ChatProvider> = {}) {
  const thinking: string[] = []
  const model = await createChatModel(anthropic(changes), { limits: oneAttempt })
  const message = await model.stream(modelRequest({ messages, tools, onThinking: (text) => thinking.push(text), ...request }))
  return { message, thinking, body: server.requests.at(-1)?.body }
}

test('the request holds nothing but what it needs: no sampling, no thinking, no beta; at most four places to cache at', async () => {
  server.enqueue(textReply('x'))
  await ask([new SystemMessage('rules'), new HumanMessage('question')])
  expect(server.requests.map(({ method, url }) => [method, url])).toEqual([['POST', '/v1/messages']])
  const parameters = { type: 'object', properties: { path: { type: 'string' } }, additionalProperties: false }
  expect(server.requests[0]?.body).toEqual({
    model: 'test-model',
    max_tokens: 16000,
    stream: true,
    system: [{ type: 'text', text: 'rules', ...cached }],
    messages: [{ role: 'user', content: [{ type: 'text', text: 'question', ...cached }] }],
    tools: [
      { name: 'read_file', description: 'Does read_file.', input_schema: parameters },
      { name: 'load_skill', description: 'Does load_skill.', input_schema: parameters, ...cached },
    ],
  })
})

test('headers are ours alone', async () => {
  server.enqueue(textReply('x'), textReply('x'))
  await ask([new HumanMessage('q')])
  const { host: _, connection: __, ...headers } = server.requests[0]?.headers ?? {}
  expect(headers).toEqual({
    accept: 'text/event-stream',
    'accept-encoding': 'identity',
    'anthropic-version': '2023-06-01',
    'content-length': expect.any(String),
    'content-type': 'application/json',
    'user-agent': 'codewhisper',
    'x-api-key': testKey,
  })
  await ask([new HumanMessage('q')], {}, { keys: [], keyRequired: false })
  expect(server.requests[1]?.headers).not.toHaveProperty('x-api-key')
})

test('a base URL is taken with and without its version', async () => {
  server.enqueue(textReply('x'), textReply('x'))
  await ask([new HumanMessage('q')], {}, { baseUrl: `http://${server.host}/gate` })
  await ask([new HumanMessage('q')], {}, { baseUrl: `http://${server.host}/gate/v1` })
  expect(server.requests.map(({ url }) => url)).toEqual(['/gate/v1/messages', '/gate/v1/messages'])
})

test('the models of the third generation are asked for no more than they can write', async () => {
  server.enqueue(textReply('x'), textReply('x'))
  const asked = async (model: string) => (await ask([new HumanMessage('q')], {}, { model })).body.max_tokens
  expect([await asked('claude-3-haiku-20240307'), await asked('claude-opus-4-8')]).toEqual([4096, 16000])
})

test('a conversation with foreign ids, several results, an error, blank text and questions in a row', async () => {
  server.enqueue(textReply('x'))
  const call = (id: string, name: string) => ({ type: 'tool_call' as const, id, name, args: { path: id } })
  const { body } = await ask([
    new SystemMessage('rules'),
    new HumanMessage('earlier'),
    new AIMessage('(no answer)'),
    new HumanMessage('question'),
    new AIMessage({ content: ' \n', tool_calls: [call('functions.read_file:0', 'read_file'), call('b', 'load_skill')] }),
    new ToolMessage({ tool_call_id: 'functions.read_file:0', name: 'read_file', status: 'error', content: 'no such file' }),
    new ToolMessage({ tool_call_id: 'b', name: 'load_skill', content: 'skill text' }),
    new AIMessage({ content: 'Then this.', tool_calls: [call('functions.read_file:0', 'read_file')] }),
    new ToolMessage({ tool_call_id: 'functions.read_file:0', name: 'read_file', content: '' }),
    new AIMessage(''),
    new HumanMessage('Answer now.'),
  ])
  const use = (id: string, name: string, path: string) => ({ type: 'tool_use', id, name, input: { path } })
  expect(body.messages).toEqual([
    { role: 'user', content: [{ type: 'text', text: 'earlier' }] },
    { role: 'assistant', content: [{ type: 'text', text: '(no answer)' }] },
    { role: 'user', content: [{ type: 'text', text: 'question' }] },
    {
      role: 'assistant',
      content: [use('functions_read_file_0', 'read_file', 'functions.read_file:0'), use('b', 'load_skill', 'b')],
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'functions_read_file_0', content: 'no such file', is_error: true },
        { type: 'tool_result', tool_use_id: 'b', content: 'skill text', ...cached },
      ],
    },
    {
      role: 'assistant',
      content: [{ type: 'text', text: 'Then this.' }, use('functions_read_file_0_', 'read_file', 'functions.read_file:0')],
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'functions_read_file_0_', content: '' },
        { type: 'text', text: 'Answer now.', ...cached },
      ],
    },
  ])
  expect(JSON.stringify(body).match(/cache_control/g)).toHaveLength(4)
})

const question = new HumanMessage('q')
const result = (id: string, content = 'r') => new ToolMessage({ tool_call_id: id, name: 'read_file', content })
const call = (id: string) => ({ id, name: 'read_file', args: ['{}'] })
const thinks = (signature: string, id: string) => [
  messageStart,
  ...thinkingBlock(0, 'hm', signature),
  ...textBlock(1, 'I look.'),
  ...block(2, { type: 'redacted_thinking', data: 'c2VjcmV0' }, []),
  ...toolBlock(3, call(id)),
  ...thinkingBlock(4, '', `${signature}-2`),
  ...toolBlock(5, call(`${id}2`)),
  ...ending('tool_use'),
]
const thought = (signature: string, id: string) => [
  { type: 'thinking', thinking: 'hm', signature },
  { type: 'text', text: 'I look.' },
  { type: 'redacted_thinking', data: 'c2VjcmV0' },
  { type: 'tool_use', id, name: 'read_file', input: {} },
  { type: 'thinking', thinking: '', signature: `${signature}-2` },
  { type: 'tool_use', id: `${id}2`, name: 'read_file', input: {} },
]
const withoutThought = (id: string) => thought('', id).filter(({ type }) => !type.endsWith('thinking'))

test('thinking is shown apart and goes back as it came, in its place, for as long as the question lasts', async () => {
  server.enqueue(stream(thinks('s1', 'a')), stream(thinks('s2', 'b')), textReply('done'))
  const first = await ask([question])
  expect([first.thinking, first.message.content, first.message.tool_calls?.length]).toEqual([['hm'], 'I look.', 2])
  const so = [question, first.message, result('a'), result('a2')]
  const second = await ask(so)
  expect(second.body.messages[1].content).toEqual(thought('s1', 'a'))
  const third = await ask([...so, second.message, result('b'), result('b2'), new HumanMessage('Answer now.')], { toolChoice: 'none' })
  expect([third.body.messages[1].content, third.body.messages[3].content]).toEqual([thought('s1', 'a'), thought('s2', 'b')])
})

test('thinking goes neither to another model or address nor behind a conversation that was changed since', async () => {
  server.enqueue(stream(thinks('s1', 'a')), ...Array.from({ length: 5 }, () => textReply('x')))
  const { message } = await ask([question])
  const so = [question, message, result('a'), result('a2')]
  const sent = async (...given: Parameters<typeof ask>) => (await ask(...given)).body.messages[1].content
  expect(await sent(so, {}, { model: 'other' })).toEqual(withoutThought('a'))
  expect(await sent(so, {}, { baseUrl: `http://${server.host}/other` })).toEqual(withoutThought('a'))
  expect(await sent([new HumanMessage('shortened'), ...so.slice(1)])).toEqual(withoutThought('a'))
  expect(await sent(so, { tools: [tool('read_file')] })).toEqual(withoutThought('a'))
  expect(await sent([...so.slice(0, 2), result('a', 'shortened'), result('a2')])).toEqual(thought('s1', 'a'))
})

test('the beginning of a block may hold what others send in pieces', async () => {
  server.enqueue(
    stream([
      { type: 'message_start', message: { id: 'm', role: 'assistant', content: [] } },
      ...block(0, { type: 'thinking', thinking: 'hm', signature: '' }, []),
      ...block(1, { type: 'text', text: 'A' }, [{ type: 'text_delta', text: 'B' }]),
      ...block(2, { type: 'tool_use', id: 'a', name: 'read_file', input: { path: 'A.cbl' } }, []),
      { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
    ]),
    stream([messageStart, ...block(0, { type: 'thinking', thinking: 'hm' }, []), ...textBlock(1, 'x'), ...ending('end_turn')]),
  )
  const { message, thinking } = await ask([question])
  expect([message.content, thinking, message.tool_calls?.[0]?.args]).toEqual(['AB', ['hm'], { path: 'A.cbl' }])
  expect(message.usage_metadata).toBeUndefined()
  const without = await ask([question], { tools: [] })
  expect([without.message.content, without.thinking]).toEqual(['x', ['hm']])
})

test('F21: tokens are counted without the network', async () => {
  expect(await createAnthropic(anthropic(), fetch).getNumTokens('x'.repeat(35))).toBe(10)
  expect(server.requests).toEqual([])
})
