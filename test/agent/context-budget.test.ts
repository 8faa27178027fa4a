import { AIMessage, type BaseMessage, HumanMessage, isAIMessage, isHumanMessage, SystemMessage } from '@langchain/core/messages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fitContext } from '../../src/agent/context-budget.ts'
import { callMessages, historyMessages, type Turn } from '../../src/agent/history.ts'
import { charactersOf } from '../../src/agent/request-size.ts'
import type { AgentTool } from '../../src/answer/agent-tool.ts'
import type { ToolCallRecord } from '../../src/answer/answer.ts'
import type { ChatModel, ModelRequest } from '../../src/answer/chat-model.ts'
import type { Evidence } from '../../src/answer/evidence.ts'
import { AppError } from '../../src/base/app-error.ts'
import { checkRequest } from '../support/check-request.ts'
import { type ScriptedModel, type ScriptedTurn, scriptedModel } from '../support/scripted-model.ts'
import { askAgent, codeEvidence, longLine, rateLine, skillEvidence, toolResults } from './agent-harness.ts'

const read = (...paths: string[]): ScriptedTurn => ({ calls: paths.map((path) => ({ name: 'read_file', args: { path } })) })
const load = (name: string): ScriptedTurn => ({ calls: [{ name: 'load_skill', args: { name } }] })

function withWindow(contextWindow: number, model: ScriptedModel): ChatModel & Pick<ScriptedModel, 'requests' | 'left'> {
  return { ...model, contextWindow }
}

function record(name: string, input: Record<string, unknown>, content: string, evidence: ToolCallRecord['evidence']): ToolCallRecord {
  return { name, input, status: 'ok', durationMs: 1, summary: '', content, evidence }
}

const skillCall = (name: string) => record('load_skill', { name }, skillEvidence(name).text, [skillEvidence(name)])
const listCall = (path: string) => record('read_file', { path }, longLine(path), [codeEvidence(path, [longLine(path)])])

/** What a long result looks like in short. */
const kinds = (request: ModelRequest | undefined) =>
  toolResults(request?.messages).map((text) => (text.startsWith('[') ? 'stub' : text.includes('[Cut here') ? 'cut' : text.slice(0, 9)))

test('old results make room, oldest first, but neither skills nor what has just come', async () => {
  const model = withWindow(
    5000,
    scriptedModel(
      read('LIST1.txt'),
      load('dunning'),
      read('LIST2.txt'),
      read('LIST3.txt', 'LIST4.txt'),
      read('LIST5.txt'),
      read('LIST6.txt'),
      'Done.',
    ),
  )
  const { answer, notices } = await askAgent(model, { maxSteps: 12 })
  expect(answer.outcome).toBe('answered')
  expect(kinds(model.requests[4])).toEqual(['stub', 'What the ', 'stub', 'LIST3.txt', 'LIST4.txt'])
  expect(kinds(model.requests[6])).toEqual(['stub', 'What the ', 'stub', 'stub', 'stub', 'LIST5.txt', 'LIST6.txt'])
  expect(notices).toEqual([
    'To make room, 2 earlier tool results left the request; the model can ask again.',
    'To make room, 2 earlier tool results left the request; the model can ask again.',
  ])
})

test('reading again what was taken out is no idle turn', async () => {
  const model = withWindow(4000, scriptedModel(...[1, 2, 3, 1, 2, 3, 1, 2, 3].map((n) => read(`LIST${n}.txt`)), 'Done.'))
  await askAgent(model, { maxSteps: 20 })
  expect(toolResults(model.requests[9]?.messages).join()).not.toContain('nothing new')
})

test('what the provider counted goes before what characters suggest', async () => {
  // The last request would not fit by its characters.
  const frugal = (path: string): ScriptedTurn => ({ calls: [{ name: 'read_file', args: { path } }], inputTokens: 900 })
  const model = withWindow(2800, scriptedModel(...[1, 2].map((n) => frugal(`LIST${n}.txt`)), { text: 'Done.', inputTokens: 1000 }))
  expect((await askAgent(model)).notices).toEqual([])
})

