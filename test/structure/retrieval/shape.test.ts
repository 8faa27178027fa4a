import { expect, test } from 'vitest'
import { abbreviates } from '../../../src/structure/retrieval/shape.ts'

test.each([
  ['cust', 'customer', true],
  ['cstmr', 'customer', true],
  ['pymt', 'payment', true],
  ['ldg', 'ledger', true],
  ['com', 'complains', false],
  ['con', 'continuous', false],
  ['rcd', 'record', true],
  ['typ', 'type', true],
  ['mai', 'mail', false],
  ['customer', 'customer', false],
  ['cu', 'customer', false],
  ['tmr', 'customer', false],
  ['cot', 'customer', false],
])('%s for %s: %s', (part, word, expected) => {
  expect(abbreviates(part, word)).toBe(expected)
})
