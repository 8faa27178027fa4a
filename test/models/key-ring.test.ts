import { expect, test } from 'vitest'
import { Secret } from '../../src/base/secret.ts'
import { KeyRing } from '../../src/models/key-ring.ts'

const [a, b, c] = ['a', 'b', 'c'].map((name) => new Secret(`key-${name}`)) as [Secret, Secret, Secret]

test('keys take turns', () => {
  const ring = new KeyRing([a, b, c])
  expect([1, 2, 3, 4].map(() => ring.take(0))).toEqual([a, b, c, a])
})

test('a refused key is left out while there is another, and all get another chance when none is left', () => {
  const ring = new KeyRing([a, b])
  ring.refuse(a)
  expect([ring.take(0), ring.take(0)]).toEqual([b, b])
  ring.refuse(b)
  expect(new Set([ring.take(0), ring.take(0)])).toEqual(new Set([a, b]))
})

test('a resting key waits; of resting keys the one that is ready first comes first', () => {
  const ring = new KeyRing([a, b])
  ring.restUntil(a, 100)
  expect([ring.take(0), ring.take(0)]).toEqual([b, b])
  ring.restUntil(b, 500)
  expect(ring.take(0)).toBe(a)
  expect([ring.take(600), ring.take(600)].toSorted()).toEqual([a, b])
})

test('a provider without keys has one turn without a key', () => {
  const ring = new KeyRing([])
  ring.refuse(undefined)
  expect([ring.size, ring.take(0)]).toEqual([1, undefined])
})
