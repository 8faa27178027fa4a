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
  expect(text).toMatch(/^- `COMPUTE W-1 = 12 \+ W-2 \* 3\.`: `cbl\/TOLLS\.cbl:20`\n- `MOVE W-1 TO FERRY-FARE\.`: `cbl\/TOLLS\.cbl:21`\n/)
})

test('a value that is asked for is computed where an item called so gets it, first of all', async () => {
  const lake = new Codebase({
    'cbl/BOATHIRE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BOATHIRE.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  BH-HOURLY-FEE        PIC 9(5)V99.
01  BH-P                 PIC 9(5)V99.
01  BH-H                 PIC 9(3).
PROCEDURE DIVISION.
ASK-FOR-IT.
    DISPLAY 'FEE BY THE HOUR, FROM THE PRICE OF THE DAY AND THE HOURS'.
    DISPLAY 'HOURS OF THE DAY, THE PRICE OF A DAY'.
WORK-IT-OUT.
    COMPUTE BH-HOURLY-FEE ROUNDED =
        BH-P / BH-H.
CLEAR-IT.
    MOVE ZERO TO BH-HOURLY-FEE.`),
  })
  const { text } = await ask(lake, 'How is the hourly fee worked out from the price of the day and the hours?')
  expect(text).toMatch(/^- `cbl\/BOATHIRE\.cbl:\d+-\d+`:\n\s+```\n(?:.*\n)?.*COMPUTE BH-HOURLY-FEE/)
})
