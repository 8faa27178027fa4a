import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { AgentTool } from '../../src/answer/agent-tool.ts'
import type { ModelRequest } from '../../src/answer/chat-model.ts'
import type { ChatProvider } from '../../src/base/chat-provider.ts'
import { usualHabits } from '../../src/base/provider-presets.ts'
import { createChatModel } from '../../src/models/create-chat-model.ts'
import { modelRequest } from '../support/model-request.ts'
import { stream, textReply, toolCallReply } from '../support/open-ai-replies.ts'
import { type ProviderServer, type Reply, startProviderServer } from '../support/provider-server.ts'
import { testKey, testProvider } from '../support/test-provider.ts'

let server: ProviderServer | undefined
afterEach(() => server?.close())

const readFile: AgentTool = {
  name: 'read_file',
  description: 'Reads lines of a file.',
  schema: z
    .object({
      path: z.string().describe('The file.'),
      start_line: z.coerce.number().int().min(1).optional().describe('First line.'),
    })
    .strict(),
  call: () => Promise.reject(new Error('no test calls it')),
}

interface Heard {
  readonly text: string[]
  readonly thinking: string[]
}

async function ask(replies: Reply[], changes: Partial<ChatProvider> = {}, request: Partial<ModelRequest> = {}) {
  server = await startProviderServer(...replies)
  const heard: Heard = { text: [], thinking: [] }
  const model = await createChatModel(testProvider(server.baseUrl, changes))
  const message = await model.stream(
    modelRequest({
      messages: [new SystemMessage('rules'), new HumanMessage('question')],
      onText: (text) => heard.text.push(text),
      onThinking: (text) => heard.thinking.push(text),
      ...request,
    }),
  )
  return { message, heard, requests: server.requests }
}

test('text arrives in pieces and becomes one message with its usage', async () => {
  const { message, heard } = await ask([textReply('The ', 'answer', '.')])
  expect(heard.text).toEqual(['The ', 'answer', '.'])
  expect({ ...message, id: undefined, lc_kwargs: undefined }).toMatchObject({
    content: 'The answer.',
    tool_calls: [],
    invalid_tool_calls: [],
    response_metadata: { finish_reason: 'stop' },
    usage_metadata: { input_tokens: 100, output_tokens: 20, total_tokens: 120, input_token_details: { cache_read: 40 } },
    additional_kwargs: {},
  })
})

test('the request is a streaming Chat Completions request that holds nothing but what it needs', async () => {
  const { requests } = await ask([textReply('x')], { name: 'own' }, { tools: [readFile] })
  expect(requests).toHaveLength(1)
  const [request] = requests
  expect([request?.method, request?.url]).toEqual(['POST', '/v1/chat/completions'])
  expect(request?.body).toEqual({
    model: 'test-model',
    stream: true,
    stream_options: { include_usage: true },
    messages: [
      { role: 'system', content: 'rules' },
      { role: 'user', content: 'question' },
    ],
    tools: [
      {
        type: 'function',
        function: {
          name: 'read_file',
          description: 'Reads lines of a file.',
          parameters: {
            type: 'object',
            properties: {
              path: { type: 'string', description: 'The file.' },
              start_line: { type: 'integer', description: 'First line.' },
            },
            required: ['path'],
            additionalProperties: false,
          },
        },
      },
    ],
  })
})

test('one tool call whose arguments arrive in pieces', async () => {
  const { message } = await ask([toolCallReply({ id: 'a', name: 'read_file', args: ['{"pa', 'th":"A.c', 'bl"}'] })])
  expect(message.tool_calls).toEqual([{ type: 'tool_call', id: 'a', name: 'read_file', args: { path: 'A.cbl' } }])
  expect(message.response_metadata).toMatchObject({ finish_reason: 'tool_calls', provider: 'openai', model: 'test-model' })
})

test('several tool calls, also interleaved', async () => {
  const piece = (call: object) => ({ delta: { tool_calls: [call] } })
  const { message } = await ask([
    stream([
      { delta: { role: 'assistant' } },
      piece({ index: 0, id: 'a', function: { name: 'read_file', arguments: '' } }),
      piece({ index: 1, id: 'b', function: { name: 'read_file', arguments: '{"path":' } }),
      piece({ index: 0, function: { arguments: '{"path":"A"}' } }),
      piece({ index: 1, function: { arguments: '"B"}' } }),
      { delta: {}, finish: 'tool_calls' },
      { done: true },
    ]),
  ])
  expect(message.tool_calls?.map(({ id, args }) => [id, args])).toEqual([
    ['a', { path: 'A' }],
    ['b', { path: 'B' }],
  ])
})

test('servers that number every call 0, repeat an id, or leave ids and roles out', async () => {
  const call = (id: string | undefined, path: string, index?: number) => ({
    delta: { tool_calls: [{ index, id, function: { name: 'read_file', arguments: JSON.stringify({ path }) } }] },
  })
  const { message } = await ask([stream([call('a', 'A', 0), call('b', 'B', 0), call('c', 'C'), { finish: 'stop' }])])
  expect(message.tool_calls?.map(({ id, args }) => [id, args.path])).toEqual([
    ['a', 'A'],
    ['b', 'B'],
    ['c', 'C'],
  ])
  await server?.close()
  const without = await ask([stream([call(undefined, 'A', 0), call(undefined, 'B', 1), { finish: 'tool_calls' }])])
  const ids = without.message.tool_calls?.map((made) => made.id) ?? []
  expect(new Set(ids).size).toBe(2)
  expect(ids.every((id) => /^call_/.test(id ?? ''))).toBe(true)
})

