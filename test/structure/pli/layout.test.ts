import { expect, test } from 'vitest'
import { factsOf, layoutOf } from './read-pli.ts'

// Computed by hand from Enterprise PL/I Language Reference, "Structure mapping" and the table of alignments by type.

const layout = (...lines: readonly string[]) => layoutOf(factsOf(['P: PROC;', ...lines, 'END;'])).map((line) => line.replace(/:.*/, ''))

test('lengths by type and precision', () => {
  expect(
    layout(
      'DCL A CHAR(8), B CHAR(8) VARYING, C CHAR(8) VARZ, D BIT(1), E BIT(17), F FIXED DEC(7,2), G FIXED DEC(8), H DEC FIXED;',
      "DCL I BIN FIXED(15), J FIXED BIN(31), K FIXED BIN(63), L FIXED BIN(7), M BIN, N FLOAT, O PIC '(3)9V99', P2 PIC '$ZZ9.99CR';",
      'DCL Q PTR, R POINTER(64), S GRAPHIC(5), T WIDECHAR(3) VARYING, U FLOAT DEC(16), V FIXED BIN(16) UNSIGNED, KOUNT, X CHAR(*);',
    ),
  ).toEqual([
    ...['0 8 1 A', '0 10 1 B', '0 9 1 C', '0 1 1 D', '0 3 1 E', '0 4 1 F', '0 5 1 G', '0 3 1 H'],
    ...['0 2 1 I', '0 4 1 J', '0 8 1 K', '0 1 1 L', '0 4 1 M', '0 4 1 N', '0 5 1 O', '0 9 1 P2'],
    ...['0 4 1 Q', '0 8 1 R', '0 10 1 S', '0 8 1 T', '0 8 1 U', '0 2 1 V', '0 2 1 KOUNT', '0 0 1 X'],
  ])
})

test('a part is moved towards the next instead of leaving room between', () => {
  expect(layout('DCL 1 A, 2 B CHAR(1), 2 C FIXED BIN(31), 2 D CHAR(2), 2 E FIXED BIN(15);')).toEqual([
    ...['0 9 1 A', '0 1 2 B', '1 4 2 C', '5 2 2 D', '7 2 2 E'],
  ])
  // C must stand on a word, and so must the first part: one byte is lost behind D.
  expect(layout('DCL 1 A, 2 C FIXED BIN(31), 2 D CHAR(3), 2 E FIXED BIN(31);')).toEqual(['0 12 1 A', '0 4 2 C', '4 3 2 D', '8 4 2 E'])
})

test('UNALIGNED for all of a structure, also in what it says for a part', () => {
  expect(layout('DCL 1 A UNALIGNED, 2 C FIXED BIN(31), 2 D CHAR(3), 2 G, 3 E FIXED BIN(31), 3 F FIXED BIN(31) ALIGNED;')).toEqual([
    ...['0 15 1 A', '0 4 2 C', '4 3 2 D', '7 8 2 G', '7 4 3 E', '11 4 3 F'],
  ])
})

test('bits share bytes, and are moved towards what follows them as everything is', () => {
  expect(layout('DCL 1 F, 2 A BIT(1), 2 B BIT(7), 2 C BIT(3), 2 D CHAR(1), 2 E BIT(1) ALIGNED;')).toEqual([
    // Eleven bits before D: they begin at the sixth bit of a byte.
    ...['0 4 1 F', '0 1 2 A', '0 2 2 B', '1 1 2 C', '2 1 2 D', '3 1 2 E'],
  ])
})

test('arrays, of structures too; bounds may be constants', () => {
  expect(
    layout(
      '%DCL SIZE FIXED; %SIZE = 3;',
      'DCL MAX FIXED BIN(31) VALUE(10);',
      'DCL 1 T, 2 E(0:4), 3 K CHAR(3), 3 N FIXED BIN(15), 2 Z(2,3) CHAR(1), 2 Y DIM(MAX) CHAR(2), 2 X(SIZE) CHAR(5), 2 W CHAR(1);',
    ),
  ).toEqual([
    // Each element of E begins on a halfword less one: 5 bytes, and one more between.
    ...['0 4 1 MAX', '0 71 1 T', '0 5 2 E', '0 3 3 K', '3 2 3 N', '29 1 2 Z', '35 2 2 Y', '55 5 2 X', '70 1 2 W'],
  ])
})

test('nothing is told behind what has no fixed length', () => {
  expect(layout('DCL 1 A, 2 N FIXED BIN(31), 2 B CHAR(K REFER(N)), 2 C CHAR(2);')).toEqual(['0 0 1 A', '0 4 2 N', '4 0 2 B', '-1 2 2 C'])
})

