import { expect, test } from 'vitest'
import { asWhich } from '../../../../src/models/offline/question/existence.ts'

test.each([
  ['Is there a program that prints labels?', 'Which program prints labels?'],
  ['are there any jobs which load tables?', 'Which jobs load tables?'],
  ['Is there something that feeds the seals?', 'Which program feeds the seals?'],
  ['Do we have a copybook for the keeper record?', 'Which copybook is for the keeper record?'],
  ['Are there any Db2 tables?', 'Which Db2 tables are there?'],
  ['Is there a job called FEEDING?', 'Where is the job FEEDING defined?'],
  ['Does FEED01 exist?', 'Where is FEED01 defined?'],
  ['Do any jobs use SORT?', 'Which jobs use SORT?'],
  ['Does any job run IEBGENER?', 'Which jobs run IEBGENER?'],
  ['Can customers be deleted?', 'Which program deletes customers?'],
  ['Can a user delete an account?', 'Which program deletes an account?'],
  ['Is FEEDREC the same as FOODREC?', 'What is the difference between FEEDREC and FOODREC?'],
  ['Are FEEDREC and FOODREC identical?', 'What is the difference between FEEDREC and FOODREC?'],
  ['Does the keeper record have a phone number?', 'Which fields does the keeper record have?'],
  ['Is there an email address in the keeper record?', 'Which fields does the keeper record have?'],
  ['Does the system send postcards?', 'Which program sends postcards?'],
])('%s', (question, which) => {
  expect(asWhich(question)).toBe(which)
})

test.each([
  'Is there a program that we have to run first?',
  'Is there a program for this?',
  'Is there a file FEED.DAT?',
  'Are there any assembler programs?',
  'Can a customer be deleted while it has accounts?',
  'Does the system use Db2?',
  'Does FEED01 call FEED02?',
  'Does the keeper record have a field for the phone?',
  'Does KEEPER-RECORD have a phone number?',
  'Is the fee the same as the price?',
  'Do any programs use Db2?',
])('%s stays as it is', (question) => {
  expect(asWhich(question)).toBe(question)
})
