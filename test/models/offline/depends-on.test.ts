import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const ferry = new Codebase({
  'FARE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FARE.
* THE DISCOUNT OF A PASSENGER IS WORKED OUT FROM THE NUMBER OF
* CROSSINGS IN THE YEAR.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  CROSSINGS PIC 9(3).
01  DISCOUNT PIC 9(2).
PROCEDURE DIVISION.
    IF CROSSINGS > 20 MOVE 10 TO DISCOUNT.
    GOBACK.`),
})

test('that something depends on others no code says in that word', async () => {
  for (const question of ['What does the discount of a passenger depend on?', 'On what does the discount of a passenger depend?']) {
    const { text } = await ask(ferry, question)
    expect(text).not.toContain('speaks of')
    expect(text).toContain('CROSSINGS IN THE YEAR')
  }
})
