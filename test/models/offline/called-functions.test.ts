import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const mill = new Codebase({
  'MILLRUN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MILLRUN.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 GATE-WORDS.
   05 GATE-LIFT      PIC X(8) VALUE 'LIFT    '.
   05 GATE-DROP      PIC X(8) VALUE 'DROP    '.
01 MILL-NO           PIC 9(4).
01 MILL-DAY          PIC 9(8).
PROCEDURE DIVISION.
0000-MAIN.
    CALL 'SLUICE' USING GATE-LIFT MILL-NO.
    CALL 'SLUICE' USING
                  GATE-DROP
                  MILL-NO.
    CALL 'MILLLOG' USING MILL-NO.
    CALL 'MILLLOG' USING MILL-DAY.
    GOBACK.`),
})

describe('the functions that a routine is called for', () => {
  test('in a program, by the constants that it hands over', async () => {
    const { text } = await ask(mill, 'Which routine does MILLRUN call for the gates, and for which functions?')
    expect(text).toContain('- SLUICE is called for `GATE-LIFT` (‘LIFT’): `MILLRUN.cbl:12`, `MILLRUN.cbl:6`')
    expect(text).toContain('- SLUICE is called for `GATE-DROP` (‘DROP’): `MILLRUN.cbl:13-14`, `MILLRUN.cbl:7`')
    expect(text).not.toContain('MILLLOG is called for')
  })

  test('anywhere, where its source is elsewhere', async () => {
    const { text } = await ask(mill, 'For which functions is SLUICE called?')
    expect(text).toContain('- SLUICE is called for `GATE-DROP`')
  })
})
