import { expect, test } from 'vitest'
import { closeIdentifierOf, identifierOf } from '../../../../src/models/offline/question/word-pattern.ts'

test.each([
  ['CUST-ID', true, true],
  ['cust_id', true, true],
  ['WS-CUSTOMER-ID-N', true, true],
  ['CUSTIDINI', true, true],
  ['customerId', true, true],
  ['CUST-EFT-ACCOUNT-ID', true, false],
  ['CUST-IDLE-TIME', true, false],
  ['CUST-NAME', false, false],
  ['ACCT-ID', false, false],
])('the customer id in %s: anywhere %s, with nothing between %s', (name, anywhere, close) => {
  const words = ['customer', 'id']
  expect(new RegExp(`^${identifierOf(words)}$`, 'i').test(name)).toBe(anywhere)
  expect(new RegExp(`^${closeIdentifierOf(words)}$`, 'i').test(name)).toBe(close)
})
