import { expect, test } from 'vitest'
import { BoundedMap } from '../../src/base/bounded-map.ts'

test('a bounded map never holds more than it may', () => {
  const squares = new BoundedMap<number, number>(3)
  const sizes = [1, 2, 3, 3, 2, 4, 5].map((number) => squares.set(number, number * number).size)
  expect(sizes).toEqual([1, 2, 3, 3, 3, 1, 2])
  expect([...squares]).toEqual([
    [4, 16],
    [5, 25],
  ])
})
