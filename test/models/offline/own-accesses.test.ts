import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const byre = new Codebase({
  'cbl/BYRE01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BYRE01.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT COWS ASSIGN TO COWFILE.
    SELECT MILK ASSIGN TO MILKFILE.
DATA DIVISION.
FILE SECTION.
FD COWS.
01 COW-REC PIC X(80).
FD MILK.
01 MILK-REC PIC X(80).
PROCEDURE DIVISION.
MAIN-LINE.
    OPEN I-O COWS OUTPUT MILK
    READ COWS
    REWRITE COW-REC
    WRITE MILK-REC
    CLOSE COWS MILK
    GOBACK.`),
  'cbl/STALL01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. STALL01.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 STALL-AREA PIC X(40).
01 STRAW-AREA PIC X(20).
PROCEDURE DIVISION.
MAIN-LINE.
    EXEC DLI SCHD PSB(STALLPSB) END-EXEC
    EXEC DLI GU USING PCB(1) SEGMENT(STALL) INTO(STALL-AREA) END-EXEC
    EXEC DLI REPL USING PCB(1) SEGMENT(STALL) FROM(STALL-AREA) END-EXEC
    EXEC DLI ISRT USING PCB(1) SEGMENT(STRAW) FROM(STRAW-AREA) END-EXEC
    GOBACK.`),
})

test.each([
  ['Which files does BYRE01 open?', /^`BYRE01` opens COWFILE, MILKFILE\.\n- file [^\n]*COWFILE\W* \(open i-o\)/],
  ['Which files does BYRE01 open for output?', /^\*\*BYRE01\*\* opens MILKFILE for output\.\n- file [^\n]*MILKFILE\W* \(open output\)/],
  ['Which files are opened for update by BYRE01?', /^\*\*BYRE01\*\* opens COWFILE for update\./],
  ['Which files does BYRE01 open for input?', /No statement of `BYRE01` itself opens a file for input/],
  ['Does BYRE01 write to a file?', /^Yes: \*\*BYRE01\*\* writes to MILKFILE\.\n- file [^\n]*MILKFILE/],
  ['Does BYRE01 update any files?', /^Yes: \*\*BYRE01\*\* updates COWFILE\./],
  ['Does BYRE01 update the cow file?', /^\*\*BYRE01\*\* updates COWFILE\./],
  ['Can BYRE01 delete a customer?', /^No: no statement of \*\*BYRE01\*\* itself deletes from a file, table or segment\. What it does:/],
  ['Is BYRE01 able to delete old customers?', /^No: no statement of \*\*BYRE01\*\* itself deletes from a file/],
  ['Can customers be deleted by BYRE01?', /^No: no statement of \*\*BYRE01\*\* itself deletes from a file/],
  ['Does BYRE01 delete the cow record?', /^No: no statement of \*\*BYRE01\*\* itself deletes from a file/],
  ['Does BYRE01 add an item?', /^\*\*BYRE01\*\* inserts into MILKFILE\./],
  [
    'Does BYRE01 delete any records?',
    /^No: no statement of \*\*BYRE01\*\* itself deletes from a file, table or segment\. What it does:\n- file [^\n]*COWFILE/,
  ],
  ['Does BYRE01 update MILKFILE?', /^No: no statement of \*\*BYRE01\*\* itself updates MILKFILE\. What it does:\n- file [^\n]*MILKFILE/],
  ['Does BYRE01 update the cowfile file?', /^Yes: \*\*BYRE01\*\* updates COWFILE\./],
  ['Does BYRE01 delete from the milkfile file?', /^No: no statement of \*\*BYRE01\*\* itself deletes from MILKFILE\./],
  ['Does BYRE01 write MILKFILE or only read it?', /^Yes: \*\*BYRE01\*\* writes to MILKFILE\./],
  [
    'Does BYRE01 read or update MILKFILE?',
    /^No: no statement of \*\*BYRE01\*\* itself updates MILKFILE\. What it does:\n- file [^\n]*MILKFILE/,
  ],
  ['Does BYRE01 update COWFILE, or just read from it?', /^Yes: \*\*BYRE01\*\* updates COWFILE\./],
  [
    'Which files does BYRE01 write?',
    /^\*\*BYRE01\*\* updates COWFILE and writes MILKFILE\.\n- file [^\n]*COWFILE[^\n]*\n- file [^\n]*MILKFILE[^\n]*$/,
  ],
  ['Which files are updated by BYRE01?', /^\*\*BYRE01\*\* updates COWFILE\.\n- file [^\n]*COWFILE[^\n]*$/],
  ['Which segments does STALL01 insert?', /^\*\*STALL01\*\* inserts into STRAW\.\n- segment `STRAW` \(DL\/I ISRT\)[^\n]*$/],
  ['Which segments does STALL01 replace when it has read one?', /^\*\*STALL01\*\* replaces STALL\.\n- segment `STALL` \(DL\/I REPL\)/],
  ['Which segments does STALL01 delete?', /^NOT FOUND\nNo statement of `STALL01` itself deletes from a segment\.[\s\S]*STRAW/],
  ['Which tables does BYRE01 update?', /^NOT FOUND\nNo statement of `BYRE01` itself updates a table\.[\s\S]*MILKFILE/],
])('%s', async (question, expected) => {
  expect((await ask(byre, question)).text).toMatch(expected)
})

