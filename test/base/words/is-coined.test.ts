import { expect, test } from 'vitest'
import { isCoined } from '../../../src/base/words/is-coined.ts'

test.each([
  'psolve',
  'algorithm',
  'checkpoint',
  'rhythm',
  'strength',
  'eighths',
  'judgment',
  'adds',
  'debts',
  'transcripts',
  'lightweight',
  'spreadsheet',
])('%s is spelled as English is', (word) => expect(isCoined(word)).toBe(false))

test.each(['tpgauge', 'jrope', 'nbslot', 'cdwall', 'hatv', 'xml', 'gtwind'])('%s is not spelled as English is', (word) =>
  expect(isCoined(word)).toBe(true),
)
