import { expect, test } from 'vitest'
import { literalUses } from '../../../src/models/offline/evidence/literal-uses.ts'
import { askedOwnValues } from '../../../src/models/offline/question/asked-own-values.ts'
import { namesIn } from '../../../src/models/offline/question/names.ts'
import { questionOf } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const ferry = new Codebase({
  'cbl/FERRY.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERRY.
* SELLS TICKETS FOR THE FERRY
DATA DIVISION.
WORKING-STORAGE SECTION.
01  FE-CABIN-CLASS               PIC X(01).
01  FE-DECK                      PIC 9(01).
PROCEDURE DIVISION.
1000-SELL.
    MOVE SPACES TO FE-CABIN-CLASS.
    IF FE-CABIN-CLASS = 'F' OR 'S'
        MOVE 'W' TO FE-CABIN-CLASS
    END-IF.
    MOVE 3 TO FE-DECK.`),
  'cpy/FESWAP.cpy': fixedFormat(`
    COPY FEBASE REPLACING
        FE-DECK BY XX-DECK.`),
  'asm/HARBOUR.asm': `HARBOUR  CSECT
*        TELLS WHERE THE FERRY IS
         CLI   WIND,C'N'
         BE    NORTH
         MVC   BERTH,=C'QUAY'
         B     DONE
NORTH    MVC   BERTH,=C'SEA '
DONE     BR    R14
BERTH    DS    CL4
WIND     DS    C
         END
`,
  'f/tides.for': `      SUBROUTINE TIDES(MOON)
C     MOON   1 - new moon
C            2 - full moon
      INTEGER MOON
      IF (MOON .EQ. 1) LEVEL = 4
      IF (MOON .EQ. 2) LEVEL = 5
      RETURN
      END
`,
})

test('which values a question wants to know of which thing', () => {
  const asked = (text: string) => askedOwnValues(questionOf(text))
  expect(asked('Which values can FE-CABIN-CLASS have?')).toBe('FE-CABIN-CLASS')
  expect(asked('In HARBOUR, what can FE-DECK be?')).toBe('FE-DECK')
  expect(asked('WIND in the HARBOUR area - which values can it take?')).toBe('WIND')
  expect(asked('What are the possible values of FLAG1 in the control file?')).toBe('FLAG1')
  expect(asked('Where does FE-DECK get its values from?')).toBeUndefined()
  expect(asked('What is the initial value of FE-DECK?')).toBeUndefined()
  expect(asked('What can FERRY do?')).toBeUndefined()
})

test('literals in the ways of the languages', () => {
  const uses = (text: string, name: string) => literalUses({ path: 'a', line: 1, text }, name).map(({ value, how }) => `${how} ${value}`)
  expect(uses("    IF FE-CABIN-CLASS = 'F' OR 'S'", 'FE-CABIN-CLASS')).toEqual(["tested 'F'", "tested 'S'"])
  expect(uses('    MOVE ZERO TO FE-ROW FE-DECK.', 'FE-DECK')).toEqual(['set ZERO'])
  expect(uses("         MVC   BERTH+1(2),=C'SEA '", 'BERTH')).toEqual(["set C'SEA '"])
  expect(uses("  else if state ^= 'x' then mode = 2;", 'mode')).toEqual(['tested 2'])
  expect(uses('      IF (MOON .GE. 1) LEVEL = 4', 'MOON')).toEqual([])
  expect(uses('    MOVE FE-DECK TO 7', 'FE-DECK')).toEqual([])
})

test('the values of a field without names for them are those that it is given and compared with', async () => {
  const { text } = await ask(ferry, 'Which values can FE-CABIN-CLASS have?')
  expect(text).toContain('`FE-CABIN-CLASS` is given or compared with 4 values')
  expect(text).toMatch(/- 'F', 'S': tested: `cbl\/FERRY\.cbl:11`\n- 'W': set: `cbl\/FERRY\.cbl:12`\n- SPACES: set/)
})

test('the values of a field of assembler, and of a variable of Fortran with the comment that explains them', async () => {
  expect((await ask(ferry, 'Which values can BERTH take in HARBOUR?')).text).toMatch(/C'QUAY': set: `asm\/HARBOUR\.asm:5`\n- C'SEA ': set/)
  const { text } = await ask(ferry, 'What values can MOON have in TIDES?')
  expect(text).toContain('2 - full moon')
  expect(text).toMatch(/- 1: tested: `f\/tides\.for:5`/)
})

test('what REPLACING puts in the place of a name is not its value', async () => {
  const { text } = await ask(ferry, 'What are the values of FE-DECK?')
  expect(text).not.toContain('EQU')
  expect(text).toContain('- 3: set: `cbl/FERRY.cbl:14`')
})

test('a name that ends in an underscore', () => {
  expect(namesIn('Who calls com_err_ and ioa_, and what is _this_?')).toEqual(['com_err_', 'ioa_', '_this'])
})

const bakery = new Codebase({
  'cbl/RATES.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. RATES.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  BR-GRAIN                     PIC X(03).
01  BR-DISCOUNT                  PIC 9V99.
01  WK-RATE                      PIC 9V99.
PROCEDURE DIVISION.
1000-CHECK.
    IF BR-GRAIN NOT = "RYE" AND "OAT" AND "SPE"
                 and "WHE" and "BAR"
*        The rare ones.
                 and "MIL"
        GO TO 1000-CHECK.
    IF BR-GRAIN = "RYE"
        MOVE "XXX" TO WK-TEXT.
2000-RATE.
    MOVE 0.15 TO WK-RATE.
    GO TO 2900-GIVE.
2100-OTHER.
    MOVE 0.25 TO WK-RATE.
2900-GIVE.
    MOVE WK-RATE TO BR-DISCOUNT.`),
})

