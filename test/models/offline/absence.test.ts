import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const oven = '       IDENTIFICATION DIVISION.\n       PROGRAM-ID. BKOVEN.\n       PROCEDURE DIVISION.\n           GOBACK.'

test('a call that stands where the structure knows no statement is shown, not denied', async () => {
  const code = new Codebase({ 'cbl/BKOVEN.cbl': oven, 'cpy/HEAT.inc': "           CALL 'BKOVEN' USING BK-AREA." })
  const { text } = await ask(code, 'Which programs call BKOVEN?')
  expect(text).not.toMatch(/nothing in the code calls/i)
  expect(text).toContain('`cpy/HEAT.inc:1`')
})

test('a name that only comments and texts bear does not make a caller', async () => {
  const code = new Codebase({ 'cbl/BKOVEN.cbl': oven, 'doc/NOTES.txt': 'BKOVEN has not been started since 1998.' })
  const { text } = await ask(code, 'Which job runs BKOVEN?')
  expect(text).toMatch(/^NOT FOUND\nNothing in the code calls, runs, starts or copies `BKOVEN`/)
})

test('what only stands in comments is shown where it is spoken of', async () => {
  const code = new Codebase({
    'cbl/BKOVEN.cbl': oven.replace('           GOBACK.', '      * BKOLD01 WAS CALLED HERE.\n           GOBACK.'),
  })
  const { text } = await ask(code, 'What does BKOLD01 do?')
  expect(text).toContain('its source is not in the code')
  expect(text).toContain('It is named here:\n- `cbl/BKOVEN.cbl:4`: `* BKOLD01 WAS CALLED HERE.`')
})

test('a field that is only set is said to be read by nothing', async () => {
  const program = [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKSET.',
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
    '       01  BK-UNUSED PIC 9(4).',
    '       PROCEDURE DIVISION.',
    '           MOVE 1 TO BK-UNUSED.',
    '           GOBACK.',
  ]
  const { text } = await ask(new Codebase({ 'BKSET.cbl': program.join('\n') }), 'Does any program read BK-UNUSED?')
  expect(text.split('\n')[0]).toBe('No: no program reads the field BK-UNUSED; it is only written, by 1 program.')
  expect(text).toContain('`BKSET.cbl:7`')
})
