import { expect, test } from 'vitest'
import { readQuestions } from '../../../src/models/offline/question/question.ts'

const said = ['DATECHK is called from PAYRUN1, PAYRUN2.', 'Who calls DATECHK?']

test.each([
  ['And which copybooks does that program copy?', 'And which copybooks does DATECHK copy?'],
  ['What does the second one do?', 'What does PAYRUN2 do?'],
  ['and the last one?', 'PAYRUN2?'],
  ['Which job runs PAYRUN1?', 'Which job runs PAYRUN1?'],
])('%s', (text, expected) => {
  expect(readQuestions(text, said)[0]?.text).toBe(expected)
})

test('the answer to a question without a name is what the next points back to', () => {
  const turns = [...said, 'program PRTINV1 prints them', 'Which program prints the invoices?']
  expect(readQuestions('And who calls that?', turns)[0]?.text).toBe('And who calls PRTINV1?')
})
