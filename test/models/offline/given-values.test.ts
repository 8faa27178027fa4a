import { describe, expect, it } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, literal: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT PARCEL-FILE ASSIGN TO PARCELS
        ORGANIZATION IS INDEXED RECORD KEY IS PARCEL-ID.
DATA DIVISION.
FILE SECTION.
FD PARCEL-FILE.
01 PARCEL-RECORD.
   05 PARCEL-ID PIC 9(5).
   05 PARCEL-WEIGHT PIC 9(5).
WORKING-STORAGE SECTION.
01 WS-REASON PIC 9(3).
   88 NO-REASON VALUE 0.
01 MAX-STOPS CONSTANT AS 40.
78 MOST-BAGS VALUE 25.
01 WS-BAGS.
   05 WS-BAG OCCURS MOST-BAGS TIMES PIC X(4).
PROCEDURE DIVISION.
0000-MAIN.
    MOVE 0 TO WS-REASON.
    PERFORM 1000-READ.
    PERFORM 2000-WEIGH.
    GOBACK.
1000-READ.
    MOVE 0 TO WS-REASON.
    READ PARCEL-FILE
        INVALID KEY
            MOVE ${literal} TO WS-REASON
    END-READ.
2000-WEIGH.
    MOVE 0 TO WS-REASON.
    IF PARCEL-WEIGHT < 3000
        CONTINUE
    ELSE
        MOVE 701
            TO WS-REASON
    END-IF.
    IF PARCEL-WEIGHT = 0
        MOVE 702 TO WS-REASON
    END-IF.`)
const codebase = new Codebase({ 'cbl/PARCELA.cbl': program('PARCELA', '700'), 'cbl/PARCELB.cbl': program('PARCELB', '900') })

describe('the values that statements give a field', () => {
  it.each([
    'What is WS-REASON set to in PARCELA?',
    'Which values does WS-REASON get in PARCELA?',
    'What values are moved to WS-REASON in PARCELA?',
    'What does PARCELA move to WS-REASON?',
    "What's the value of WS-REASON in PARCELA?",
    'How is WS-REASON set in PARCELA?',
  ])('are told statement by statement: %s', async (question) => {
    const { text } = await ask(codebase, question)
    expect(text).toMatch(/- `MOVE 0 TO WS-REASON` in 0000-MAIN, 1000-READ, 2000-WEIGH \(3 places\): `cbl\/PARCELA\.cbl:\d+/)
    expect(text).toMatch(/- `MOVE 700 TO WS-REASON` in 1000-READ, under `READ PARCEL-FILE … INVALID KEY`: `cbl\/PARCELA\.cbl:\d+/)
    expect(text).toMatch(/- `MOVE 701 TO WS-REASON` in 2000-WEIGH, in the ELSE of `IF PARCEL-WEIGHT < 3000`: `cbl\/PARCELA\.cbl:\d+/)
    expect(text).toMatch(/- `MOVE 702 TO WS-REASON` in 2000-WEIGH, under `IF PARCEL-WEIGHT = 0`: `cbl\/PARCELA\.cbl:\d+/)
    expect(text).not.toMatch(/MOVE 900 TO/)
  })

  it('are told of each of two programs that are compared', async () => {
    const { text } = await ask(codebase, 'What is WS-REASON set to in PARCELA compared with PARCELB?')
    expect(text).toMatch(/- PARCELA: `MOVE 700 TO WS-REASON`/)
    expect(text).toMatch(/- PARCELB: `MOVE 900 TO WS-REASON`/)
  })

  it('are told of each program that gives it one, where no program is named', async () => {
    const { text } = await ask(codebase, 'What is WS-REASON set to?')
    expect(text).toMatch(/- PARCELA: `MOVE 700 TO WS-REASON`/)
    expect(text).toMatch(/- PARCELB: `MOVE 900 TO WS-REASON`/)
  })

  it('are not taken to be those that have names alone', async () => {
    const { text } = await ask(codebase, 'Which values can WS-REASON have in PARCELA?')
    expect(text).toMatch(/701/)
  })

  it('stand under the ELSE of a condition, not under the condition', async () => {
    const { text } = await ask(codebase, 'What does 701 in WS-REASON mean?')
    expect(text).toMatch(/MOVE 701.*in the ELSE of IF PARCEL-WEIGHT/)
    expect(text).not.toMatch(/under IF PARCEL-WEIGHT \\?< 3000/)
  })
})

describe('how many entries a table has', () => {
  it('is told with the constant that says it', async () => {
    const { text } = await ask(codebase, 'How many entries does WS-BAG have in PARCELA?')
    expect(text).toMatch(/OCCURS MOST-BAGS TIMES/)
    expect(text).toMatch(/`MOST-BAGS`.*78 VALUE 25/)
  })
})

describe('how long something is kept', () => {
  it('is no length of what is named beside it', async () => {
    const { text } = await ask(codebase, 'How long is a parcel kept if WS-REASON says nothing?')
    expect(text).not.toMatch(/3 bytes/)
  })
})