test('arguments that are not JSON become an invalid call, never a repaired one', async () => {
  const { message } = await ask([
    toolCallReply({ id: 'a', name: 'read_file', args: ['{"path": "A'] }, { id: 'b', name: 'list_files', args: [] }),
  ])
  expect(message.tool_calls).toEqual([{ type: 'tool_call', id: 'b', name: 'list_files', args: {} }])
  expect(message.invalid_tool_calls).toEqual([
    {
      type: 'invalid_tool_call',
      id: 'a',
      name: 'read_file',
      args: '{"path": "A',
      error: expect.stringMatching(/^the arguments are not JSON: /),
    },
  ])
})

test('a conversation with tool calls and results is sent as the protocol wants it', async () => {
  const { requests } = await ask(
    [textReply('x')],
    {},
    {
      messages: [
        new HumanMessage('q'),
        new AIMessage({ content: '', tool_calls: [{ type: 'tool_call', id: 'a', name: 'read_file', args: { path: 'A' } }] }),
        new ToolMessage({ tool_call_id: 'a', content: 'A:1 text' }),
      ],
    },
  )
  expect(requests[0]?.body.messages).toEqual([
    { role: 'user', content: 'q' },
    {
      role: 'assistant',
      content: '',
      tool_calls: [{ id: 'a', type: 'function', function: { name: 'read_file', arguments: '{"path":"A"}' } }],
    },
    { role: 'tool', tool_call_id: 'a', content: 'A:1 text' },
  ])
})

test('what Gemini attaches to a tool call goes back with it', async () => {
  const extra = { google: { thought_signature: 'c2ln' } }
  server = await startProviderServer(
    stream([
      {
        delta: {
          role: 'assistant',
          tool_calls: [{ index: 0, id: 'a', extra_content: extra, function: { name: 'list_files', arguments: '{}' } }],
        },
      },
      { delta: {}, finish: 'stop' },
    ]),
    textReply('done'),
  )
  const model = await createChatModel(testProvider(server.baseUrl))
  const request = modelRequest()
  const first = await model.stream({ ...request, messages: [new HumanMessage('q')] })
  await model.stream({
    ...request,
    messages: [new HumanMessage('q'), first, new ToolMessage({ tool_call_id: 'a', content: 'A' })],
  })
  expect(server.requests[1]?.body.messages[1].tool_calls).toEqual([
    { id: 'a', type: 'function', extra_content: extra, function: { name: 'list_files', arguments: '{}' } },
  ])
  // Another model, which takes over, knows nothing of it.
  server.enqueue(textReply('done'))
  const other = await createChatModel(testProvider(server.baseUrl, { model: 'other-model' }))
  await other.stream({ ...request, messages: [new HumanMessage('q'), first, new ToolMessage({ tool_call_id: 'a', content: 'A' })] })
  expect(JSON.stringify(server.requests[2]?.body)).not.toContain('c2ln')
})

test('reasoning, content in parts and repeated finish reasons', async () => {
  const { message, heard } = await ask([
    stream([
      { delta: { reasoning_content: 'hm' } },
      { delta: { content: [{ type: 'text', text: 'A' }] }, finish: 'stop' },
      { delta: {}, finish: 'stop' },
    ]),
  ])
  expect(heard).toEqual({ thinking: ['hm'], text: ['A'] })
  expect([message.content, message.response_metadata.finish_reason]).toEqual(['A', 'stop'])
})

test('a cut answer says so', async () => {
  const { message } = await ask([stream([{ delta: { content: 'half' } }, { delta: {}, finish: 'length' }])])
  expect([message.content, message.response_metadata.finish_reason]).toEqual(['half', 'length'])
})

test('F22: models that the library would ask over the Responses API are asked over Chat Completions', async () => {
  const names = ['gpt-5', 'gpt-5-codex', 'gpt-5.2-pro', 'gpt-5.5-pro', 'o3', 'o4-mini', 'codex-mini-latest', 'computer-use-preview']
  for (const model of names) {
    const { requests } = await ask([textReply('x')], { model })
    expect([model, requests.map((request) => request.url)]).toEqual([model, ['/v1/chat/completions']])
    await server?.close()
  }
})

test('OpenAI models that take tools only without reasoning are asked so; others are not', async () => {
  const effort = async (changes: Partial<ChatProvider>) => {
    const { requests } = await ask([textReply('x')], changes, { tools: [readFile] })
    await server?.close()
    return requests[0]?.body.reasoning_effort
  }
  expect(await effort({ model: 'gpt-6.1-terra' })).toBe('none')
  expect(await effort({ model: 'gpt-5.4-mini' })).toBe('none')
  expect(await effort({ model: 'gpt-5' })).toBeUndefined()
  expect(await effort({ model: 'gpt-6.1-terra', name: 'openrouter', habits: usualHabits })).toBeUndefined()
})

test('headers are ours: no fingerprint, no organisation; the key only when there is one', async () => {
  const withKey = await ask([textReply('x')])
  const ours = ({ host: _, connection: __, ...headers }: Readonly<Record<string, unknown>>) => headers
  expect(ours(withKey.requests[0]?.headers ?? {})).toEqual({
    accept: 'text/event-stream',
    'accept-encoding': 'identity',
    authorization: `Bearer ${testKey}`,
    'content-length': expect.any(String),
    'content-type': 'application/json',
    'user-agent': 'codewhisper',
  })
  await server?.close()
  const without = await ask([textReply('x')], { keys: [], keyRequired: false })
  expect(without.requests[0]?.headers).not.toHaveProperty('authorization')
})
