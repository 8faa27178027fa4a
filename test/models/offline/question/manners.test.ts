import { expect, test } from 'vitest'
import { withoutManners } from '../../../../src/models/offline/question/manners.ts'

test.each([
  ['Can you tell me what OVENS does?', 'What does OVENS do?'],
  ['Could you please explain OVENS?', 'Explain OVENS?'],
  ['Do you know where the fee is computed?', 'Where is the fee computed?'],
  ["I'd like to know how OVENS computes the fee.", 'How does OVENS compute the fee.'],
  ['Please tell me which programs call OVENS', 'Which programs call OVENS'],
  ['Hi, can anyone show me the programs?', 'Show me the programs?'],
  ['Any idea why a loaf is refused?', 'Why is a loaf refused?'],
  ['I need to find out who changes the price.', 'Who changes the price.'],
])('%s', (text, plain) => {
  expect(withoutManners(text)).toBe(plain)
})

test.each([
  'Show me the programs.',
  'Tell me about this system.',
  'Can you bake two loaves at once?',
  'What does OVENS do?',
  'Do you need a key to open the till?',
  'Now what does the baker see?',
])('%s stays as it is', (text) => {
  expect(withoutManners(text)).toBe(text)
})
