import { expect, test } from 'vitest'
import { asksAmount } from '../../../../src/models/offline/question/asks-amount.ts'

test.each([
  'Where does the limit come from and how high is it?',
  'By how much is the fare raised at night?',
  'What is the default of the interval?',
])('%s', (question) => expect(asksAmount(question)).toBe(true))

test.each(['What happens to a parcel that is lost?', 'Which program writes the labels?'])('%s', (question) =>
  expect(asksAmount(question)).toBe(false),
)
