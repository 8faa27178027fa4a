import { expect, test } from 'vitest'
import { askedAccess } from '../../../../src/models/offline/question/access.ts'
import { isActedOn } from '../../../../src/models/offline/question/acted-on.ts'
import { readQuestions } from '../../../../src/models/offline/question/question.ts'

function acted(text: string): boolean {
  const [question] = readQuestions(text)
  const access = question && askedAccess(question)
  const noun = 'price file'
  return access !== undefined && isActedOn(text, { at: text.indexOf(noun), length: noun.length }, access)
}

test.each([
  'Which program adds rows to the price file?',
  'Which program deletes a price from the price file?',
  'Which job loads the price file?',
  'Which program removes the records of the price file?',
  'Which program creates a new entry in the price file?',
  'Where are records of the price file deleted?',
  'Where is a price added to the price file?',
  'Is there a program that purges the price file?',
  'Which program opens a new article on the price file?',
  'Which transaction enters new prices into the price file?',
])('%s: it is acted on', (text) => {
  expect(acted(text)).toBe(true)
})

test.each([
  'Which program adds, changes and deletes articles from a price file?',
  'Which program deletes articles listed in the price file?',
  'Which program deletes the articles that are in the price file?',
  'Which program adds articles using the price file?',
  'Which program adds articles from the price file?',
  'Which job loads the price file into the database?',
  'Which program opens the price file and deletes old articles?',
  'Where is an article created with the values of the price file?',
  'Which program removes articles on the basis of the price file?',
  'Which program removes articles that the price file names?',
  'Which program creates a report after the price file is sorted?',
  'Which program loads the articles read from the price file?',
  'Where are articles deleted by means of the price file?',
  'Which program fills the article table with the price file?',
])('%s: it is not acted on', (text) => {
  expect(acted(text)).toBe(false)
})
