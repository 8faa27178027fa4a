import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

/** A bakery: of the three programs of its menu one was never written. */
const bakery = new Codebase({
  'cbl/BAKMENU.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BAKMENU.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-TABLE.
    05  WS-NAMES.
        10  FILLER PIC X(8) VALUE 'BAKLOAF'.
        10  FILLER PIC X(8) VALUE 'BAKCAKE'.
        10  FILLER PIC X(8) VALUE 'BAKVAN'.
    05  WS-NAME REDEFINES WS-NAMES OCCURS 3 TIMES PIC X(8).
01  WS-NO PIC 9.
PROCEDURE DIVISION.
SHOW-MENU.
    MOVE "1  LOAVES" TO LINE1O.
    MOVE "2  CAKES" TO LINE2O.
    MOVE "3  DELIVERY" TO LINE3O.
    MOVE SPACES TO MSGO.
    EXEC CICS SEND MAP('BAKM') MAPSET('BAKMS') END-EXEC.
    MOVE CHOICEI TO WS-NO.
    EXEC CICS
        XCTL PROGRAM(WS-NAME(WS-NO))
        RESP(WS-RESP)
    END-EXEC.
    MOVE 'THE OVEN FOR THAT IS COLD' TO MSGO.
    GOBACK.`),
  'cbl/BAKLOAF.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. BAKLOAF.\nPROCEDURE DIVISION.\n    GOBACK.'),
  'cbl/BAKCAKE.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. BAKCAKE.\nPROCEDURE DIVISION.\n    GOBACK.'),
})

test('an option whose program the code does not have says so, and what is done where the transfer fails', async () => {
  const { text } = await ask(bakery, 'What does option 3 of BAKMENU do?')
  expect(text).toMatch(/^- option 3 \(“DELIVERY”\) → XCTL BAKVAN, not in the code/)
  expect(text).toContain('THE OVEN FOR THAT IS COLD')
})

test('of an option whose program is there neither is said', async () => {
  const { text } = await ask(bakery, 'What does option 2 of BAKMENU do?')
  expect(text).toMatch(/^- option 2 \(“CAKES”\) → XCTL BAKCAKE:/)
  expect(text).not.toMatch(/not in the code|OVEN FOR THAT/)
})
