import { expect, test } from 'vitest'
import { askedFunctionCode } from '../../../src/models/offline/question/asked-function-code.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'cbl/OVENCTL.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVENCTL.
* SERVES ALL REQUESTS FOR THE OVENS OF THE BAKERY.
DATA DIVISION.
LINKAGE SECTION.
01  OVEN-REQUEST.
    05  OVEN-FUNCTION            PIC X(04).
        88  OVEN-HEAT            VALUE 'HEAT'.
        88  OVEN-COOL            VALUE 'COOL'.
        88  OVEN-STOP            VALUE 'STOP'.
    05  OVEN-DEGREES             PIC 9(03).
PROCEDURE DIVISION USING OVEN-REQUEST.
0000-MAIN.
    EVALUATE TRUE
        WHEN OVEN-HEAT
            PERFORM 1000-HEAT-UP
        WHEN OVEN-COOL
            PERFORM 2000-COOL-DOWN
        WHEN OVEN-STOP
            MOVE ZERO TO OVEN-DEGREES
        WHEN OTHER
            DISPLAY 'UNKNOWN'
    END-EVALUATE.
    GOBACK.
1000-HEAT-UP.
    ADD 10 TO OVEN-DEGREES.
2000-COOL-DOWN.
    SUBTRACT 10 FROM OVEN-DEGREES.`),
})

test('the code of a function that a question asks a program for', () => {
  const asked = (text: string) => askedFunctionCode(text, 'OVENCTL')
  expect(asked('What does function code HEAT of OVENCTL do?')).toBe('HEAT')
  expect(asked("What does code 'H' in the program OVENCTL do?")).toBe('H')
  expect(asked('What does OVENCTL do for request type HEAT?')).toBe('HEAT')
  expect(asked('What does OVENCTL do when the function is STOP?')).toBe('STOP')
  expect(asked('What does return code 12 of OVENCTL mean?')).toBeUndefined()
  expect(asked('What is the function of OVENCTL?')).toBeUndefined()
  expect(asked('What does function code HEAT of MIXER do?')).toBeUndefined()
})

test.each(['What does function code COOL of OVENCTL do?', "What does OVENCTL do for function 'COOL'?"])('%s', async (question) => {
  const { text } = await ask(bakery, question)
  expect(text).toMatch(
    /^- COOL → PERFORM `2000-COOL-DOWN`, when OVEN-COOL: `cbl\/OVENCTL\.cbl:\d+`\n\n[\s\S]*SUBTRACT 10 FROM OVEN-DEGREES/,
  )
  expect(text).not.toMatch(/1000-HEAT-UP|SERVES ALL REQUESTS/)
})

test('a branch that performs nothing shows what it does', async () => {
  const { text } = await ask(bakery, 'What does function code STOP of OVENCTL do?')
  expect(text).toMatch(/^- `cbl\/OVENCTL[\s\S]*WHEN OVEN-STOP\n\s+MOVE ZERO TO OVEN-DEGREES/)
  expect(text).not.toMatch(/WHEN OVEN-COOL|SERVES ALL REQUESTS/)
})
