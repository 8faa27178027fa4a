import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'oven.pl1': `/* bakes loaves on trays */
%replace loaves_per_tray  by 12;
%replace loaf_price  by 3;
oven: procedure options(main);
  do i = 1 to loaves_per_tray; call bake(i); end;
end oven;`,
  'SHELF.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. SHELF.
DATA DIVISION.
WORKING-STORAGE SECTION.
78 MAX-CUSTOMERS VALUE 40.
01 WS-CUSTOMER PIC 9(3) VALUE 7.
PROCEDURE DIVISION.
    DISPLAY WS-CUSTOMER.
    STOP RUN.`),
  'dough.f': `      SUBROUTINE DOUGH
      PARAMETER (MAXEGGS = 9, MAX_BOWLS = 6)
      CALL STIR(MAX_BOWLS)
      END
`,
})

test.each([
  ['How many loaves does each tray hold?', 'by 12', 'by 3'],
  ['How many customers can there be at once?', 'VALUE 40', 'VALUE 7'],
  ['How many bowls can there be at once?', 'MAX_BOWLS = 6', 'by 12'],
])('%s', async (question, value, other) => {
  const { text } = await ask(bakery, question)
  expect(text).toMatch(new RegExp(`^- constant .*${value}`, 'm'))
  expect(text).not.toMatch(new RegExp(`^- constant .*${other}`, 'm'))
})

test('the most that there may be is not how many there are', async () => {
  const queue = new Codebase({
    'till.pl1': 'till: proc;\n dcl MAX_TILL fixed bin static init (4);\n dcl takings (-1:4) fixed bin;\nend till;',
  })
  expect((await ask(queue, 'How many tills are there?')).text).toMatch(/^- no count, but the most or highest: constant .*init \(4\)/m)
  expect((await ask(queue, 'How many tills can there be?')).text).toMatch(/^- constant .*init \(4\)/m)
})

test('what is counted, not who may have it; and no variable that begins at zero', async () => {
  const shop = new Codebase({
    'SHOP.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. SHOP.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 HIGHEST-BASKET-NUMBER PIC 9(5) VALUE 0.
78 MAX-BASKETS VALUE 20.
78 MAX-LOAVES VALUE 12.
PROCEDURE DIVISION.
    STOP RUN.`),
  })
  const { text } = await ask(shop, 'What is the maximum number of loaves a basket can have?')
  expect(text).toContain('constant `MAX-LOAVES`')
  expect(text).not.toContain('constant `HIGHEST-BASKET-NUMBER`')
  expect(text).not.toContain('constant `MAX-BASKETS`')
})

test('a name that says one word of the question twice is no number of it', async () => {
  const mill = new Codebase({
    'MILL.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MILL.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 ERR-ERROR PIC S9(4) VALUE +8.
01 WS-ERRORS PIC 9(4) VALUE 0.
PROCEDURE DIVISION.
    PERFORM GRIND UNTIL WS-ERRORS > 40.
    STOP RUN.
GRIND.
    ADD 1 TO WS-ERRORS.`),
  })
  const { text } = await ask(mill, 'After how many errors does MILL stop?')
  expect(text).not.toContain('constant `ERR-ERROR`')
  expect(text).toContain('WS-ERRORS > 40')
})

test.each(['How many times is a lost call retried?', 'How often does PHONES retry?'])(
  'how often something is done again: %s',
  async (question) => {
    const phones = new Codebase({
      'PHONES.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PHONES.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-MAX-RETRIES PIC 9(2) VALUE 4.
01 WS-CALLS PIC 9(2) VALUE 9.
PROCEDURE DIVISION.
* A LOST CALL IS TRIED ONCE MORE.
    PERFORM DIAL WS-MAX-RETRIES TIMES.
    STOP RUN.
DIAL.
    ADD 1 TO WS-CALLS.`),
    })
    const { text } = await ask(phones, question)
    expect(text).toMatch(/^- constant `WS-MAX-RETRIES`: .*VALUE 4/)
  },
)
