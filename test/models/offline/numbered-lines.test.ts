import { expect, test } from 'vitest'
import { askedLines } from '../../../src/models/offline/question/asked-lines.ts'
import { questionOf } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'cbl/BAKE01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BAKE01.
PROCEDURE DIVISION.
MAIN-LINE.
    PERFORM WEIGH-DOUGH.
    GOBACK.
WEIGH-DOUGH.
    IF WS-GRAMS > 900
        MOVE 'TOO HEAVY' TO WS-NOTE
    END-IF.
    DISPLAY WS-NOTE.`),
  'jcl/NIGHT.jcl': '//NIGHT JOB 1\n//BAKE EXEC PGM=BAKE01\n//OUT DD SYSOUT=A\n',
})

test('a line by its number, with the paragraph in which it stands and what it stands under', async () => {
  for (const question of [
    'What does line 9 of BAKE01 do?',
    'BAKE01 abended at line 9, what happened?',
    'What is on line 9 of cbl/BAKE01.cbl?',
  ]) {
    const { text } = await ask(bakery, question)
    expect(text).toContain("- in WEIGH-DOUGH: `cbl/BAKE01.cbl:9`: `MOVE 'TOO HEAVY' TO WS-NOTE`")
    expect(text).toContain('IF WS-GRAMS > 900')
  }
})

test('a line that stands by itself is shown alone', async () => {
  expect((await ask(bakery, 'What is on line 2 of BAKE01?')).text.trim()).toBe('- `cbl/BAKE01.cbl:2`: `PROGRAM-ID. BAKE01.`')
})

test('a range of lines is shown as it is', async () => {
  const { text } = await ask(bakery, 'Show me lines 2 to 3 of NIGHT.jcl')
  expect(text.trim()).toBe('- `jcl/NIGHT.jcl:2-3`:\n  ```\n  //BAKE EXEC PGM=BAKE01\n  //OUT DD SYSOUT=A\n  ```')
})

test('a line behind the end is denied with where that is', async () => {
  const { text } = await ask(bakery, 'What stands on line 900 of BAKE01?')
  expect(text).toMatch(/BAKE01 has no line 900\.[\s\S]*it ends with line 11: `cbl\/BAKE01\.cbl:11`/)
})

test('of two members of one name both are shown, and what stands behind a program in its file', async () => {
  const twins = new Codebase({
    'old/NIGHT.jcl': '//NIGHT JOB 1\n//BAKE EXEC PGM=BAKE01\n',
    'new/NIGHT.jcl': '//NIGHT JOB 1\n//BAKE EXEC PGM=BAKE02\n',
    'cbl/ROLLS.cbl': fixedFormat(
      'IDENTIFICATION DIVISION.\nPROGRAM-ID. ROLLS.\nPROCEDURE DIVISION.\n    GOBACK.\nEND PROGRAM ROLLS.\nIDENTIFICATION DIVISION.\nPROGRAM-ID. BUNS.\nPROCEDURE DIVISION.\n    DISPLAY 1.',
    ),
  })
  expect((await ask(twins, 'Show me line 2 of the job NIGHT')).text).toMatch(/BAKE0[12]`[\s\S]*BAKE0[12]`/)
  expect((await ask(twins, 'What is on line 9 of ROLLS?')).text).toContain('DISPLAY 1.')
})

test.each([
  ['What does BAKE01 print on line 3 of the report?'],
  ['How many lines has BAKE01?'],
  ['What is printed on line 12?'],
  ['What does BAKE01 do with 20 lines?'],
])('%s asks for no line of a member', (text) => {
  expect(askedLines(questionOf(text))).toBeUndefined()
})
