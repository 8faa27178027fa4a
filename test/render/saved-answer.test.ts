import { expect, test } from 'vitest'
import { clipboardSequence } from '../../src/render/clipboard-sequence.ts'
import { savedAnswer } from '../../src/render/saved-answer.ts'
import { hostile, sampleAnswer, sampleCitation, unsafe } from './sample-answer.ts'

test('a saved answer has its question, its text, its sources and who gave it', () => {
  const answer = sampleAnswer({
    question: 'Where is it?\nIn which file?',
    answer: 'Here: `cbl/A.cbl:10-22`.\n\n![x](http://evil.example/?q)',
    outcome: 'partial',
    outcomeReason: 'Stopped on request.',
    citations: [sampleCitation(), sampleCitation({ path: 'cbl/B.cbl', status: 'corrected', reason: 'moved from 3' })],
  })
  expect(savedAnswer(answer, '2026-11-22 20:00 UTC')).toBe(`# Where is it?

In which file?

Here: \`cbl/A.cbl:10-22\`.

x (\`http://evil.example/?q\`)

This answer is not complete. Stopped on request.

## Sources

1. \`cbl/A.cbl:10-22\` verified
2. \`cbl/B.cbl:10-22\` corrected: moved from 3

Answered by offline extractive, 2026-11-22 20:00 UTC.
`)
})

test('nothing hostile is saved', () => {
  const bad = hostile('x')
  const answer = sampleAnswer({
    question: bad,
    answer: bad,
    provider: bad,
    citations: [sampleCitation({ path: bad, reason: bad, status: 'broken' })],
  })
  expect(savedAnswer(answer, '')).not.toMatch(unsafe)
})

test('the clipboard gets the text in one sequence; in tmux also through it', () => {
  const encoded = Buffer.from('残高 A').toString('base64')
  expect(clipboardSequence('残高 A', { tmux: false })).toBe(`\x1b]52;c;${encoded}\x07`)
  expect(clipboardSequence('残高 A', { tmux: true })).toBe(`\x1b]52;c;${encoded}\x07\x1bPtmux;\x1b\x1b]52;c;${encoded}\x07\x1b\\`)
})
