import { expect, test } from 'vitest'
import { abbreviates } from '../../../src/structure/retrieval/shape.ts'

test.each([
  ['cust', 'customer', true],
  ['cstmr', 'customer', true],
  ['pmt', 'payment', true],
  ['msg', 'message', true],
  ['trn', 'transaction', true],
  ['rcd', 'record', true],
  ['customer', 'customer', false],
  ['cu', 'customer', false],
  ['tmr', 'customer', false],
  ['cot', 'customer', false],
])('%s for %s: %s', (part, word, expected) => {
  expect(abbreviates(part, word)).toBe(expected)
})
