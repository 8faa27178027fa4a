import { expect, test } from 'vitest'
import { asksYesOrNo } from '../../../../src/models/offline/question/yes-or-no.ts'

test('what can be answered by yes or no', () => {
  expect(asksYesOrNo({ bare: 'Is NAME used by anything?' })).toBe(true)
  expect(asksYesOrNo({ bare: 'Who uses NAME?' })).toBe(false)
})

test.each([
  'Is NAME not used anywhere?',
  'Is it true that nothing calls NAME?',
  "Isn't NAME called by a job?",
  'Is NAME never called?',
  'Is NAME unused?',
])('a no to “%s” would say the opposite', (bare) => {
  expect(asksYesOrNo({ bare })).toBe(false)
})
