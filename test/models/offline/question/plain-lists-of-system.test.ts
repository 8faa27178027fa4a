import { expect, test } from 'vitest'
import { plainLists } from '../../../../src/models/offline/question/plain-lists.ts'
import { plainlyWorded } from '../../../../src/models/offline/question/whole-wording.ts'

test.each([
  ['What tables does the application use?', 'which tables are there'],
  ['Which jobs exist?', 'which jobs are there'],
  ['List all copybooks the system has', 'which copybooks are there'],
])('%s', (question, plain) => {
  expect(plainLists(question)).toBe(plain)
})

test.each([
  'What tables does the billing program use?',
  'Which files does the system read at night?',
  'Which jobs exist that load a table?',
])('%s stays as it is', (question) => {
  expect(plainLists(question)).toBe(question)
})

test('the maximum length of what is declared is its length', () => {
  expect(plainlyWorded('What is the maximum length of a post code?')).toBe('What is the length of a post code?')
  expect(plainlyWorded('What is the maximum size of the price table?')).toBe('What is the maximum size of the price table?')
})
