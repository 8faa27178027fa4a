import { expect, test } from 'vitest'
import { languageOf } from '../../../src/files/language.ts'
import { edgesOf, factsOf, unitsOf } from './read-pli.ts'

test('a program with its procedures; END with a label closes what stands open in it', () => {
  const facts = factsOf([
    '/* Reads the',
    '   orders */',
    'ORDERS: PROC(PARM) OPTIONS(MAIN REENTRANT);',
    '  CALL INIT;',
    '  DO I = 1 TO 5;',
    '    SELECT (I);',
    '      WHEN (1) CALL ONE;',
    '      OTHERWISE DO; CALL TWO; END;',
    '    END;',
    '  END;',
    '  /* first */',
    '  INIT: PROCEDURE;',
    '    INNER: PROC RECURSIVE;',
    '      BEGIN;',
    '        DO WHILE (A = B);',
    '  END INIT;',
    '  ONE: PROC(X); CALL INIT; END ONE;',
    '  TWO: PROC; END;',
    'END ORDERS;',
  ])
  expect(unitsOf(facts)).toEqual([
    '3-19 program ORDERS: PROC(PARM) OPTIONS(MAIN REENTRANT)',
    '12-16 paragraph INIT of ORDERS: PROCEDURE',
    '13-16 paragraph INNER of ORDERS: PROC RECURSIVE',
    '17-17 paragraph ONE of ORDERS: PROC(X)',
    '18-18 paragraph TWO of ORDERS: PROC',
  ])
  expect(facts.units.map(({ comment }) => comment)).toEqual([
    { startLine: 1, endLine: 2 },
    { startLine: 11, endLine: 11 },
    ...[undefined, undefined, undefined],
  ])
  expect(edgesOf(facts)).toEqual(['4 ORDERS perform INIT', '7 ORDERS perform ONE', '8 ORDERS perform TWO', '17 ONE perform INIT'])
})

test('no word is reserved', () => {
  const facts = factsOf([
    'P: PROC;',
    '  DCL (IF, THEN, CALL, END, DO(3)) FIXED BIN(15), 1 ENTRY, 2 NAME CHAR(8);',
    "  IF = THEN; END = 5; CALL = 6; DO(2) = 1; ENTRY.NAME = 'A';",
    '  IF (IF) = 1 THEN CALL Q;',
    '  IF IF = THEN THEN CALL R; ELSE CALL S;',
    'END P;',
  ])
  expect(edgesOf(facts, 'call')).toEqual(['4 P call Q (CALL)', '5 P call R (CALL)', '5 P call S (CALL)'])
  expect(unitsOf(facts)).toEqual(['1-6 program P: PROC'])
})

test('entries, second labels, and ENTRY in an internal procedure', () => {
  const facts = factsOf([
    'A: B: PROC(X);',
    '  C: ENTRY(Y, Z) RETURNS(FIXED);',
    '  CALL F;',
    '  E: PROC;',
    '    F: ENTRY;',
    '  END E;',
    'END;',
  ])
  expect(unitsOf(facts)).toEqual([
    '1-7 program A: PROC(X)',
    '2-3 entry C of A: ENTRY(Y, Z)',
    '1-1 entry B of A: ENTRY(X)',
    '4-6 paragraph E of A: PROC',
    '5-6 paragraph F of A: ENTRY',
  ])
  expect(edgesOf(facts)).toEqual(['3 A perform F'])
})

test('an entry goes on to the next, to a procedure inside, or to the end; a label ends before it', () => {
  const facts = factsOf([
    'A: PROC;',
    '  GO TO OUT;',
    'OUT: RETURN;',
    'B: ENTRY;',
    '  N = 1;',
    'DONE: RETURN;',
    'C: ENTRY;',
    '  N = 2;',
    '  RETURN;',
    'D: PROC;',
    '  END D;',
    'E: ENTRY;',
    '  N = 3;',
    'END A;',
  ])
  expect(unitsOf(facts)).toEqual([
    '1-14 program A: PROC',
    '4-6 entry B of A: ENTRY',
    '7-9 entry C of A: ENTRY',
    '12-14 entry E of A: ENTRY',
    '10-11 paragraph D of A: PROC',
    '3-3 paragraph OUT of A: label',
    '6-6 paragraph DONE of A: label',
  ])
})

test('an entry that control goes on from into the next one reaches over it', () => {
  const facts = factsOf([
    'A: PROC;',
    '  RETURN;',
    'B: ENTRY;',
    '  CALL ONE;',
    'C: ENTRY;',
    '  CALL TWO;',
    '  IF X THEN RETURN;',
    'D: PROC;',
    '  END D;',
    '  CALL THREE;',
    '  RETURN;',
    'E: ENTRY;',
    '  CALL FOUR;',
    'END A;',
  ])
  expect(unitsOf(facts).filter((unit) => unit.includes('entry'))).toEqual([
    '3-11 entry B of A: ENTRY',
    '5-11 entry C of A: ENTRY',
    '12-14 entry E of A: ENTRY',
  ])
})

test('a package is the programs that it exports; what it keeps belongs to the first', () => {
  const facts = factsOf([
    'PACK: PACKAGE EXPORTS(A, B);',
    '  DCL SHARED CHAR(8) STATIC;',
    "  A: PROC; SHARED = 'X'; CALL HELP; END A;",
    '  HELP: PROC; END HELP;',
    '  B: PROC; CALL HELP; CALL A; SHARED = SHARED; END B;',
    'END PACK;',
  ])
  expect(unitsOf(facts)).toEqual(['3-3 program A: PROC', '4-4 paragraph HELP of A: PROC', '5-5 program B: PROC'])
  expect(edgesOf(facts)).toEqual(['3 A perform HELP', '5 B call A (CALL)', '5 B perform HELP'])
  expect(facts.references.filter(({ kind }) => kind === 'perform').map(({ to }) => to.of)).toEqual(['A', 'A'])
  expect(facts.fields.map(({ owner, names }) => [owner, names])).toEqual([
    ['A', ['SHARED']],
    ['B', ['SHARED']],
  ])
})

