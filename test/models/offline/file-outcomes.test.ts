import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const vineyard = new Codebase({
  'cbl/VINE01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. VINE01.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT GRAPE-FILE ASSIGN TO GRAPEIN FILE STATUS IS WS-GRAPE.
    SELECT WINE-FILE ASSIGN TO WINEOUT FILE STATUS IS WS-WINE.
DATA DIVISION.
FILE SECTION.
FD GRAPE-FILE.
01 GRAPE-REC PIC X(80).
FD WINE-FILE.
01 WINE-REC PIC X(80).
WORKING-STORAGE SECTION.
01 WS-GRAPE PIC XX.
01 WS-WINE PIC XX.
01 WS-DONE PIC X.
PROCEDURE DIVISION.
0000-MAIN.
    PERFORM 2000-OPEN-WINE.
    PERFORM 1000-OPEN-GRAPE.
    PERFORM 3000-PRESS UNTIL WS-DONE = 'Y'.
    CLOSE GRAPE-FILE WINE-FILE.
    GOBACK.
1000-OPEN-GRAPE.
    OPEN INPUT GRAPE-FILE.
    IF WS-GRAPE NOT = '00'
        PERFORM 9000-ABEND
    END-IF.
2000-OPEN-WINE.
    OPEN OUTPUT WINE-FILE.
3000-PRESS.
    READ GRAPE-FILE
        AT END MOVE 'Y' TO WS-DONE
    END-READ.
9000-ABEND.
    CALL 'CEE3ABD'.`),
  'pli/VINE02.pli': `
VINE02: PROC OPTIONS(MAIN);
 DCL CASKS FILE RECORD INPUT;
 DCL REC CHAR(80);
 ON ENDFILE(CASKS) GO TO EMPTY;
 OPEN FILE(CASKS);
 READ FILE(CASKS) INTO(REC);
EMPTY: CLOSE FILE(CASKS);
END VINE02;`,
})

test.each([
  [
    'In what order does VINE01 open its files?',
    /opens 2 files.*\n- 1\. `WINE-FILE` \(OPEN OUTPUT, WINEOUT\).*\n- 2\. `GRAPE-FILE` \(OPEN INPUT, GRAPEIN\)/,
  ],
  ['Which file does VINE01 close first?', /closes 2 files.*\n- 1\. `GRAPE-FILE`.*\n- 2\. `WINE-FILE`/],
  [
    'What does VINE01 do if the grape file cannot be opened?',
    /^- OPEN INPUT of `GRAPE-FILE`; then PERFORM 9000-ABEND when WS-GRAPE NOT = '00': `cbl\/VINE01.cbl:26`\n\n[\s\S]*IF WS-GRAPE NOT = '00'/,
  ],
  ['What happens in VINE01 if GRAPEIN is missing?', /^- OPEN INPUT of `GRAPE-FILE`/],
  ['What happens in VINE01 at end of file?', /^- READ of `GRAPE-FILE`[\s\S]*AT END MOVE 'Y' TO WS-DONE/],
  ['What does VINE01 do when the grape file is empty?', /^- READ of `GRAPE-FILE`/],
  ['What does VINE02 do at the end of the casks file?', /ON ENDFILE\(CASKS\) GO TO EMPTY/],
])('%s', async (question, expected) => {
  expect((await ask(vineyard, question)).text).toMatch(expected)
})

test('what is done only where there is a record, or where the file is open, is no answer', async () => {
  const cellar = new Codebase({
    'cbl/CELLAR.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. CELLAR.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT CASK-FILE ASSIGN TO CASKIN FILE STATUS IS WS-CASK.
DATA DIVISION.
FILE SECTION.
FD CASK-FILE.
01 CASK-REC PIC X(80).
WORKING-STORAGE SECTION.
01 WS-CASK PIC XX.
PROCEDURE DIVISION.
0000-MAIN.
    OPEN INPUT CASK-FILE
    IF WS-CASK = '00'
        PERFORM 1000-GREET
    ELSE
        PERFORM 9000-ABEND
    END-IF
    READ CASK-FILE
    IF WS-CASK = '00'
        PERFORM 2000-TASTE
    ELSE
        IF WS-CASK = '10'
            PERFORM 3000-TOTALS
        ELSE
            PERFORM 9000-ABEND
        END-IF
    END-IF
    GOBACK.
1000-GREET.
    DISPLAY 'HELLO'.
2000-TASTE.
    DISPLAY 'GOOD'.
3000-TOTALS.
    DISPLAY 'DONE'.
9000-ABEND.
    CALL 'CEE3ABD'.`),
  })
  expect((await ask(cellar, 'What happens in CELLAR at end of file?')).text).toMatch(
    /^- READ of `CASK-FILE`; then PERFORM 3000-TOTALS when else of WS-CASK = '00', WS-CASK = '10': `cbl\/CELLAR.cbl:21`\n/,
  )
  expect((await ask(cellar, 'What does CELLAR do if the cask file cannot be opened?')).text).toMatch(
    /^- OPEN INPUT of `CASK-FILE`; then PERFORM 9000-ABEND when else of WS-CASK = '00': `cbl\/CELLAR.cbl:15`\n/,
  )
})

test('the end of a file is not the end of the program', async () => {
  expect((await ask(vineyard, 'What does VINE01 do at the end of GRAPEIN?')).text).toMatch(/^- READ of `GRAPE-FILE`/)
})
