import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstIndex } from '../../src/base/first-index.ts'

test('the first index is the one that a search from the beginning finds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: 0, max: 20 }), (numbers, wanted) => {
      const sorted = numbers.toSorted((a, b) => a - b)
      const found = sorted.findIndex((number) => number >= wanted)
      expect(firstIndex(sorted.length, (index) => (sorted[index] ?? 0) >= wanted)).toBe(found === -1 ? sorted.length : found)
    }),
  )
})
