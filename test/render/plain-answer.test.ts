import { expect, test } from 'vitest'
import { plainAnswer } from '../../src/render/plain-answer.ts'
import { hostile, sampleAnswer, sampleCitation, unsafe } from './sample-answer.ts'

test('a verified answer is its text and nothing else', () => {
  expect(plainAnswer(sampleAnswer({ answer: '# A\n\nIn `cbl/A.cbl:10-22`.\n', citations: [sampleCitation()] }))).toBe(
    '# A\n\nIn `cbl/A.cbl:10-22`.\n',
  )
})

test('what does not hold is listed, and why the answer ends early is said', () => {
  const citations = [
    sampleCitation(),
    sampleCitation({ status: 'corrected', reason: 'moved from 1-3' }),
    sampleCitation({ endLine: 10, status: 'broken', reason: 'no such file' }),
    sampleCitation({ kind: 'skill', path: 'tariff#Tier `1`', status: 'unchecked', reason: 'not read' }),
  ]
  const answer = sampleAnswer({ answer: 'Text.', citations, outcome: 'partial', outcomeReason: 'The limit of 60 calls is reached.' })
  expect(plainAnswer(answer)).toBe(`Text.

Not verified:

- \`cbl/A.cbl:10\`: no such file
- \`\` skill:tariff#Tier \`1\` \`\`: not read

This answer is not complete. The limit of 60 calls is reached.
`)
})

test('an answer that was not found says so; a failed one has no text', () => {
  expect(plainAnswer(sampleAnswer({ answer: 'No program of that name.', outcome: 'not_found' }))).toBe(
    'No program of that name.\n\nOutcome: not found.\n',
  )
  expect(plainAnswer(sampleAnswer({ outcome: 'failed', error: { code: 'model_empty', message: 'm', hint: null } }))).toBe('')
})

test('hostile text and reasons reach nobody', () => {
  const bad = hostile('x')
  const shown = plainAnswer(
    sampleAnswer({
      answer: `${bad} <img src=x>`,
      citations: [sampleCitation({ path: `${bad}\n![a](b)`, status: 'broken', reason: `${bad}<img src=y>` })],
      outcome: 'partial',
      outcomeReason: `${bad}\n<script>`,
    }),
  )
  expect(shown).not.toMatch(unsafe)
  expect(shown).toBe(
    'x `<img src=x>`\n\nNot verified:\n\n- `x ![a](b):10-22`: x`<img src=y>`\n\nThis answer is not complete. x `<script>`\n',
  )
})
