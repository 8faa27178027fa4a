import { expect, test } from 'vitest'
import { plainLists } from '../../../../src/models/offline/question/plain-lists.ts'

test.each([
  ['Number of programs?', 'how many programs are there'],
  ['Give me the total number of COBOL programs in this system', 'how many cobol programs are there'],
  ['jobs: how many?', 'how many jobs are there'],
  ['programs never called?', 'which programs are never called'],
  ['list the unused copybooks', 'which copybooks are never used'],
  ['Is there any table that is not read by any program?', 'which table are never read'],
  ['Is there any copybook not used by any program?', 'which copybook are never used'],
  ['programs without callers', 'which programs are never called'],
  ['copybooks nobody copies', 'which copybooks does nobody copy'],
  ['programs that write the price file', 'which programs write the price file'],
  ['jobs which run NAME', 'which jobs run NAME'],
  ['price table: readers?', 'which programs read the price table'],
  ['The price table is updated by what?', 'which programs update the price table'],
  ['What does the IMS database hold?', 'list all ims segments'],
  ['Describe the hierarchy of the animal database', 'list all ims segments'],
])('%s', (text, plain) => {
  expect(plainLists(text)).toBe(plain)
})

test.each([
  'What is the number of records in the price file?',
  'How many programs read the price file?',
  'Which programs are never called at night?',
  'What is the number of programs that a menu can show?',
  'What does the animal database hold?',
  'Is there any job that is not in the schedule?',
  'The file is read by what the operator enters',
])('%s stays as it is', (text) => {
  expect(plainLists(text)).toBe(text)
})