test('results that answers cite go last', async () => {
  const turns: Turn[] = [{ question: 'What is LIST1?', answer: 'A list (`LIST1.txt:1`).', calls: [listCall('LIST1.txt')] }]
  const model = withWindow(3500, scriptedModel(read('LIST2.txt'), read('LIST3.txt'), read('LIST4.txt'), read('LIST5.txt'), 'Done.'))
  await askAgent(model, { maxSteps: 12 }, { turns })
  expect(kinds(model.requests[2])).toEqual(['LIST1.txt', 'stub', 'LIST3.txt'])
  expect(kinds(model.requests[3])).toEqual(['LIST1.txt', 'stub', 'stub', 'LIST4.txt'])
})

test('results that answers cite leave only when nothing else can, no more of them than must, and that is told', async () => {
  const cited = (n: number): Turn => ({
    question: `What is LIST${n}?`,
    answer: `A list (\`LIST${n}.txt:1\`).`,
    calls: [listCall(`LIST${n}.txt`)],
  })
  const turns = [1, 2, 3].map(cited)
  const model = withWindow(4500, scriptedModel(read('LIST4.txt'), read('LIST5.txt'), read('LIST6.txt'), 'Done.'))
  const { notices } = await askAgent(model, { maxHistory: 9, maxSteps: 12 }, { turns })
  expect(kinds(model.requests[1])).toEqual(['stub', 'LIST2.txt', 'LIST3.txt', 'LIST4.txt'])
  expect(notices).toEqual([
    'To make room, 1 earlier tool result (1 of them cited) left the request; the model can ask again.',
    'To make room, 1 earlier tool result left the request; the model can ask again.',
    'To make room, 1 earlier tool result left the request; the model can ask again.',
  ])
})

test('a turn that is summarised keeps the results that its answer cites, the newest first, while they fit', async () => {
  const kept: (readonly Turn[])[] = []
  const wordy = (n: number): Turn => ({ ...talk(n), calls: [listCall(`LIST${n}.txt`)] })
  const model = withWindow(3200, scriptedModel('PGM1 to PGM3 write lists (`LIST1.txt:1`).', 'Done.'))
  const { notices } = await askAgent(model, { maxHistory: 20 }, { turns: [2, 3, 4, 5, 6].map(wordy), onTurns: (after) => kept.push(after) })
  expect(notices.at(-1)).toMatch(/^To make room, the \d oldest questions were summarised; \d results? cited there left with them\.$/)
  const [summary] = kept[0] ?? []
  expect(summary?.isSummary).toBe(true)
  const names = summary?.calls.map(({ input }) => input)
  expect(names?.length).toBeGreaterThan(0)
  expect(names).not.toContainEqual({ path: 'LIST2.txt' })
  const sent = charactersOf(model.requests[1]?.messages ?? [])
  expect(sent / 3.5).toBeLessThan(3200)
})

test('skills are cut only when nothing else is left, and then named', async () => {
  const both = (skill: string): ScriptedTurn => ({
    calls: [
      { name: 'load_skill', args: { name: skill } },
      { name: 'read_file', args: { path: 'LIST1.txt' } },
    ],
  })
  const tools = [toolThatShows('load_skill', skillEvidence('dunning'), 6000), toolThatShows('read_file', rateLine, 4000)]
  const some = withWindow(3500, scriptedModel(both('dunning'), 'Done.'))
  const first = await askAgent(some, { tools })
  expect(first.notices).toEqual(['To make room, 1 long tool result was cut.'])
  expect(kinds(some.requests[1])).toEqual(['xxxxxxxxx', 'cut'])
  const less = withWindow(2200, scriptedModel(both('dunning'), 'Done.'))
  const second = await askAgent(less, { tools })
  expect(second.notices).toEqual(['To make room, 1 long tool result and the skill dunning were cut.'])
  expect(kinds(less.requests[1])).toEqual(['cut', 'cut'])
})

function toolThatShows(name: string, evidence: Evidence, chars: number): AgentTool {
  const output = { content: 'x'.repeat(chars), artifact: { evidence: [evidence], summary: '' } }
  return { name, description: '', schema: z.looseObject({}), call: async () => output }
}

const talk = (n: number): Turn => ({
  question: `Question ${n}?`,
  answer: `Program PGM${n} writes the whole of it (\`LIST${n}.txt:1\`). ${'More words on it. '.repeat(100)}`,
  calls: n === 1 ? [skillCall('dunning')] : [],
})

