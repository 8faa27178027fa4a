import { expect, test } from 'vitest'
import type { ToolCallRecord } from '../../src/answer/answer.ts'
import type { Citation } from '../../src/answer/citation.ts'
import type { Evidence, SkillEvidence } from '../../src/answer/evidence.ts'
import { Conversation } from '../../src/app/conversation.ts'
import { limits } from '../../src/base/limits.ts'
import { sampleAnswer } from '../render/sample-answer.ts'

const code = (path: string, startLine: number, endLine: number): Evidence => ({
  kind: 'code',
  path,
  startLine,
  endLine,
  text: '',
  hash: '',
  whole: false,
  via: 'read',
})
const skill = (name: string, via: 'load' | 'match' = 'load'): SkillEvidence => ({
  kind: 'skill',
  name,
  description: '',
  heading: undefined,
  path: `${name}.md`,
  startLine: 5,
  endLine: 20,
  text: '',
  hash: '',
  whole: true,
  via,
})
const call = (name: string, evidence: readonly Evidence[], chars = 10): ToolCallRecord => ({
  name,
  input: { name },
  status: 'ok',
  durationMs: 1,
  summary: '',
  content: 'x'.repeat(chars),
  evidence,
})
const cites = (path: string, startLine: number, status: Citation['status'] = 'verified'): Citation => ({
  kind: 'code',
  path,
  startLine,
  endLine: startLine + 1,
  status,
  reason: null,
  hash: null,
})

const namesKept = (conversation: Conversation) => conversation.turns.map((turn) => turn.calls.map(({ name }) => name))

test('a turn keeps the skills that were loaded and what a good citation rests on', () => {
  const conversation = new Conversation()
  const toolCalls = [
    call('found', [skill('dunning', 'match')]),
    call('loaded', [skill('dunning')]),
    call('cited', [code('a', 1, 10)]),
    call('beside', [code('a', 20, 30), code('b', 1, 5)]),
    call('wrongly cited', [code('c', 1, 5)]),
    call('failed', []),
  ]
  conversation.add(sampleAnswer({ toolCalls, citations: [cites('a', 10), cites('c', 1, 'broken'), cites('c', 1, 'unchecked')] }))
  expect(namesKept(conversation)).toEqual([['loaded', 'cited']])
  expect(conversation.skills).toEqual(['dunning'])
})

test('for each citation one call stays: one that showed all of it, and of several the shortest; of repeats the last', () => {
  const conversation = new Conversation()
  const part = call('part', [code('a', 10, 10)], 5)
  const whole = call('whole', [code('a', 1, 99)], 50)
  const longer = call('longer', [code('a', 1, 200)], 500)
  conversation.add(sampleAnswer({ citations: [cites('a', 10)], toolCalls: [part, longer, whole, { ...whole }] }))
  expect(namesKept(conversation)).toEqual([['whole']])
})

test('one answer leaves a bounded number of results, skills first, in the order of the calls', () => {
  const conversation = new Conversation()
  const citations = Array.from({ length: 12 }, (_, n) => cites('a', n * 10))
  const toolCalls = citations.map(({ startLine }, n) => call(`read ${n}`, [code('a', startLine, startLine + 5)]))
  conversation.add(sampleAnswer({ citations, toolCalls: [...toolCalls, call('skill', [skill('x')])] }))
  const reads = Array.from({ length: limits.keptCalls - 1 }, (_, n) => `read ${n}`)
  expect(namesKept(conversation)).toEqual([[...reads, 'skill']])
})

test('what stays is bounded over the whole conversation: old code leaves first, skills last', () => {
  const conversation = new Conversation()
  const third = Math.floor(limits.keptChars / 3)
  for (const name of ['a', 'b', 'c']) {
    const toolCalls = [call(`skill ${name}`, [skill(name)], 100), call(`code ${name}`, [code(name, 1, 9)], third)]
    conversation.add(sampleAnswer({ toolCalls, citations: [cites(name, 1)] }))
  }
  expect(namesKept(conversation)).toEqual([['skill a'], ['skill b', 'code b'], ['skill c', 'code c']])
})

test('what the user loads waits for the next answer and is forgotten with the conversation', () => {
  const conversation = new Conversation()
  const load = (name: string) =>
    conversation.load({ name: 'load_skill', input: { name }, output: { content: '', artifact: { evidence: [skill(name)], summary: '' } } })
  load('a')
  load('b')
  load('a')
  expect(conversation.loads.map(({ input }) => input)).toEqual([{ name: 'b' }, { name: 'a' }])
  expect(conversation.skills).toEqual(['b', 'a'])
  conversation.add(sampleAnswer({ outcome: 'failed' }))
  expect([conversation.loads.length, conversation.turns.length]).toEqual([2, 0])
  conversation.add(sampleAnswer({ toolCalls: [call('load b', [skill('b')]), call('load a', [skill('a')])] }))
  expect([conversation.loads, conversation.skills]).toEqual([[], ['b', 'a']])
  conversation.reset()
  expect([conversation.turns, conversation.evidence, conversation.skills, conversation.last]).toEqual([[], [], [], undefined])
})

test('a skill that left a conversation for want of room is named once', () => {
  const conversation = new Conversation()
  const half = Math.floor(limits.keptChars / 2)
  for (const name of ['a', 'b']) conversation.add(sampleAnswer({ skills: [name], toolCalls: [call(name, [skill(name)], half)] }))
  expect(conversation.takeSkillsLeft()).toEqual([])
  conversation.add(sampleAnswer({ skills: ['c'], toolCalls: [call('c', [skill('c')], half)] }))
  expect(conversation.skills).toEqual(['b', 'c'])
  expect([conversation.takeSkillsLeft(), conversation.takeSkillsLeft()]).toEqual([['a'], []])
  conversation.reset()
  // More skills in one answer than are kept of one.
  const many = Array.from({ length: limits.keptCalls + 1 }, (_, n) => `s${n}`)
  conversation.add(sampleAnswer({ skills: many, toolCalls: many.map((name) => call(name, [skill(name)])) }))
  expect(conversation.takeSkillsLeft()).toEqual(['s0'])
  conversation.reset()
  expect(conversation.takeSkillsLeft()).toEqual([])
})

test('what is shown again and again is kept once', () => {
  const conversation = new Conversation()
  const found: SkillEvidence = { ...skill('dunning', 'match'), score: 2, why: ['dunning in name'] }
  for (let i = 0; i < 3; i++) {
    conversation.add(sampleAnswer({ evidence: [code('a', 1, 10), { ...found, score: i }] }))
    conversation.load({ name: 'load_skill', input: {}, output: { content: '', artifact: { evidence: [skill('dunning')], summary: '' } } })
  }
  conversation.add(sampleAnswer({ evidence: [code('a', 1, 11)] }))
  expect(conversation.evidence).toEqual([code('a', 1, 10), { ...found, score: 0 }, skill('dunning'), code('a', 1, 11)])
})
