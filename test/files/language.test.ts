import { expect, it } from 'vitest'
import { headOf, languageOf, needsContent } from '../../src/files/language.ts'

it.each([
  ['cbl/PAY.CBL', undefined, 'COBOL'],
  ['PAY.cpy', undefined, 'COBOL copybook'],
  ['NIGHT', '//NIGHT    JOB (ACCT),\n//STEP1 EXEC PGM=PAY\n', 'JCL'],
  ['DAILY.txt', '//DAILY PROC\n//S1 EXEC PGM=A', 'JCL procedure'],
  ['PAY.txt', '000100 IDENTIFICATION DIVISION.\n', 'COBOL'],
  ['REC', '       01  PAY-RECORD.\n           05 A PIC X.\n', 'COBOL copybook'],
  ['TAGGED', '       01  :TAG:-RECORD.\n           05 :TAG:-A PIC X.\n', 'COBOL copybook'],
  ['LEVEL1', '       1 PAY-RECORD REDEFINES OLD-RECORD.\n', 'COBOL copybook'],
  // Numbers in columns, a numbered line of a text.
  ['load.tex', '\\begin{verbatim}\n         1 5 30\n         2 0 15\n\\end{verbatim}\n', undefined],
  ['case.dat', 'MODES 1  1  1  0\nIPLOT 1   IHREF 1\n', undefined],
  ['about.txt', '      It runs on the VAX.\n\n              01 LANGUAGE: FORTRAN 77\n', undefined],
  // Macros with letters in their sequence numbers; members of equates alone.
  ['NSIO.txt', `         MACRO${' '.repeat(58)}MAC00010\n&L       NSIO  &TYPE=\n         MEND\n`, 'Assembler'],
  ['EQUATES', "         PUSH  PRINT\n*\nEXTMODE  EQU   X'08'          EXTENDED\n", 'Assembler'],
  ['part.inc', '           05  NEXT-PROGRAM    PIC X(8).\n', 'COBOL copybook'],
  ['common.inc', 'c\nc     Sizes of the arrays\nc -------------------\nc\nC     of all programs\n', 'Fortran'],
  ['sizes.inc', '      INTEGER MAXDAY\n      PARAMETER (MAXDAY = 366)\n', 'Fortran'],
  ['oven.h', 'c oven.h\nc\n      real*8 temp\n      common /oven/ temp(ntray)\n', 'Fortran'],
  ['oven.h', '/* oven.h */\nextern double temp[12];\n', 'C'],
  // Decks whose names tell nothing, with a number on each card; a title in the middle of a line.
  ['deck.1', `C          DATA SET KNEAD\n      REAL FUNCTION KNEAD*8(X,Y)${' '.repeat(41)}00001\n      KNEAD = X*Y\n`, 'Fortran'],
  ['deck.2', '      SUBROUTINE LOAVES(NDAYS,DATE,\n     1  NT)\n      RETURN\n', 'Fortran'],
  ['deck.3', `      SUBROUTINE SHELVES${' '.repeat(49)}00000010\n      IMPLICIT REAL*8 (A-H,O-Z)\n`, 'Fortran'],
  ['deck.4', '      PROGRAM BAKE(INPUT=128,OUTPUT,\n     1  TAPE5=INPUT)\n      END\n', 'Fortran'],
  ['about.txt', '          Program bake\n\n      Function keys (PF1 and PF3) leave it.\n', undefined],
  ['about.txt', '      Subroutine library\n\n      Dimension of a loaf (in inches)\n', undefined],
  ['free.txt', '01 rec.\n  05 name pic x(8).\n', 'COBOL copybook'],
  ['list.txt', 'Chapters\n  01 Pictures of records\n  02 Picture books\n', undefined],
  ['FILES', '           SELECT CUSTFILE ASSIGN TO CUSTIN\n               ORGANIZATION IS INDEXED.\n', 'COBOL copybook'],
  [
    'READCUST',
    '       READ-CUST.\n           EXEC SQL\n             SELECT NAME INTO :NAME\n             FROM CUST\n           END-EXEC.\n',
    'COBOL copybook',
  ],
  ['noheader.txt', 'program-id. hello.\nprocedure division.\n', 'COBOL'],
  ['MENU', 'MENUSET  DFHMSD TYPE=MAP\n', 'BMS'],
  ['menu.asm', '* maps\nmenuset  dfhmsd type=map\n', 'BMS'],
  ['SUB.asm', '         LM    2,3,0(1)\n', 'Assembler'],
  ['SUB.asm', '       CBL CICS(SP)\n       IDENTIFICATION DIVISION.\n       PROGRAM-ID. SUB.\n', 'COBOL'],
  ['RES.txt', ' DEFINE PROGRAM(PAY) GROUP(G)\n', 'CSD'],
  ['OVENSCAN', "         TITLE 'LOOK FOR A TRAY'\n*  A COPY MEMBER\nOVENSCAN DS    0H\n", 'Assembler'],
  ['TITLES', "           TITLE 'TRAYS'.\n       01  TRAY-REC.\n           05 A PIC X.\n", 'COBOL copybook'],
  ['SUB', 'SUB      CSECT\n         USING *,15\n', 'Assembler'],
  ['TOOL', '/* REXX */\nsay 1', 'REXX'],
  ['PLI.inc', ' PAY: PROC OPTIONS(MAIN);\n', 'PL/I'],
  ['CODES.INC', ' DECLARE RC_BURNT FIXED BIN(31) VALUE(8) STATIC;\n', 'PL/I include'],
  ['ONUNITS.INC', ' ON ERROR BEGIN;\n   EXEC SQL ROLLBACK;\n END;\n SELECT (CODE);\n END;\n', 'PL/I include'],
  ['LOAF.INC', ' DECLARE\n   1 LOAF,\n     2 WEIGHT FIXED BIN(15);\n', 'PL/I include'],
  ['base.txt', ' /* the work area */\n\n   2 LOAVES(1:14),     /* one each */\n    3 WEIGHT       DEC FIXED (5),\n', 'PL/I include'],
  ['shelf.txt', '    4 KØRN                  CHAR  (25),\n', 'PL/I include'],
  ['orders.txt', 'We need\n 12 loaves char (burnt),\n 3 ovens\n', undefined],
  ['COMPILE.pli', "//COMPILE JOB 1,'X'\n//S1 EXEC PLIC\n//PLI.SYSIN DD DSN=SRC(BAKE)\n", 'JCL'],
  ['BAKE.pli', '//BAKE JOB 1\n//S1 EXEC PLIC\n//SYSIN DD *\n BAKE: PROC OPTIONS(MAIN);\n END BAKE;\n', 'PL/I'],
  ['cook.sql.txt', 'CREATE PROCEDURE BAKE()\nBEGIN\n  DECLARE LOAVES FLOAT;\nEND\n', 'SQL'],
  ['CUST', '  DBD NAME=CUST,ACCESS=HIDAM\n', 'DBD'],
  ['FLOW.xml', '<?xml version="1.0"?>\n<inlineTemplate>\n//S1 EXEC PGM=A\n', 'XML'],
  ['NIGHT.xml', '<?xml version="1.0"?>\n<DEFTABLE>\n//S1 EXEC PGM=A\n', 'scheduler'],
  ['NIGHT.controlm', undefined, 'scheduler'],
  ['BATCHOUT', '\n1LJOB,JOB=*,LIST=ALL\n', 'scheduler'],
  ['CA7IN.txt', '/LOGON OPS\nDBM\nSCHD\nUPD,JTRG,JOB=A,TJOB=B\n', 'scheduler'],
  ['LONG', '//* ALL ABOUT IT\n'.repeat(500), 'JCL'],
  ['OUTS', '//* CLASSES\n//O1 OUTPUT CLASS=A\n', 'JCL'],
  ['NOTES.txt', 'Create a library.\nSelect the first option.\nDrop it.\n', undefined],
  ['TABLES', '  create table pay (id int);\n', 'SQL'],
  ['QUERY.txt', 'SELECT A FROM T;\n', 'SQL'],
  ['x.unknown', 'nothing to see', undefined],
  ['Bank.PAS', undefined, 'Pascal'],
  ['consts.inc', 'procedure TBank.Open(const Name: string);\nbegin\n', 'Pascal'],
  ['consts.inc', 'CREATE PROCEDURE PAY;\n', 'SQL'],
  ['race.asm.txt', '* ALL ABOUT IT\n', 'Assembler'],
  ['tool', '#!/usr/bin/env python3\nimport os\n', 'Python'],
  ['tool', '#!/usr/bin/perl -w\n', 'Perl'],
  ['old.f77', undefined, 'Fortran'],
  ['stock.adb', undefined, 'Ada'],
])('tells the language of %s', (path, head, language) => {
  expect(languageOf(path, head)).toBe(language)
})

