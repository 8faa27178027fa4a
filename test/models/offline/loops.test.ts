import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const mill = new Codebase({
  'cbl/MILL01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MILL01.
DATA DIVISION.
FILE SECTION.
FD GRAIN-FILE RECORD IS VARYING IN SIZE.
01 GRAIN-REC PIC X(80).
WORKING-STORAGE SECTION.
01 WS-SACKS PIC 9.
PROCEDURE DIVISION.
    PERFORM 1000-GRIND UNTIL WS-SACKS > 7.
    GOBACK.
1000-GRIND.
    ADD 1 TO WS-SACKS.`),
  'src/wheel.f': `
      SUBROUTINE WHEEL(N)
      INTEGER N
      DO 10 I = 1, 12
        N = N + I
   10 CONTINUE
      RETURN
      END`,
})

test.each([
  [
    'How long does the main loop of MILL01 run?',
    /^What says how long the loops of `MILL01` go on:\n- `PERFORM 1000-GRIND UNTIL WS-SACKS > 7\.`: `cbl\/MILL01.cbl:10`/,
  ],
  ['Until when does MILL01 grind?', /UNTIL WS-SACKS > 7/],
  ['How many iterations does WHEEL do?', /- `DO 10 I = 1, 12`: `src\/wheel.f:4`/],
])('%s', async (question, expected) => {
  const { text } = await ask(mill, question)
  expect(text).toMatch(expected)
  expect(text).not.toContain('RECORD IS VARYING')
})

test('what a loop does is another question', async () => {
  expect((await ask(mill, 'What does MILL01 do in its loop?')).text).not.toContain('What says how long')
})
