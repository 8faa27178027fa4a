import { expect, test } from 'vitest'
import { asksComparison, comparedSides } from '../../../../src/models/offline/question/comparison.ts'
import { questionOf } from '../../../../src/models/offline/question/question.ts'

test.each([
  ['How does deleting an account differ from deleting a customer?', 'deleting an account', 'deleting a customer'],
  ['How does the send screen differ from the deposit screen?', 'send screen', 'deposit screen'],
  ['How do the send and the deposit screen differ?', 'send screen', 'deposit screen'],
  ['What is the difference between a full and a partial refund?', 'full refund', 'partial refund'],
  ['How is the treatment of standard items different from that of oversize items?', 'treatment of standard items', 'oversize items'],
  ['Compare the batch validation with the online validation.', 'batch validation', 'online validation'],
  ['How do the letters of levels 2 and 3 differ in waiting days?', 'letters of levels 2 waiting days', 'letters of levels 3 waiting days'],
  [
    'How does the online update differ from the batch one when a record is locked?',
    'online update a record is locked',
    'batch update a record is locked',
  ],
  ['What distinguishes a savings account from a checking account?', 'savings account', 'checking account'],
  ['Daily run versus monthly run: which files are written?', 'Daily run which files are written', 'monthly run which files are written'],
])('%s', (text, one, two) => {
  expect(comparedSides({ text, names: [] })).toEqual([one, two])
})

test.each([
  'In what way do the two loaders differ?',
  'What happens if the totals are different?',
  'Which programs compare the balance with the limit?',
])('no two things are compared: %s', (text) => {
  expect(comparedSides({ text, names: [] })).toBeUndefined()
})

test.each([`how does ${'a and '.repeat(60)}differ from x?`, `how do ${'a differ from '.repeat(2000)}x?`])(
  'a text of more words than anybody compares with is not looked at: %#',
  (text) => {
    expect(comparedSides({ text, names: [] })).toBeUndefined()
  },
)

test.each([
  ['Is BAKE10 the same as BAKE20?', true],
  ['Are BAKE10 and BAKE20 identical?', true],
  ['Does BAKE10 use the same file as BAKE20?', false],
])('%s', (text, compares) => {
  expect(asksComparison(questionOf(text))).toBe(compares)
})
