import { expect, test } from 'vitest'
import { HttpHeaders } from '../../src/models/http-headers.ts'

/** Runs the same steps on ours and on the platform's, and gives both results. */
function both<T>(steps: (headers: Headers) => T): [T, T] {
  return [steps(new HttpHeaders()), steps(new Headers())]
}

test.each<[string, (headers: Headers) => unknown]>([
  ['set, append, get', (h) => [h.set('A', ' 1 '), h.append('a', '2'), h.get('A'), h.get('b')]],
  ['has, delete', (h) => [h.set('a', '1'), h.has('A'), h.delete('A'), h.has('a'), h.get('a')]],
  ['set replaces', (h) => [h.append('a', '1'), h.append('a', '2'), h.set('A', '3'), h.get('a')]],
  ['order', (h) => [h.set('b', '1'), h.set('A', '2'), [...h], [...h.keys()], [...h.values()], [...h.entries()]]],
  ['cookies', (h) => [h.append('Set-Cookie', 'a=1, 2'), h.append('set-cookie', 'b=2'), h.getSetCookie(), [...h], h.get('set-cookie')]],
  [
    'forEach',
    (h) => {
      const seen: unknown[] = []
      h.set('B', '1')
      h.forEach((value, name, headers) => void seen.push(value, name, headers === h))
      return seen
    },
  ],
])('as the platform does: %s', (_, steps) => {
  const [ours, platform] = both(steps)
  expect(ours).toEqual(platform)
})

test('made of pairs, of a record, of other headers', () => {
  const expected = [
    ['a', '1, 2'],
    ['b', '3'],
  ]
  expect([
    ...new HttpHeaders([
      ['A', '1'],
      ['a', '2'],
      ['b', '3'],
    ]),
  ]).toEqual(expected)
  expect([...new HttpHeaders({ b: '3', A: '1, 2' })]).toEqual(expected)
  expect([...new HttpHeaders(new Headers({ b: '3', A: '1, 2' }))]).toEqual(expected)
})
