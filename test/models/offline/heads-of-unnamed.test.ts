import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const tides = new Codebase({
  'cbl/TIDES.cbl': fixedFormat(`
* Maintains the calendar of a harbour and prints it when a new
* season begins.
IDENTIFICATION DIVISION.
PROGRAM-ID. TIDES.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-DEPTH PIC 9(3).
PROCEDURE DIVISION.
MAIN.
    PERFORM ADMIT-FERRY.
    GOBACK.
ADMIT-FERRY.
* A ferry is turned away when the water is too shallow for its keel.
    IF WS-DEPTH < 12
        DISPLAY 'FERRY TURNED AWAY, SHALLOW WATER'
    END-IF.`),
})

test('the head of a program that is not named comes first only where it speaks of what is asked', async () => {
  const rule = (await ask(tides, 'When is a ferry turned away because the water is too shallow for its keel, whatever the season?')).text
  expect(rule).toContain('IF WS-DEPTH < 12')
  expect(rule.indexOf('WS-DEPTH < 12')).toBeLessThan(rule.indexOf('Maintains the calendar') >>> 0)
  const purpose = (await ask(tides, 'Which program prints the calendar of the harbour when a season begins?')).text
  expect(purpose).toContain('Maintains the calendar')
})
