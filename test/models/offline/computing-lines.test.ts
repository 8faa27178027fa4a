import { expect, test } from 'vitest'
import { computations, isComputing } from '../../../src/models/offline/evidence/computing-lines.ts'
import { ask, Codebase } from './codebase.ts'

test.each([
  ['    PRICE = FLOUR * 2.5;', true],
  ['    PRICE = ROUND(PRICE, 2);  /* to cents */', true],
  ['    TOTAL = LOAVES(I) *', true],
  ["    TEXT = 'A - B' || 'C * D';", false],
  ['    IF A * B > 3 THEN CALL X;', false],
  ['    COUNT = COUNT + 1;', false],
  ['  DCL A FIXED BIN(31) INIT(4*2);', false],
  ['           COMPUTE BK-PRICE ROUNDED =', true],
  ['           ADD 1 TO BK-COUNT', false],
  ['           ADD BK-TAX TO BK-PRICE', true],
  ['      HEAT = 0.5 * (TMAX - TMIN)', true],
])('%s', (line, expected) => {
  expect(isComputing(line)).toBe(expected)
})

test('runs of lines that compute, with what stands between', () => {
  const text = ['/* a */', '    A = B / 2;', '    CALL X;', '    C = A *', '    D;', ...Array(9).fill('CALL Y;'), 'E = F - G;']
  const lines = new Map(text.map((line, i) => [i + 1, line]))
  expect(computations(lines, 1, 20).map(({ startLine, lines: shown }) => [startLine, shown.length])).toEqual([
    [1, 5],
    [15, 1],
  ])
})

test('the formula of a procedure that is named, whose lines have no word of the question', async () => {
  const code = new Codebase({
    'BKPRICE.pli': [
      'BKPRICE: PROC;',
      ...Array.from({ length: 30 }, (_, i) => `  CALL STEP${i};`),
      '  LOAF_PRICE: PROC RETURNS(FIXED DEC(7,2));',
      '    DCL P FIXED DEC(7,2);',
      ...Array.from({ length: 20 }, (_, i) => `    CALL LOOK${i};`),
      '    P = FLOUR_COST + OVEN_HOURS *',
      '        11.25;',
      '    P = ROUND(P, 2);',
      '    RETURN(P);',
      '  END LOAF_PRICE;',
      'END BKPRICE;',
    ].join('\n'),
  })
  const { text } = await ask(code, 'What formula does LOAF_PRICE use?')
  expect(text).toContain('11.25')
  expect(text).toContain('P = ROUND(P, 2);')
  expect(text).not.toContain('calls')
})