const stable = new Codebase({
  'cbl/HORSE1.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. HORSE1.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 HORSE-AREA PIC X(40).
01 WS-FUNC PIC X(4).
LINKAGE SECTION.
01 STABLE-PCB PIC X(40).
PROCEDURE DIVISION.
MAIN-LINE.
    CALL 'CBLTDLI' USING WS-FUNC STABLE-PCB HORSE-AREA
    GOBACK.`),
  'cbl/HORSE2.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. HORSE2.
DATA DIVISION.
WORKING-STORAGE SECTION.
PROCEDURE DIVISION.
MAIN-LINE.
    EXEC SQL MERGE INTO HORSES USING NEWHORSES ON 1 = 1
      WHEN MATCHED THEN DELETE END-EXEC
    GOBACK.`),
})

test.each([
  ['Which segments does HORSE1 delete?', /itself deletes/],
  ['Does HORSE1 delete any segments?', /^No: /],
  ['Which tables does HORSE2 delete from?', /itself deletes/],
])('what the run decides is not denied: %s', async (question, denied) => {
  expect((await ask(stable, question)).text).not.toMatch(denied)
})

const zoo = new Codebase({
  'cbl/FEEDER.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FEEDER.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT CAGES ASSIGN TO CAGEDD.
    SELECT MENUS ASSIGN TO MENUDD.
    SELECT BILLS ASSIGN TO BILLDD.
DATA DIVISION.
FILE SECTION.
FD CAGES.
    COPY CAGEREC.
FD MENUS.
01 MENU-REC PIC X(80).
FD BILLS.
01 BILL-REC PIC X(80).
PROCEDURE DIVISION.
MAIN-LINE.
    OPEN INPUT CAGES MENUS OUTPUT BILLS
    READ CAGES
    CLOSE CAGES MENUS BILLS
    GOBACK.`),
  'cpy/CAGEREC.cpy': '       01  CAGE-REC PIC X(80).\n',
  'jcl/ZOODAY.jcl': [
    "//ZOODAY   JOB 1,'ZOO'",
    '//CLEAN    EXEC PGM=SWEEPER',
    '//CAGEDD   DD DSN=ZOO.OTHER.CAGES,DISP=SHR',
    '//FEED     EXEC PGM=FEEDER',
    '//STEPLIB  DD DSN=ZOO.LOADLIB,DISP=SHR',
    '//CAGEDD   DD DSN=ZOO.CAGES,DISP=SHR',
    '//MENUDD   DD DSN=ZOO.MENUS,DISP=SHR',
    '//BILLDD   DD DSN=ZOO.BILLS,DISP=(NEW,CATLG)',
  ].join('\n'),
})

test.each([
  [
    'Which data sets does FEEDER read?',
    /^\*\*FEEDER\*\* reads ZOO\.CAGES\.\n- dataset `ZOO\.CAGES` \(read\): `jcl\/ZOODAY\.jcl:6`\n- file CAGEDD \(read\)[\s\S]*\*\*FEEDER\*\* opens ZOO\.MENUS for input; no statement of its own is seen to read it\./,
  ],
  ['Which data sets does FEEDER write?', /^\*\*FEEDER\*\* opens ZOO\.BILLS for output; no statement of its own is seen to write it\./],
  [
    'Which data sets does the program FEEDER use?',
    /^\*\*FEEDER\*\* reads ZOO\.CAGES\.[\s\S]*\*\*FEEDER\*\* opens ZOO\.MENUS, ZOO\.BILLS; no statement of its own is seen to work on them\./,
  ],
  ['Does FEEDER write to a file?', /^\*\*FEEDER\*\* opens BILLDD for output/],
  ['Which files does FEEDER update?', /^NOT FOUND\nNo statement of `FEEDER` itself updates a file\./],
])('of opened files and their data sets: %s', async (question, expected) => {
  const { text } = await ask(zoo, question)
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/OTHER|LOADLIB|CAGEREC/)
})

test('what a program that is called may do is not denied', async () => {
  const farm = new Codebase({
    'cbl/FARM01.cbl': fixedFormat(
      "IDENTIFICATION DIVISION.\nPROGRAM-ID. FARM01.\nPROCEDURE DIVISION.\nMAIN-LINE.\n    CALL 'FARM02'.\n    GOBACK.",
    ),
    'cbl/FARM02.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. FARM02.\nPROCEDURE DIVISION.\nMAIN-LINE.\n    GOBACK.'),
  })
  expect((await ask(farm, 'Does FARM01 update the customer?')).text).not.toMatch(/^No\b/)
})
