import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const kiln = new Codebase({
  'cbl/KILN01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KILN01.
PROCEDURE DIVISION.
MAIN-LINE.
    ADD WS-HEAT TO WS-TOTAL
*   COMPUTE WS-OLD = 1
    CALL 'KILN02'
    GOBACK.`),
})

test('all lines are counted, also those that a search does not show', async () => {
  const lines = '    ADD 1 TO WS-TOTAL\n'.repeat(30)
  const kiln2 = new Codebase({
    'cbl/KILN03.cbl': fixedFormat(`IDENTIFICATION DIVISION.\nPROGRAM-ID. KILN03.\nPROCEDURE DIVISION.\n${lines}    GOBACK.`),
  })
  expect((await ask(kiln2, 'Why did KILN03 abend with S0C7?')).text).toContain(
    'its 30 lines with ADD, COMPUTE and the like, of which 20 are shown:',
  )
})

test.each([
  [
    'KILN01 abended with S0C7. Which fields could it be?',
    /^S0C7 is given by the system: [^\n]*No line of \*\*KILN01\*\* has it; the likeliest are its 1 line with ADD[^\n]*:\n- `ADD WS-HEAT TO WS-TOTAL`: `cbl\/KILN01.cbl:5`$/,
  ],
  ['Why could KILN01 abend with S806?', /- `CALL 'KILN02'`: `cbl\/KILN01.cbl:7`$/],
  [
    'Which lines of KILN01 may give a SB37?',
    /^SB37 is given by the system: [^\n]* nor any lines with WRITE or REWRITE, which are the likeliest\.$/,
  ],
])('%s', async (question, expected) => {
  expect((await ask(kiln, question)).text).toMatch(expected)
})
