import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'BKTILL.plinc': [
    ' DCL 1 TILL,',
    '     2 COINS FIXED BIN(15),',
    '     2 BURNT_LOAVES FIXED BIN(15);',
    ' DCL LEAST_COINS FIXED BIN(15) INIT(7);',
  ].join('\n'),
  'BKSELL.pli': ['BKSELL: PROC;', ' %INCLUDE BKTILL;', ' /* BURNT_LOAVES will be counted one day */', ' COINS = COINS + 1;', 'END;'].join(
    '\n',
  ),
  'BKCOB.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BKCOB.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-OVEN.
    05  WS-HEAT      PIC 9(3).
    05  WS-SPARE-RACK PIC 9(3).
    05  WS-DOOR      PIC X.
        88  DOOR-OPEN VALUE 'O'.
PROCEDURE DIVISION.
0000-MAIN.
    MOVE 9 TO WS-HEAT.
    IF DOOR-OPEN MOVE 0 TO WS-HEAT.
    GOBACK.`),
})

test.each([
  ['Where is BURNT_LOAVES increased?', 'BURNT_LOAVES'],
  ['Where is LEAST_COINS used?', 'LEAST_COINS'],
  ['Which programs use WS-SPARE-RACK?', 'WS-SPARE-RACK'],
])('what is declared and named by no statement is denied: %s', async (question, name) => {
  const { text } = await ask(bakery, question)
  expect(text).toContain(`o statement names the field ${name}: it is only declared`)
})

test('a plain no where yes or no is asked, and what it is where that is', async () => {
  expect((await ask(bakery, 'Is LEAST_COINS used anywhere?')).text).toMatch(/^No: no statement names the field LEAST_COINS/)
  expect((await ask(bakery, 'What is LEAST_COINS used for?')).text).toContain('INIT(7)')
})

test('what a statement or a condition names is told', async () => {
  expect((await ask(bakery, 'Which programs use WS-DOOR?')).text).not.toContain('only declared')
  expect((await ask(bakery, 'Where is COINS increased?')).text).not.toContain('only declared')
})
