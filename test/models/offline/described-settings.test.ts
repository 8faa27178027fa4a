import { expect, test } from 'vitest'
import { askedDescribedSetting } from '../../../src/models/offline/question/asked-described-setting.ts'
import { readQuestions } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

test.each([
  ['Who sets the user type?', ['user', 'type']],
  ["Where is the baker's phone number changed?", ['baker', 'phone', 'number']],
  ['Which programs update the opening date when a shop moves?', ['opening', 'date']],
  ['Which program updates the customer record?', undefined],
  ['Who sets WS-USER-TYPE?', undefined],
  ['What sets it?', undefined],
  ['Where is the user type checked?', undefined],
])('what %s describes: %s', (text, words) => {
  const [question] = readQuestions(text)
  expect(question && askedDescribedSetting(question)).toEqual(words)
})

const code = new Codebase({
  'cbl/BKSIGN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BKSIGN.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-USER-TYPE PIC X.
01 WS-USER-RATE-TYPE PIC X.
PROCEDURE DIVISION.
    IF WS-USER-TYPE NOT = 'A'
       MOVE 'U' TO WS-USER-TYPE
    END-IF
    MOVE 'X' TO WS-USER-RATE-TYPE
    MOVE -1 TO USRTYPEL
    GOBACK.
`),
  'cbl/BKMAINT.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BKMAINT.
PROCEDURE DIVISION.
    MOVE BK-OLD-TYPE TO USRTYPEO
    GO TO SHOW-USER-TYPE.
    GOBACK.
`),
  'cbl/BKTABLE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BKTABLE.
PROCEDURE DIVISION.
    EXEC SQL
      UPDATE BAKERS
      SET BAKER_NO = 1,
          USER_TYPE = :NEW-TYPE
      WHERE BAKER_NO = 2 AND
          USER_TYPE = :OLD-TYPE
    END-EXEC
    GOBACK.
`),
  'pli/BKMOVE.pli': ` BKMOVE: PROC;
   DCL USER_TYPE CHAR(1);
   IF USER_TYPE = 'B' THEN STOP;
   USER_TYPE = 'C';
   IF BAKER_NO = 7 &
      USER_TYPE = 'D' THEN STOP;
 END BKMOVE;
`,
})

test('an item that is described: the statements that set what is called so, also on maps, and no others', async () => {
  const { text } = await ask(code, 'Who sets the user type?')
  expect(text).toMatch(/^Set, called user type:\n/)
  expect(text).toContain("`MOVE 'U' TO WS-USER-TYPE`: `cbl/BKSIGN.cbl:9`")
  expect(text).toContain('`MOVE BK-OLD-TYPE TO USRTYPEO`: `cbl/BKMAINT.cbl:4`')
  expect(text).toContain("`USER_TYPE = 'C';`: `pli/BKMOVE.pli:4`")
  expect(text).toContain('`USER_TYPE = :NEW-TYPE`: `cbl/BKTABLE.cbl:7`')
  expect(text).not.toMatch(/^- .*(?:RATE|-1|GO TO|THEN STOP|OLD-TYPE`)/m)
})
