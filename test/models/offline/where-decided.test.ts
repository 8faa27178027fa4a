import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const code = new Codebase({
  'cbl/BAKE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BAKE.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  OVEN-STATE   PIC X.
01  MSG          PIC X(30).
01  HEAT         PIC 9(4).
PROCEDURE DIVISION.
MAIN-PARA.
    PERFORM LOOK-AT-HEAT.
    PERFORM TELL-PARA.
    GOBACK.
LOOK-AT-HEAT.
    IF HEAT > 0280
       MOVE 'H' TO OVEN-STATE
    END-IF.
TELL-PARA.
    IF OVEN-STATE = 'H'
       MOVE 'OVEN TOO HOT FOR BREAD' TO MSG
    END-IF.
`),
  'pli/SELL.pli': ` SELL: PROC OPTIONS(MAIN);
   DCL KIND CHAR(1), LINE CHAR(60);
   IF VERIFY(KIND,'RYW') = 0 THEN
      KIND = 'Å';

   CALL STOCK;
   CALL PRICES;
   CALL TAXES;
   IF KIND = 'Å' THEN
      LINE = 'SHOP IS CLOSED TODAY';
 END SELL;
`,
})

describe('when a text is shown', () => {
  test('goes on to where the item that is asked gets its value, in COBOL', async () => {
    const { text } = await ask(code, "When does the message 'OVEN TOO HOT FOR BREAD' appear?")
    expect(text).toContain("where OVEN-STATE becomes 'H'")
    expect(text).toMatch(/HEAT > 0280\s+MOVE 'H' TO OVEN-STATE/)
  })

  test('and in PL/I', async () => {
    const { text } = await ask(code, "Which program can show 'SHOP IS CLOSED TODAY', and for which kinds?")
    expect(text).toMatch(/VERIFY\(KIND,'RYW'\)/)
  })

  test('but not of a condition whose sentence ended above the text', async () => {
    const ended = new Codebase({
      'cbl/KILN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KILN.
PROCEDURE DIVISION.
MAIN-PARA.
    IF CLAY-WEIGHT > 40
       MOVE 'W' TO CLAY-STATE.
    PERFORM TELL-PARA.
    GOBACK.
TELL-PARA.
    IF CLAY-STATE = 'W'
       ADD 1 TO WET-COUNT.
    DISPLAY 'KILN IS READY TO FIRE'.
`),
    })
    const { text } = await ask(ended, "When is the message 'KILN IS READY TO FIRE' shown?")
    expect(text).not.toContain("becomes 'W'")
  })
})
