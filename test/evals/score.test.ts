import { describe, expect, test } from 'vitest'
import { readDocument } from '../../scripts/eval/reply.ts'
import { measure, scoreReply, shortcomings } from '../../scripts/eval/score.ts'
import { absentQuestion, cite, questionOf, replyOf } from './replies.ts'

const question = questionOf()
const right = 'The fee is 5.00.'

describe('a reply', () => {
  test('lacks nothing when it cites gold lines and tells the facts, in any case', () => {
    expect(shortcomings(scoreReply(question, replyOf(right, [cite('a.cbl:12-20')])))).toEqual([])
  })

  test.each([
    ['another place of a gold file', cite('a.cbl:13-20'), ['no gold line cited']],
    ['a gold file without gold lines', cite('b.cpy:10-12'), ['no gold line cited']],
    ['another file', cite('c.cbl:10-12'), ['no gold file cited', 'no gold line cited']],
    ['a skill', cite('a.cbl:10-12', { kind: 'skill' }), ['no gold file cited', 'no gold line cited']],
    [
      'a citation that does not hold',
      cite('a.cbl:10-12', { status: 'broken' }),
      ['no gold file cited', 'no gold line cited', 'does not hold: `a.cbl:10-12`'],
    ],
    ['a corrected citation', cite('a.cbl:10-12', { status: 'corrected' }), []],
  ])('with %s', (_, citation, lacks) => {
    expect(shortcomings(scoreReply(question, replyOf(right, [citation])))).toEqual(lacks)
  })

  test('must tell each fact in the first 3,000 characters', () => {
    const late = `${'x'.repeat(2994)} FEE 5.00`
    expect(scoreReply(question, replyOf(late)).missingFacts).toEqual(['\\b5\\.00'])
  })

  test('to a question without an answer must end as not found', () => {
    expect(shortcomings(scoreReply(absentQuestion, replyOf('', [], { outcome: 'not_found' })))).toEqual([])
    expect(shortcomings(scoreReply(absentQuestion, replyOf(right)))).toEqual(['`answered`, not `not_found`'])
  })

  test('that is no document lacks that alone', () => {
    expect(shortcomings(scoreReply(question, { document: readDocument('Killed'), ms: 1 }))).toEqual(['no document that can be read'])
  })
})

test('measures of some replies', () => {
  const scores = [
    scoreReply(question, replyOf(right, [cite('a.cbl:10'), cite('c.cbl:1')], { ms: 10 })),
    scoreReply(
      question,
      replyOf('FEE', [cite('b.cpy:3'), cite('x', { kind: 'skill' }), cite('a.cbl:9', { status: 'broken' })], { ms: 30 }),
    ),
    scoreReply(question, { document: undefined, ms: 20 }),
    scoreReply(absentQuestion, replyOf('None.', [], { outcome: 'not_found', ms: 900 })),
    // What such an answer cites counts for nothing but being broken.
    scoreReply(absentQuestion, replyOf('x'.repeat(500), [cite('c.cbl:1'), cite('c.cbl:2', { status: 'unchecked' })], { ms: 40 })),
  ]
  expect(measure(scores)).toEqual({
    fileCited: 0.667,
    lineCited: 0.333,
    facts3000: 0.333,
    precision: 0.667,
    absentOk: 0.5,
    brokenCitations: 2,
    unreadable: 1,
    medianLength: right.length,
    medianCitations: 3,
    medianMs: 30,
    slowestMs: 900,
  })
})

test('what cannot be measured is null, not a share', () => {
  const { fileCited, precision, absentOk, medianLength } = measure([scoreReply(absentQuestion, replyOf('None.'))])
  expect({ fileCited, precision, absentOk, medianLength }).toEqual({ fileCited: null, precision: null, absentOk: 0, medianLength: null })
})
