import { expect, test } from 'vitest'
import { factsOf } from './read-pli.ts'

/** `target: condition` of all calls. */
const calls = (...lines: readonly string[]) =>
  factsOf(['P: PROC;', ...lines, 'END P;'])
    .references.filter(({ kind }) => kind === 'call' || kind === 'perform' || kind === 'goto' || kind === 'link')
    .toSorted((a, b) => a.line - b.line)
    .map(({ to, condition }) => `${to.name}: ${condition ?? '-'}`)

test('IF and ELSE hold for one unit', () => {
  expect(
    calls(
      "IF KIND = 'RYE' & WEIGHT > 500 THEN CALL A;",
      'ELSE IF ^HOT THEN DO;',
      '  CALL B;',
      '  CALL C;',
      'END;',
      'ELSE CALL D;',
      'CALL E;',
      'IF X THEN IF Y THEN CALL F; ELSE CALL G; ELSE CALL H;',
      'CALL I;',
    ),
  ).toEqual([
    "A: KIND = 'RYE' & WEIGHT > 500",
    "B: else of KIND = 'RYE' & WEIGHT > 500, ^HOT",
    "C: else of KIND = 'RYE' & WEIGHT > 500, ^HOT",
    "D: else of KIND = 'RYE' & WEIGHT > 500, else of ^HOT",
    'E: -',
    'F: X, Y',
    'G: X, else of Y',
    'H: else of X',
    'I: -',
  ])
})

test('SELECT, on-units and loops', () => {
  expect(
    calls(
      'ON ENDFILE(FLOUR) CALL A;',
      'ON ERROR BEGIN; CALL B;',
      '  CALL C; END;',
      'DO WHILE(MORE);',
      '  SELECT (KIND);',
      "    WHEN ('R', 'W') CALL D;",
      '    WHEN (SPELT) DO; CALL E;',
      '      GO TO OUT; END;',
      '    OTHERWISE CALL F;',
      '  END;',
      'END;',
      'SELECT;',
      '  WHEN (N > F(1)) CALL G;',
      '  OTHER;',
      'END;',
      'OUT: CALL H;',
    ),
  ).toEqual([
    'A: on ENDFILE(FLOUR)',
    'B: on ERROR',
    'C: on ERROR',
    "D: while MORE, KIND WHEN 'R', 'W'",
    'E: while MORE, KIND WHEN SPELT',
    'OUT: while MORE, KIND WHEN SPELT',
    'F: while MORE, KIND OTHERWISE',
    'G: N > F(1)',
    'H: -',
  ])
})

test('a procedure is done when it is called, wherever it stands; commands have conditions, too', () => {
  expect(
    calls(
      'IF A THEN DO;',
      "  EXEC CICS LINK PROGRAM('OVEN');",
      '  Q: PROC; CALL B; END Q;',
      'L: DO; DO; CALL C;',
      'END L;',
      'ELSE CALL D;',
      'END;',
    ),
  ).toEqual(['OVEN: A', 'B: -', 'C: A', 'D: A'])
})
