import { expect, it } from 'vitest'
import { wordRoot } from '../../../src/base/words/word-root.ts'

it.each([
  ['disconnection', 'disconnected'],
  ['trees', 'tree'],
  ['lines', 'line'],
])('%s has the root of %s', (one, other) => {
  expect(wordRoot(one)).toBe(wordRoot(other))
})
