import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const shed = (name: string, comment: readonly string[], statements: readonly string[]) =>
  [
    '       IDENTIFICATION DIVISION.',
    `       PROGRAM-ID. ${name}.`,
    ...comment.map((line) => `      * ${line}`),
    fixedFormat(
      ['DATA DIVISION.', 'PROCEDURE DIVISION.', 'MAIN-LINE.', ...statements.map((line) => `    ${line}`), '    GOBACK.'].join('\n'),
    ),
  ].join('\n')

const ofWool = ['Weighs the wool that a farm delivers', 'and prints a slip for the shepherd.']
const sheds = new Codebase({
  'cbl/WOOL01.cbl': shed('WOOL01', ofWool, ["DISPLAY 'WEIGHED'."]),
  'cbl/HIDE01.cbl': shed('HIDE01', ofWool, ["DISPLAY 'HIDE SALTED'."]),
  'cbl/MILK01.cbl': shed('MILK01', ['Strains the milk of the morning and fills the cans.'], ["DISPLAY 'STRAINED'."]),
  // An earlier release of it, which names it.
  'cbl/EGGS01.cbl': shed('EGGS01', ['EGGS01 counts the eggs of every coop and prints a list.'], ["DISPLAY 'COUNTED'."]),
  'cbl/XEGGS01.cbl': shed('EGGS01', ['EGGS01 counts the eggs of every coop and prints a list.'], ["DISPLAY 'COUNTED'."]),
})

test('a comment that stands above another program as well is told as such, with what the program does', async () => {
  const { text } = await ask(sheds, 'What does HIDE01 do?')
  expect(text).toMatch(
    /^- The comment at the beginning of HIDE01 also stands word for word in WOOL01\.cbl: it need not be about HIDE01 alone: `cbl\/HIDE01\.cbl:3-4`, `cbl\/WOOL01\.cbl:3-4`/,
  )
  expect(text).toContain('Weighs the wool')
  expect(text).toContain("DISPLAY 'HIDE SALTED'")
})

test.each(['MILK01', 'EGGS01'])('the comment of %s is its own', async (name) => {
  const { text } = await ask(sheds, `What does ${name} do?`)
  expect(text).not.toContain('word for word')
})
