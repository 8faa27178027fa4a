import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const program = (more: readonly string[]) =>
  [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKCHECK.',
    '       ENVIRONMENT DIVISION.',
    '       INPUT-OUTPUT SECTION.',
    '       FILE-CONTROL.',
    '           SELECT ORDER-FILE ASSIGN TO ORDERS.',
    '           SELECT GOOD-FILE ASSIGN TO GOODORD.',
    '       DATA DIVISION.',
    '       FILE SECTION.',
    '       FD  ORDER-FILE.',
    '       01  ORDER-REC.',
    '           05  ORDER-NO      PIC 9(5).',
    '           05  ORDER-STATUS  PIC X.',
    "               88  ORDER-STATUS-VALID  VALUE 'V'.",
    '       FD  GOOD-FILE.',
    '       01  GOOD-REC  PIC X(6).',
    '       PROCEDURE DIVISION.',
    '           READ ORDER-FILE.',
    '           IF ORDER-NO > 0 WRITE GOOD-REC FROM ORDER-REC.',
    ...more,
    '           GOBACK.',
  ].join('\n')

test('a field that is only read in with its record is changed nowhere', async () => {
  const code = new Codebase({ 'cbl/BKCHECK.cbl': program([]) })
  const { text } = await ask(code, 'Where is ORDER-STATUS set to V once it is valid?')
  expect(text).toMatch(/^NOT FOUND\nNo statement changes the field ORDER-STATUS.*: it is only read in with its record\./)
  expect((await ask(code, 'Which program updates ORDER-STATUS?')).text).toMatch(/^NOT FOUND\nNo statement changes/)
  expect((await ask(code, 'Where is ORDER-STATUS set?')).text).toMatch(/^No statement changes the field ORDER-STATUS/)
})

test('a field that a statement changes is not denied', async () => {
  const code = new Codebase({ 'cbl/BKCHECK.cbl': program(["           MOVE 'V' TO ORDER-STATUS.", '           REWRITE ORDER-REC.']) })
  expect((await ask(code, 'Where is ORDER-STATUS set to V once it is valid?')).text).not.toContain('No statement')
  expect((await ask(code, 'Which program updates ORDER-STATUS?')).text).toContain('MOVE')
})

test('of a field that words alone led to nothing is denied where one of like name is changed', async () => {
  const code = new Codebase({
    'cbl/BKCHECK.cbl': program([]),
    'cbl/BKOTHER.cbl':
      "       IDENTIFICATION DIVISION.\n       PROGRAM-ID. BKOTHER.\n      * CHANGES THE STATE OF AN ORDER\n       PROCEDURE DIVISION.\n           MOVE 'V' TO OUT-ORDER-NEW-STATUS.\n           GOBACK.",
  })
  expect((await ask(code, 'Which program changes the status of an order to V?')).text).not.toContain('No statement changes')
  expect((await ask(code, 'Which program updates the order status field?')).text).not.toContain('No statement changes')
})

test('a field that another program gives a value under another name, in the record that it rewrites the file from, is changed there', async () => {
  const cics = (name: string, data: readonly string[], code: readonly string[]) =>
    ['       IDENTIFICATION DIVISION.', `       PROGRAM-ID. ${name}.`, '       DATA DIVISION.', '       WORKING-STORAGE SECTION.']
      .concat(
        data.map((line) => `       ${line}`),
        '       PROCEDURE DIVISION.',
        code.map((line) => `           ${line}`),
      )
      .join('\n')
  const code = new Codebase({
    'cbl/BKSHOW.cbl': cics(
      'BKSHOW',
      ['01  ORDER-REC.', '    05  ORDER-NO      PIC 9(5).', '    05  ORDER-STATUS  PIC X.'],
      ["EXEC CICS READ FILE('ORDERS') INTO(ORDER-REC)", '    RIDFLD(ORDER-NO) END-EXEC.', 'DISPLAY ORDER-STATUS.'],
    ),
    'cbl/BKSHIP.cbl': cics(
      'BKSHIP',
      ['01  NEW-REC.', '    05  NEW-NO        PIC 9(5).', '    05  NEW-STATUS    PIC X.'],
      ["MOVE 'V' TO NEW-STATUS.", "EXEC CICS REWRITE FILE('ORDERS') FROM(NEW-REC) END-EXEC."],
    ),
  })
  const { text } = await ask(code, 'Which program updates ORDER-STATUS?')
  expect(text).toMatch(/^The field ORDER-STATUS is changed by 1 program: BKSHIP\.\n- `MOVE 'V' TO NEW-STATUS`: `cbl\/BKSHIP\.cbl:9`/)
})
