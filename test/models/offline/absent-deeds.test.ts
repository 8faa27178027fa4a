import { expect, test } from 'vitest'
import type { LocatedWord, LocateResult } from '../../../src/answer/located.ts'
import { isCarried } from '../../../src/models/offline/verdict.ts'
import { ask, Codebase } from './codebase.ts'

function program(name: string, ...lines: readonly string[]): string {
  return [
    '       IDENTIFICATION DIVISION.',
    `       PROGRAM-ID. ${name}.`,
    '       PROCEDURE DIVISION.',
    '       0000-MAIN.',
    ...lines,
  ].join('\n')
}

const shops = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [
    `cbl/BKSH${i + 10}.cbl`,
    program(
      `BKSH${i + 10}`,
      `      * SHOP ${i} TAKES THE ORDER OF A CUSTOMER`,
      '           MOVE BK-ORDER TO BK-OUT.',
      '           GOBACK.',
    ),
  ]),
)
const code = new Codebase({
  ...shops,
  'cbl/BKCLEAN.cbl': program('BKCLEAN', '           IF LAST-CR = 8', '               MOVE 0 TO LAST-CR.', '           GOBACK.'),
  'jcl/BKCOMP.jcl': [
    '//BKCOMP   JOB',
    '//* COMPILES ONE PROGRAM',
    '//COMP     EXEC PGM=IGYCRCTL',
    '//SYSIN    DD DSN=BK.SOURCE(BKCLEAN),DISP=SHR',
  ].join('\n'),
})

test('two letters in a handful of units do not stand for the word of a deed', async () => {
  const { text } = await ask(code, "Which program credits the customer's order?")
  expect(text).toMatch(/^NOT FOUND\nNothing in the code speaks of `credits`/)
})

test('what is done again is done by what does it', async () => {
  const { text } = await ask(code, 'How do I recompile one program?')
  expect(text).not.toMatch(/^NOT FOUND/)
  expect(text).toContain('jcl/BKCOMP.jcl')
})

/** A question of which one unit has the word `orders`. */
function located(...others: readonly LocatedWord[]): LocateResult {
  const words = [{ word: 'orders', weight: 0.3, units: 12, forms: ['order'] }, ...others]
  const all = words.reduce((sum, { weight }) => sum + weight, 0)
  const unit = { kind: 'program', name: 'BKSH10', path: 'cbl/BKSH10.cbl', startLine: 1, endLine: 7, language: 'cobol', score: 1 } as const
  const units = [{ ...unit, coverage: 0.3 / all, why: [], passages: [] }]
  return { question: '', words, names: [], units, literals: [], searched: { units: 14, members: 14 } }
}

test('common words that stand nowhere take nothing from what is found', () => {
  const common = ['largest', 'actually'].map((word) => ({ word, weight: 0.4, units: 0, forms: [] }))
  expect(isCarried(located(...common))).toBe(true)
  expect(isCarried(located({ word: 'balloons', weight: 1, units: 0, forms: [] }))).toBe(false)
})

test('how something is done is not refused for the verb, which code says in statements', async () => {
  const { text } = await ask(code, 'How is a shop order fetched?')
  expect(text).not.toMatch(/^NOT FOUND/)
})

test('what words lead to is shown with a doubt where the code does not know most of them', async () => {
  const question =
    'When a parcel comes back unopened, how does the carrier hear of it, and does the shop still take the order of its customer?'
  const { text } = await ask(code, question)
  expect(text).toMatch(/^NOT FOUND\nPerhaps no answer: nothing shown here speaks of .*`parcel`/)
  expect(text).toContain('TAKES THE ORDER OF A CUSTOMER')
})

test('which program does it is not refused for a verb that code says in statements, but for what it is done to', async () => {
  const { text } = await ask(code, 'Which program fetches the shop order?')
  expect(text).not.toMatch(/^NOT FOUND/)
  expect((await ask(code, 'Which program fetches the giraffes?')).text).toMatch(/^NOT FOUND/)
})

test('what is done stands last, and nowhere in the code', async () => {
  expect((await ask(code, 'How is a shop order encrypted before a customer has it?')).text).toMatch(
    /^NOT FOUND\nNothing in the code speaks of `encrypted`/,
  )
  expect((await ask(code, 'How is a shop order taken?')).text).not.toMatch(/^NOT FOUND/)
})
