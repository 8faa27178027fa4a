import { expect, test } from 'vitest'
import { answerDocument } from '../../src/render/answer-document.ts'
import { eventDocument } from '../../src/render/event-document.ts'
import { hostile, sampleAnswer, sampleCitation, unsafe } from './sample-answer.ts'

const full = sampleAnswer({
  health: [{ provider: 'openai', model: 'm', requests: 2, failures: 1, meanMs: 5, p95Ms: 6, lastError: 'busy', circuit: 'closed' }],
  answer: 'In `cbl/A.cbl:10-22`.',
  citations: [
    sampleCitation({ hash: 'ab' }),
    sampleCitation({ kind: 'skill', path: 'tariff#Tiers', status: 'unchecked', reason: 'not read' }),
  ],
  skills: ['tariff'],
  toolCalls: [
    { name: 'search_code', input: { pattern: 'TARIFF' }, status: 'ok', durationMs: 3, summary: '1 match', content: '', evidence: [] },
  ],
  evidence: [
    { kind: 'code', path: 'cbl/A.cbl', startLine: 1, endLine: 2, text: 'A\nB', hash: 'h', whole: true, via: 'read' },
    {
      kind: 'skill',
      name: 'tariff',
      description: 'd',
      heading: 'Tiers',
      path: 'tariff/SKILL.md',
      startLine: 3,
      endLine: 9,
      text: 't',
      hash: 'h',
      whole: false,
      via: 'load',
    },
    {
      kind: 'skill',
      name: 'rates',
      description: 'd',
      heading: undefined,
      path: 'rates.md',
      startLine: 1,
      endLine: 4,
      text: 't',
      hash: 'h',
      whole: true,
      via: 'match',
    },
    { kind: 'file', path: 'jcl/RUN.jcl', bytes: 80, language: 'jcl' },
  ],
})

test('the document has the fields of the contract, in its order, and no texts', () => {
  expect(JSON.stringify(answerDocument(full), null, 1)).toBe(
    JSON.stringify(
      {
        schema: 1,
        question: 'Where is the tariff?',
        answer: 'In `cbl/A.cbl:10-22`.',
        outcome: 'answered',
        citations: [
          { path: 'cbl/A.cbl', startLine: 10, endLine: 22, kind: 'code', status: 'verified', reason: null, hash: 'ab' },
          { path: 'tariff#Tiers', startLine: 10, endLine: 22, kind: 'skill', status: 'unchecked', reason: 'not read', hash: null },
        ],
        skills: ['tariff'],
        toolCalls: [{ name: 'search_code', input: { pattern: 'TARIFF' }, status: 'ok', durationMs: 3 }],
        evidence: [
          { kind: 'code', path: 'cbl/A.cbl', startLine: 1, endLine: 2, whole: true },
          { kind: 'skill', path: 'tariff#Tiers', startLine: 3, endLine: 9, whole: false },
          { kind: 'skill', path: 'rates', startLine: 1, endLine: 4, whole: true },
          { kind: 'file', path: 'jcl/RUN.jcl', startLine: 0, endLine: 0, whole: false },
        ],
        provider: 'offline',
        model: 'extractive',
        usage: { inputTokens: 0, outputTokens: 0, cachedTokens: 0, costUsd: null },
        cached: false,
        durationMs: 12,
        sessionId: null,
        error: null,
        health: [
          {
            provider: 'openai',
            model: 'm',
            requests: 2,
            failures: 1,
            meanMs: 5,
            p95Ms: 6,
            lastError: 'busy',
            circuit: 'closed',
          },
        ],
      },
      null,
      1,
    ),
  )
})

test('a failure carries its error', () => {
  const error = { code: 'provider_auth', message: 'The key was refused.', hint: null } as const
  expect(answerDocument(sampleAnswer({ outcome: 'failed', error })).error).toEqual(error)
})

test('no string of the document holds a control sequence or an image', () => {
  const bad = hostile('x')
  const document = answerDocument(
    sampleAnswer({
      question: bad,
      answer: `${bad} ![a](http://evil.example/x.png)`,
      skills: [bad],
      citations: [sampleCitation({ path: bad, reason: bad })],
      toolCalls: [
        { name: bad, input: { [bad]: [bad, { deep: bad }] }, status: 'error', durationMs: 1, summary: bad, content: bad, evidence: [] },
      ],
      error: { code: 'internal', message: bad, hint: bad },
      health: [{ provider: bad, model: bad, requests: 1, failures: 1, meanMs: 0, p95Ms: 0, lastError: bad, circuit: 'open' }],
    }),
  )
  const strings = JSON.stringify(document, (_, value) => (typeof value === 'string' && unsafe.test(value) ? 'UNSAFE' : value))
  expect(strings).not.toContain('UNSAFE')
  expect(document.answer).toBe('x a (`http://evil.example/x.png`)')
  expect(document.toolCalls[0]).toEqual({ name: 'x', input: { x: ['x', { deep: 'x' }] }, status: 'error', durationMs: 1 })
})

test('a tool input that is nested without end is cut, and __proto__ stays a plain key', () => {
  const nested = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
  const input = JSON.parse('{"__proto__":{"polluted":1}}')
  const document = eventDocument({ type: 'tool_start', id: '1', name: 'search_code', input: [nested, input] })
  expect(JSON.stringify(document).length).toBeLessThan(200)
  expect(JSON.stringify(document)).toContain('{"__proto__":{"polluted":1}}')
})

test('events are objects of their type; the result carries the document beside it', () => {
  expect(eventDocument({ type: 'text_delta', text: hostile('x') })).toEqual({ type: 'text_delta', text: 'x' })
  expect(eventDocument({ type: 'review', citations: [sampleCitation()] })).toEqual({ type: 'review', citations: [sampleCitation()] })
  expect(eventDocument({ type: 'result', answer: full })).toEqual({ type: 'result', ...answerDocument(full) })
})
