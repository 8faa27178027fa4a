import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AIMessage, isAIMessage } from '@langchain/core/messages'
import { expect, test } from 'vitest'
import type { ModelRequest } from '../../src/answer/chat-model.ts'
import type { AnswerEvent } from '../../src/answer/event.ts'
import { ask } from '../../src/app/ask.ts'
import { Conversation } from '../../src/app/conversation.ts'
import { createApp } from '../../src/app/create-app.ts'
import { AppError } from '../../src/base/app-error.ts'
import { configDisk } from '../../src/config/config-disk.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { type ScriptedModel, type ScriptedTurn, scriptedModel } from '../support/scripted-model.ts'
import { toolResults } from './agent-harness.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The product as it is, over the sample system and its skills; only the model is a script, which refuses any request that a provider would refuse. */
function sampleApp(model: ScriptedModel & { readonly contextWindow?: number | undefined }) {
  const cwd = mkdtempSync(join(tmpdir(), 'codewhisper-investigation-'))
  const flags = { codeDirs: [join(root, 'sample-code')], skillsDirs: [join(root, 'skills')] }
  return createApp(resolveConfig({ flags, env: { CODEWHISPER_HOME: join(cwd, 'home') }, cwd, disk: configDisk }), { model })
}

const turn = (...calls: [name: string, args: Record<string, unknown>, id?: string][]): ScriptedTurn => ({
  calls: calls.map(([name, args, id]) => ({ name, args, ...(id === undefined ? {} : { id }) })),
})

/** Two calls in one reply whose arguments did not arrive as JSON, and one of them for a tool that does not exist. */
const unreadable = new AIMessage({
  content: '',
  tool_calls: [{ type: 'tool_call', id: 'same', name: 'read_file', args: { path: 'cpy/WBDUNTB.cpy' } }],
  invalid_tool_calls: [
    { type: 'invalid_tool_call', id: 'cut', name: 'read_file', args: '{"path": "cbl/WBD', error: 'the arguments are not JSON' },
    { type: 'invalid_tool_call', id: '', name: 'no such tool', args: '[]', error: 'the arguments are not a JSON object' },
  ],
  response_metadata: { finish_reason: 'tool_calls' },
})

const investigation: readonly ScriptedTurn[] = [
  turn(['search_skills', { query: 'dunning levels and fees' }], ['list_files', { glob: '*dun*' }]),
  turn(['load_skill', { name: 'dunning' }], ['load_skill', { name: 'duning' }], ['load_skill', { name: 'dunning', section: 'Levels' }]),
  turn(['grep', { pattern: 'DT-FEE' }], ['read_file', { file: 'cbl/WBDUNN.cbl' }], ['search_code', { pattern: '(', fixed: false }]),
  turn(
    ['search_code', { pattern: 'DT-FEE' }, 'same'],
    ['search_code', { pattern: 'CU-DUN-LEVEL', glob: '*.cbl' }, 'same'],
    ['search_code', { pattern: 'WBDUNN', glob: '*.jcl' }],
    ['search_code', { pattern: 'WINTER' }],
    ['list_files', { path: 'jcl' }],
    ['search_code', { pattern: 'WBDUNTB' }],
  ),
  unreadable,
  turn(['read_file', { path: 'cbl/WBDUNN.cbl', start_line: '130', end_line: '160' }], ['read_file', { path: '../../etc/passwd' }]),
  { text: 'Now the letters.', calls: [{ name: 'read_file', args: { path: 'cbl/WBDUNN.cbl', start_line: 161, end_line: 193 } }] },
  '',
  turn(['read_file', { path: 'cbl/WBDUNN.cbl', start_line: 9000 }], ['search_code', { pattern: 'DT-FEE' }]),
  'A fee is charged from level 2 on: `DT-FEE` is tested at `cbl/WBDUNN.cbl:175`. The fees stand in `cpy/WBDUNTB.cpy:10`. All levels: `skill:dunning`.',
]

