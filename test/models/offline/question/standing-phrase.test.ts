import { expect, test } from 'vitest'
import { standingPhrase } from '../../../../src/models/offline/question/standing-phrase.ts'

test.each(['What does the program that CRANER calls do?', 'Where is the program CRANER calls stored?'])(
  '%s: another thing is meant',
  (text) => {
    expect(standingPhrase({ text, names: ['CRANER'] })).toBeDefined()
  },
)

test.each([
  'Is the batch job CRANER run online?',
  'What class does the job CRANER run in?',
  'What happens when the program CRANER starts?',
])('%s: what is named is meant', (text) => {
  expect(standingPhrase({ text, names: ['CRANER'] })).toBeUndefined()
})
