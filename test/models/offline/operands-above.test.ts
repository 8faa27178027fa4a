import { expect, test } from 'vitest'
import { fromOperands } from '../../../src/models/offline/evidence/operands-above.ts'

const startOf = (text: string, first: number) => {
  const lines = text.split('\n')
  const known = new Map(lines.map((line, i) => [i + 1, line]))
  return fromOperands(known, { startLine: first, lines: lines.slice(first - 1, first) }).startLine
}

test('a computation begins with what changes an operand right above it, and the condition of that', () => {
  const oven = [
    '       BAKE-TIME.',
    '           IF   OVEN-OUT NOT > OVEN-IN',
    '                AND SHIFT = 2',
    '                ADD 24 TO WORK-OUT.',
    '           SUBTRACT OVEN-IN FROM Work-Out GIVING BAKED-FOR.',
  ].join('\n')
  expect(startOf(oven, 5)).toBe(2)
  expect(startOf(oven.replace('WORK-OUT.', 'LOAVES.'), 5)).toBe(5)
  expect(startOf(oven.replace('                ADD 24 TO WORK-OUT.', '           MOVE 3 TO X.\n       NEXT-PART.'), 6)).toBe(6)
})

test('also in other languages', () => {
  expect(startOf('  IF WET THEN\n    FLOUR = FLOUR * 2;\n  PRICE = FLOUR * RATE;', 3)).toBe(1)
  expect(startOf('  IF FLOUR = 2 THEN CALL X;\n  PRICE = FLOUR * RATE;', 2)).toBe(2)
})
