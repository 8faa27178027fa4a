import { describe, expect, it, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'cbl/OVEN01.cbl': `       CBL APOST,NODYNAM
${fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVEN01.
AUTHOR.     GRETA CRUMB.
DATE-WRITTEN. 12 MARCH 1987.
ENVIRONMENT DIVISION.
CONFIGURATION SECTION.
SOURCE-COMPUTER. IBM-4381.
SPECIAL-NAMES.
    DECIMAL-POINT IS COMMA.
DATA DIVISION.
LINKAGE SECTION.
01  LK-LOAF      PIC X(20).
01  LK-CODE      PIC 9.
PROCEDURE DIVISION USING LK-LOAF
                         LK-CODE.
0000-MAIN.
    MOVE 0 TO LK-CODE.
0100-END.
    GOBACK.`)}`,
  'cbl/OVEN02.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVEN02.
DATA DIVISION.
PROCEDURE DIVISION.
0000-MAIN.
    CALL 'OVEN01'.
    GOBACK.`),
  'asm/KNEAD.asm': ['* KNEAD - KNEADS THE DOUGH', '* WRITTEN BY: TOBIAS RYE', 'KNEAD    CSECT', '         BR    14', '         END'].join(
    '\n',
  ),
  'asm/PROVE.asm': [
    '* PROVE - leaves the dough alone; programmers may call it twice',
    'PROVE    CSECT',
    '         BR    14',
    '         END',
  ].join('\n'),
  'cbl/OVEN03.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVEN03.
PROCEDURE DIVISION.
HEAT SECTION.
HEAT-UP.
    CONTINUE.
HEAT-DOWN.
    GOBACK.`),
  'jcl/BAKE.jcl': ['//BAKE     JOB (1)', '//* AUTHOR: GRETA CRUMB', '//S1       EXEC PGM=OVEN02'].join('\n'),
})

describe('what a program or member is beside what it does', () => {
  it.each([
    ['Who is the author of OVEN01?', '`OVEN01`|OVEN01', 'says AUTHOR: GRETA CRUMB', 'cbl/OVEN01.cbl:4'],
    ['Who wrote KNEAD?', 'KNEAD', 'says in a comment: TOBIAS RYE', 'asm/KNEAD.asm:2'],
    ['Who wrote the job BAKE?', 'BAKE', 'says in a comment: GRETA CRUMB', 'jcl/BAKE.jcl:2'],
    ['Who wrote PROVE?', 'PROVE', 'names no author in its first 4 lines', 'asm/PROVE.asm:1'],
    ['How many sections does OVEN03 have?', 'OVEN03', 'has 1 section and 2 paragraphs: HEAT, HEAT-UP, HEAT-DOWN', 'cbl/OVEN03.cbl:8'],
    ['Who wrote OVEN02?', 'OVEN02', 'names no author in its first 7 lines', 'cbl/OVEN02.cbl:1'],
    ['When was OVEN01 written?', 'OVEN01', 'says DATE-WRITTEN: 12 MARCH 1987', 'cbl/OVEN01.cbl:5'],
    ['How many lines does OVEN02 have?', 'OVEN02', 'has 7 lines \\(cbl/OVEN02.cbl\\)', 'cbl/OVEN02.cbl:7'],
    ['How big is OVEN02?', 'OVEN02', 'has 7 lines \\(cbl/OVEN02.cbl\\)', 'cbl/OVEN02.cbl:7'],
    ['Which language is KNEAD written in?', 'KNEAD', 'is written in Assembler \\(asm/KNEAD.asm\\)', 'asm/KNEAD.asm:1'],
    ['Is KNEAD written in COBOL?', 'KNEAD', 'is written in Assembler \\(asm/KNEAD.asm\\)', 'asm/KNEAD.asm:1'],
    ['Which compiler options does OVEN01 set?', 'OVEN01', 'sets CBL APOST,NODYNAM', 'cbl/OVEN01.cbl:1'],
    ['Does OVEN01 use DECIMAL-POINT IS COMMA?', 'OVEN01', 'says SPECIAL-NAMES: DECIMAL-POINT IS COMMA', 'cbl/OVEN01.cbl:9-10'],
    [
      'Does OVEN02 use DECIMAL-POINT IS COMMA?',
      'OVEN02',
      'has no SPECIAL-NAMES, so the decimal point is a period and the currency sign is \\$',
      'cbl/OVEN02.cbl:1',
    ],
    ['What is the source computer of OVEN01?', 'OVEN01', 'says SOURCE-COMPUTER: IBM-4381', 'cbl/OVEN01.cbl:8'],
    ['What is the PROCEDURE DIVISION USING of OVEN01?', 'OVEN01', 'has PROCEDURE DIVISION USING LK-LOAF LK-CODE', 'cbl/OVEN01.cbl:15-16'],
    ['Does the PROCEDURE DIVISION of OVEN02 have a USING clause?', 'OVEN02', 'has a PROCEDURE DIVISION without USING', 'cbl/OVEN02.cbl:4'],
    ['How many paragraphs does OVEN01 have?', 'OVEN01', 'has 2 paragraphs: 0000-MAIN, 0100-END', 'cbl/OVEN01.cbl:20'],
  ])('%s', async (question, name, said, place) => {
    const { text } = await ask(bakery, question)
    expect(text).toMatch(new RegExp(`^- \`?(?:${name})\`? ${said}: \`${place}\`$`))
  })

  it('answers nothing else that is asked of a program', async () => {
    const { text } = await ask(bakery, 'Which programs call OVEN01?')
    expect(text).toContain('OVEN02')
    expect(text).not.toMatch(/AUTHOR|lines/)
  })
})

const cellar = new Codebase({
  'cbl/CELLAR.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. CELLAR.
* 12.03.1998 HM  SHELVES ADDED
* feb 27 2017    BOTTLES COUNTED TWICE: MENDED
* COPYRIGHT 1997, 2001
PROCEDURE DIVISION.
    GOBACK.
* Ver: cellar-12 Date: 2022-07-19`),
  'cbl/ATTIC.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ATTIC.
* COPYRIGHT 1997
PROCEDURE DIVISION.
    GOBACK.`),
})

test.each(['When was CELLAR last changed?', 'What is the change history of CELLAR?', 'Who last modified CELLAR?'])(
  '%s',
  async (question) => {
    expect((await ask(cellar, question)).text).toMatch(
      /^- CELLAR says in comments with a date: 12\.03\.1998 HM SHELVES ADDED; feb 27 2017 BOTTLES COUNTED TWICE: MENDED; Ver: cellar-12 Date: 2022-07-19: `cbl\/CELLAR.cbl:3`, `cbl\/CELLAR.cbl:4`, `cbl\/CELLAR.cbl:8`$/,
    )
  },
)

test('the year of a copyright is no change', async () => {
  expect((await ask(cellar, 'When was ATTIC last changed?')).text).toMatch(/^- `?ATTIC`? has no comment with a date in its first 5 lines/)
})
