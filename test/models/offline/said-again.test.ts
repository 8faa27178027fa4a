import { expect, test } from 'vitest'
import type { Quote } from '../../../src/models/offline/quote.ts'
import { saysAgain } from '../../../src/models/offline/said-again.ts'

const lines = ['IF DOUGH > 9', '   MOVE 1 TO RISEN', '   ADD 1 TO LOAVES', '   PERFORM BAKE', 'END-IF']

function quote(path: string, text: readonly string[]): Quote {
  return { source: { kind: 'code', path }, startLine: 3, lines: text }
}

test('lines of a copy say again what the first shows, whatever stands in their margins', () => {
  const first = [quote('new/OVEN.cbl', lines)]
  expect(saysAgain(quote('old/OVEN.cbl', lines), first)).toBe(true)
  const numbered = lines.map((line, i) => `000${i + 1}00 ${line}`)
  expect(saysAgain(quote('old/OVEN.cbl', numbered), first)).toBe(true)
})

test('other lines, few lines of another name and lines of the same member do not', () => {
  const first = [quote('new/OVEN.cbl', lines)]
  expect(saysAgain(quote('old/OVEN.cbl', ['IF DOUGH > 7', ...lines.slice(1, 3), 'PERFORM COOL', 'STOP RUN']), first)).toBe(false)
  expect(saysAgain(quote('old/STOVE.cbl', lines.slice(0, 3)), first)).toBe(false)
  expect(saysAgain(quote('old/OVEN.cbl', lines.slice(0, 2)), first)).toBe(true)
  expect(saysAgain(quote('new/OVEN.cbl', lines), first)).toBe(false)
})
