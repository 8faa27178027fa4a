import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, statements: string, copies = '') =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
${copies}
01 W-X PIC X.
PROCEDURE DIVISION.
MAIN-LINE.
${statements}
    GOBACK.`)
const mill = new Codebase({
  'cbl/GRIND.cbl': program('GRIND', "    CALL 'SIEVE'\n    CALL 'WEIGH'", 'COPY GRAINR.\nCOPY SACKR.'),
  'cbl/CLEAN.cbl': program('CLEAN', "    CALL 'SIEVE'", 'COPY GRAINR.'),
  'cbl/PACKER.cbl': program(
    'PACKER',
    "    CALL 'WEIGH'\n    EXEC SQL UPDATE STOCK SET A = 1 END-EXEC\n    EXEC SQL SELECT A INTO :W-X FROM ORDERS END-EXEC",
    'COPY SACKR.',
  ),
  'cbl/COUNT.cbl': program('COUNT', '    EXEC SQL SELECT A INTO :W-X FROM STOCK END-EXEC'),
  'cbl/SIEVE.cbl': program('SIEVE', '    CONTINUE'),
  'cbl/WEIGH.cbl': program('WEIGH', '    CONTINUE'),
  'cpy/GRAINR.cpy': '       01 GRAIN-RECORD PIC X.',
  'cpy/SACKR.cpy': '       01 SACK-RECORD PIC X.',
  'jcl/NIGHT.jcl': '//NIGHT JOB\n//A EXEC PGM=GRIND\n//B EXEC PGM=PACKER',
  'jcl/DAY.jcl': '//DAY JOB\n//A EXEC PGM=GRIND\n//B EXEC PGM=SEW',
  'cbl/SEW.cbl': program('SEW', '    CONTINUE'),
})

describe('who uses two things at once, or one and not the other', () => {
  test.each([
    [
      'Which programs call both SIEVE and WEIGH?',
      /^One uses both \*\*SIEVE\*\* and \*\*WEIGH\*\*: GRIND\.\n- GRIND \(SIEVE: CALL; WEIGH: CALL\): `cbl\/GRIND.cbl:\d+`, `cbl\/GRIND.cbl:\d+`\n\nOnly \*\*SIEVE\*\*: CLEAN\.\nOnly \*\*WEIGH\*\*: PACKER\.$/,
    ],
    ['Which programs use SIEVE and WEIGH?', /^One uses both \*\*SIEVE\*\* and \*\*WEIGH\*\*: GRIND\.\n/],
    ['Who copies GRAINR as well as SACKR?', /^One uses both [^\n]*: GRIND\.\n/],
    [
      'Which programs call SIEVE but not WEIGH?',
      /^One uses \*\*SIEVE\*\* but not \*\*WEIGH\*\*: CLEAN\.\n[^\n]*cbl\/CLEAN.cbl:\d+`\n\nBoth: GRIND\.$/,
    ],
    ['Which programs use SIEVE without calling WEIGH?', /^One uses \*\*SIEVE\*\* but not \*\*WEIGH\*\*: CLEAN\.\n/],
    ['Which programs copy SACKR but do not call WEIGH?', /^Nothing is seen to use \*\*SACKR\*\* but not \*\*WEIGH\*\*\.\nBoth: [^\n]*\.$/],
    ['Which jobs run both GRIND and PACKER?', /^One uses both [^\n]*: NIGHT\.\n/],
    [
      'Which programs read the STOCK table and the ORDERS table?',
      /^Nothing is seen to use both [^\n]*\.\nOnly \*\*STOCK\*\*: COUNT\.\nOnly \*\*ORDERS\*\*: PACKER\.$/,
    ],
    ['Which jobs run both GRIND and SEW?', /^One uses both \*\*GRIND\*\* and \*\*SEW\*\*: DAY\.\n/],
    ['Which programs use both the STOCK table and the ORDERS table?', /^One uses both [^\n]*: PACKER\.\n/],
  ])('%s', async (question, expected) => {
    expect((await ask(mill, question)).text).toMatch(expected)
  })

  test('who calls the one and who calls the other are two questions, and what either calls is none', async () => {
    const { text } = await ask(mill, 'Who calls SIEVE and who calls WEIGH?')
    expect(text).toMatch(/`SIEVE` is called from CLEAN, GRIND\./)
    expect(text).not.toMatch(/`(?:SIEVE|WEIGH)` calls/)
  })

  test('what two programs share is another question', async () => {
    expect((await ask(mill, 'Which copybooks do GRIND and CLEAN both copy?')).text).toMatch(
      /^Both \*\*GRIND\*\* and \*\*CLEAN\*\* use this/,
    )
  })
})
