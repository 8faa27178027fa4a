import { expect, test } from 'vitest'
import type { AnswerEvent } from '../../src/answer/event.ts'
import { progressLines } from '../../src/cli/progress.ts'
import { sampleAnswer } from '../render/sample-answer.ts'

const events: readonly AnswerEvent[] = [
  { type: 'start', question: 'q', provider: 'p', model: 'm' },
  { type: 'model_start', step: 1 },
  { type: 'thinking', text: 'First the ' },
  { type: 'thinking', text: 'tariff.\nThen the fee.' },
  { type: 'text_delta', text: 'I look.' },
  { type: 'notice', message: 'The model went on to look things up.', discard: true },
  { type: 'tool_start', id: 'a', name: 'read_file', input: { path: 'a.cbl' } },
  { type: 'tool_start', id: 'b', name: 'search_code', input: { pattern: 'X' } },
  { type: 'tool_end', id: 'b', name: 'search_code', status: 'ok', durationMs: 2, summary: '1 match in 1 file', size: 2100 },
  { type: 'tool_end', id: 'a', name: 'read_file', status: 'error', durationMs: 3, summary: 'There is no file a.cbl.', size: 2100 },
  { type: 'retry', attempt: 2, delayMs: 1500, reason: 'The server is busy (503).' },
  { type: 'notice', message: 'Half of the budget is used.' },
  { type: 'review', citations: [] },
  { type: 'result', answer: sampleAnswer() },
]

function told(verbosity: 'normal' | 'verbose'): string[] {
  const lines: string[] = []
  const hear = progressLines({ note: (line) => lines.push(line), config: { verbosity } })
  for (const event of events) hear(event)
  return lines
}

test('one line for each finished call, retry and notice', () => {
  expect(told('normal')).toEqual([
    'search_code "X" → 1 match in 1 file (2.1 KB, 2 ms)',
    'read_file a.cbl ✗ There is no file a.cbl. (3 ms)',
    'Trying again in 1.5 s (attempt 2): The server is busy (503).',
    'Half of the budget is used.',
  ])
})

test('verbose: also steps, reasoning and what was set aside', () => {
  expect(told('verbose')).toEqual([
    'Step 1',
    '  First the tariff.',
    '  Then the fee.',
    'The model went on to look things up.',
    ...told('normal'),
  ])
})
