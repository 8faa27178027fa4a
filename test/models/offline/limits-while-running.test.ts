import { expect, test } from 'vitest'
import { describedField } from '../../../src/models/offline/described/described-field.ts'
import { askedLimit, asksGivingUp } from '../../../src/models/offline/question/asked-limit.ts'
import { questionOf } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const hatchery = new Codebase({
  'cpy/EGGTAB.cpy': '       01  EGG-LIST.\n           05  EGGS PIC X(9) OCCURS 5 TIMES.',
  'cbl/HATCH.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. HATCH.
* READS THE BROWN EGGS OF A HEN
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-ROW-COUNT                 PIC 99.
COPY EGGTAB.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC SQL FETCH EGGCUR INTO :WS-EGG END-EXEC.
    ADD 1 TO WS-ROW-COUNT.
    IF WS-ROW-COUNT > 30
        MOVE 17 TO SQLCODE
    END-IF.
    GOBACK.`),
})

test('what is read before a program gives up is a count that it keeps, and no room of a table', async () => {
  const { text } = await ask(hatchery, 'How many brown eggs does the program read before it gives up?')
  expect(text).toContain('IF WS-ROW-COUNT > 30')
  expect(text).not.toContain('has room for')
})

test('such a question is told from one for the room of a table', () => {
  expect(askedLimit('How many eggs can one box hold?')).toBeDefined()
  expect(asksGivingUp('How many eggs can one box hold?')).toBe(false)
  expect(asksGivingUp('How many records does it read until it stops?')).toBe(true)
})

test('how somebody changes a thing asks for no field that a program changes', () => {
  expect(describedField.asks(questionOf('How do I change the folder that the labels are written to?'))).toBe(false)
  expect(describedField.asks(questionOf('Which program changes the number of eggs?'))).toBe(true)
})
