import { expect, test } from 'vitest'
import { isNamedInCondition } from '../../../../src/models/offline/question/named-in-condition.ts'

test.each([
  ['What does LOOM print when THREADS.DAT cannot be found?', 'THREADS.DAT', true],
  ['What does LOOM print when THREADS.DAT cannot be found?', 'LOOM', false],
  ['When LOOM ends, what is left in THREADS.DAT?', 'LOOM', false],
  ['What happens if LOOM calls WEFT, and what does WEFT do?', 'WEFT', false],
  ['What is done in LOOM if WEFT fails?', 'WEFT', true],
])('%s: %s', (text, name, expected) => {
  expect(isNamedInCondition(text, name)).toBe(expected)
})
