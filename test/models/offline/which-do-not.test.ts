import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const program = (name: string, ...lines: readonly string[]) =>
  [
    '       IDENTIFICATION DIVISION.',
    `       PROGRAM-ID. ${name}.`,
    '       PROCEDURE DIVISION.',
    '       MAIN-PARA.',
    ...lines.map((line) => `           ${line}`),
    '           GOBACK.',
  ].join('\n')
const insert = (table: string) => `EXEC SQL INSERT INTO ${table} (NO) VALUES (:WS-NO) END-EXEC.`

const code = new Codebase({
  'cbl/BKADD.cbl': program('BKADD', insert('LOAFTAB'), "CALL 'BKABEND'."),
  'cbl/BKEND.cbl': program('BKEND', insert('CRUMBTAB')),
  'cbl/BKABEND.cbl': program('BKABEND', "DISPLAY 'A FAILURE OF THE LOAF TABLE AND ITS FILE'."),
  'cbl/BKMENU.cbl': program('BKMENU', "CALL 'BKADD'."),
  'cbl/BKOVEN.cbl': program('BKOVEN', 'OPEN INPUT OVEN-FILE.', 'READ OVEN-FILE.'),
})

test('a condition behind it does not turn who does not call into who calls', async () => {
  const { text } = await ask(code, 'Which programs do not call BKABEND when something fails?')
  expect(text).toMatch(/^3 of 5 programs do not call \*\*BKABEND\*\*: BKEND, BKMENU, BKOVEN/)
})

test('who does not use a table that is described', async () => {
  const { text } = await ask(code, 'Which programs do not use the loaf table?')
  expect(text).toMatch(/^4 of 5 programs do not use \*\*LOAFTAB\*\*: BKABEND, BKEND, BKMENU, BKOVEN/)
})

test('procedures are programs where there is no procedure of JCL', async () => {
  const { text } = await ask(code, 'Which procedures do not call BKABEND?')
  expect(text).not.toContain('NOT FOUND')
  expect(text).toContain('BKEND, BKMENU, BKOVEN')
})

test.each(['Which programs do not print the failure of the loaf?', 'Which modules never display a failure of the file?'])(
  '%s: lines that speak of it do not tell who does not',
  async (question) => {
    expect((await ask(code, question)).text).toMatch(/^NOT FOUND\nPerhaps no answer: lines tell who does it, not who does not\./)
  },
)

test('what is not done where is no list of those that do not', async () => {
  expect((await ask(code, 'Which message is shown when the loaf is not in the table?')).text).not.toContain('who does not')
})
