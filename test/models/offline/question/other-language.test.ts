import { expect, test } from 'vitest'
import { readQuestions } from '../../../../src/models/offline/question/question.ts'

test.each([
  ['Welche Programme rufen PAYRUN1 auf?', 'What is PAYRUN1 for, and who uses PAYRUN1? (Welche Programme rufen PAYRUN1 auf)'],
  ['Hvor blir BELØP oppdatert?', 'What is BELØP for, and who uses BELØP? (Hvor blir BELØP oppdatert)'],
  ['Que fait le programme PAYRUN1 ?', 'What is PAYRUN1 for, and who uses PAYRUN1? (Que fait le programme PAYRUN1)'],
])('of what a question in another language names all is asked: %s', (text, expected) => {
  expect(readQuestions(text).map((question) => question.text)).toEqual([expected])
})

test.each([
  'Who calls PAYRUN1?',
  'purpose of PAYRUN1',
  'PAYRUN1',
  'Hvordan beregnes renten?',
  'Explain PAYRUN1 in short',
  'transaction id for PAYRUN1',
  'usages of PAYRUN1',
])('any other stays: %s', (text) => {
  expect(readQuestions(text).map((question) => question.text)).toEqual([text])
})
