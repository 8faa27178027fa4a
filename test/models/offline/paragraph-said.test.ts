import { describe, expect, it } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

/** A long paragraph whose telling lines stand far below its heading. */
const codebase = new Codebase({
  'cbl/BILLING.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BILLING.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-TOTAL PIC 9(5).
01 WS-SURCHARGE PIC 9(5).
01 WS-PARCELS PIC 9(5).
PROCEDURE DIVISION.
1000-WEIGH.
${Array.from({ length: 30 }, (_, index) => `    ADD ${index} TO WS-PARCELS.`).join('\n')}
* Winter deliveries to islands cost a surcharge.
    IF WS-PARCELS > 12
        MOVE 45 TO WS-SURCHARGE
    END-IF.
${Array.from({ length: 30 }, (_, index) => `    ADD ${index} TO WS-TOTAL.`).join('\n')}
2000-END.
    GOBACK.`),
})

describe('a quotation from the inside of a paragraph', () => {
  it('says which paragraph it is from', async () => {
    const { text } = await ask(codebase, 'What do winter deliveries to islands cost in addition?')
    expect(text).toMatch(/- in 1000-WEIGH: `cbl\/BILLING\.cbl:\d+/)
  })
})
