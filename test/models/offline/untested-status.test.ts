import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const attic = new Codebase({
  'cbl/ATTIC1.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ATTIC1.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT CHEST ASSIGN TO CHEST
    FILE STATUS IS CHEST-STATUS.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 CHEST-STATUS PIC XX.
PROCEDURE DIVISION.
MAIN-LINE.
    OPEN INPUT CHEST
    IF CHEST-STATUS NOT = '00'
        DISPLAY 'CHEST IS LOCKED'
        STOP RUN
    END-IF
    GOBACK.`),
})

test('a file status that no line tests goes the way of all others', async () => {
  const { text } = await ask(attic, 'What happens in ATTIC1 on file status 35?')
  expect(text).toMatch(/^No line of \*\*ATTIC1\*\* names 35: [^\n]*\n- `IF CHEST-STATUS NOT = '00'`: `cbl\/ATTIC1.cbl:14`/)
  expect(text).toContain("DISPLAY 'CHEST IS LOCKED'")
})

test('of one that is tested its lines tell', async () => {
  expect((await ask(attic, 'What happens in ATTIC1 if the file status is 00?')).text).not.toContain('No line of')
})
