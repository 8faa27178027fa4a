import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

test('a program that is kept under its name alone is explained as any other: what its condition names stand for is told', async () => {
  const model = new Codebase({
    'COBOL/LOAFCHK': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LOAFCHK.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  LOAF-STATE        PIC X.
    88  LOAF-BURNT    VALUE 'B'.
    88  LOAF-FRESH    VALUE 'F'.
PROCEDURE DIVISION.
CHECK-LOAF.
    IF LOAF-BURNT
        DISPLAY 'THROW THE LOAF AWAY'
    END-IF.
    STOP RUN.`),
  })
  const { text } = await ask(model, 'When is a loaf thrown away?')
  expect(text).toContain('IF LOAF-BURNT')
  expect(text).toContain("LOAF-BURNT` of LOAF-STATE: 88 VALUE 'B'")
})
