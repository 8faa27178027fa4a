import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pliScanner } from '../../../src/structure/scanners/pli/pli.ts'

const facts = (text: string, language = 'PL/I') => {
  const member = pliScanner.scan(text, 'TEST.pli', language)
  return member.facts(({ name }) => (name === 'SELF' ? member : undefined))
}

const whole = ` /* Orders */
 ORDERS: PROC(PARM) OPTIONS(MAIN);
 %INCLUDE SELF;
   DCL 1 A BASED(ADDR(B)), 2 C(3) LIKE D, 2 E BIT(3), B CHAR(80), 1 D, 2 F FIXED BIN(31), (G, H) CHAR(5) INIT('X''Y');
   IF A.C(1).F = 5 THEN DO I = 1 TO 3; CALL SUB(B, 'Z'); END; ELSE PUT SKIP EDIT('Not found ' || G)(A);
   SELECT; WHEN (G = H) GO TO L; OTHERWISE; END;
   EXEC SQL SELECT X INTO :G FROM T WHERE Y = :H;
   EXEC CICS LINK PROGRAM(H) COMMAREA(B);
 L: READ FILE(F) INTO(A); P->C(SUB2(1)).F = SUBSTR(G, 1, 2);
   SUB: PROC(X, Y); FETCH X TITLE(Y); CALL X; END SUB;
 END ORDERS;
`

test('cut or corrupted anywhere, a member is read all the same', { timeout: 120_000 }, () => {
  expect(facts(whole).units.map(({ name }) => name)).toEqual(['ORDERS', 'SUB', 'L', 'F', 'Not found G'])
  const sample = readFileSync('sample-code/pli/WBADRFM.pli', 'latin1')
  const noise = fc.string({
    unit: fc.constantFrom(...`;:'"()=->%,.*/ \n1AB`, '/*', '*/', 'DCL ', 'PROC', 'END ', 'LIKE ', ' THEN ', '%INCLUDE SELF;', 'EXEC SQL '),
    maxLength: 14,
  })
  fc.assert(
    fc.property(
      fc.constantFrom(whole, sample),
      fc.double({ min: 0, max: 1, noNaN: true }),
      noise,
      fc.boolean(),
      fc.boolean(),
      (text, part, junk, cuts, included) => {
        const at = Math.floor(text.length * part)
        const damaged = text.slice(0, at) + junk + (cuts ? '' : text.slice(at))
        const { lines, units } = facts(damaged, included ? 'PL/I include' : 'PL/I')
        return units.every(({ startLine, endLine }) => startLine >= 1 && startLine <= endLine) && lines <= damaged.split('\n').length
      },
    ),
    { numRuns: 400 },
  )
})

const many = 20_000

test.each([
  ['parentheses', `X = ${'('.repeat(many)}`],
  ['functions in functions', `P: PROC; X = ${'F('.repeat(many)}1${')'.repeat(many)}; END;`],
  ['pointers', `P: PROC; ${'Q->'.repeat(many)}X = 1; END;`],
  ['qualified names', `P: PROC; ${'Q.'.repeat(many)}X = 1; END;`],
  ['blocks', `P: PROC; ${'BEGIN; '.repeat(many)} CALL X;`],
  ['procedures', `P: PROC; ${'A: PROC; '.repeat(many)} CALL A;`],
  ['entries', `P: PROC; ${'A: ENTRY; CALL B; RETURN; '.repeat(many)} END;`],
  ['entries between procedures', `P: PROC; ${'A: ENTRY; B: PROC; END B; '.repeat(many / 2)} END;`],
  ['procedures before an entry', `P: PROC; ${'B: PROC; END B; '.repeat(many)} A: ENTRY; ${'B: PROC; END B; '.repeat(many)} END;`],
  ['programs', 'A: PROC; CALL B; END; '.repeat(many / 4)],
  ['groups with labels', `P: PROC; ${'L: DO; '.repeat(many)} ${'END X; '.repeat(many)}`],
  ['conditions', `P: PROC; ${'IF A THEN '.repeat(many)} CALL X;`],
  ['labels', `P: PROC; ${'L: '.repeat(many)} CALL X;`],
  ['jumps', `P: PROC; ${'L: GO TO L; '.repeat(many)} END;`],
  ['levels', `DCL ${Array.from({ length: many }, (_, i) => `${i + 1} A`).join(', ')};`],
  ['factors', `DCL ${'('.repeat(many)}A${')'.repeat(many)} CHAR(1);`],
  ['structures like themselves', `P: PROC; DCL 1 A, 2 B LIKE A, 2 C LIKE A, 2 D LIKE A; ${'A = A; '.repeat(many)}`],
  [
    'structures like each other',
    `DCL ${Array.from({ length: 60 }, (_, i) => `1 A${i}, 2 B LIKE A${i + 1}, 2 C LIKE A${i + 1}`).join(', ')};`,
  ],
  ['one name everywhere', `P: PROC; ${'DCL 1 S, 2 A CHAR(1); A = A; '.repeat(many / 4)} END;`],
  ['quotes', "'\n".repeat(many + 1)],
  ['comments', '/*'.repeat(many)],
  ['preprocessor', '%IF A %THEN '.repeat(many)],
  ['includes of itself', '%INCLUDE SELF;'.repeat(500)],
  [
    'assignments along a chain',
    `P: PROC; DCL (${Array.from({ length: 500 }, (_, i) => `A${i}`).join(', ')}) CHAR(8); ${Array.from({ length: 499 }, (_, i) => `A${i} = A${i + 1};`).join(' ')} CALL A0; EXEC CICS LINK PROGRAM(A0); END;`,
  ],
])('much of one thing comes to an end: %s', { timeout: 60_000 }, (_, text) => {
  expect(facts(` ${text}`).lines).toBeGreaterThan(0)
})