test('a model investigates in ten steps, is stopped in the middle, and goes on; every request is valid', async () => {
  const stop = new AbortController()
  const model = scriptedModel(
    ...investigation,
    // The second question is stopped while two tools run and, later, a third while the model speaks.
    turn(['read_file', { path: 'cbl/WBRATE.cbl' }], ['search_code', { pattern: 'PERFORM' }]),
    turn(['read_file', { path: 'cbl/WBPAYPS.cbl' }]),
    (request) => {
      request.onText('Payments are posted by `WBPAYPS`')
      stopSpeaking.abort()
      return new Promise<never>(() => {})
    },
    turn(['read_file', { path: 'cbl/WBDUNN.cbl', start_line: 170, end_line: 185 }]),
    'It stands in `cbl/WBDUNN.cbl:175`, as said.',
  )
  const stopSpeaking = new AbortController()
  const app = await sampleApp(model)
  const conversation = new Conversation()
  const events: AnswerEvent[] = []
  const onEvent = (event: AnswerEvent) => events.push(event)

  const first = await ask(app, 'When does a dunning fee fall due?', { conversation, onEvent })
  expect(first).toMatchObject({ outcome: 'answered', error: null, skills: ['dunning'] })
  expect(first.citations.map(({ path, status }) => [path, status])).toEqual([
    ['cbl/WBDUNN.cbl', 'verified'],
    ['cpy/WBDUNTB.cpy', 'verified'],
    ['dunning', 'verified'],
  ])
  expect(first.toolCalls).toHaveLength(22)
  expect(first.toolCalls.filter(({ status }) => status === 'error').map(({ content }) => content.split('\n')[1])).toEqual([
    expect.stringMatching(/^There is no skill .*dunning/),
    'There is no tool "grep". The tools are search_skills, load_skill, locate, find_definition, find_references, outline, flow, search_code, read_file, list_files.',
    'The arguments of read_file are wrong: path: Invalid input: expected string, received undefined; Unrecognized key: "file". Expected: {"path": string, "start_line"?: integer, "end_line"?: integer}.',
    'The arguments of read_file could not be read: the arguments are not JSON. Expected: {"path": string, "start_line"?: integer, "end_line"?: integer}. Send the call again.',
    'There is no tool "no such tool". The tools are search_skills, load_skill, locate, find_definition, find_references, outline, flow, search_code, read_file, list_files.',
    expect.stringContaining('../../etc/passwd'),
  ])
  expect(model.requests).toHaveLength(10)

  const second = await ask(app, 'And the tariffs?', {
    conversation,
    signal: stop.signal,
    onEvent: (event) => {
      if (event.type === 'tool_start') stop.abort()
    },
  })
  expect(second).toMatchObject({ outcome: 'failed', error: { code: 'aborted' } })
  const third = await ask(app, 'Who posts payments?', { conversation, signal: stopSpeaking.signal })
  expect(third).toMatchObject({ outcome: 'partial', answer: 'Payments are posted by `WBPAYPS`' })

  const fourth = await ask(app, 'Where was the fee tested?', { conversation })
  expect(fourth).toMatchObject({ outcome: 'answered', citations: [{ path: 'cbl/WBDUNN.cbl', status: 'verified' }] })
  expect(model.left()).toBe(0)

  // What the follow-up begins with: the skill, the cited lines, the answers, and nothing of the question that was stopped before it had one.
  const followUp = model.requests.at(-2)
  expect(callsIn(followUp)).toEqual([['load_skill', 'load_skill', 'read_file', 'read_file'], [], []])
  const sent = followUp?.messages.filter((m) => m.getType() === 'human').map((m) => m.text)
  expect(sent).toEqual(['When does a dunning fee fall due?', 'Who posts payments?', 'Where was the fee tested?'])
  expect(events.filter(({ type }) => type === 'notice').map((event) => 'message' in event && event.message)).toEqual([
    'The model went on to look things up.',
    'The model gave no usable reply and is asked again.',
  ])
})

test('the same investigation with a small window: every request is valid and fits', async () => {
  const contextWindow = 9000
  const model = { ...scriptedModel(...investigation), contextWindow }
  const app = await sampleApp(model)
  const conversation = new Conversation()
  const notices: string[] = []
  const onEvent = (event: AnswerEvent) => {
    if (event.type === 'notice') notices.push(event.message)
  }
  const first = await ask(app, 'When does a dunning fee fall due?', { conversation, onEvent })
  expect(first).toMatchObject({ outcome: 'answered', citations: [{ status: 'verified' }, { status: 'verified' }, { status: 'verified' }] })
  for (const { messages } of model.requests) {
    const characters = messages.reduce((sum, m) => sum + m.text.length, 0)
    expect(characters / 3.5).toBeLessThan(contextWindow)
  }
  expect(notices.join('\n')).toMatch(/To make room, \d+ earlier tool results? left the request/)
  const last = toolResults(model.requests.at(-1)?.messages)
  expect(last[0]).toMatch(/^\[search_skills \{"query":"dunning levels and fees"\} was shown here/)
  expect(last.filter((text) => text.includes('Skill dunning'))).not.toEqual([])
})

test('a provider that fails in the middle leaves a conversation that can go on', async () => {
  const model = scriptedModel(
    turn(['load_skill', { name: 'dunning' }]),
    new AppError('provider_unreachable', 'It is down.'),
    turn(['read_file', { path: 'cpy/WBDUNTB.cpy' }]),
    'It is `WBREMIND` (`cpy/WBDUNTB.cpy:9`).',
  )
  const app = await sampleApp(model)
  const conversation = new Conversation()
  expect(await ask(app, 'Which letter comes first?', { conversation })).toMatchObject({ outcome: 'failed' })
  expect(await ask(app, 'Which letter comes first?', { conversation })).toMatchObject({ outcome: 'answered' })
  expect(model.requests[2]?.messages.map((m) => m.getType())).toEqual(['system', 'human'])
})

/** The names of the calls by question. */
function callsIn(request: ModelRequest | undefined): string[][] {
  const turns: string[][] = []
  for (const message of request?.messages ?? []) {
    if (message.getType() === 'human') turns.push([])
    if (isAIMessage(message)) turns.at(-1)?.push(...(message.tool_calls ?? []).map(({ name }) => name))
  }
  return turns
}