test('several external procedures in one member', () => {
  const facts = factsOf(['|*PROCESS INC;', 'A: PROC; CALL B; END A;', '|*PROCESS NOLIST;', '/* Does', '   more */', 'B: PROC; END B;'])
  expect(unitsOf(facts)).toEqual(['2-2 program A: PROC', '6-6 program B: PROC'])
  expect(facts.units[1]?.comment).toEqual({ startLine: 4, endLine: 5 })
  expect(edgesOf(facts)).toEqual(['2 A call B (CALL)'])
})

test('labels that statements have are told up to the next one, those of groups when somebody jumps there', () => {
  const facts = factsOf([
    'P: PROC;',
    'LOOP: DO I = 1 TO 3;',
    '  ON ENDFILE(F), ERROR SNAP GO TO EOF;',
    '  LEAVE LOOP;',
    'END LOOP;',
    'AGAIN: DO;',
    '  GOTO AGAIN;',
    'END;',
    'EOF: CLOSE FILE(F);',
    '  GO TO OUT;',
    '(NOSIZE): OUT: RETURN;',
    'Q: PROC; GO TO EOF; END;',
    'END P;',
  ])
  expect(unitsOf(facts, 'paragraph')).toEqual([
    '12-12 paragraph Q of P: PROC',
    '6-8 paragraph AGAIN of P: label',
    '9-10 paragraph EOF of P: label',
    '11-11 paragraph OUT of P: label',
  ])
  expect(edgesOf(facts, 'goto')).toEqual(['3 P goto EOF', '7 P goto AGAIN', '10 P goto OUT', '12 Q goto EOF'])
})

test('a label inside a group ends with the group', () => {
  const facts = factsOf([
    'P: PROC;',
    'KNEAD: CALL A;',
    '  IF X THEN DO;',
    '    IF Y THEN GO TO BURNT;',
    '    DO WHILE (Z);',
    'BURNT: CALL B;',
    '    END;',
    '    CALL C;',
    '  END;',
    '  CALL D;',
    'END P;',
  ])
  expect(unitsOf(facts, 'paragraph')).toEqual(['2-5 paragraph KNEAD of P: label', '6-7 paragraph BURNT of P: label'])
})

test('what the content of a member tells', () => {
  const told = (text: string, path = 'X') => languageOf(path, text)
  expect(told(' ORD: PROC OPTIONS(MAIN);\n')).toBe('PL/I')
  expect(told('/* copy */\n DCL 1 CUST BASED(P),\n       2 NO CHAR(8);\n', 'CUST.inc')).toBe('PL/I include')
  expect(told('PGM\n DCL VAR(&X) TYPE(*CHAR)\n')).not.toBe('PL/I include')
  expect(told('       01  CUST-REC.\n           05 CUST-NO PIC X(8).\n', 'CUST.inc')).toBe('COBOL copybook')
})

test('procedures of the preprocessor are called without a semicolon', () => {
  const facts = factsOf([
    'ZOO: PROC OPTIONS(MAIN);',
    '  CALL FEED;',
    '  FEED: PROC;',
    "    $NOTE(LIST,'FEEDING')",
    '    IF HUNGRY THEN DO;',
    '      $TRACE',
    '      CALL OPEN_GATE;',
    '    END;',
    '    SELECT(ANIMAL)',
    "    WHEN('LION')",
    '      CALL LOCK_GATE;',
    '    OTHERWISE',
    '      CALL WAVE;',
    '    PICKED',
    '  END FEED;',
    '  OPEN_GATE: PROC; END OPEN_GATE;',
    'END ZOO;',
  ])
  expect(unitsOf(facts)).toEqual([
    '1-17 program ZOO: PROC OPTIONS(MAIN)',
    '3-15 paragraph FEED of ZOO: PROC',
    '16-16 paragraph OPEN_GATE of ZOO: PROC',
  ])
  expect(edgesOf(facts)).toEqual([
    '11 ZOO call LOCK_GATE (CALL)',
    '13 ZOO call WAVE (CALL)',
    '2 ZOO perform FEED',
    '7 FEED perform OPEN_GATE',
  ])
})

test('what stands before the first procedure of a member is no doing of that procedure', () => {
  const facts = factsOf(
    ['DO WHILE(OPEN);', '  CALL SELL;', 'END;', 'CLOSE_UP: PROC;', '  CALL SWEEP;', 'END CLOSE_UP;'],
    {},
    'pli/KIOSK.pli',
  )
  expect(edgesOf(facts)).toEqual(['2 KIOSK call SELL (CALL)', '5 CLOSE_UP call SWEEP (CALL)'])
  expect(unitsOf(facts)).toEqual(['1-6 copybook KIOSK', '4-6 program CLOSE_UP: PROC'])
})

test('the label of a FORMAT is the name of a format, and no place that statements stand in', () => {
  const facts = factsOf([
    'P: PROC OPTIONS(MAIN);',
    '  LINE: FORMAT(SKIP, A(5), F(7));',
    '  CALL Q;',
    '  AGAIN: N = N + 1;',
    '  PUT EDIT(N) (R(LINE));',
    '  IF N < 5 THEN GO TO AGAIN;',
    'END P;',
  ])
  expect(unitsOf(facts, 'paragraph')).toEqual(['4-7 paragraph AGAIN of P: label'])
})
