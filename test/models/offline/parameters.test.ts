import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const filler = Array.from({ length: 30 }, (_, i) => `SAY 'STEP ${i} OF THE DOUGH'`)
const code = new Codebase({
  'rexx/KNEAD.rexx': [
    '/* REXX */',
    ...filler,
    'PARSE UPPER ARG flour',
    'CALL KNEADIT',
    'EXIT 0',
    'KNEADIT: PARSE ARG other',
    'RETURN',
  ].join('\n'),
  'jcl/BAKEPRC.jcl': [
    '//BAKEPRC  PROC OVEN=,LOAVES=10,          <=== CHECK',
    '//         REGION=4M',
    '//BAKE     EXEC PGM=BAKEALL,REGION=&REGION,PARM=&OVEN',
    '//SYSPRINT DD SYSOUT=*',
    '//         PEND',
  ].join('\n'),
  'mac/HEAT.mac': ['         MACRO', '&LABEL   HEAT  &OVEN=,&DEGREES=220', '         LA    R1,&OVEN', '         MEND'].join('\n'),
  'cbl/BAKEALL.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BAKEALL.
DATA DIVISION.
LINKAGE SECTION.
01  LK-OVEN              PIC X(08).
01  LK-LOAVES            PIC 9(04).
PROCEDURE DIVISION USING LK-OVEN
                         LK-LOAVES.
0000-MAIN.
    GOBACK.`),
})

test.each([
  ['Which parameters does the exec KNEAD take?', /^- `rexx\/KNEAD\.rexx:32`/],
  ['What parameters does the procedure BAKEPRC have?', /`jcl\/BAKEPRC\.jcl:1-2`/],
  ['Which operands does the macro HEAT take?', /^- `mac\/HEAT\.mac:2`/],
  ['Which parameters does BAKEALL expect?', /^- `cbl\/BAKEALL\.cbl:7-8`/],
])('%s', async (question, expected) => {
  expect((await ask(code, question)).text).toMatch(expected)
})
