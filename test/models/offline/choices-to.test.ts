import { expect, test } from 'vitest'
import { askedChoicesTo } from '../../../src/models/offline/question/asked-choices-to.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const shop = new Codebase({
  'SHOP.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. SHOP.
* THE MENU OF THE BAKERY
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WK-REPLY                     PIC X.
01  WK-STATUS                    PIC XX.
PROCEDURE DIVISION.
A000-MENU.
    DISPLAY "BAKERY MENU".
    ACCEPT WK-REPLY.
    IF WK-REPLY = "B"
        MOVE 1 TO WK-KIND
        PERFORM C100-LOAF-REPORT
        GO TO A000-MENU.
    IF WK-REPLY = "E"
        PERFORM C100-LOAF-REPORT
        GO TO A000-MENU.
    IF WK-REPLY = "X"
        PERFORM D100-CLOSE-SHOP
        GO TO A000-MENU.
    STOP RUN.
C100-LOAF-REPORT.
    DISPLAY "LOAVES".
D100-CLOSE-SHOP.
    IF WK-STATUS = "00"
        PERFORM C100-LOAF-REPORT.`),
})

test('which questions ask for the choices that lead somewhere', () => {
  expect(askedChoicesTo({ text: 'Which options of the menu lead to C100?' })).toBe('C100')
  expect(askedChoicesTo({ text: 'What keys bring me to the list of loaves?' })).toBe('the list of loaves')
  expect(askedChoicesTo({ text: 'What does option 3 lead to?' })).toBeUndefined()
  expect(askedChoicesTo({ text: 'Which keys does SHOP handle?' })).toBeUndefined()
})

test.each(['Which choices on the menu end up in the part that makes the loaf report?', 'Which choices in SHOP lead to C100-LOAF-REPORT?'])(
  '%s',
  async (question) => {
    const { text } = await ask(shop, question)
    expect(text).toMatch(/WK-REPLY = 'B' performs `?C100-LOAF-REPORT`?: `SHOP\.cbl:14`/)
    expect(text).toMatch(/WK-REPLY = 'E' performs `?C100-LOAF-REPORT`?: `SHOP\.cbl:17`/)
    expect(text).toMatch(/WK-REPLY = 'X' performs C100-LOAF-REPORT through D100-CLOSE-SHOP/)
  },
)
