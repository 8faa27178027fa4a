import { expect, test } from 'vitest'
import { coreOf } from '../../../../src/models/offline/question/core-words.ts'

test.each([
  ['How is the ferry fare of a truck worked out?', ['ferry', 'fare'], undefined],
  ['How is an invoice number built?', ['invoice', 'number'], 'built'],
  ['How is the sum of a bill rounded?', ['sum'], undefined],
])('%s', (text, words, verb) => {
  const core = coreOf(text)
  expect(core?.words).toEqual(words)
  expect(core?.verb).toBe(verb)
})
