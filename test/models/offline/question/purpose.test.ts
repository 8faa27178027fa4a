import { expect, test } from 'vitest'
import { asksPurpose } from '../../../../src/models/offline/question/purpose.ts'
import { readQuestions } from '../../../../src/models/offline/question/question.ts'

test.each([
  ['What is the program BAKEBRD1 for?', true],
  ['What is the job BAKEBRD1 for?', true],
  ['What is BAKEBRD1 for?', true],
  ['What are the default values for BAKEBRD1?', false],
  ['What is the file name for BAKEBRD1?', false],
])('whether %s asks what something is for: %s', (text, asks) => {
  const [question] = readQuestions(text)
  expect(question !== undefined && asksPurpose(question)).toBe(asks)
})
