import { beforeAll, expect, test } from 'vitest'
import { glossOf } from '../../../src/base/glossary.ts'
import { pastLines } from '../../../src/base/past-line.ts'
import { withoutAssemblerRemark } from '../../../src/models/offline/evidence/is-assembler.ts'
import { askedVariables } from '../../../src/models/offline/question/asked-variables.ts'
import { readQuestions } from '../../../src/models/offline/question/question.ts'
import { fixedFortran } from '../../../src/structure/scanners/by-rules/languages/fixed-fortran.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

/** Time that no text of some kilobytes may take, on a slow machine too. */
const soon = 4000

// The first question loads what answers it, which is no part of what is measured.
beforeAll(async () => {
  await ask(new Codebase({ 'OVEN.for': '      TWALL = 3' }), 'What is OVEN?')
})

test('names of many parts in a question take no exponential time', async () => {
  const begun = performance.now()
  const text = `What is A${'_B'.repeat(400)}$ and what is CROP${'_B'.repeat(400)} 3$?`
  readQuestions(text).flatMap(askedVariables)
  await ask(new Codebase({ 'OVEN.for': '      TWALL = 3' }), text)
  expect(performance.now() - begun).toBeLessThan(soon)
})

test('a long comment line is no entry of a list of names', () => {
  const begun = performance.now()
  const signs = `! CREW=AB${'++AB'.repeat(55)}!`
  for (const line of [`! ${'\t'.repeat(50_000)}`, '*'.repeat(50_000), `! A${'(A),A'.repeat(20_000)}`]) expect(glossOf(line)).toBeUndefined()
  expect(glossOf(signs)?.names).toEqual(['CREW'])
  expect(performance.now() - begun).toBeLessThan(soon)
})

test('quotes of assembler that do not end have no remark behind them', () => {
  const begun = performance.now()
  for (const line of [`         MVC ${"'".repeat(301)}x`, `         DC ${"'".repeat(301)}`, `         LM ${"''a".repeat(600)}`])
    expect(withoutAssemblerRemark(line).length).toBeGreaterThan(0)
  expect(performance.now() - begun).toBeLessThan(soon)
})

test.each(['call', 'character', 'class', 'data', 'data A', 'do', 'double precision', 'common', 'dimension'])(
  'a long line that begins with a word of Fortran: %s',
  (word) => {
    const begun = performance.now()
    expect(fixedFortran(`${word}${' '.repeat(100_000)}!\n      END`)).not.toBe('')
    expect(performance.now() - begun).toBeLessThan(soon)
  },
)

test('long lines of blanks or marks are no entries of a change log', () => {
  const begun = performance.now()
  const blanks = ' '.repeat(100_000)
  const lines = [`${blanks}x`, `* Modified by ${blanks}x`, `* changed ${blanks}1`, `'${blanks}- `, `${'- '.repeat(50_000)}'`]
  expect(pastLines(lines, () => false).some((past) => past)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(soon)
})

test.each(['What is QUAY for?', 'Which files does QUAY open?', 'What does code 0012 mean?', 'Which tables refer to BOAT?'])(
  'long lines in a job, in Fortran, in texts and in DDL: %s',
  async (question) => {
    const begun = performance.now()
    const quay = new Codebase({
      'jcl/QUAY': `//QUAY JOB 1\n//S1 EXEC PGM=IEV90\n//SYSIN DD *\n${':'.repeat(50_000)}\n${' '.repeat(50_000)}x\nQUAY     CSECT\n/*\n`,
      'quay.f': `      SUBROUTINE QUAY\n      ${'call x(a, '.repeat(5000)}\n      OPEN(7,FILE=NAME)\n      END\n`,
      'MSGTAB.cpy': `       01 T.\n           05 FILLER PIC X(40) VALUE '0012${'a '.repeat(20_000)}'.\n`,
      'boat.sql': `CREATE TABLE A (X INT, ${'FOREIGN KEY '.repeat(4000)} REFERENCES BOAT ${'ON DELETE '.repeat(4000)});\n`,
    })
    expect((await ask(quay, question)).text).not.toBe('')
    expect(performance.now() - begun).toBeLessThan(soon)
  },
)

test('a remark of nothing but marks behind a declaration', async () => {
  const pier = new Codebase({
    'PIER.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PIER.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  PIER-BOATS PIC 9(4). ${'! '.repeat(900)}'`),
  })
  const begun = performance.now()
  const { text } = await ask(pier, 'What is PIER-BOATS?')
  expect(text).toContain('PIER-BOATS')
  expect(performance.now() - begun).toBeLessThan(soon)
})

test.each([
  ['blanks behind an article', `Which program deletes the ${' '.repeat(4000)} tables?`],
  ['blanks', `What is ${' '.repeat(20_000)} tables?`],
  ['a name with hyphens', `What is ${'A-'.repeat(10_000)} tables?`],
  ['a name with dots', `What is ${'A.'.repeat(10_000)} tables?`],
])('a long question: %s', async (_, text) => {
  const begun = performance.now()
  await ask(new Codebase({ 'OVEN.for': '      TWALL = 3' }), text)
  expect(performance.now() - begun).toBeLessThan(soon)
})

test.each(['What does quay.sh do?', 'What does F3 do in QUAY?', 'Which transaction starts QUAY?'])(
  'long lines of blanks: %s',
  async (question) => {
    const blanks = ' '.repeat(100_000)
    const quay = new Codebase({
      'quay.sh': `./moor BOAT${blanks}\n${blanks}x\n`,
      'QUAY.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. QUAY.
* DEFINE TRANSACTION(QUAY${blanks}
PROCEDURE DIVISION.
    IF EIBAID = DFHPF3
${blanks}x
        GO TO MOORING
    END-IF.
    ${blanks}x
MOORING.
    GOBACK.`),
    })
    const begun = performance.now()
    expect((await ask(quay, question)).text).not.toBe('')
    expect(performance.now() - begun).toBeLessThan(soon)
  },
)

test('a line of dashes is no alternative of options', async () => {
  const deck = new Codebase({ 'deck.sh': `case "$1" in\n--scrub) scrub ;;\nesac\necho ok\n(${'-'.repeat(80)} "--mop"\n` })
  const begun = performance.now()
  expect((await ask(deck, 'Which options does deck.sh take?')).text).toContain('--scrub')
  expect(performance.now() - begun).toBeLessThan(soon)
})
