import { expect, test } from 'vitest'
import { isPast } from '../../src/base/past-line.ts'

test.each([
  ['*> 16/03/18 vbc - .11 Added the rye', true],
  ['      * 2019-04-01 THE OVEN IS HOTTER', true],
  ['CA    OVEN = OVEN + 1', true],
  ['   Modified 800521 by PB to weigh the flour first.', true],
  ['/* Changed October 1978 by C. Baker to bake rye */', true],
  ['   Written April 20, 1973 by A. Baker', true],
  ['   Modified records are counted', false],
  ['C     CHANGED 12 LOAVES', false],
  ['*> NOTE that the oven must be hot', false],
  ['     move a to b.', false],
])('%s explains nothing of the code as it is: %s', (line, past) => {
  expect(isPast(line)).toBe(past)
})
