import { expect, test } from 'vitest'
import { isPast, pastLines } from '../../src/base/past-line.ts'

test.each([
  ['*> 16/03/18 vbc - .11 Added the rye', true],
  ['      * 2019-04-01 THE OVEN IS HOTTER', true],
  ['CA    OVEN = OVEN + 1', true],
  ['   Modified 800521 by PB to weigh the flour first.', true],
  ['/* Changed October 1978 by C. Baker to bake rye */', true],
  ['   Written April 20, 1973 by A. Baker', true],
  ['/* Modified: 11 December 1981 by G. Baker to bake rye,', true],
  ['/* Modified by J. Baker, 12/31/74 */', true],
  ['/* Modified by A. Baker November 1980 for rye */', true],
  ["     1 '    - 2004/03/12 (3.01)',/", true],
  ["       VALUES ('2004-03-12', 'RYE')", false],
  ['/* Modified by the operator on 3 terminals */', false],
  ['   Modified records are counted', false],
  ['C     CHANGED 12 LOAVES', false],
  ['*> NOTE that the oven must be hot', false],
  ['     move a to b.', false],
])('%s explains nothing of the code as it is: %s', (line, past) => {
  expect(isPast(line)).toBe(past)
})

const comment = (line: string) => /^\s*[*;]/.test(line)

test('an entry of a change log goes on to an empty line, a heading or the end of its comment', () => {
  const lines = [
    '85-03-25 J. Baker: Modified the oven to',
    'initialize the heat for new loaves.',
    '',
    'It bakes bread.',
    '1) change(86-01-07,Baker), approve(86-02-26,Miller):',
    '   Set the flag for rye.',
    'description of internal procedures:',
    '   heat: heats.',
    '* 12/03/95 AB  loaves are counted',
    '*              by kind',
    '     move 1 to loaves.',
  ]
  expect(pastLines(lines, comment)).toEqual([true, true, false, false, true, true, false, false, true, true, false])
})

test('below who wrote it and when stands what it is', () => {
  expect(pastLines(['* Written 12/03/95 by A. Baker', '* and sells bread'], comment)).toEqual([true, false])
  expect(pastLines(['* 12/03/95 changed by A. Baker', '* This program sells bread'], comment)).toEqual([true, false])
})
