import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const texts = `
01 REFUSAL-TEXTS.
   05 FILLER PIC X(40) VALUE
      '30K07kennel is full'.
   05 FILLER PIC X(40) VALUE
      '30K08no vaccination on record'.
   05 FILLER PIC X(40) VALUE 'D0014DOG IS NOT KNOWN'.
01 REFUSAL-TAB REDEFINES REFUSAL-TEXTS.
   05 REFUSAL-LINE OCCURS 3.
      10 REFUSAL-ID   PIC X(5).
      10 REFUSAL-TEXT PIC X(35).`

const kennel = new Codebase({
  'cpy/one/REFUSALS.cpy': fixedFormat(texts),
  'cpy/two/REFUSALS.cpy': fixedFormat(texts),
  'KENNEL.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KENNEL.
DATA DIVISION.
WORKING-STORAGE SECTION.
COPY REFUSALS.
01 REPLY PIC X(60).
PROCEDURE DIVISION.
0000-MAIN.
    IF DOG-WEIGHT > 90
       MOVE 'K0231dog is too heavy for a box' TO REPLY
    END-IF
    GOBACK.`),
})

describe('codes that a table writes as one with their texts', () => {
  test('the text, once for all copies of the table', async () => {
    const { text } = await ask(kennel, 'Which text does REFUSALS hold for SQLSTATE 30K08?')
    expect(text).toBe('- 30K08: “no vaccination on record”: `cpy/one/REFUSALS.cpy:5`, `cpy/two/REFUSALS.cpy:5`')
    expect((await ask(kennel, 'What does D0014 mean?')).text).toContain('- D0014: “DOG IS NOT KNOWN”: `cpy/one/REFUSALS.cpy:6`')
  })

  test('a number in a table of something else is no code', async () => {
    const states = "01 STATES.\n   05 FILLER PIC X(20) VALUE '035NEW MEXICO TERRITORY'.\n   05 FILLER PIC X(20) VALUE '036NEW YORK STATE'."
    const code = new Codebase({ 'cpy/STATES.cpy': fixedFormat(states), 'cpy/MSGTAB.cpy': fixedFormat(states.replace('STATES', 'MSGS')) })
    expect((await ask(new Codebase({ 'cpy/USLIST.cpy': fixedFormat(states) }), 'What does return code 035 mean?')).text).not.toMatch(
      /^- 035:/,
    )
    expect((await ask(code, 'What does error code 035 mean?')).text).toBe('- 035: “NEW MEXICO TERRITORY”: `cpy/MSGTAB.cpy:2`')
  })

  test('what is only moved is quoted with the condition; a code that no table has is not found', async () => {
    expect((await ask(kennel, 'What does K0231 mean?')).text).toContain('IF DOG-WEIGHT > 90')
    expect((await ask(kennel, 'What does SQLSTATE 30K09 mean?')).text).toContain('NOT FOUND')
  })
})
