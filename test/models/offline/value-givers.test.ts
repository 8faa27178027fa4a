import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, ...statements: readonly string[]) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 KILN-STATE PIC X(2).
PROCEDURE DIVISION.
${statements.map((one) => `    ${one}`).join('\n')}
    GOBACK.`)
const pottery = new Codebase({
  'cbl/FIRE.cbl': program('FIRE', "MOVE '70' TO KILN-STATE.", "MOVE '80' TO KILN-STATE."),
  'cbl/COOL.cbl': program('COOL', "MOVE '80' TO KILN-STATE."),
  'cbl/LOOK.cbl': program('LOOK', "IF KILN-STATE = '70'", "    MOVE '00' TO KILN-STATE", 'END-IF.'),
})

test.each([
  'Who sets KILN-STATE to 70?',
  'Which programs move 70 to KILN-STATE?',
  "Where is KILN-STATE set to '70'?",
  'When is KILN-STATE set to 70?',
])('%s', async (question) => {
  const { text } = await ask(pottery, question)
  expect(text).toContain('FIRE')
  expect(text).not.toMatch(/^- COOL|changed by 3 programs/m)
})

test('the value is told with the members that give it', async () => {
  const { text } = await ask(pottery, 'Which programs set KILN-STATE to 80?')
  expect(text).toContain('`KILN-STATE` is set to `80` in 2 members:')
  expect(text).toContain("- FIRE: `MOVE '80' TO KILN-STATE.`: `cbl/FIRE.cbl:8`")
  expect(text).toContain('- COOL')
  expect(text).not.toContain('LOOK')
})
