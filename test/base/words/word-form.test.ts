import { expect, test } from 'vitest'
import { wordForm } from '../../../src/base/words/word-form.ts'

test.each([
  ['batches', 'batching'],
  ['bound', 'binds'],
  ['paid', 'pays'],
  ['sold', 'selling'],
  ['withdrawn', 'withdraw'],
  ['ran', 'run'],
  ['called', 'call'],
  ['installed', 'install'],
  ['adding', 'add'],
  ['shipped', 'ship'],
  ['indices', 'index'],
])('%s and %s are forms of one word', (one, other) => {
  expect(wordForm(one)).toBe(wordForm(other))
})

test.each(['acct-no', 'x12', 'row'])('%s is left as it is', (word) => {
  expect(wordForm(word)).toBe(word)
})
