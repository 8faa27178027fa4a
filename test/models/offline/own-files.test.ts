import { expect, test } from 'vitest'
import { askedOwnFiles } from '../../../src/models/offline/question/asked-own-files.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

test('which files of a program a question wants', () => {
  const asked = (bare: string) => askedOwnFiles({ bare })
  expect(asked('Which program weighs the loaves, and which files does it take them from?')).toBe('read')
  expect(asked('Into which file does the oven check put the burnt loaves?')).toBe('write')
  expect(asked('In which file is the recipe of the day kept?')).toBe('any')
  expect(asked('In which source file is the oven check declared?')).toBeUndefined()
  expect(asked('What does the oven check do?')).toBeUndefined()
})

test('the files of the program that the words lead to', async () => {
  const shop = new Codebase({
    'WEIGH.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. WEIGH.
* WEIGHS THE LOAVES OF ALL SHOPS AND SORTS OUT THE LIGHT ONES
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT LOAF-FILE ASSIGN TO WS-PATH.
    SELECT LIGHT-FILE ASSIGN TO "LIGHT.DAT".
DATA DIVISION.
FILE SECTION.
FD  LOAF-FILE.
01  LOAF-LINE                    PIC X(40).
FD  LIGHT-FILE.
01  LIGHT-LINE                   PIC X(40).
WORKING-STORAGE SECTION.
01  WS-PATH                      PIC X(40).
PROCEDURE DIVISION.
    MOVE "north/LOAVES.DAT" TO WS-PATH.
    OPEN INPUT LOAF-FILE OUTPUT LIGHT-FILE.
    READ LOAF-FILE.
    WRITE LIGHT-LINE FROM LOAF-LINE.
    STOP RUN.`),
    'OTHER.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OTHER.
* PAYS THE BAKERS
PROCEDURE DIVISION.
    STOP RUN.`),
  })
  const { text } = await ask(shop, 'Which program weighs the loaves, and which files does it take them from?')
  expect(text).toContain('reads NORTH/LOAVES.DAT: `WEIGH.cbl')
  expect((await ask(shop, 'Into which file does the weighing put the light loaves?')).text).toContain('writes LIGHT.DAT: `WEIGH.cbl')
})

test('the data sets that steps give the program that the words lead to', async () => {
  const shop = new Codebase({
    'cbl/SLICE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. SLICE.
* PRINTS THE REPORT OF SLICED LOAVES
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT LOAF-FILE ASSIGN TO LOAVES.
    SELECT THIN-FILE ASSIGN TO THINRPT.
DATA DIVISION.
FILE SECTION.
FD  LOAF-FILE.
01  LOAF-LINE                    PIC X(40).
FD  THIN-FILE.
01  THIN-LINE                    PIC X(40).
PROCEDURE DIVISION.
    OPEN INPUT LOAF-FILE OUTPUT THIN-FILE.
    READ LOAF-FILE.
    WRITE THIN-LINE FROM LOAF-LINE.
    STOP RUN.`),
    'jcl/SLICEJOB.jcl': `//SLICEJOB JOB 'SHOP',CLASS=A
//SLICE    EXEC PGM=SLICE
//LOAVES   DD DSN=SHOP.LOAVES,DISP=SHR
//THINRPT  DD DSN=SHOP.REPORTS.THIN(+1),DISP=(NEW,CATLG)
`,
    'cbl/OTHER.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. OTHER.\n* PAYS THE BAKERS\nPROCEDURE DIVISION.\n    STOP RUN.'),
  })
  const { text } = await ask(shop, 'Into which data set does the report of sliced loaves go?')
  expect(text).toContain('writes THINRPT: `cbl/SLICE.cbl')
  expect(text).toMatch(/DD `THINRPT` = `?SHOP\.REPORTS\.THIN`? in step SLICE of SLICEJOB: `jcl\/SLICEJOB\.jcl:4`/)
  for (const question of [
    'Into which data set does SLICE write its report?',
    'Which data set does SLICE write its report to?',
    'To which data sets does SLICE write?',
  ])
    expect((await ask(shop, question)).text).toMatch(/^\*\*SLICE\*\* writes SHOP\.REPORTS\.THIN/)
  expect((await ask(shop, 'Which file does SLICE read?')).text).not.toContain('SHOP.LOAVES')
})
