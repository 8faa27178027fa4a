import { expect, test } from 'vitest'
import { neverComputedAspect } from '../../../src/models/offline/aspects/data/never-computed.ts'
import { locateCall } from '../../../src/models/offline/calls.ts'
import { doubtAbout } from '../../../src/models/offline/doubt.ts'
import { Findings } from '../../../src/models/offline/findings.ts'
import { readQuestions } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase } from './codebase.ts'

/** Where lines do not speak of it the outcome is that there is no answer, and they are shown all the same. */
const doubt = /^NOT FOUND\nPerhaps no answer: nothing shown here speaks of /

function program(name: string, ...lines: readonly string[]): string {
  const head = ['       IDENTIFICATION DIVISION.', `       PROGRAM-ID. ${name}.`, '       PROCEDURE DIVISION.', '       0000-MAIN.']
  return [...head, ...lines].join('\n')
}

const code = new Codebase({
  'cbl/BKBILL.cbl': program(
    'BKBILL',
    '      * PRINTS THE INVOICES OF THE MONTH FOR THE SHOPS',
    '           PERFORM 2000-PRINT.',
    '       2000-PRINT.',
    "           DISPLAY 'INVOICE' BK-NUMBER.",
  ),
  'cbl/BKOVEN.cbl': program('BKOVEN', '      * THE OVEN REPORTS ITS HEAT', "           DISPLAY 'HEAT' BK-HEAT."),
  'cbl/BKFEES.cbl': program(
    'BKFEES',
    '           PERFORM 3000-SURCHARGE.',
    '           MOVE BK-PRICE TO BK-OLD-PRICE.',
    '           COMPUTE BK-TAX = BK-NET * 0.07.',
    '       3000-SURCHARGE.',
    '      *    TO BE WRITTEN',
    '           EXIT.',
  ),
  'doc/NOTES.md': '# Plans\n\nSome day invoices are archived.\n',
})

test('an answer of lines that speak of what is done has no doubt', async () => {
  const { text } = await ask(code, 'Which program prints the invoices of the shops?')
  expect(text).not.toMatch(doubt)
  expect(text).not.toMatch(/^NOT FOUND/)
  expect(text).toContain('`cbl/BKBILL.cbl:')
})

function doubtOf(question: string, shown: string, isTold = false): string | undefined {
  const words = [
    { word: 'program', weight: 0.1, units: 50, forms: ['program'] },
    { word: 'prints', weight: 0.6, units: 12, forms: ['print', 'prt'] },
    { word: 'invoices', weight: 0.4, units: 30, forms: ['invoic', 'inv'] },
  ]
  const located = { question, words, names: [], units: [], literals: [], searched: { units: 100, members: 10 } }
  const [asked] = readQuestions(question)
  const findings = new Findings([{ ...locateCall(question), artifact: { summary: '', evidence: [], located } }])
  return asked && doubtAbout(asked, { text: shown, isTold }, findings)
}

test('lines that lack most of what is done are doubted, whatever else they say', () => {
  const question = 'Which program prints the invoices?'
  const doubted = 'Perhaps no answer: nothing shown here speaks of `prints`.'
  expect(doubtOf(question, 'PERFORM 2000-READ-INVOICE')).toBe(doubted)
  expect(doubtOf(question, 'PERFORM 2000-PRT-LINE')).toBeUndefined()
  expect(doubtOf(question, 'DISPLAY PRINTING')).toBeUndefined()
  expect(doubtOf('How is the bread baked?', 'MOVE 1 TO X')).toBeUndefined()
  expect(doubtOf('We want invoices. Which program prints that?', 'WRITE BK-INVOICE')).toBeUndefined()
})

test('what the structure tells is not doubted for its words', () => {
  expect(doubtOf('Which program prints the invoices?', '- `BKBILL` calls nothing', true)).toBeUndefined()
})

test('a long story in the words of the asker is answered with a doubt about those that the code does not know', async () => {
  const { text } = await ask(
    code,
    'Somebody phoned, shouted, grumbled, sneezed and hiccupped that the invoices of the shops were printed wrinkled, crumpled and soaked. Which program prints them?',
  )
  expect(text).toMatch(doubt)
  expect(text).toContain('`wrinkled`')
  expect(text).toContain('cbl/BKBILL.cbl')
})

test('a short question of which a word stands nowhere has no answer', async () => {
  const { text } = await ask(code, 'Which program prints the balloons?')
  expect(text).toMatch(/^NOT FOUND\n/)
  expect(text).toContain('`balloons`')
})

test('one unknown word of two questions in a sentence is doubted and not denied', async () => {
  const { text } = await ask(code, 'How do I turn on gilding of invoices, and what is the record called?')
  expect(text).toMatch(doubt)
  expect(text).toContain('`gilding`')
})

test('what has a paragraph without statements is not done', async () => {
  const { text } = await ask(code, 'How is the surcharge calculated?')
  expect(text).toMatch(/^NOT FOUND\nWhat has the name of it in the code is empty\.\n/)
  expect(text).toContain('- paragraph `3000-SURCHARGE` has no statement: `cbl/BKFEES.cbl:')
})

test('an amount that is only moved is not computed', async () => {
  expect((await ask(code, 'How is the price worked out?')).text).toMatch(/^NOT FOUND\nNo line of the code computes `price`\.\n/)
  const { text } = await ask(code, 'How is the tax worked out?')
  expect(text).toContain('COMPUTE BK-TAX = BK-NET * 0.07')
})

test('an amount that is called by no name of its own is not denied', () => {
  const subject = { name: '', kinds: ['system'], paths: [], named: false, score: 1 } as const
  const asks = (text: string) => readQuestions(text).some((question) => neverComputedAspect.asks(question, subject))
  expect(asks('How is the amount that goes back computed?')).toBe(false)
  expect(asks('How is the discount of a customer computed?')).toBe(true)
})

const till = new Codebase({
  'cbl/BKTILL.cbl': program(
    'BKTILL',
    '      * THE EVENING SCREEN OF THE TILL',
    '           MOVE BK-COINS TO BK-CASH.',
    '           ADD BK-NOTES TO BK-CASH.',
    '           MOVE BK-CASH TO TAKINGS-O TOTAL-O.',
    '           MOVE BK-LAST TO FLOAT-O.',
    '           MOVE BK-LAST TO BALANCE-O.',
  ),
})

test('what is given an amount that was computed is not denied; what is only given another is', async () => {
  const { text } = await ask(till, 'How are the takings on the evening screen worked out?')
  expect(text).toMatch(/^- `ADD BK-NOTES TO BK-CASH\.`: `cbl\/BKTILL.cbl:7`\n- `MOVE BK-CASH TO TAKINGS-O TOTAL-O\.`: `cbl\/BKTILL.cbl:8`/)
  expect((await ask(till, 'How is the total takings balance on the evening screen worked out?')).text).not.toMatch(/^NOT FOUND\nNo line/)
  expect((await ask(till, 'How is the float on the evening screen worked out?')).text).toMatch(
    /^NOT FOUND\nNo line of the code computes `float`/,
  )
})
