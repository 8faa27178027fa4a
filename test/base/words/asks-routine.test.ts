import { expect, test } from 'vitest'
import { isDoneByAsked, wordsAsRoutines } from '../../../src/base/words/asks-routine.ts'

test('a word with marks in it is no pattern', () => {
  expect(isDoneByAsked('Which program c++ the tides?', 'c++')).toBe(true)
  expect(isDoneByAsked('Which program plots the tides?', 'plots')).toBe(true)
  expect(isDoneByAsked('Who calls plots?', 'plots')).toBe(false)
})

test.each([
  ['Which routines does gauge call?', ['gauge']],
  ['Who calls gauge when the tide is out?', ['gauge']],
  ['Which routine plots the tides?', []],
])('%s', (question, words) => {
  expect(wordsAsRoutines(question)).toEqual(words)
})
