import { expect, test } from 'vitest'
import { isLicenceMember, isProse } from '../../../src/structure/retrieval/prose.ts'

const notes = [
  'Notes on the tide tables',
  '',
  'The tables are computed once a year from the harmonic constants',
  'of each port. Read them with the program below, which asks for',
  'the port and the day, and prints the heights of the water.',
  '   PORT 12',
  'Times are those of the port itself, without summer time.',
]
const data = ['"d","Deposit"', '"t","Transfer"', '12 0.4 0.7', '13 0.5 0.9', 'LION HIBERNATES NO', 'BEAR HIBERNATES YES']
const code = ['IF ITYP = 1', '  CALL AXSET(HK1, T1)', 'read x from the port', 'LET A = B', 'GOTO 10', 'END']

test('a text for people is told from data and statements', () => {
  expect([notes, data, code].map(isProse)).toEqual([true, false, false])
  expect(isProse(notes.map((line) => line.toUpperCase()))).toBe(true)
  expect(isProse(notes.flatMap((line) => [line, ':li.', '.sp 2']))).toBe(true)
  expect(isProse(['one line of words that mean nothing'])).toBe(false)
})

test('a licence is one by its name or by what it says at its beginning', () => {
  const gnu = ['        GNU LIBRARY GENERAL PUBLIC LICENSE', ...notes]
  expect(isLicenceMember('COPYING', [])).toBe(true)
  expect(isLicenceMember('GPL-library', gnu)).toBe(true)
  expect(isLicenceMember('notes', notes)).toBe(false)
  expect(isLicenceMember('prog', ['* GNU GENERAL PUBLIC LICENSE', ...code])).toBe(false)
})
