import { describe, expect, test } from 'vitest'
import { askedNewNumber } from '../../../src/models/offline/question/asked-new-number.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, text: string) =>
  fixedFormat(`IDENTIFICATION DIVISION.\nPROGRAM-ID. ${name}.\nPROCEDURE DIVISION.\n${text.trim()}`)
const museum = new Codebase({
  'cbl/MUSVIS.cbl': program(
    'MUSVIS',
    `
0000-MAIN.
    MOVE HIGH-VALUES TO VISITOR-ID
    PERFORM 1000-READ-LAST
    MOVE VISITOR-ID TO WS-VISITOR-ID-N
    ADD 1 TO WS-VISITOR-ID-N
    ADD 1 TO WS-VISITOR-COUNT
    STOP RUN.
1000-READ-LAST.
    CONTINUE.`,
  ),
  'cbl/MUSTKT.cbl': program(
    'MUSTKT',
    `
0000-MAIN.
    PERFORM 2000-OBTAIN-TICKET-NUMBER.
    STOP RUN.
2000-OBTAIN-TICKET-NUMBER.
    EXEC CICS GET COUNTER(MUSCTR)
        VALUE(WS-LAST)
    END-EXEC.`,
  ),
  'cbl/MUSGDE.cbl': program(
    'MUSGDE',
    `
0000-MAIN.
    MOVE IN-GUIDE-ID TO GUIDE-ID
    PERFORM FIND-NEXT-TOUR.
    STOP RUN.
FIND-NEXT-TOUR.
    ADD 1 TO WS-LOOP-COUNT
    ADD 1 TO WS-CONTROL-VALUE-NUM.
OTHER-PART.
    ADD 1 TO WS-LAST-VALUE.`,
  ),
  'sql/museum.sql': 'CREATE TABLE PAINTING (\n  PAINTING_ID INTEGER NOT NULL GENERATED ALWAYS AS IDENTITY,\n  TITLE CHAR(40)\n);\n',
})

describe('where what is new gets its number from', () => {
  test.each([
    ['How is a visitor number assigned?', /^- counted up: `ADD 1 TO WS-VISITOR-ID-N`: `cbl\/MUSVIS\.cbl:8`\n/],
    ['Where does a new visitor get its id from?', /^- counted up: `ADD 1 TO WS-VISITOR-ID-N`/],
    [
      'How is the ticket number generated?',
      /^- taken from a named counter of CICS: `EXEC CICS GET COUNTER\(MUSCTR\)`: `cbl\/MUSTKT\.cbl:8`/,
    ],
    [
      'How are painting ids assigned?',
      /^- given by the database: `PAINTING_ID INTEGER NOT NULL GENERATED ALWAYS AS IDENTITY,`: `sql\/museum\.sql:2`/,
    ],
    ['Where do tour numbers come from?', /^- counted up in FIND-NEXT-TOUR: `ADD 1 TO WS-CONTROL-VALUE-NUM\.`: `cbl\/MUSGDE\.cbl:10`/],
    [
      'How is a guide number assigned?',
      /^NOT FOUND\nNo line found makes a new guide number: [\s\S]*- only put there: `MOVE IN-GUIDE-ID TO GUIDE-ID`: `cbl\/MUSGDE\.cbl:5`/,
    ],
  ])('%s', async (question, expected) => {
    const { text } = await ask(museum, question)
    expect(text).toMatch(expected)
    expect(text).not.toContain('`ADD 1 TO WS-LAST-VALUE.`')
  })
})

test.each([
  'how is a phone number stored',
  'how is a customer number validated',
  'how is the total number of orders computed',
  'where is the account number displayed',
  'how are error numbers assigned',
  'which program reads the order number',
])('%s asks for no new number', (text) => {
  expect(askedNewNumber(text)).toBeUndefined()
})
