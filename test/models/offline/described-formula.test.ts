import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const ferry = new Codebase({
  'cbl/TOLLS.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. TOLLS.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  FERRY-FARE           PIC 9(5)V99.
01  TRUCK-WEIGHT         PIC 9(5).
01  W-1                  PIC 9(7)V99.
01  W-2                  PIC 9(7)V99.
PROCEDURE DIVISION.
FARE-OF-TRUCK.
    MOVE TRUCK-WEIGHT TO W-1.
    IF W-1 = ZERO
        GO TO FARE-EXIT.
    DISPLAY 'WEIGHED'.
    DISPLAY 'AND FOUND'.
    DISPLAY 'IN ORDER'.
    DISPLAY 'BY THE MASTER'.
    DISPLAY 'OF THE PORT'.
    DIVIDE W-1 BY 40 GIVING W-2.
    COMPUTE W-1 = 12 + W-2 * 3.
    MOVE W-1 TO FERRY-FARE.
FARE-EXIT.
    EXIT.`),
  'cbl/TICKETS.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. TICKETS.
PROCEDURE DIVISION.
SHOW-FARE.
    DISPLAY 'FERRY FARE OF A TRUCK'.
    DISPLAY 'FARE OF THE TRUCK IS DUE'.
    DISPLAY 'PAY THE FERRY FARE'.
    GOBACK.`),
})

test('how something is worked out that is described: the lines that compute, which need no word of the question', async () => {
  const { text } = await ask(ferry, 'How is the fare of the ferry worked out for a truck?')
  expect(text).toContain('COMPUTE W-1 = 12 + W-2 * 3')
  expect(text).toMatch(/^- `cbl\/TOLLS\.cbl/)
})
