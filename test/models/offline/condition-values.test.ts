import { describe, expect, test } from 'vitest'
import { askedValues } from '../../../src/models/offline/question/asked-values.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const ferry = new Codebase({
  'cpy/FYTICKET.cpy': fixedFormat(`
01  FY-TICKET.
    05  TK-PASSENGER-TYPE        PIC X(01).
        88  TK-ADULT             VALUE 'A'.
        88  TK-CHILD             VALUES 'C'
                                        'K'.
*       WITH A BICYCLE
        88  TK-CYCLIST           VALUE 'B'.
    05  TK-PRICE                 PIC 9(5)V99.`),
  'cpy/FYMAP.cpy': fixedFormat(
    ['01  FYMAPI.', ...['L', 'F', 'A', 'I', 'C', 'P', 'H', 'V', 'O'].map((side) => `    02  PASSENGERTYPE${side}      PIC X.`)].join('\n'),
  ),
  'cbl/FYSELL.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FYSELL.
* SELLS A TICKET TO A PASSENGER.
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY FYTICKET.
01  WS-TICKET-STATUS             PIC X(02).
    88  TICKET-OK                VALUE '00'.
    88  TICKET-EOF               VALUE '10'.
PROCEDURE DIVISION.
1000-SELL.
    IF TK-CHILD
        MOVE 5 TO TK-PRICE
    END-IF.
    GOBACK.`),
})

describe('the values of data, by the condition names under it', () => {
  test.each([
    'Which passenger types are there?',
    'What values can the passenger type have?',
    'What are the possible values of TK-PASSENGER-TYPE?',
  ])('%s', async (question) => {
    const { text } = await ask(ferry, question)
    expect(text).toMatch(/88\s+TK-ADULT\s+VALUE 'A'/)
    expect(text).toMatch(/88\s+TK-CYCLIST\s+VALUE 'B'/)
    expect(text).not.toContain('TK-PRICE')
  })

  test.each(['Which cabin types can be booked?', 'Which types of cabin can be booked?'])('%s', async (question) => {
    const cruise = new Codebase({
      'cbl/CRTEST.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. CRTEST.
PROCEDURE DIVISION.
1000-MAKE.
* BOOK CABINS OF ANY TYPE
    MOVE WS-CABIN-TYPE(1) TO HV-CABIN-TYPE.
    MOVE 'BOOKED' TO CABIN-STATE.
    GOBACK.`),
      'cbl/CRBOOK.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. CRBOOK.
PROCEDURE DIVISION.
1000-CHECK.
    EVALUATE TRUE
       WHEN CR-CABIN-TYPE IN CR-AREA(1:5) = 'INNER'
       WHEN CR-CABIN-TYPE IN CR-AREA(1:5) = 'OUTER'
       WHEN CR-CABIN-TYPE IN CR-AREA = 'BALCONY'
          MOVE 'Y' TO CR-OK
       WHEN OTHER
          MOVE 'N' TO CR-OK
    END-EVALUATE.
    GOBACK.`),
    })
    const { text } = await ask(cruise, question)
    expect(text).toMatch(/^- `cbl\/CRBOOK\.cbl:6-8`:[^`]*```[^`]*'INNER'[^`]*'OUTER'[^`]*'BALCONY'/)
  })

  test('what one of them stands for', async () => {
    expect((await ask(ferry, 'What does passenger type K stand for?')).text).toContain(
      '- K of `TK-PASSENGER-TYPE` is `TK-CHILD`: `cpy/FYTICKET.cpy:2-7`',
    )
  })

  test('what a comment of the member says of it', async () => {
    const bus = new Codebase({
      'cpy/BSPASS.cpy': fixedFormat(`
01  BS-PASS.
    05  PASS-KIND                PIC X(01).
        88  PASS-DAY             VALUE 'D'.
        88  PASS-MONTH           VALUE 'M'.
    05  PASS-PRICE               PIC 9(5)V99.
* PASS-KIND      : D=ONE DAY, M=CALENDAR MONTH`),
    })
    expect((await ask(bus, 'What does pass kind M stand for?')).text).toMatch(
      /- M of `PASS-KIND` is `PASS-MONTH`; a comment says M=CALENDAR MONTH: `cpy\/BSPASS\.cpy:\d-\d`, `cpy\/BSPASS\.cpy:\d`/,
    )
  })

  test('the status of a file is none of the data', async () => {
    expect((await ask(ferry, 'What values can the ticket status have?')).text).not.toMatch(/^- `cbl\/FYSELL.cbl:8-10`/)
  })
})

describe('a question for values', () => {
  test.each([
    ['which statuses can an order have', { words: ['order', 'status'] }],
    ['What does claim status P mean?', { words: ['claim', 'status'], value: 'P' }],
    ['what can the account type be?', { words: ['account', 'type'] }],
    ['what are the account statuses', { words: ['account', 'status'] }],
    ['what does return code 8 mean', undefined],
    ['what does the program mean', undefined],
  ])('%s', (question, asked) => {
    expect(askedValues(question)).toEqual(asked)
  })
})

describe('how many of it there may be', () => {
  const stall = new Codebase({
    'cpy/STORDER.cpy': fixedFormat(`
01  ST-ORDER-ITEMS.
    05  ST-ORDER-ITEM-NO         PIC 9(05).
    05  ST-ORDER-ITEM-PRICE      PIC 9(05)V99.
    05  ST-ORDER-ITEM-WEIGHT     PIC 9(05).`),
    'cbl/STSELL.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. STSELL.
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY STORDER.
01  WS-ITEM-COUNT                PIC 9(03).
PROCEDURE DIVISION.
1000-ADD.
    IF WS-ITEM-COUNT > 25
        DISPLAY 'ORDER IS FULL'
    END-IF.
    GOBACK.`),
  })

  test('is not told by the parts of a record of that name', async () => {
    const { text } = await ask(stall, 'How many items can one order have?')
    expect(text).not.toContain('elementary')
    expect(text).toContain('WS-ITEM-COUNT > 25')
  })
})
