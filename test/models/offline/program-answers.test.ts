import { describe, expect, test } from 'vitest'
import { chosenOptions } from '../../../src/models/offline/aspects/screens/chosen-option.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const library = new Codebase({
  'cbl/LOANOUT.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LOANOUT.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-LIMITS.
    05  WS-MOST-LOANS        PIC 9(02) VALUE 12.
    05  WS-COUNTER           PIC 9(02) VALUE 0.
01  LO-REFUSAL-REASON        PIC X(02) VALUE SPACES.
01  LO-READER-LOANS          PIC 9(02).
01  LO-READER-STATE          PIC X(01).
PROCEDURE DIVISION.
1000-LEND-BOOK.
    IF LO-READER-STATE = 'S'
        MOVE '31' TO LO-REFUSAL-REASON
        GO TO 1000-EXIT
    END-IF
    IF LO-READER-LOANS NOT < WS-MOST-LOANS
        MOVE '32' TO LO-REFUSAL-REASON
        GO TO 1000-EXIT
    END-IF
    MOVE '00' TO LO-REFUSAL-REASON.
1000-EXIT.
    EXIT.`),
  'cbl/LIBMENU.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LIBMENU.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-OPT                   PIC 9(01).
    COPY LIBOPTS.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS RECEIVE MAP('LIBMAP') MAPSET('LIBSET') END-EXEC.
    EXEC CICS XCTL PROGRAM(LB-PGM (WS-OPT)) END-EXEC.`),
  'cpy/LIBOPTS.cpy': fixedFormat(`
01  LB-VALUES.
    05  FILLER               PIC 9(01) VALUE 1.
    05  FILLER               PIC X(20) VALUE 'LEND A BOOK'.
    05  FILLER               PIC X(08) VALUE 'LOANOUT '.
    05  FILLER               PIC 9(01) VALUE 2.
    05  FILLER               PIC X(20) VALUE 'FINES OF A READER'.
    05  FILLER               PIC X(08) VALUE 'LOANFINE'.
01  LB-TABLE REDEFINES LB-VALUES.
    05  LB-ENTRY OCCURS 2 TIMES.
        10  LB-NUMBER        PIC 9(01).
        10  LB-TEXT          PIC X(20).
        10  LB-PGM           PIC X(08).`),
})

describe('answers out of programs', () => {
  test('the codes that a program sets, with their conditions and the limits in them', async () => {
    const { text } = await ask(library, 'With which refusal reasons does LOANOUT end, and when?')
    expect(text).toMatch(/IF LO-READER-STATE = 'S'\n.*MOVE '31'/)
    expect(text).toMatch(/NOT < WS-MOST-LOANS\n.*MOVE '32'/)
    expect(text).toContain('`WS-MOST-LOANS` of WS-LIMITS: 05 PIC 9(02) VALUE 12: `cbl/LOANOUT.cbl:6`')
    expect(text).not.toContain('WS-COUNTER` of')
  })

  test('what an option leads to that is kept in a table', async () => {
    const { text } = await ask(library, 'Which program does option 2 of LIBMENU start?')
    expect(text).toMatch(/option 2 \(“FINES OF A READER”\) → XCTL LOANFINE, not in the code: `cpy\/LIBOPTS\.cpy:5-7`/)
    expect(text).not.toContain('LEND A BOOK”')
  })
})

describe('a program of whose name there is a step that compiles it', () => {
  const compiled = new Codebase({
    'cbl/FINEPOST.cbl': fixedFormat(`
*  POSTS THE FINES OF READERS WHO BRING THEIR BOOKS BACK LATE.
IDENTIFICATION DIVISION.
PROGRAM-ID. FINEPOST.
PROCEDURE DIVISION.
    CALL 'FINECALC'.
    CALL 'FINELOG'.
    GOBACK.`),
    'cbl/FINELEAF.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FINELEAF.
PROCEDURE DIVISION.
    GOBACK.`),
    'jcl/COMPFINE.jcl': [
      "//COMPFINE JOB (1),'COMPILE'",
      '//FINEPOST EXEC PGM=IGYCRCTL',
      '//SYSLIN   DD DSN=&&LOADSET,DISP=(NEW,PASS)',
      '//FINELEAF EXEC PGM=IGYCRCTL',
      '//SYSLIN   DD DSN=&&LOADSET,DISP=(NEW,PASS)',
    ].join('\n'),
  })

  test('works with its own things', async () => {
    const { text } = await ask(compiled, 'What does FINEPOST do?')
    expect(text).toContain('FINEPOST works with programs FINECALC, FINELOG.')
    expect(text).not.toContain('IGYCRCTL')
  })

  test('hands the work to what it calls', async () => {
    const { text } = await ask(compiled, 'What is FINEPOST for, and to which programs does it hand the work to?')
    expect(text).toMatch(/`FINEPOST` calls FINECALC, FINELOG\.\n- program `FINECALC`/)
    expect(text).not.toContain('works with')
  })

  test('that calls nothing does not run the compiler', async () => {
    const { text } = await ask(compiled, 'What does FINELEAF use?')
    expect(text).not.toContain('IGYCRCTL')
  })
})

test('a member that holds a program of another name is said to', async () => {
  const moved = new Codebase({
    'cbl/RENEWALS.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
*  PROLONGS WHAT A READER HAS BORROWED.
PROGRAM-ID. LOANLONG.
PROCEDURE DIVISION.
    GOBACK.`),
    'cbl/READERS.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. READERS.
PROCEDURE DIVISION.
    GOBACK.`),
  })
  expect((await ask(moved, 'What does the member RENEWALS contain?')).text).toContain(
    '- member **RENEWALS** holds program `LOANLONG`: `cbl/RENEWALS.cbl:3`',
  )
  expect((await ask(moved, 'What does READERS do?')).text).not.toContain('holds program')
})

test('the options that somebody chooses', () => {
  expect(chosenOptions({ bare: 'Which program opens on option 5?' })).toEqual(['5'])
  expect(chosenOptions({ bare: 'Where do choices 1, 2 and 03 of the menu lead?' })).toEqual(['1', '2', '03'])
  expect(chosenOptions({ bare: 'What do options A or B do?' })).toEqual(['A', 'B'])
  expect(chosenOptions({ bare: 'A clerk types A on the main menu.' })).toEqual(['A'])
  expect(chosenOptions({ bare: 'What is the transaction type of a refund?' })).toEqual([])
  expect(chosenOptions({ bare: 'Who enters a date in the field?' })).toEqual([])
})

test('what stands in the lines of a program comes before what a copybook of calls has for all programs', async () => {
  const handlers = Array.from({ length: 20 }, (_, n) => `    CALL 'HANDLE${String(n).padStart(2, '0')}'.`)
  const mill = new Codebase({
    'cbl/GRIND.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. GRIND.
PROCEDURE DIVISION.
MAIN-PARA.
    COPY HANDLERS.
OWN-PARA.
    CALL 'WEIGH'.
    GOBACK.`),
    'cpy/HANDLERS.cpy': fixedFormat(['ALL-HANDLERS.', ...handlers].join('\n')),
  })
  const { text } = await ask(mill, 'What does program GRIND do?')
  expect(text).toMatch(/`?GRIND`? works with programs WEIGH, HANDLE00/)
})
