import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const fares = new Codebase({
  'cbl/FAREDRV.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FAREDRV.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  FARE2019                 PIC X(08) VALUE 'FARE2019'.
01  WS-TRAVEL-DATE           PIC 9(08).
01  WS-KIND                  PIC X(01).
PROCEDURE DIVISION.
0000-MAIN.
      *  THE NEXT CALL PRICES JOURNEYS OF 2020
    IF WS-TRAVEL-DATE
            > 20191231
        CALL 'FARE2020' USING WS-TRAVEL-DATE
        GOBACK.
      *  THE NEXT CALL PRICES JOURNEYS OF 2019
    IF WS-TRAVEL-DATE
            > 20181231
        CALL FARE2019 USING WS-TRAVEL-DATE
        GOBACK.
    IF WS-KIND = 'S'
        CALL 'FARESCHL' USING WS-TRAVEL-DATE
    ELSE
        CALL 'FAREFULL' USING WS-TRAVEL-DATE
    END-IF.
    GOBACK.`),
  ...Object.fromEntries(
    ['FARE2019', 'FARE2020', 'FARESCHL', 'FAREFULL'].map((name) => [
      `cbl/${name}.cbl`,
      fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-TRAVEL-DATES          PIC X(30) VALUE 'TRAVEL DATES OF THE FARE'.
LINKAGE SECTION.
01  LK-TRAVEL-DATE           PIC 9(08).
PROCEDURE DIVISION USING LK-TRAVEL-DATE.
0000-MAIN.
    GOBACK.`),
    ]),
  ),
})

describe('the condition under which COBOL calls', () => {
  test('is told with the caller where the question asks for what it is called', async () => {
    const { text } = await ask(fares, 'Who calls FARE2019, and for which travel dates?')
    expect(text).toMatch(/FAREDRV.*CALL.*when WS-TRAVEL-DATE > 20181231/)
    expect(text).toMatch(/PRICES JOURNEYS OF 2019/)
  })

  test('is not told of the branch for the rest', async () => {
    const { text } = await ask(fares, 'When is FAREFULL called?')
    expect(text).not.toMatch(/FAREDRV.*when WS-KIND = 'S'/)
  })

  test('is not told where nobody asks', async () => {
    const { text } = await ask(fares, 'Who calls FARE2020?')
    expect(text).not.toMatch(/, when /)
  })
})
