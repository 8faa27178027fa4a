import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, ddIn: string, ddOut: string, statements = '    CONTINUE') =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT IN-FILE ASSIGN TO ${ddIn}.
    SELECT OUT-FILE ASSIGN TO ${ddOut}.
DATA DIVISION.
FILE SECTION.
FD IN-FILE.
01 IN-REC PIC X(80).
FD OUT-FILE.
01 OUT-REC PIC X(80).
PROCEDURE DIVISION.
MAIN-LINE.
    OPEN INPUT IN-FILE OUTPUT OUT-FILE
    READ IN-FILE
    WRITE OUT-REC
${statements}
    GOBACK.`)
const dairy = new Codebase({
  'cbl/CHURN.cbl': program('CHURN', 'CREAMIN', 'BUTTER'),
  'cbl/WRAPPER.cbl': program('WRAPPER', 'BUTTIN', 'PARCEL', "    EXEC SQL INSERT INTO LABELS VALUES ('A') END-EXEC"),
  'cbl/STICKER.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. STICKER.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 W-X PIC X.
PROCEDURE DIVISION.
MAIN-LINE.
    EXEC SQL SELECT A INTO :W-X FROM LABELS END-EXEC
    GOBACK.`),
  'jcl/EARLY.jcl': '//EARLY JOB\n//C EXEC PGM=CHURN\n//CREAMIN DD DSN=D.CREAM,DISP=SHR\n//BUTTER DD DSN=D.BUTTER,DISP=(NEW,CATLG)',
  'jcl/LATE.jcl': '//LATE JOB\n//W EXEC PGM=WRAPPER\n//BUTTIN DD DSN=D.BUTTER,DISP=SHR\n//PARCEL DD DSN=D.PARCEL,DISP=(NEW,CATLG)',
})

describe('who writes what another reads', () => {
  test.each([
    [
      'Which job writes the file that WRAPPER reads?',
      /^\*\*WRAPPER\*\* reads BUTTIN\.\n- BUTTIN \(D\.BUTTER\) is written by:\n {2}- (?:write|create) by job EARLY, step C: program CHURN, DD BUTTER[^\n]*`jcl\/EARLY.jcl:4`$/,
    ],
    [
      'Which program creates the data set WRAPPER uses?',
      /^\*\*WRAPPER\*\* reads BUTTIN\.\n- BUTTIN \(D\.BUTTER\) is written by:\n {2}- [^\n]*program CHURN/,
    ],
    [
      'Who reads what CHURN writes?',
      /^\*\*CHURN\*\* writes BUTTER\.\n- BUTTER \(D\.BUTTER\) is read by:\n {2}- read by job LATE, step W: program WRAPPER/,
    ],
    ['Which job reads the output of EARLY?', /^\*\*EARLY\*\* writes D\.BUTTER\.\n- D\.BUTTER is read by:\n {2}- read by job LATE/],
    [
      'Which program reads the table that WRAPPER writes?',
      /- LABELS is read by:\n {2}- program STICKER \(SQL SELECT\): `cbl\/STICKER.cbl:8`/,
    ],
    [
      'Where does the input of CHURN come from?',
      /^\*\*CHURN\*\* reads CREAMIN\.\n- CREAMIN \(D\.CREAM\): nothing else is seen to write it: `jcl\/EARLY.jcl:3`$/,
    ],
  ])('%s', async (question, expected) => {
    expect((await ask(dairy, question)).text).toMatch(expected)
  })
})
