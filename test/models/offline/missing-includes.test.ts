import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'pli/OVEN.pl1': `/* heats the oven */
oven: procedure options(main);
%include 'Heat.strux.incl.pl1';
%include 'dough.defs';
  call warm(180);
end oven;`,
  'pli/dough.defs.incl.pl1': `%replace flour by 3;
declare 1 dough based, 2 weight fixed bin(31);`,
  'cbl/SHELF.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. SHELF.
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY LOAFREC.
PROCEDURE DIVISION.
    DISPLAY LOAF-COUNT.
    STOP RUN.`),
  'for/bake.f': `      SUBROUTINE BAKE(T)
      INCLUDE 'heat.inc'
      REAL T
      T = T * HEATF
      CALL WARM(T)
      RETURN
      END
`,
  'asm/SLICE.asm': `SLICE    CSECT
         COPY  BLADES
         LA    1,BLADE1
         BR    14
         END
`,
})

test.each([
  ['What does Heat.strux.incl.pl1 declare, and where in the source is it?', 'Heat.strux.incl.pl1', 'pli/OVEN.pl1:3'],
  ['What fields does LOAFREC.cpy define?', 'LOAFREC.cpy', 'cbl/SHELF.cbl:5'],
  ['What is in the copybook LOAFREC?', 'LOAFREC', 'cbl/SHELF.cbl:5'],
  ['What does heat.inc contain?', 'heat.inc', 'for/bake.f:2'],
  ['What does the include file heat.inc declare?', 'heat.inc', 'for/bake.f:2'],
  ['What is defined in the copy member BLADES?', 'BLADES', 'asm/SLICE.asm:2'],
])('%s is not there, and who includes it is said', async (question, name, place) => {
  const { text } = await ask(bakery, question)
  expect(text).toContain(`\`${name}\` is`)
  expect(text).toContain('its source is not in the code')
  expect(text).toContain(place)
})

test('an included member that is there is shown, whether the include has its whole name or not', async () => {
  expect((await ask(bakery, 'What does dough.defs.incl.pl1 declare?')).text).toContain('declare 1 dough based')
  expect((await ask(bakery, 'Which programs include dough.defs.incl.pl1?')).text).toContain('is copied by OVEN')
  expect((await ask(bakery, 'Which programs include Heat.strux.incl.pl1?')).text).toContain('is copied by OVEN')
})
