import { expect, test } from 'vitest'
import { describedProcess } from '../../../src/models/offline/question/described-thing.ts'
import { ask, Codebase } from './codebase.ts'

const program = (name: string, says: string, lines: readonly string[]) =>
  [
    '       IDENTIFICATION DIVISION.',
    `       PROGRAM-ID. ${name}.`,
    `      * FUNCTION: ${says}`,
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
    '       01  WS-NEXT  PIC X(8).',
    '       PROCEDURE DIVISION.',
    '       0000-MAIN.',
    ...lines.map((line) => `           ${line}`),
    '           GOBACK.',
  ].join('\n')

const zoo = new Codebase({
  'cbl/ZOMENU.cbl': program('ZOMENU', 'THIS IS THE MAIN MENU OF THE ZOO', [
    "IF WS-CHOICE = '1'",
    "    MOVE 'ZOFEED' TO WS-NEXT",
    'ELSE',
    "    MOVE 'ZOBORN' TO WS-NEXT",
    'END-IF',
    'EXEC CICS XCTL PROGRAM(WS-NEXT) END-EXEC',
  ]),
  'cbl/ZOFEED.cbl': program('ZOFEED', 'FEEDS THE ANIMALS', ["IF WS-DAY = 'SUNDAY'", "    CALL 'ZOLOAD' USING WS-DAY", 'END-IF']),
  'cbl/ZOBORN.cbl': program('ZOBORN', 'BIRTHS OF ANIMALS', ['DISPLAY WS-DAY']),
  'cbl/ZOLOAD.cbl': program('ZOLOAD', 'RELOADS THE PRICES OF THE FODDER', ['DISPLAY WS-PRICE']),
})

test('what is started is found by what it does, and told with when', async () => {
  const { text } = await ask(zoo, 'Which program can start the reload of the fodder prices, and on what occasion?')
  expect(text).toMatch(/`ZOLOAD` is called from ZOFEED/)
  expect(text).toContain("WS-DAY = 'SUNDAY'")
})

test('the main menu is one thing and passes control to what is moved to the name that it transfers to', async () => {
  const { text } = await ask(zoo, 'To which programs can the main menu pass control?')
  expect(text).toMatch(/`ZOMENU` .*ZOFEED, ZOBORN/)
})

test('a thing that is called is no process', () => {
  const said = (text: string) => describedProcess(text)?.text
  expect(said('Which program starts the nightly posting of bills?')).toBe('nightly posting of bills')
  expect(said('Who triggers the yearly closing when the books are shut?')).toBe('yearly closing')
  expect(said('Which program starts the transaction of the teller?')).toBeUndefined()
  expect(said('Which program calls the function of the screen?')).toBeUndefined()
  expect(said('Which program calls the credit bureau?')).toBeUndefined()
})

test('what stands around the one call that is asked for is shown, also where jobs run the same program', async () => {
  const job = (name: string) => `//${name} JOB 1\n//S1 EXEC PGM=ZOLOAD`
  const code = new Codebase({
    'cbl/ZOFEED.cbl': program('ZOFEED', 'FEEDS THE ANIMALS', [
      "DISPLAY 'FEEDING TIME'",
      "IF WS-DAY = 'SUNDAY'",
      "    CALL 'ZOLOAD' USING WS-DAY",
      'END-IF',
    ]),
    'cbl/ZOLOAD.cbl': program('ZOLOAD', 'RELOADS THE PRICES OF THE FODDER', ['DISPLAY WS-PRICE']),
    ...Object.fromEntries(['ZOJOB1', 'ZOJOB2', 'ZOJOB3'].map((name) => [`jcl/${name}.jcl`, job(name)])),
  })
  const { text } = await ask(code, 'Which program calls ZOLOAD, and on what occasion?')
  expect(text).toMatch(/```[\s\S]*IF WS-DAY = 'SUNDAY'[\s\S]*CALL 'ZOLOAD'/)
})
