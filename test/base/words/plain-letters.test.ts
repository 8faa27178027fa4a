import { expect, test } from 'vitest'
import { plainLetters } from '../../../src/base/words/plain-letters.ts'

test.each([
  ['reglement', ['reglement']],
  ['règlement', ['règlement', 'reglement']],
  ['für', ['für', 'fur', 'fuer']],
  ['straße', ['straße', 'strasse']],
  ['årsløn', ['årsløn', 'arslon', 'aarsloen']],
  ['œuvre', ['œuvre', 'oeuvre']],
  ['não', ['não', 'nao']],
])('%s is written %j', (word, ways) => {
  expect(plainLetters(word)).toEqual(ways)
})
