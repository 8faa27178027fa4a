import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const garage = new Codebase({
  'cbl/REPAIR.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. REPAIR.
* BILLS THE REPAIR OF A CAR AND WRITES A RECORD FOR THE BANK
DATA DIVISION.
WORKING-STORAGE SECTION.
01  RP-BANK-REC                  PIC X(80).
01  RP-NET-AMOUNT                PIC 9(7)V99.
PROCEDURE DIVISION.
1000-BILL.
    MOVE SPACES TO RP-BANK-REC.
    WRITE RP-BANK-REC.
    COMPUTE RP-NET-AMOUNT = RP-NET-AMOUNT * 0.81.
    GOBACK.`),
  'cbl/LEDGER.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LEDGER.
* CONVERTS THE BILLS OF OTHER GARAGES
PROCEDURE DIVISION.
1000-CONVERT.
    DISPLAY 'BILLS CONVERTED'.
    GOBACK.`),
})

describe('a word that the code has in a few letters alone, which stand for another', () => {
  test.each([
    ['Where is the bank reconciliation done?', 'reconciliation'],
    ['Where are the results written to NetCDF?', 'NetCDF'],
    ['What does the JSON output of the bills hold?', 'JSON'],
  ])('%s', async (question, word) => {
    const { text } = await ask(garage, question)
    expect(text).toContain(`Nothing in the code speaks of \`${word}\``)
    expect(text).toMatch(/^NOT FOUND/)
  })

  test('an abbreviation of what a line speaks of is found', async () => {
    const { text } = await ask(garage, 'Which program changes the net amount?')
    expect(text).toContain('RP-NET-AMOUNT')
    expect(text).not.toContain('NOT FOUND')
  })
})
