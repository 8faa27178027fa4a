import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, statements: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
COPY BARREL.
COPY ${name}C.
PROCEDURE DIVISION.
MAIN-LINE.
${statements}
    GOBACK.`)
const cellar = new Codebase({
  'cbl/WINE01.cbl': program('WINE01', "    EXEC SQL SELECT A INTO :A FROM VINTAGE END-EXEC\n    CALL 'CORK'"),
  'cbl/BEER01.cbl': program('BEER01', "    EXEC SQL UPDATE VINTAGE SET A = 1 END-EXEC\n    CALL 'KEG'"),
  'cpy/BARREL.cpy': '       01 BARREL-RECORD PIC X.',
  'cpy/WINE01C.cpy': '       01 WINE-RECORD PIC X.',
  'cpy/BEER01C.cpy': '       01 BEER01-RECORD PIC X.',
})

describe('what two programs have in common', () => {
  test.each([
    [
      'Which copybooks do WINE01 and BEER01 share?',
      /^Both \*\*WINE01\*\* and \*\*BEER01\*\* use this:\n- copybook `?BARREL`? \(COPY\): `cbl\/WINE01.cbl:5`, `cbl\/BEER01.cbl:5`$/,
    ],
    [
      'Do WINE01 and BEER01 use the same table?',
      /^Both [^\n]* use this:\n- table `?VINTAGE`? \(WINE01: SQL SELECT; BEER01: SQL UPDATE\): `cbl\/WINE01.cbl:9`, `cbl\/BEER01.cbl:9`$/,
    ],
    ['What do WINE01 and BEER01 have in common?', /^Both [^\n]* use these 2:\n- copybook `?BARREL`?[\s\S]*- table `?VINTAGE`?/],
    [
      'Do WINE01 and BEER01 call the same program?',
      /^No program or routine of one name is used by both:\n- \*\*WINE01\*\*: CORK\n- \*\*BEER01\*\*: KEG$/,
    ],
  ])('%s', async (question, expected) => {
    expect((await ask(cellar, question)).text).toMatch(expected)
  })

  test('what only one of them does is a difference', async () => {
    expect((await ask(cellar, 'What is the difference between WINE01 and BEER01?')).text).toMatch(/Only \*\*WINE01\*\*:\n- program `?CORK/)
  })
})
