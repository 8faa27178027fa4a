import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const dairy = new Codebase({
  'cpy/DRY01Y.cpy': `      * MILK OF A DAY
       01  DLYMILK-RECORD.
           05  DLYMILK-CHURN        PIC X(06).
           05  DLYMILK-LITRES       PIC 9(05)V9.
`,
  'cpy/DRY02Y.cpy': `      * DAILY MILK REPORT
       01  MILK-REPORT-HEADING.
           05  FILLER               PIC X(17) VALUE 'DAILY MILK REPORT'.
`,
  'cbl/DRYPOST.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. DRYPOST.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT DLYMILK-FILE ASSIGN TO DLYMILK.
    SELECT CHURN-FILE ASSIGN TO CHURNS.
    SELECT INCHU-FILE ASSIGN TO INCHU.
DATA DIVISION.
FILE SECTION.
FD  DLYMILK-FILE.
01  FD-MILK-REC          PIC X(12).
FD  CHURN-FILE.
01  FD-CHURN-REC.
    05  FD-CHURN-ID      PIC X(06).
    05  FD-CHURN-FARM    PIC X(20).
FD  INCHU-FILE.
01  FD-INCHU             PIC X(80).
WORKING-STORAGE SECTION.
COPY DRY01Y.
COPY DRY02Y.
PROCEDURE DIVISION.
0000-MAIN.
    OPEN INPUT DLYMILK-FILE CHURN-FILE.
    READ DLYMILK-FILE NEXT RECORD
        INTO DLYMILK-RECORD.
    READ CHURN-FILE.
    GOBACK.`),
})

test.each([
  'Which copybook has the layout of the daily milk file?',
  'What is the record layout of the daily milk file?',
  'Which copybook describes the daily milk file?',
  'What does a record of the daily milk file look like?',
])('%s', async (question) => {
  const { text } = await ask(dairy, question)
  expect(text).toMatch(
    /^- file DLYMILK-FILE of DRYPOST: records are read into DLYMILK-RECORD in copybook DRY01Y: `cpy\/DRY01Y.cpy:2`, `cbl\/DRYPOST.cbl:25`/,
  )
  expect(text).toContain('DLYMILK-LITRES')
  expect(text).not.toContain('REPORT')
})

test('a file that is read into nothing else has the record under its FD', async () => {
  const { text } = await ask(dairy, 'What is the record layout of the churn file?')
  expect(text).toMatch(/^- file CHURN-FILE of DRYPOST: its record is FD-CHURN-REC: `cbl\/DRYPOST.cbl:14`, `cbl\/DRYPOST.cbl:7`/)
  expect(text).toContain('FD-CHURN-FARM')
})

test('three letters of a word are not the name of a file', async () => {
  expect((await ask(dairy, 'Which copybook has the layout of the chutney file?')).text).not.toContain('- file')
})

const parlour = new Codebase({
  'copy/GUEST.cpy': `      * ONE GUEST
           03 GUEST-RECORD.
              05 GUEST-NUMBER  PIC 9(6).
              05 GUEST-TABLE   PIC X(4).
`,
  'cbl/PARLOUR.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PARLOUR.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-SEATED.
    COPY GUEST.
PROCEDURE DIVISION.
    EXEC CICS READ FILE('GUEST')
         RIDFLD(WS-KEY)
         INTO(WS-SEATED)
    END-EXEC.
    GOBACK.`),
})

test('a file of CICS, and a record for which a member is copied', async () => {
  const { text } = await ask(parlour, 'Which copybook has the layout of the guest file?')
  expect(text).toMatch(
    /^- file GUEST of PARLOUR: records are read into WS-SEATED, for which it copies GUEST: `cbl\/PARLOUR.cbl:5-6`, `cbl\/PARLOUR.cbl:8`/,
  )
  expect(text).toContain('05 GUEST-TABLE')
})
