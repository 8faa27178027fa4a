import { expect, test } from 'vitest'
import { isFormWord } from '../../../../src/models/offline/question/form-words.ts'
import { plainLists } from '../../../../src/models/offline/question/plain-lists.ts'

test.each([
  ['What tables does the application use?', 'which tables are there'],
  ['Which jobs exist?', 'which jobs are there'],
  ['Which programs are part of the system?', 'which programs are there'],
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

test('`maximum` says nothing of what is missing', () => {
  expect(isFormWord('maximum')).toBe(true)
})
