import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const mill = new Codebase({
  'cbl/GRIND.cbl': fixedFormat(`
*  Grinds what is in the hopper.
IDENTIFICATION DIVISION.
PROGRAM-ID. GRIND.
PROCEDURE DIVISION.
MAIN-PART.
    PERFORM FILL-HOPPER.
    STOP RUN.
FILL-HOPPER.
    DISPLAY 'FULL'.`),
  'asm/MILL.asm': `MILL     CSECT
         BR    14
STONES   DSECT
STONE1   DS    F
         END
`,
  'pli/sieve.pli': ` sieve: proc options(main);
   call shake(3);
 shake: proc(n);
   dcl n fixed bin(31);
   put skip list(n);
 end shake;
 end sieve;
`,
})

test.each([
  ['Where is GRIND defined?', 'cbl/GRIND.cbl:1'],
  ['Where can I find the program GRIND?', 'cbl/GRIND.cbl:1'],
  ['Where is FILL-HOPPER?', 'cbl/GRIND.cbl:8'],
  ['Which member contains FILL-HOPPER?', 'cbl/GRIND.cbl:8'],
  ['Where is the procedure shake defined?', 'pli/sieve.pli:3'],
  ['In which source file is MILL implemented?', 'asm/MILL.asm:1'],
])('%s', async (question, place) => {
  const { text } = await ask(mill, question)
  expect(text.split('\n')[0]).toContain(place)
})
