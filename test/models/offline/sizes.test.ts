import { expect, test } from 'vitest'
import { askedSize } from '../../../src/models/offline/question/asked-size.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, lines: number) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
PROCEDURE DIVISION.
MAIN-LINE.
${'    DISPLAY 20.\n'.repeat(lines - 5)}    GOBACK.`)
const mill = new Codebase({ 'cbl/OAT.cbl': program('OAT', 12), 'cbl/RYE.cbl': program('RYE', 31), 'cbl/BARLEY.cbl': program('BARLEY', 24) })

test.each([
  [
    'Which programs have more than 20 lines?',
    /^2 of 3 programs have more than 20 lines:\n- `?RYE`?: 31 lines: `cbl\/RYE.cbl:1`\n- `?BARLEY`?: 24 lines: `cbl\/BARLEY.cbl:1`$/,
  ],
  ['Which programs are over 30 lines?', /^1 of 3 programs has more than 30 lines:\n- `?RYE`?: 31 lines/],
  ['Which programs have fewer than 20 lines?', /^1 of 3 programs has fewer than 20 lines:\n- `?OAT`?: 12 lines/],
  ['How many programs are over 5,000 lines?', /^None of 3 programs has more than 5000 lines\.$/],
  ['What is the largest program?', /^The longest of 3 programs, by lines:\n- `?RYE`?: 31 lines/],
  ['Which program is the smallest?', /^The shortest of 3 programs, by lines:\n- `?OAT`?: 12 lines/],
])('%s', async (question, expected) => {
  expect((await ask(mill, question)).text).toMatch(expected)
})

test('a limit of something else is none of size', () => {
  expect(askedSize({ text: 'Which program prints more than 60 lines a page?' })).toBeUndefined()
  expect(askedSize({ text: 'What is the largest amount a program may pay?' })).toBeUndefined()
})
