import { expect, test } from 'vitest'
import { asksOverview, asksSchedule } from '../../../../src/models/offline/question/overview.ts'
import { readQuestions } from '../../../../src/models/offline/question/question.ts'

test.each([
  ['What is the schedule?', true],
  ['Is there a job schedule?', true],
  ['How does the nightly schedule hang together?', true],
  ['What is the schedule of the jobs?', true],
  ['In what order do the jobs run?', true],
  ['Take me through the batch cycle.', true],
  ["Which program prints the borrower's repayment schedule, month by month?", false],
  ['How is the amortization schedule computed?', false],
  ['Where is the schedule of payments printed?', false],
  ['Which routine reads the pumping schedule?', false],
])('whether %s asks for the jobs in their order: %s', (text, asks) => {
  const [question] = readQuestions(text)
  expect(question !== undefined && asksSchedule(question)).toBe(asks)
})

test.each([
  ['Which languages is this written in?', true],
  ['What languages are used?', true],
  ['Give me an overview of how this system is structured.', true],
  ['What is this software for, in short, and from where is it used?', true],
  ['Give me a short summary of the system.', true],
  ['What does all this code do?', true],
  ['Describe the application in a few sentences.', true],
  ['I am new here: what is this thing?', true],
  ['Explain this repository to a newcomer.', true],
  ['In a nutshell, what does the tool do?', true],
  ['Which business process does this system support?', true],
  ['What am I looking at?', true],
  ['Who would use this and for what?', true],
  ['What is the code?', false],
  ['What is the code for a rejected parcel?', false],
  ['What does the program do when the basket is empty?', false],
  ['What are the parts of the record?', false],
  ['What can the program do about a full shelf?', false],
  ['For which languages can I submit a compilation?', false],
  ['In which languages can letters be printed?', false],
])('whether %s asks for the whole: %s', (text, asks) => {
  const [question] = readQuestions(text)
  expect(question !== undefined && asksOverview(question)).toBe(asks)
})
