import { expect, it } from 'vitest'
import { wordRoot, wordRoots } from '../../../src/base/words/word-root.ts'

it.each([
  ['disconnection', 'disconnected'],
  ['creation', 'created'],
  ['locations', 'located'],
  ['trees', 'tree'],
  ['lines', 'line'],
  ['companies', 'company'],
  ['entries', 'entry'],
  ['cities', 'city'],
  ['series', 'series'],
])('%s has the root of %s', (one, other) => {
  expect(wordRoot(one)).toBe(wordRoot(other))
})

it('a short word is not cut for its ending', () => {
  expect(wordRoot('station')).not.toBe(wordRoot('state'))
})

it.each([
  ['conversion', 'converts'],
  ['decision', 'decided'],
  ['retention', 'retained'],
  ['consumption', 'consumes'],
  ['verification', 'verifies'],
  ['proof', 'proves'],
  ['maintenance', 'maintains'],
  ['remittance', 'remits'],
  ['reconciliation', 'reconciled'],
  ['weights', 'weighs'],
])('%s is made of the verb of %s', (noun, verb) => {
  expect(wordRoots(noun)).toContain(wordRoot(verb))
})