test('a condition that goes on in the lines below compares with the literals there, too', async () => {
  const { text } = await ask(bakery, 'Which values can BR-GRAIN have?')
  expect(text).toContain('`BR-GRAIN` is given or compared with 6 values')
  expect(text).toMatch(/"OAT", "SPE": tested: `cbl\/RATES\.cbl:10`/)
  expect(text).toMatch(/"WHE", "BAR": tested: `cbl\/RATES\.cbl:11`\n- "MIL": tested: `cbl\/RATES\.cbl:13`/)
})

test('what is moved to a field has the values that the field can get', async () => {
  const { text } = await ask(bakery, 'Which program sets BR-DISCOUNT, and what values can it get?')
  expect(text).toMatch(/`BR-DISCOUNT` gets the value of `WK-RATE`: `cbl\/RATES\.cbl:23`\n- 0\.15: set: `cbl\/RATES\.cbl:18`\n- 0\.25: set/)
})

test('the values that a choice tells apart are not counted among those of single statements', async () => {
  const choosing = new Codebase({
    'cbl/KIOSK.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KIOSK.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  KI-COIN                      PIC X(01).
PROCEDURE DIVISION.
1000-TAKE.
    IF KI-COIN = 'X'
        PERFORM 2000-REFUSE
    END-IF.
    EVALUATE KI-COIN
        WHEN 'A' PERFORM 3000-SMALL
        WHEN 'B' PERFORM 3100-LARGE
    END-EVALUATE.`),
  })
  const { text } = await ask(choosing, 'What values can KI-COIN get?')
  expect(text).toContain('`KI-COIN` is given or compared with 1 value, besides those of EVALUATE or SELECT:')
  expect(text).toMatch(/'A': PERFORM 3000-SMALL/)
})

test('symbols of assembler are values too, with what they are equated to', async () => {
  const gate = new Codebase({
    'asm/GATE.asm': [
      'GATE     CSECT',
      '         OI    DOORFLAG,OPENED',
      '         TM    DOORFLAG,LOCKED+OPENED',
      '         CLI   DOORFLAG,SHUT',
      '         BR    R14',
      "SHUT     EQU   X'10'",
      "DOORFLAG DC    X'00'               STATE OF THE GATE",
      "OPENED   EQU   X'80'               SOMEBODY CAME IN",
      "LOCKED   EQU   X'40'               FOR THE NIGHT",
      "JAMMED   EQU   X'20'               CALL THE SMITH",
      'COUNT    DS    F',
      "OTHER    EQU   X'01'",
      '         END',
    ].join('\n'),
  })
  const { text } = await ask(gate, 'What are the possible values of DOORFLAG?')
  expect(text).toMatch(/^`DOORFLAG` is given or compared with 5 values:/)
  expect(text).toContain("OPENED (X'80'): declared and set and tested")
  expect(text).toContain("SHUT (X'10'): tested")
  expect(text).toContain("JAMMED (X'20'): declared")
  expect(text).not.toContain('OTHER (')
})
