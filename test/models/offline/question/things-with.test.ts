import { describe, expect, test } from 'vitest'
import { describedThings } from '../../../../src/models/offline/question/described-thing.ts'

describe('things described by what they have or are for', () => {
  test.each([
    ['Who uses the copybook with the error texts?', 'copybook the error texts', 'copybook'],
    ['Which program calls the one with the tax formula, and is that call static?', 'the tax formula', 'program'],
    ['Is the program for the rent roll called by a job?', 'program the rent roll', 'program'],
    ['What does the routine for rounding call?', 'routine rounding', 'program'],
    ['Which job runs the program for late letters and what does it print?', 'program late letters', 'program'],
  ])('%s', (question, text, kind) => {
    expect(describedThings(question).map((thing) => ({ text: thing.text, kind: thing.kind }))).toEqual([{ text, kind }])
  })

  test('what it is asked for ends before the verb of the question', () => {
    const [thing] = describedThings('Is the program for the rent roll called by a job?')
    expect('Is the program for the rent roll called by a job?'.slice(thing?.start, thing?.end)).toBe('the program for the rent roll')
  })
})
