import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const smithy = new Codebase({
  'pli/FORGE.pli': [
    ' FORGE: PROC OPTIONS(MAIN);',
    '   DCL RING ENTRY(CHAR(8));',
    '   CALL HEAT;',
    "   IF HOT(900) THEN CALL STRIKE('HORSESHOE');",
    '   HEAT: PROC;',
    '     /* QUENCH comes later */',
    '   END HEAT;',
    '   HOT: PROC(DEGREES) RETURNS(BIT(1));',
    "     RETURN('1'B);",
    '   END HOT;',
    '   STRIKE: PROC(WHAT);',
    '     DCL WHAT CHAR(*);',
    '   END STRIKE;',
    '   QUENCH: PROC;',
    '   END QUENCH;',
    '   RING: PROC(NAME);',
    '     DCL NAME CHAR(8);',
    '   END RING;',
    ' END FORGE;',
  ].join('\n'),
  'pli/COOLING.pli': [' COOLING: PROC OPTIONS(MAIN);', '   CALL WAIT;', '   WAIT: PROC;', '   END WAIT;', ' END COOLING;'].join('\n'),
  'asm/BELLOWS.asm': [
    'BELLOWS  CSECT',
    '         BAL   R14,BLOW',
    '         BR    R14',
    'BLOW     BR    R14',
    'IDLE     BR    R14',
    '         END',
  ].join('\n'),
  'cbl/ANVIL.cbl': fixedFormat(
    `IDENTIFICATION DIVISION.
PROGRAM-ID. ANVIL.
PROCEDURE DIVISION.
MAIN-LINE.
    PERFORM BEAT-IT.
    GOBACK.
BEAT-IT.
    DISPLAY 'BEAT'.
BEND-IT.
    DISPLAY 'BEND'.`,
  ),
  'cbl/TONGS.cbl': fixedFormat(
    `IDENTIFICATION DIVISION.
PROGRAM-ID. TONGS.
PROCEDURE DIVISION.
GRIP SECTION.
G010.
    PERFORM TURN.
G999.
    GOBACK.
TURN SECTION.
T010.
    DISPLAY 'TURN'.
T999.
    EXIT.`,
  ),
})

test.each([
  'Which procedures of FORGE are never called?',
  'Which procedures in FORGE are unused?',
  'Does FORGE have procedures that nobody calls?',
  'Are there uncalled procedures in FORGE?',
])('parts of a program that no statement names: %s', async (question) => {
  expect((await ask(smithy, question)).text).toBe(
    '2 of 5 procedures in `FORGE` are named by no other statement of it.\n- `QUENCH`: `pli/FORGE.pli:14`\n- `RING`: `pli/FORGE.pli:16`',
  )
})

test('where all are called, that is said', async () => {
  expect((await ask(smithy, 'Which procedures of COOLING are never called?')).text).toBe(
    'Each of 1 procedure in `COOLING` is named by a statement beside its own.\n- `WAIT`: `pli/COOLING.pli:3`',
  )
})

test('control may run into a paragraph of COBOL', async () => {
  expect((await ask(smithy, 'Which paragraphs of ANVIL are never performed?')).text).toMatch(
    /^2 of 3 paragraphs in `ANVIL` are named by no other statement of it\. Control may still run into them from above\.\n- `MAIN-LINE`/,
  )
})

test('a paragraph is done with its section', async () => {
  const { text } = await ask(smithy, 'Which paragraphs of TONGS are never performed?')
  expect(text).toMatch(/^3 of 6 paragraphs in `TONGS` /)
  expect(text).toContain('`G999`')
  expect(text).not.toContain('`T999`')
})

test('of assembler the outline has only labels that are called, which proves nothing of the others', async () => {
  expect((await ask(smithy, 'Which labels of BELLOWS are never called?')).text).not.toContain('Each of')
})

test('programs that nothing calls are another question', async () => {
  expect((await ask(smithy, 'Which programs are never called?')).text).toMatch(/^5 of 5 programs/)
})
