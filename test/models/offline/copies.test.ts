import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
PROCEDURE DIVISION.
0000-MAIN.
    MOVE 47 TO WS-RETURN-CODE.
    EXEC CICS ABEND ABCODE('KB88') END-EXEC.`)

const kiln = new Codebase({
  'KILNA.cbl': program('KILNA'),
  'KILNB.cbl': program('KILNB'),
  'old/KILNA.cbl': program('KILNA'),
})

test('copies of a program in two directories count as one', async () => {
  expect((await ask(kiln, 'Which programs can end with abend code KB88?')).text).toMatch(/^KB88 stands in 2 programs: KILN[AB], KILN[AB]\./)
  expect((await ask(kiln, 'What gives return code 47?')).text).toMatch(/Code 47 is given in 2 programs: KILN[AB], KILN[AB]\./)
})
