import { expect, test } from 'vitest'
import { containsName } from '../../src/answer/name-match.ts'

test('a name ends where no letter follows, of whatever language', () => {
  expect(containsName('CALL KJ;', 'kj')).toBe(true)
  expect(containsName('CALL KJØP;', 'KJ')).toBe(false)
  expect(containsName('X = ÅR(1);', 'ÅR')).toBe(true)
  expect(containsName('X = FØDEÅR;', 'ÅR')).toBe(false)
})

test('a hyphen before a name is part of it, a minus or the sign of an option', () => {
  expect(containsName('MOVE WS-RATE TO X', 'RATE')).toBe(false)
  expect(containsName('cobc -DFAST x.cbl -RATE', 'RATE')).toBe(true)
  expect(containsName('COMPUTE X = -RATE.', 'RATE')).toBe(true)
})
