import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const oven = new Codebase({
  'cbl/OVEN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVEN.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  DOOR-STATE PIC X VALUE 'C'.
01  BAKE-CLASS PIC X.
PROCEDURE DIVISION.
MAIN-LINE.
    MOVE 'O' TO DOOR-STATE.
    IF DOOR-STATE = 'O' DISPLAY 'SHUT THE DOOR'.
    MOVE 'A' TO BAKE-CLASS.
    MOVE 'B' TO BAKE-CLASS.
    MOVE 'D' TO BAKE-CLASS.
    MOVE 'E' TO BAKE-CLASS.
    MOVE 'F' TO BAKE-CLASS.
    MOVE 'G' TO BAKE-CLASS.
    GOBACK.`),
})

test('what a flag is for its few values tell', async () => {
  for (const question of ['What is DOOR-STATE for?', 'What does DOOR-STATE mean?']) {
    const { text } = await ask(oven, question)
    expect(text).toMatch(/'O': set and tested: `cbl\/OVEN\.cbl:9`/)
    expect(text).toMatch(/'C': declared: `cbl\/OVEN\.cbl:5`/)
  }
})

test('what has many values is none, and who asks besides is told what they ask', async () => {
  expect((await ask(oven, 'What is BAKE-CLASS for?')).text).not.toContain('given or compared')
  expect((await ask(oven, 'What is DOOR-STATE for, and who sets it?')).text).toContain('DOOR-STATE is changed by 1 program: OVEN.')
})
