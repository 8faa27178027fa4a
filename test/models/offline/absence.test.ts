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

const caller = [
  '       IDENTIFICATION DIVISION.',
  '       PROGRAM-ID. BKMAIN.',
  '       DATA DIVISION.',
  '       WORKING-STORAGE SECTION.',
  "       01  BKTIMER PIC X(8) VALUE 'BKTIMER'.",
  '       01  BK-MINUTES PIC 9(4).',
  '       PROCEDURE DIVISION.',
  '           CALL BKTIMER USING BK-MINUTES.',
  '           GOBACK.',
].join('\n')

test('what a program does is not told by the field that holds its name for a call', async () => {
  const code = new Codebase({ 'cbl/BKMAIN.cbl': caller })
  const { text } = await ask(code, 'Which formula does BKTIMER use to count the minutes?')
  expect(text).toMatch(/^NOT FOUND\n`BKTIMER` is referred to \(1 times\); its source is not in the code\./)
  expect(text).toContain('`cbl/BKMAIN.cbl:8`')
})

test('who calls it, and what the field is, is told all the same', async () => {
  const code = new Codebase({ 'cbl/BKMAIN.cbl': caller })
  expect((await ask(code, 'Which programs call BKTIMER?')).text).toContain('`cbl/BKMAIN.cbl:8`')
  const { text } = await ask(code, 'What is the length of BKTIMER?')
  expect(text).not.toMatch(/^NOT FOUND/)
  expect(text).toContain('PIC X(8)')
})

const table = [
  '* THE PROGRAMS OF THE SHOP',
  '  MYPCT TYPE=ENTRY,TRANSID=BAKE,PROGRAM=BKBAKER',
  '  MYPCT TYPE=ENTRY,TRANSID=SELL,PROGRAM=BKSELL',
].join('\n')

test('a program that only a table of some monitor names has no source here', async () => {
  const code = new Codebase({ 'cbl/BKOVEN.cbl': oven, 'tables/MYPCT$': table })
  const { text } = await ask(code, 'What does BKBAKER do when transaction BAKE is entered?')
  expect(text).toMatch(/^NOT FOUND\n`BKBAKER` .*its source is not in the code\./)
  expect(text).toContain('`tables/MYPCT$:2`')
})

test('a text that a program shows is no name that lacks its source', async () => {
  const code = new Codebase({
    'cbl/BKSALE.cbl': [
      oven.replace('BKOVEN', 'BKSALE').replace('           GOBACK.', '           IF BK-STOCK = ZERO'),
      "               MOVE 'SOLDOUT' TO BK-ANSWER.",
      '           GOBACK.',
    ].join('\n'),
  })
  const { text } = await ask(code, 'When does the program answer SOLDOUT?')
  expect(text).not.toMatch(/^NOT FOUND/)
  expect(text).toContain('IF BK-STOCK = ZERO')
})

test('a name that the asker gives to something new is not looked for', async () => {
  const code = new Codebase({
    'cbl/BKOVEN.cbl': oven,
    'doc/NOTES.md': '# A new oven\n\nAn oven is defined in the table of ovens, then started.\n',
  })
  expect((await ask(code, 'I have a new oven BKOV77. Where is an oven defined?')).text).toContain('`doc/NOTES.md:')
  expect((await ask(code, 'Where is the oven BKOV77 defined?')).text).toMatch(/^NOT FOUND\n/)
})

test('an alarm that stands nowhere has no meaning', async () => {
  const code = new Codebase({
    'cbl/BKOVEN.cbl': oven.replace('           GOBACK.', "           DISPLAY 'ALARM 4711'.\n           GOBACK."),
  })
  expect((await ask(code, 'What does alarm 4712 mean?')).text).toMatch(/^NOT FOUND\n`4712` stands in nothing/)
  expect((await ask(code, 'What does alarm 4711 mean?')).text).toContain("DISPLAY 'ALARM 4711'")
})
