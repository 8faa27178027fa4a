import { expect, test } from 'vitest'
import type { Turn } from '../../src/agent/history.ts'
import type { AnswerEvent } from '../../src/answer/event.ts'
import { Conversation } from '../../src/app/conversation.ts'
import { type ScriptedTurn, scriptedModel } from '../support/scripted-model.ts'
import { askAgent, toolResults } from './agent-harness.ts'

const forever = () => new Promise<never>(() => {})
const read: ScriptedTurn = { calls: [{ name: 'read_file', args: { path: 'PAYROLL.cbl' } }] }
const wait: ScriptedTurn = {
  calls: [
    { name: 'read_file', args: { path: 'PAYROLL.cbl' } },
    { name: 'never', args: {} },
  ],
}
const longTurns: Turn[] = ['a', 'b'].map((question) => ({ question, answer: 'word '.repeat(1000), calls: [] }))

interface Case {
  readonly script: readonly ScriptedTurn[]
  readonly on: (event: AnswerEvent) => boolean
  readonly turns?: Turn[]
  readonly window?: number
  readonly kept?: string
}

const cases: Record<string, Case> = {
  'before anything was sent': { script: [], on: (e) => e.type === 'start' },
  'while the model says nothing': { script: [forever], on: (e) => e.type === 'model_start' },
  'while the model speaks': {
    script: [
      (request) => {
        request.onText('So far `PAYROLL.cbl:3`')
        return forever()
      },
    ],
    on: (e) => e.type === 'text_delta',
    kept: 'So far `PAYROLL.cbl:3`',
  },
  'while a tool runs': { script: [wait], on: (e) => e.type === 'tool_end' },
  'while old turns are summarised': { script: [forever], on: (e) => e.type === 'model_start', turns: longTurns, window: 2500 },
  'between a turn of the model and its tools': { script: [{ text: 'I look.', ...read }], on: (e) => e.type === 'notice' },
  'between tools and the next turn': { script: [read, 'unreachable'], on: (e) => e.type === 'tool_end' },
  'while the model is asked again': { script: ['', forever], on: (e) => e.type === 'notice' },
  'after the review': { script: ['The whole answer.'], on: (e) => e.type === 'review', kept: 'The whole answer.' },
}

for (const [when, { script, on, turns = [], window, kept }] of Object.entries(cases)) {
  test(`a question is stopped within a second ${when}`, async () => {
    const controller = new AbortController()
    const model = { ...scriptedModel(...script), contextWindow: window }
    const conversation = new Conversation()
    conversation.replaceTurns(turns)
    let stoppedAt = 0
    const events: string[] = []
    const { answer } = await askAgent(
      model,
      {},
      {
        turns,
        signal: controller.signal,
        onEvent: (event) => {
          events.push(event.type)
          if (!on(event) || controller.signal.aborted) return
          stoppedAt = performance.now()
          controller.abort()
        },
      },
    )
    expect(performance.now() - stoppedAt).toBeLessThan(500)
    expect(answer).toMatchObject(
      kept ? { outcome: 'partial', answer: kept, error: null } : { outcome: 'failed', answer: '', error: { code: 'aborted' } },
    )
    conversation.add(answer)

    const next = scriptedModel('Done.')
    const { turns: after, evidence, loads } = conversation
    await askAgent(next, { maxHistory: 9 }, { question: 'And now?', turns: after, evidence, loads })
    const said = next.requests[0]?.messages.slice(1).map((m) => m.text)
    const before = turns.flatMap((turn) => [turn.question, turn.answer])
    expect(said).toEqual([...before, ...(kept ? ['Where is the rate set?', kept] : []), 'And now?'])
    expect(events.filter((type) => type === 'result')).toHaveLength(1)
    expect(events.at(-1)).toBe('result')
  })
}

test('what still arrives after the end is not heard, and what fails then is no unhandled rejection', async () => {
  const controller = new AbortController()
  let goOn = () => {}
  const later = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const model = scriptedModel(async (request) => {
    controller.abort()
    await later
    request.onText('too late')
    throw new Error('broke off')
  })
  const events: string[] = []
  await askAgent(model, {}, { signal: controller.signal, onEvent: (event) => events.push(event.type) })
  goOn()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(events.at(-1)).toBe('result')
  expect(events).not.toContain('text_delta')
})

test('a summary that comes after the end changes nothing', async () => {
  const controller = new AbortController()
  let summarise = (_: string) => {}
  const model = scriptedModel(() => {
    controller.abort()
    return new Promise<string>((resolve) => {
      summarise = resolve
    })
  })
  const after: unknown[] = []
  await askAgent(
    { ...model, contextWindow: 2500 },
    {},
    { signal: controller.signal, turns: longTurns, onTurns: (turns) => after.push(turns) },
  )
  summarise('Too late.')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([after, model.left()]).toEqual([[], 0])
})

test('a result of a tool that came before the abort is not lost for the answer', async () => {
  const controller = new AbortController()
  const model = scriptedModel(read, (request) => {
    request.onText('It is `PAYROLL.cbl:3`.')
    controller.abort()
    return forever()
  })
  const { answer } = await askAgent(model, {}, { signal: controller.signal })
  expect(answer).toMatchObject({ outcome: 'partial', citations: [{ status: 'verified' }], toolCalls: [{ name: 'read_file' }] })
  const conversation = new Conversation()
  conversation.add(answer)
  const next = scriptedModel('Done.')
  await askAgent(next, {}, { turns: conversation.turns, evidence: conversation.evidence })
  expect(toolResults(next.requests[0]?.messages)[0]).toContain('MOVE WS-RATE TO OUT-RATE.')
})
