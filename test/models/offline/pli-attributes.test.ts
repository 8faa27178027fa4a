import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const dairy = new Codebase({
  'pli/CHEESE.pli': [
    ' CHEESE: PROC(PARM) OPTIONS(MAIN) REORDER;',
    '   DCL PARM      CHAR(100) VARYING;',
    '   DCL WHEELS    FIXED BIN(31) STATIC INIT(12);',
    '   DCL RINDS(20) FIXED DEC(7,2) INIT((20) 0);',
    "   DCL STAMP     PIC '99B99' STATIC;",
    '   DCL CELLAR    FILE RECORD INPUT KEYED',
    '                 ENV(VSAM RECSIZE(80));',
    '   DCL TAG       CHAR(8) BASED(TAGPTR);',
    '   ON ENDFILE(CELLAR) WHEELS = 0;',
    '   DCL 1 LABELS,',
    '         2 MAKER  CHAR(20),',
    '         2 YEAR   FIXED BIN(15);',
    '   DCL 1 PRESS STATIC,',
    '         2 FORCE  FIXED BIN(15) INIT(36),',
    '         2 TURNS  FIXED BIN(15) INIT(7);',
    '   WHEELS = WHEELS + RIPE(3);',
    '   RIPE: PROCEDURE(DAYS) RETURNS(FIXED BIN(15)) RECURSIVE;',
    '     DCL DAYS FIXED BIN(15);',
    '     RETURN(DAYS);',
    '   END RIPE;',
    ' END CHEESE;',
  ].join('\n'),
  'pli/BUTTER.pli': [' BUTTER: PROC OPTIONS(REENTRANT);', '   DCL WHEELS CHAR(4);', '   %REPLACE MOSTTUBS BY 40;', ' END BUTTER;'].join(
    '\n',
  ),
})

test.each([
  ['What type is WHEELS in CHEESE?', /^- field `WHEELS` in CHEESE: 01 FIXED BIN\(31\) STATIC INIT\(12\)/],
  ['What is the initial value of WHEELS in CHEESE?', /^- field `WHEELS` in CHEESE: 01 FIXED BIN\(31\) STATIC INIT\(12\)/],
  ['How long is WHEELS in BUTTER?', /^- field `WHEELS` in BUTTER: 01 CHAR\(4\)/],
  ['What are the bounds of RINDS?', /^- field `RINDS` in CHEESE: 01 \(20\) FIXED DEC\(7, ?2\)/],
  ['What picture does STAMP have?', /^- field `STAMP` in CHEESE: 01 PIC '99B99' STATIC/],
  ['Which pointer is TAG based on?', /^- field `TAG` in CHEESE: 01 CHAR\(8\) BASED\(TAGPTR\)/],
  ['What are the initial values of PRESS?', /^- record `PRESS` in CHEESE[\s\S]*2 FORCE .*INIT\(36\),\n.*2 TURNS .*INIT\(7\)/],
  [
    'Which starting values do FORCE and the number of turns have in PRESS?',
    /^- field `FORCE` of PRESS in CHEESE: 02 FIXED BIN\(15\) INIT\(36\)[\s\S]*2 TURNS .*INIT\(7\)/,
  ],
  [
    'What is the record size of the file CELLAR?',
    /^- file `CELLAR` of CHEESE in CHEESE: FILE RECORD INPUT KEYED ENV\(VSAM RECSIZE\(80\)\)/,
  ],
  ['What OPTIONS does CHEESE have?', /^- `CHEESE` in CHEESE: OPTIONS\(MAIN\) REORDER: `pli\/CHEESE\.pli:1`/],
  ['What does RIPE return?', /^- `RIPE` in CHEESE: returns FIXED BIN\(15\): `pli\/CHEESE\.pli:17`/],
  ['How many parameters does RIPE take?', /^- `RIPE` in CHEESE: 1 argument: DAYS/],
  ['What happens at end of file of CELLAR?', /^- `ON ENDFILE\(CELLAR\) WHEELS = 0;` in CHEESE: `pli\/CHEESE\.pli:9`/],
  ['What are the members of LABELS in CHEESE?', /`LABELS` in CHEESE[\s\S]*2 MAKER {2}CHAR\(20\),[\s\S]*2 YEAR/],
  ['What is the value of MOSTTUBS?', /^- `MOSTTUBS` in BUTTER: `%REPLACE MOSTTUBS BY 40;`/],
])('an attribute of PL/I leads the answer: %s', async (question, answer) => {
  const { text } = await ask(dairy, question)
  expect(text).toMatch(answer)
})

test('a parameter that has a default is no argument of a routine', async () => {
  const jobs = new Codebase({
    'pli/CHEESE.pli': ' CHEESE: PROC(PARM) OPTIONS(MAIN);\n   DCL PARM CHAR(100) VARYING;\n END CHEESE;\n',
    'proc/CHEESE.prc': "//CHEESE  PROC SOUT='*'\n//STEP1   EXEC PGM=CHEESE\n//SYSPRINT DD SYSOUT=&SOUT\n",
  })
  const { text } = await ask(jobs, 'What is the default of the SOUT parameter of the CHEESE procedure?')
  expect(text).toMatch(/^- proc `?CHEESE`? has SOUT=/)
})
