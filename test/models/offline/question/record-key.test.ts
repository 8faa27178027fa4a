import { expect, test } from 'vitest'
import { asksRecordKey } from '../../../../src/models/offline/question/record-key.ts'

test.each([
  'Which file keeps the passwords, and by which key is it read?',
  'Which file holds the log and what is its key?',
  'What is the primary key of the bakers table?',
  'In which table are the loaves kept, and what is the key?',
])('%s: of a record', (text) => {
  expect(asksRecordKey(text)).toBe(true)
})

test.each([
  'Which key saves the changes to a baker?',
  'On which screen do I sign on, and by which key do I leave it?',
  'Which file keeps the orders, and which key do I press to save it?',
  'What is the key to go back?',
])('%s: of a keyboard', (text) => {
  expect(asksRecordKey(text)).toBe(false)
})
