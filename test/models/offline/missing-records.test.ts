import { expect, test } from 'vitest'
import { askedMissingRecord } from '../../../src/models/offline/question/asked-missing-record.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

test.each([
  ['What happens when the baker does not exist?', 'missing'],
  ['What happens if the order cannot be found?', 'missing'],
  ["What does NAME do when the oven isn't found?", 'missing'],
  ['What happens when an account number is already used?', 'doubled'],
  ['What happens when the loaf is already there?', 'doubled'],
  ['What happens when the loaf is found?', undefined],
  ['What happens when the price is zero?', undefined],
])('%s', (bare, asked) => {
  expect(askedMissingRecord(bare)).toBe(asked)
})

const code = new Codebase({
  'cbl/BKOVEN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BKOVEN.
* Shows an oven that exists.
PROCEDURE DIVISION.
1000-READ-OVEN.
    EXEC CICS READ FILE('OVENS') INTO(OVEN-REC) RIDFLD(OVEN-NO) RESP(WS-RESP) END-EXEC.
    EVALUATE WS-RESP
       WHEN DFHRESP(NORMAL)
          CONTINUE
       WHEN DFHRESP(NOTFND)
          MOVE 'NO OVEN OF THAT NUMBER' TO WS-MSG
    END-EVALUATE.
`),
  'cbl/BKBAKER.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BKBAKER.
PROCEDURE DIVISION.
1000-GET.
    EXEC SQL SELECT NAME INTO :BAKER-NAME FROM BAKER WHERE NO = :BAKER-NO END-EXEC.
    IF SQLCODE = +100
       MOVE 7 TO WS-RETURN
    END-IF.
2000-PUT.
    WRITE BAKER-RECORD
       INVALID KEY MOVE 9 TO WS-RETURN
    END-WRITE.
`),
})

test('what is done where a record is missing stands where the end of the statement is tested', async () => {
  expect((await ask(code, 'What happens when a baker does not exist?')).text).toMatch(/IF SQLCODE = \+100\n\s+MOVE 7 TO WS-RETURN/)
  expect((await ask(code, 'What happens when a baker already exists?')).text).toMatch(/INVALID KEY MOVE 9/)
  expect((await ask(code, 'What happens in BKOVEN when the oven is not found?')).text).toMatch(/DFHRESP\(NOTFND\)\n\s+MOVE 'NO OVEN/)
})
