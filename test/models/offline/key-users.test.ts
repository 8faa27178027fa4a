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
