import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'pli/consts.incl.pl1': `/* How to glaze a loaf */
%replace GLAZE_NONE by 0;
%replace GLAZE_EGG  by 1;
%replace GLAZE_MILK by 2;

/* Ovens */
%replace OVEN_STONE by 1;
%replace OVEN_GAS   by 2;

dcl (SLOW_RISE initial ("00"b),  /* over night */
     WARM_RISE initial ("01"b),  /* near the oven */
     NO_RISE   initial ("10"b))  /* flat breads */
     bit (2) static options (constant);`,
  'pli/loaf.pl1': `/* bakes one loaf */
%include 'consts.incl.pl1';
bake: procedure(lp);
  declare lp pointer;
  declare 1 loaf based(lp), 2 glaze_type binary(15), 2 heat_kind binary(15), 2 dough_care bit(2);
  if (loaf.heat_kind = OVEN_GAS) then call turn_on;
  if (loaf.glaze_type = GLAZE_EGG) then call brush('egg');
  if loaf.dough_care = SLOW_RISE then call cover;
  else if loaf.dough_care = WARM_RISE then call heat;
end bake;`,
  'cbl/SHELF.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. SHELF.
DATA DIVISION.
WORKING-STORAGE SECTION.
78 CRUST-SOFT VALUE 3.
78 CRUST-HARD VALUE 4.
01 WS-CRUST PIC 9.
01 WS-COUNT PIC 9(3).
PROCEDURE DIVISION.
    MOVE CRUST-HARD TO WS-CRUST.
    ADD 1 TO WS-COUNT.
    STOP RUN.`),
  'for/bake.f': `      SUBROUTINE BAKE(MODE)
      INTEGER MODE, MODRYE, MODOAT
      PARAMETER (MODRYE = 7)
      PARAMETER (MODOAT = 9)
      IF (MODE .EQ. MODRYE) CALL RYE
      IF (MODE .EQ. MODOAT) CALL OAT
      RETURN
      END
`,
  'asm/SLICE.asm': `SLICE    CSECT
         CLI   KNIFE,KNSHARP
         BE    CUT
         MVI   KNIFE,KNBLUNT
CUT      BR    14
KNIFE    DS    X
KNSHARP  EQU   X'80'
KNBLUNT  EQU   X'40'
         END
`,
})

test.each([
  ['What do the values 0 to 2 of glaze_type stand for?', ['GLAZE_EGG  by 1', 'GLAZE_MILK by 2', 'How to glaze'], 'OVEN_GAS'],
  ['Which values can heat_kind have?', ['OVEN_STONE by 1', 'OVEN_GAS  by 2'], 'GLAZE_EGG'],
  ['Which values can dough_care take?', ['SLOW_RISE initial ("00"b)', 'NO_RISE  initial ("10"b)'], 'OVEN_GAS'],
  ['What do the values of WS-CRUST mean?', ['CRUST-SOFT VALUE 3', 'CRUST-HARD VALUE 4'], 'GLAZE'],
  ['Which values can MODE have?', ['MODRYE = 7', 'MODOAT = 9'], 'GLAZE'],
  ['What do the values of KNIFE mean?', ["X'80'", "X'40'"], 'GLAZE'],
])('%s', async (question, stand, no) => {
  const { text } = await ask(bakery, question)
  for (const one of stand) expect(text.replace(/\b(EQU|by) +/g, '$1 ')).toContain(one)
  expect(text).not.toContain(no)
})
