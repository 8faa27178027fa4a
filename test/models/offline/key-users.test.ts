import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const zoo = new Codebase({
  'cbl/ZOOLIST.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOOLIST.
PROCEDURE DIVISION.
    EVALUATE EIBAID
        WHEN DFHPF7 PERFORM 1000-BACK
        WHEN DFHPF8 PERFORM 2000-FORWARD
    END-EVALUATE.
    MOVE 'PRESS PF8 = NEXT' TO WS-MSG.
    IF EIBAID = DFHPF8 MOVE 1 TO WS-PAGE.
    GOBACK.
1000-BACK.
    EXIT.
2000-FORWARD.
    EXIT.`),
  'cbl/ZOOFEED.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOOFEED.
PROCEDURE DIVISION.
    EXEC CICS HANDLE AID
         PF7(0100-BACK)
    END-EXEC.
    MOVE 'IF LOST PRESS PF8' TO WS-MSG.
0100-BACK.
    GOBACK.`),
  'notes.md': 'IF PF7 is pressed the list goes back.',
})

test.each(['Which programs use the F7 key?', 'Which screens support PF7?', 'Where is PF7 handled?'])('%s', async (question) => {
  expect((await ask(zoo, question)).text).toMatch(
    /^PF7 is tested in 2 members:\n- ZOOFEED: `PF7\(0100-BACK\)`: `cbl\/ZOOFEED.cbl:5`\n- ZOOLIST: `WHEN DFHPF7 PERFORM 1000-BACK`: `cbl\/ZOOLIST.cbl:5`$/,
  )
})

test('a text that names the key is no test', async () => {
  expect((await ask(zoo, 'Which programs use PF8?')).text).toMatch(
    /^PF8 is tested in 1 member:\n- ZOOLIST: `WHEN DFHPF8 PERFORM 2000-FORWARD` \(1 other line\): `cbl\/ZOOLIST.cbl:6`$/,
  )
})

test('a key that nothing tests', async () => {
  expect((await ask(zoo, 'Which programs react to PF12?')).text).toMatch(/^NOT FOUND\nNo line of code tests PF12/)
})

const pond = new Codebase({
  'cbl/PDOWN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PDOWN.
PROCEDURE DIVISION.
    IF EIBAID = DFHCLEAR GO TO 0900-END.
    IF EIBAID = DFHPF9 PERFORM 0100-SWIM.
0100-SWIM.
    EXIT.
0900-END.
    GOBACK.`),
  'cbl/PDBARE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PDBARE.
PROCEDURE DIVISION.
    IF EIBAID = DFHCLEAR GO TO 0900-END.
0900-END.
    GOBACK.`),
  'cbl/PDMOVE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PDMOVE.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-AID PIC X.
    88 SWIM-KEY VALUE '9'.
PROCEDURE DIVISION.
    MOVE EIBAID TO WS-AID.
    IF EIBAID = DFHCLEAR OR SWIM-KEY GOBACK.
    GOBACK.`),
  'cbl/PDCOPY.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PDCOPY.
PROCEDURE DIVISION.
    IF EIBAID = DFHCLEAR GOBACK.
    COPY PDKEYS.
    GOBACK.`),
  'cpy/PDKEYS.cpy': fixedFormat(`
    IF EIBAID = DFHPF9 PERFORM 0100-SWIM.`),
  'bms/PDMAP.bms': "PDMAP    DFHMSD TYPE=MAP\n         DFHMDF POS=(1,1),LENGTH=9,INITIAL='PF9=SWIM'",
  'notes.md': 'PF9 leads to the water.',
})

test.each(['Which programs do not handle PF9?', 'Which screens have no PF9 key?', "Which programs don't use F9?"])(
  '%s: not those that copy the test or move the key away',
  async (question) => {
    expect((await ask(pond, question)).text).toMatch(
      /^1 of 2 programs that compare EIBAID itself does not test PF9:\n- PDBARE: [^\n]+(?!(?:.|\n)*(?:PDOWN|PDMOVE|PDCOPY))/,
    )
  },
)

test('a key that all test', async () => {
  expect((await ask(pond, 'Which programs do not handle the clear key?')).text).toBe(
    'There is none: all of 3 programs that compare EIBAID itself test CLEAR.',
  )
})