test('then the oldest questions are summarised by the model; their skills stay', async () => {
  const kept: (readonly Turn[])[] = []
  const model = withWindow(4500, scriptedModel('PGM1 to PGM5 write lists (`LIST1.txt:1`).', 'Done.'))
  const turns = [1, 2, 3, 4, 5, 6].map(talk)
  const { answer, notices } = await askAgent(model, { maxHistory: 20 }, { turns, onTurns: (after) => kept.push(after) })
  expect(notices).toEqual(['To make room, the 4 oldest questions were summarised.'])
  const [asked, sent] = model.requests
  expect([asked?.tools, asked?.toolChoice]).toEqual([[], 'none'])
  expect(asked?.messages[1]?.text).toContain('Question: Question 4?\nAnswer: Program PGM4')
  expect(asked?.messages[1]?.text).not.toContain('Question 5')
  expect(sent?.messages.slice(1).map((m) => m.text.slice(0, 40))).toEqual([
    'Summarise what has been found out so far.'.slice(0, 40),
    '',
    skillEvidence('dunning').text.slice(0, 40),
    'PGM1 to PGM5 write lists (`LIST1.txt:1`)',
    'Question 5?',
    talk(5).answer.slice(0, 40),
    'Question 6?',
    talk(6).answer.slice(0, 40),
    'Where is the rate set?',
  ])
  expect(kept).toHaveLength(1)
  expect(kept[0]?.map(({ question, isSummary, calls }) => [question, isSummary, calls.length])).toEqual([
    ['Summarise what has been found out so far.', true, 1],
    ['Question 5?', undefined, 0],
    ['Question 6?', undefined, 0],
  ])
  const usage = model.requests.map((r) => Math.ceil(r.messages.reduce((sum, m) => sum + m.text.length, 0) / 4))
  expect(answer.usage).toMatchObject({ inputTokens: usage.reduce((a, b) => a + b), outputTokens: 10 })
})

test('without a model that can, the summary is put together from questions, first sentences and citations', async () => {
  const unable: ScriptedTurn[] = [
    new AppError('provider_unreachable', 'It is down.'),
    ' ',
    new AIMessage({ content: 'NOT FOUND', response_metadata: { finish_reason: 'stop', provider: 'offline', model: 'extractive' } }),
  ]
  for (const turn of unable) {
    const model = withWindow(2700, scriptedModel(turn, 'Done.'))
    const { answer } = await askAgent(model, { maxHistory: 20 }, { turns: [2, 3, 4, 5].map(talk) })
    expect(answer.outcome).toBe('answered')
    const summary = model.requests[1]?.messages.find(isAIMessage)?.text
    expect(summary?.split('\n')[0]).toBe(
      '- Asked: Question 2? Answered: Program PGM2 writes the whole of it (`LIST2.txt:1`). Cited: `LIST2.txt:1`.',
    )
  }
})

test('who wrote a summary does not matter, as long as it can write: the main model may be back after a fallback answered', async () => {
  const by = (provider: string, content: string) =>
    new AIMessage({ content, response_metadata: { finish_reason: 'stop', provider, model: 'm' } })
  const model = withWindow(2700, scriptedModel(by('spare', 'PGM2 to PGM5 write lists.'), by('main', 'Done.')))
  await askAgent(model, { maxHistory: 20 }, { turns: [2, 3, 4, 5].map(talk) })
  expect(model.requests[1]?.messages.find(isAIMessage)?.text).toBe('PGM2 to PGM5 write lists.')
})

test('a summary is summarised again only with something new', async () => {
  const summary: Turn = { question: 'Summarise what has been found out so far.', answer: 'PGM0 writes it.', calls: [], isSummary: true }
  const model = withWindow(1800, scriptedModel('All of it.', 'Done.'))
  const kept: (readonly Turn[])[] = []
  await askAgent(model, { maxHistory: 2 }, { turns: [summary, talk(2), talk(3)], onTurns: (after) => kept.push(after) })
  expect(model.requests[0]?.messages[1]?.text).toContain('PGM0 writes it.')
  expect(kept[0]).toMatchObject([{ answer: 'All of it.', isSummary: true }])

  const alone = withWindow(300, scriptedModel('Done.'))
  await askAgent(alone, {}, { turns: [summary] })
  expect(alone.left()).toBe(0)
})

test('at last the largest results are cut, with a mark', async () => {
  const model = withWindow(2200, scriptedModel(read('LIST1.txt', 'LIST2.txt'), 'Done.'))
  const { notices } = await askAgent(model)
  expect(notices).toEqual(['To make room, 2 long tool results were cut.'])
  expect(kinds(model.requests[1])).toEqual(['cut', 'cut'])
  const text = model.requests[1]?.messages.at(-1)?.text ?? ''
  expect(text).toMatch(/^<(data-\w+)>\nLIST2\.txt x+…\n<\/\1>\n\[Cut here to make room\. Call it again for a smaller part\.\]$/)
  expect(text.length).toBeLessThan(2000)
})