test('UNION, DEFINED and BASED(ADDR()) lie over something else', () => {
  const facts = factsOf([
    'P: PROC;',
    'DCL 1 A, 2 H CHAR(4), 2 B UNION, 3 C CHAR(8), 3 D, 4 E CHAR(2), 4 F CHAR(2), 2 Z CHAR(1);',
    'DCL G CHAR(8) DEFINED A.B, N CHAR(2) DEF(A) POS(3), 1 K BASED(ADDR(A)), 2 L CHAR(2), 2 M CHAR(2);',
    'END;',
  ])
  expect(layoutOf(facts).map((line) => line.replace(/:.*/, ''))).toEqual([
    ...[
      '0 13 1 A',
      '0 4 2 H',
      '4 8 2 B',
      '4 8 3 C',
      '4 4 3 D',
      '4 2 4 E',
      '6 2 4 F',
      '12 1 2 Z',
      '4 8 1 G',
      '2 2 1 N',
      '0 4 1 K',
      '0 2 2 L',
      '2 2 2 M',
    ],
  ])
  const [table] = facts.fields
  const over = [...(table?.redefines ?? [])].flatMap((row, i) => (row < 0 ? [] : [`${table?.names[i]} over ${table?.names[row]}`]))
  expect(over).toEqual(['D over C', 'G over B', 'N over A', 'K over A'])
})

test('LIKE brings the parts of another structure, declared before or after', () => {
  expect(layout('DCL 1 A, 2 X CHAR(1), 2 NEW LIKE B;', 'DCL 1 B, 2 C CHAR(2), 2 D, 3 E CHAR(3);')).toEqual([
    ...['0 6 1 A', '0 1 2 X', '1 5 2 NEW', '1 2 3 C', '3 3 3 D', '3 3 4 E', '0 5 1 B', '0 2 2 C', '2 3 2 D', '2 3 3 E'],
  ])
})

test('names and levels share what stands behind their parentheses', () => {
  expect(
    layoutOf(factsOf(["DCL (A, B(3)) CHAR(5) STATIC INIT('X'), 1 S, 2 (C, D) FIXED DEC(3), ((E, F) CHAR(1), G CHAR(2)) AUTO;"])),
  ).toEqual([
    "0 5 1 A: CHAR(5) STATIC INIT('X')",
    "0 5 1 B: (3) CHAR(5) STATIC INIT('X')",
    '0 4 1 S',
    '0 2 2 C: FIXED DEC(3)',
    '2 2 2 D: FIXED DEC(3)',
    '0 1 1 E: CHAR(1) AUTO',
    '0 1 1 F: CHAR(1) AUTO',
    '0 2 1 G: CHAR(2) AUTO',
  ])
})

test('types that are defined: aliases, structures and ordinals; of a type that is defined elsewhere the size is not known', () => {
  const facts = factsOf([
    'P: PROC;',
    '  DEFINE ALIAS MONEY FIXED DEC(15,2), CODE_T CHAR(4);',
    '  DEFINE STRUCTURE 1 LOAF_T, 2 CODE CODE_T, 2 PRICE MONEY;',
    '  DEFINE ORDINAL GRAIN (RYE VALUE(1), WHEAT VALUE(2));',
    '  DCL TOTAL MONEY INIT(0);',
    '  DCL KEY TYPE CODE_T;',
    '  DCL LOAF TYPE LOAF_T;',
    '  DCL ELSEWHERE OTHER_T STATIC;',
    '  DCL PLAIN STATIC;',
    'END;',
  ])
  expect(layoutOf(facts)).toEqual([
    '0 12 1 LOAF_T',
    '0 4 2 CODE: CODE_T (CHAR(4))',
    '4 8 2 PRICE: MONEY (FIXED DEC(15, 2))',
    '0 0 1 RYE: VALUE(1) ORDINAL GRAIN',
    '0 0 1 WHEAT: VALUE(2) ORDINAL GRAIN',
    '0 8 1 TOTAL: MONEY (FIXED DEC(15, 2)) INIT(0)',
    '0 4 1 KEY: TYPE CODE_T (CHAR(4))',
    '0 12 1 LOAF: TYPE LOAF_T',
    '0 4 2 CODE: CODE_T (CHAR(4))',
    '4 8 2 PRICE: MONEY (FIXED DEC(15, 2))',
    '0 0 1 ELSEWHERE: OTHER_T STATIC',
    '0 4 1 PLAIN: STATIC',
  ])
})

test('what has a scaling factor is fixed, and what has none is floating where nothing says so', () => {
  expect(layoutOf(factsOf(['DCL 1 SUMS, 2 HITS DEC(8), 2 TOTAL DEC(12,2), 2 RATE BIN(15,4), 2 LAST CHAR(1);']))).toEqual([
    ...['0 19 1 SUMS', '0 8 2 HITS: DEC(8)', '8 7 2 TOTAL: DEC(12, 2)', '16 2 2 RATE: BIN(15, 4)', '18 1 2 LAST: CHAR(1)'],
  ])
})
