import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const ferries = new Codebase({
  'cbl/FERRYTKT.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERRYTKT.
*  TICKETS OF THE DAY ARE CHECKED AGAINST THE CAPACITY OF THE SHIP
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY FERRYMSG.
01  TK-REFUSAL               PIC X(03) VALUE SPACES.
01  TK-CARS                  PIC 9(03).
01  TK-TRAILER               PIC X(01).
PROCEDURE DIVISION.
1000-TICKET.
    CALL 'FERRYDAY' USING TK-CARS.
    IF TK-TRAILER = 'Y'
        MOVE 'F12' TO TK-REFUSAL
        DISPLAY MSG-FRY012E
    END-IF.
    GOBACK.`),
  'cbl/FERRYDAY.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERRYDAY.
*  TELLS WHETHER SHIPS SAIL ON A DAY; CALLED FOR EVERY TICKET
DATA DIVISION.
LINKAGE SECTION.
01  LK-CARS                  PIC 9(03).
PROCEDURE DIVISION USING LK-CARS.
    GOBACK.`),
  'cpy/FERRYMSG.cpy': fixedFormat(`
01  FERRY-MESSAGES.
    05  MSG-FRY011I          PIC X(40) VALUE
        'FRY011I SHIP HAS SAILED'.
    05  MSG-FRY012E          PIC X(40) VALUE
        'FRY012E TRAILERS ARE NOT CARRIED'.
    05  MSG-FRY013W          PIC X(40) VALUE
        'FRY013W LAST PLACE SOLD'.
    05  MSG-FRY014W          PIC X(40) VALUE
        'FRY014W STORM WARNING GIVEN'.`),
  'jcl/FERRYNGT.jcl': `//FERRYNGT JOB (ACCT),'TICKETS'
//CHECK    EXEC PGM=FERRYTKT
//TICKETS  DD DSN=FERRY.TICKETS,DISP=SHR
//SYSOUT   DD SYSOUT=*`,
})

describe('what bears on a question', () => {
  test.each([
    ['Who calls FERRYDAY?', '`FERRYDAY` is called from FERRYTKT.'],
    ['Who invokes FERRYDAY?', '`FERRYDAY` is called from FERRYTKT.'],
    ['Which programs copy FERRYMSG?', '`FERRYMSG` is copied by FERRYTKT.'],
  ])('nothing from elsewhere is quoted beside names that are all that was asked for: %s', async (question, told) => {
    const { text } = await ask(ferries, question)
    expect(text).toContain(told)
    expect(text).not.toMatch(/FERRYDAY\.cbl:|FERRYMSG\.cpy:/)
  })

  test.each([
    ['How does FERRYDAY get called?', 'TELLS WHETHER SHIPS SAIL ON A DAY'],
    ['Who calls FERRYDAY, and what is it for?', 'TELLS WHETHER SHIPS SAIL ON A DAY'],
  ])('lines are quoted for %s', async (question, line) => {
    const { text } = await ask(ferries, question)
    expect(text).toContain(line)
  })

  test('the rules of a job stand in the program that it runs', async () => {
    const { text } = await ask(ferries, 'FERRYNGT is run every night. Which refusal does a ticket with a trailer get?')
    expect(text).toContain("MOVE 'F12' TO TK-REFUSAL")
    expect(text).not.toMatch(/FERRYNGT` is (?:run|used)/)
  })

  test('messages beside the one that is asked for are not quoted', async () => {
    const { text } = await ask(ferries, 'What does message FRY012E tell us, and when is it shown?')
    expect(text).toContain('TRAILERS ARE NOT CARRIED')
    expect(text).toContain("IF TK-TRAILER = 'Y'")
    expect(text).not.toContain('FRY013W')
  })
})
