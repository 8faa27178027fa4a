import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const orchard = new Codebase({
  'cbl/ORCHPICK.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ORCHPICK.
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY PLM.
PROCEDURE DIVISION.
0000-MAIN.
    GOBACK.`),
  'cpy/PLM.cpy': fixedFormat('01  PLUM-ROW.\n    05  PLUM-TREES           PIC 9(04).'),
  'cpy/QUINCEROW.cpy': fixedFormat('01  QUINCE-ROW.\n    05  QUINCE-TREES         PIC 9(04).'),
  'jcl/START.jcl': '//START    JOB (1)\n//RUN      EXEC PGM=ORCHCTL\n//SYSIN    DD *\n  START PROGRAM(QUINCEROW)\n/*',
})

test('a short name is one where the question says what it is, and what nobody copies is told beside what somebody does', async () => {
  const { text } = await ask(orchard, 'Who uses the copybooks PLM and QUINCEROW?')
  expect(text).toContain('`PLM` is copied by ORCHPICK.')
  expect(text).toContain('Nothing in the code calls, runs, starts or copies `QUINCEROW`.')
  expect(text).not.toContain('jcl/START.jcl')
})