test('a skill that was loaded twice is sent once, where it was loaded last', async () => {
  const turns = [1, 2].map((n): Turn => ({ question: `Q${n}`, answer: `A${n}`, calls: [skillCall('dunning'), skillCall(`other${n}`)] }))
  const output = await loadOutput('dunning')
  const model = scriptedModel('Done.', 'Done.')
  await askAgent(model, {}, { turns })
  expect(callsIn(model.requests[0])).toEqual([['other1'], ['dunning', 'other2']])
  const { answer } = await askAgent(model, {}, { turns, loads: [{ name: 'load_skill', input: { name: 'dunning' }, output }] })
  expect(callsIn(model.requests[1])).toEqual([['other1'], ['other2'], ['dunning']])
  expect(answer.skills).toEqual(['dunning'])
})

async function loadOutput(name: string) {
  return { content: `password hunter2secret ${name}`, artifact: { evidence: [skillEvidence(name)], summary: name } }
}

function callsIn(request: ModelRequest | undefined): unknown[] {
  return (request?.messages ?? []).filter(isAIMessage).flatMap((m) => (m.tool_calls?.length ? [m.tool_calls.map((c) => c.args.name)] : []))
}

test('what the user loaded is shown as any result is: between marks, credentials hidden', async () => {
  const model = scriptedModel('Done.')
  const output = await loadOutput('dunning')
  await askAgent(model, {}, { loads: [{ name: 'load_skill', input: { name: 'dunning' }, output }] })
  expect(model.requests[0]?.messages.map((m) => m.getType())).toEqual(['system', 'human', 'ai', 'tool'])
  expect(model.requests[0]?.messages.at(-1)?.text).toMatch(/^<data-\w+>\npassword \[redacted\] dunning\n<\/data-\w+>$/)
})

const anyCall = fc.oneof(
  fc.constantFrom('dunning', 'tariff').map(skillCall),
  fc.integer({ min: 1, max: 5 }).map((n) => listCall(`LIST${n}.txt`)),
  fc.constant(record('read_file', { path: 'x' }, 'There is no x.', [])),
)
const anyTurn = fc.record({
  question: fc.constant('Question?'),
  answer: fc.constantFrom('Short.', 'It cites `LIST1.txt:1`.', `Long. ${'More words. '.repeat(150)}`),
  calls: fc.array(anyCall, { maxLength: 3 }),
})

test('whatever is in it, the request stays valid, does not grow, and keeps its turns and skills', async () => {
  const size = (messages: readonly BaseMessage[]) => charactersOf(messages) / 3.5
  const skillsIn = (messages: readonly BaseMessage[]) =>
    new Set(
      messages.filter(isAIMessage).flatMap((m) => (m.tool_calls ?? []).filter((c) => c.name === 'load_skill').map((c) => c.args.name)),
    )
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyTurn, { maxLength: 4 }),
      fc.array(fc.array(anyCall, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
      fc.integer({ min: 1, max: 6000 }),
      fc.constantFrom('', 'A summary.'),
      async (turns, rounds, room, text) => {
        const made = rounds.flatMap((calls, n) => callMessages(calls, `now${n}`))
        const messages = [new SystemMessage('s'), ...historyMessages(turns), new HumanMessage('q'), ...made]
        checkRequest(messages)
        const told: string[] = []
        const fitted = await fitContext(
          { messages, turns },
          {
            room,
            size,
            summarise: async () => ({ text, usage: { inputTokens: 1, outputTokens: 1, cachedTokens: 0, costUsd: null } }),
            onShrunk: (m) => told.push(m),
          },
        )
        checkRequest(fitted.messages)
        expect(fitted.messages.filter(isHumanMessage)).toHaveLength(fitted.turns.length + 1)
        expect(skillsIn(fitted.messages)).toEqual(skillsIn(messages))
        expect(size(fitted.messages)).toBeLessThanOrEqual(size(messages))
        if (size(messages) <= room) expect([fitted.messages, told]).toEqual([messages, []])
        else if (size(fitted.messages) < size(messages)) expect(told).not.toEqual([])
      },
    ),
    { numRuns: 150 },
  )
})