it('asks for the content only where the name says nothing', () => {
  expect(['a.cbl', 'a', 'a.txt', 'a.zzz', 'a.asm', 'a.pli'].map(needsContent)).toEqual([false, true, true, true, true, true])
})

it('tells the language behind a long prologue of assembler, and not from what its lists look like', () => {
  const prologue = `RACE     TITLE 'RACE'\n${'***  01 - the horse is lame    ***\n'.repeat(500)}`
  expect(languageOf('RACE.txt', headOf(`${prologue}RACE     CSECT\n         USING RACE,R12\n`))).toBe('Assembler')
})

it('a manual that shows a job is no job, whatever stands above a job in comments', () => {
  const job = '//SORTIT   EXEC PGM=SORT\n//SYSIN    DD *\n'
  expect(languageOf('DOC/SORTING', `:userdoc.\n:title.How to sort\n${job}`)).toBeUndefined()
  expect(languageOf('DOC/SORTING', `This is how it is run:\n\n${job}`)).toBeUndefined()
  for (const head of ['', '//* sorts\n', '\n//JOB1 JOB\n', '* $$ JOB\n', '/*JOBPARM\n'])
    expect(languageOf('DOC/SORTING', head + job)).toBe('JCL')
})

it('sheets of styles are known in every spelling: nothing of a system is decided there', () => {
  for (const path of ['page.css', '_overrides.scss', 'page.less']) expect(languageOf(path, headOf('.a { b: c }'))).toBe('CSS')
})

it('looks behind comments that are longer than what is looked at', () => {
  const history = Array.from({ length: 200 }, (_, i) => ` /* CHANGE ${i}: ${'-'.repeat(50)} */`).join('\n')
  expect(languageOf('FERRY', headOf(`${history}\n FERRY: PROC OPTIONS(MAIN);\n`))).toBe('PL/I')
  expect(languageOf('QUAY', headOf(`/* REXX */\n${history}\nSAY 'HELLO'\n`))).toBe('REXX')
  expect(headOf(`/* ${'x'.repeat(9000)}`)).toHaveLength(8192)
})
