import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, ...statements: readonly string[]) =>
  fixedFormat(
    [
      'IDENTIFICATION DIVISION.',
      `PROGRAM-ID. ${name}.`,
      'DATA DIVISION.',
      'PROCEDURE DIVISION.',
      'MAIN-LINE.',
      ...statements,
      '    GOBACK.',
    ].join('\n'),
  )

const mill = new Codebase({
  'README.md':
    '# The mill\n\nKeeps the orders of a mill with all its customers, and what flour they were sent.\n\n    EXEC CICS is explained here\n',
  'cbl/MILL01.cbl': program('MILL01', '    EXEC CICS RETURN END-EXEC.'),
  'cbl/MILL02.cbl': program('MILL02', '    EXEC SQL SELECT SACKS INTO :N FROM FLOUR END-EXEC.'),
  'cbl/MILL03.cbl': program('MILL03', "    CALL 'MQPUT' USING A.", '    EXEC SQL DELETE FROM FLOUR END-EXEC.'),
  'cbl/MILL05.cbl': program('MILL05', "    DISPLAY 'MQPUT AND CBLTDLI FAILED'.", "    MOVE 'MQGET' TO WS-NAME."),
  'cbl/MILL04.cbl': program('MILL04', '*   EXEC DLI GU END-EXEC', "    DISPLAY 'GROUND'."),
})

test('databases and messaging of a system are those that its programs have statements of', async () => {
  const { text } = await ask(mill, 'Which databases and messaging does the application use?')
  expect(text.split('\n')).toEqual([
    '- **SQL (Db2 or another)** in 2 of 5 programs, MILL02, MILL03: `cbl/MILL02.cbl:6`, `cbl/MILL03.cbl:7`',
    '- **MQ** in 1 of 5 programs, MILL03: `cbl/MILL03.cbl:6`',
  ])
})

test.each(['What technologies does the system use?', 'Which middleware is used here?'])('%s', async (question) => {
  const { text } = await ask(mill, question)
  expect(text).toMatch(/^- \*\*CICS\*\* in 1 of 5 programs, MILL01: `cbl\/MILL01\.cbl:6`\n- \*\*SQL/)
})

test('an overview says what the system uses', async () => {
  const { text } = await ask(mill, 'What is this system about, and which databases does it use?')
  expect(text).toMatch(/Keeps the orders of a mill[\s\S]*\nWhat it uses:\n- \*\*SQL \(Db2 or another\)\*\* in 2 of 5 programs/)
  expect((await ask(mill, 'What is this system?')).text).toContain('- **CICS** in 1 of 5 programs')
})

test('whether a system uses one of them', async () => {
  expect((await ask(mill, 'Does the system use MQ?')).text).toMatch(/^1 of 5 programs has calls of MQ:\n- \W*MILL03/)
  expect((await ask(mill, 'Does the application use IMS?')).text).toBe('None of 5 programs has calls of DL/I.')
})
