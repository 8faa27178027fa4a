import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count, cutText, nearest } from '../../src/base/text.ts'

test('cutText stays within its limit and never splits a surrogate pair', () => {
  expect(cutText('abcdef', 6)).toBe('abcdef')
  expect(cutText('abcdefg', 6)).toBe('abcde…')
  expect(cutText('abcd😀g', 6)).toBe('abcd…')
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, max) => cutText(text, max).length <= Math.max(max, 1)))
})

test('nearest finds mistyped names, best first', () => {
  const names = ['model', 'maxSteps', 'maxHistory', 'provider']
  expect(nearest('modle', names)).toEqual(['model'])
  expect(nearest('maxstep', names)).toEqual(['maxSteps'])
  expect(nearest('provder', names)).toEqual(['provider'])
  expect(nearest('max', names)).toEqual(['maxHistory', 'maxSteps'])
  expect(nearest('max', ['callMax', 'climax', 'aMax', 'maxSteps'])).toEqual(['maxSteps', 'aMax', 'callMax'])
  expect(nearest('zzz', names)).toEqual([])
})

test('count', () => {
  expect([count(0, 'file'), count(1, 'file'), count(1234, 'match', 'matches')]).toEqual(['0 files', '1 file', '1,234 matches'])
})

test('of parts of a name the longest is nearest; to a single letter nothing is', () => {
  expect(nearest('wbratex', ['RATE', 'WBRATE', 'WBNRATE'])).toEqual(['WBRATE', 'RATE', 'WBNRATE'])
  expect(nearest('*', ['0', '4', 'X'])).toEqual([])
})
