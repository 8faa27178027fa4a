import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, data: string, ...statements: readonly string[]) =>
  fixedFormat(
    [
      'IDENTIFICATION DIVISION.',
      `PROGRAM-ID. ${name}.`,
      'DATA DIVISION.',
      'WORKING-STORAGE SECTION.',
      data,
      'PROCEDURE DIVISION.',
      'MAIN-PARA.',
      ...statements,
      '    GOBACK.',
    ].join('\n'),
  )
const code = new Codebase({
  'cbl/BKADD.cbl': program(
    'BKADD',
    '01 WS-NO PIC 9(4).',
    '    EXEC SQL',
    '      INSERT INTO LOAFTAB (LOAF_NO) VALUES (:WS-NO)',
    '    END-EXEC.',
  ),
  'cbl/BKDEL.cbl': program(
    'BKDEL',
    '01 WS-NO PIC 9(4).',
    '    EXEC SQL',
    '      DELETE FROM CRUMB WHERE CRUMB_NO = :WS-NO',
    '    END-EXEC.',
    '    EXEC SQL',
    '      INSERT INTO CRUMB (CRUMB_NO) VALUES (:WS-NO)',
    '    END-EXEC.',
  ),
  'cbl/BKSAVE.cbl': program(
    'BKSAVE',
    '01 FD-CRUST-RECORD PIC X(8).\n01 CRUST-RECORD.\n   05 CRUST-KILOS PIC 9(8).',
    '    ADD 1 TO CRUST-KILOS.',
    '    WRITE FD-CRUST-RECORD FROM CRUST-RECORD.',
  ),
  'cbl/BKSHOW.cbl': program(
    'BKSHOW',
    '01 OUT-REC.\n   05 CRUMB PIC X(8) OCCURS 4.',
    '    MOVE SPACES TO CRUMB(1).',
    "    EXEC CICS WRITE FILE('BKLOG') FROM(OUT-REC) RIDFLD(WS-KEY) END-EXEC.",
  ),
})

test('a field of the name of a table is not the table', async () => {
  const { text } = await ask(code, 'Which programs delete rows from the CRUMB table?')
  expect(text).toContain('BKDEL')
  expect(text).not.toContain('BKSHOW')
})

test('who deletes from a table is not all who change it, and only that is told of them', async () => {
  const { text } = await ask(code, 'Which programs delete rows from the CRUMB table?')
  expect(text).toMatch(/^The table CRUMB is deleted from by 1 program: BKDEL\.\n- BKDEL: DELETE in MAIN-PARA: `cbl\/BKDEL\.cbl:9`/)
  const insert = await ask(code, 'Which programs insert rows into the CRUMB table?')
  expect(insert.text).toMatch(/^The table CRUMB is added to by 1 program: BKDEL\.\n- BKDEL: INSERT in /)
})

test('a record that is written from another changes no field of that', async () => {
  const { text } = await ask(code, 'Who changes CRUST-KILOS?')
  expect(text).toContain('`ADD 1 TO CRUST-KILOS`')
  expect(text).not.toMatch(/^- .*WRITE FD-CRUST-RECORD/m)
})

test('that nothing deletes from a table does not say that nothing changes it', async () => {
  const { text } = await ask(code, 'Is there any program that deletes rows from LOAFTAB?')
  expect(text).toContain('No: no program deletes from the table LOAFTAB')
  expect(text).toContain('BKADD: INSERT')
})

test('a file that is only written is rewritten by nobody', async () => {
  const { text } = await ask(code, 'Does any program rewrite the BKLOG file?')
  expect(text).toContain('No: no program rewrites what is in the file BKLOG')
  expect(text).toContain('BKSHOW: WRITE')
})

test.each(['Does any program ever delete a crumb record?', 'Has any program ever deleted a crumb record?'])('%s', async (question) => {
  expect((await ask(code, question)).text).toContain('BKDEL: DELETE')
})
