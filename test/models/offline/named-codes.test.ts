import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const lift = new Codebase({
  'LIFTCHK.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LIFTCHK.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 ANSWER-AREA.
   05 AA-STATUS        PIC X VALUE SPACES.
01 ANSWERS.
   05 AN-FINE          PIC X VALUE '0'.
   05 AN-PASS-EXPIRED  PIC X VALUE '2'.
01 GATE-COUNT          PIC 9 VALUE 2.
01 PASS-FILE-STATUS    PIC XX.
   88 PASS-THERE       VALUE '00'.
   88 PASS-MISSING     VALUE '23'.
01 SEASON              PIC XX.
   88 WINTER           VALUE '07'.
PROCEDURE DIVISION.
0000-MAIN.
    READ PASS-FILE
    IF PASS-UNTIL < TODAY
       MOVE AN-PASS-EXPIRED TO AA-STATUS
    ELSE
       MOVE AN-FINE TO AA-STATUS
    END-IF
    GOBACK.`),
  'LIFTRIDE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LIFTRIDE.
PROCEDURE DIVISION.
0000-MAIN.
    DISPLAY 'THE TURNSTILE AT THE LIFT GETS STATUS BACK'
    GOBACK.`),
})

describe('codes that are given by name', () => {
  test('the constant that has the value, and where it is given', async () => {
    const { text } = await ask(lift, 'Support call: at the lift the turnstile gets status 2 back. What does that mean?')
    expect(text).toContain('- 2 is `AN-PASS-EXPIRED`: `LIFTCHK.cbl:9`')
    expect(text).toContain('IF PASS-UNTIL < TODAY')
    expect(text).not.toContain('GATE-COUNT')
  })

  test('the condition of a status', async () => {
    const { text } = await ask(lift, 'What does file status 23 mean for the passes?')
    expect(text).toContain('- 23 is `PASS-MISSING` of PASS-FILE-STATUS: `LIFTCHK.cbl:13`')
    expect((await ask(lift, 'What does file status 07 mean for the passes?')).text).not.toContain('is `WINTER')
  })

  test('nothing of a condition that the question does not speak of, nor of how a job ended', async () => {
    expect((await ask(lift, 'The turnstile shows error code 23. What does that mean?')).text).not.toContain('PASS-MISSING` of')
    expect((await ask(lift, 'The passes job ended with return code 23. What happens then?')).text).not.toContain('23 is')
  })
})
