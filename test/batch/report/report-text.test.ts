import { expect, test } from 'vitest'
import type { AnswerRecord } from '../../../src/batch/journal-records.ts'
import type { ListedQuestion } from '../../../src/batch/question-list.ts'
import { questionLine } from '../../../src/batch/report/question-line.ts'
import { reportText } from '../../../src/batch/report/report-text.ts'
import { answerRecord, batchReport, failedRecord, listedQuestion } from './sample-report.ts'

const commands = {
  first: 'index.md',
  again: 'codewhisper batch list.md --out docs/system',
  check: 'codewhisper batch check docs/system',
  requireCitations: false,
}
const allAnswered = { answered: 60, partial: 0, not_found: 0, failed: 0, not_asked: 0 }

test('what it came to, and how to go on', () => {
  expect(reportText(batchReport(), commands)).toBe(
    [
      '60 questions: 55 answered, 3 partial, 1 not found, 1 failed. 1,234,000 tokens. Index: docs/system/index.md',
      'To go on with the one that is left: codewhisper batch list.md --out docs/system',
    ].join('\n'),
  )
})

test('when all is done it says how to see later what is stale', () => {
  expect(reportText(batchReport({ outcomes: allAnswered, tokens: 0 }), commands)).toBe(
    [
      '60 questions: 60 answered. Index: docs/system/index.md',
      'To see later which pages the code has outgrown: codewhisper batch check docs/system',
    ].join('\n'),
  )
})

test('pages that were changed by hand, and why it stopped', () => {
  const kept = ['a.md', 'b/c.md', 'd.md', 'e.md', 'f.md', 'g.md']
  const stopped = { why: 'provider', message: 'openai says that nothing is left to spend', hint: 'Add credit.' } as const
  const outcomes = { answered: 10, partial: 0, not_found: 0, failed: 0, not_asked: 50 }
  expect(reportText(batchReport({ kept, stopped, outcomes }), commands)).toBe(
    [
      '60 questions: 10 answered, 50 not asked. 1,234,000 tokens. Index: docs/system/index.md',
      '6 pages were changed by hand and left alone: a.md, b/c.md, d.md, e.md, f.md and 1 more. --force writes them anew.',
      'openai says that nothing is left to spend. Add credit.',
      'To go on with the 50 that are left: codewhisper batch list.md --out docs/system',
    ].join('\n'),
  )
  expect(reportText(batchReport({ kept: ['a.md'], outcomes: allAnswered }), commands)).toContain(
    '\n1 page was changed by hand and left alone: a.md. --force writes it anew.\n',
  )
})

test('answers without verified citations are told where they are required', () => {
  const questions = [
    { id: 'a', outcome: 'answered', verified: true, page: 'a.md', error: null },
    { id: 'b', outcome: 'answered', verified: false, page: 'b.md', error: null },
    { id: 'c', outcome: 'not_found', verified: false, page: 'c.md', error: null },
  ] as const
  expect(reportText(batchReport({ questions }), { ...commands, requireCitations: true })).toContain(
    '\n1 answer without verified citations: b.md.\n',
  )
})

test('a line for a question', () => {
  const line = (question: ListedQuestion, record: AnswerRecord, durationMs = 210) =>
    questionLine({ type: 'answer', question, record, durationMs })
  expect([
    line(listedQuestion(), answerRecord()),
    line(listedQuestion(), answerRecord({ outcome: 'not_found' }), 65_040),
    line(listedQuestion(), answerRecord({ outcome: 'partial', outcomeReason: 'The step limit was reached.' })),
    line(listedQuestion({ title: `One\n\x1b[2J${'x'.repeat(200)}` }), failedRecord('The model\nsaid nothing.')),
  ]).toEqual([
    'answered  programs/wbrate.md  What does WBRATE do? (0.2 s)',
    'not found  programs/wbrate.md  What does WBRATE do? (65.0 s)',
    'partial  programs/wbrate.md  What does WBRATE do? (0.2 s): The step limit was reached.',
    `failed  One ${'x'.repeat(91)}… (0.2 s): The model said nothing.`,
  ])
})
