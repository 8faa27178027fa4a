import { expect, test } from 'vitest'
import { readPicture } from '../../../src/structure/scanners/cobol/picture.ts'
import { itemsOf, table } from './data-items.ts'

const read = (...lines: string[]) => table(itemsOf(lines))
/** Length of an item with these clauses. */
const length = (clauses: string) => itemsOf([`77  A ${clauses}.`])[0]?.length
const lengths = (...all: string[]) => Object.fromEntries(all.map((clauses) => [clauses, length(clauses)]))

test('pictures: positions, digits, scaling, edited, double-byte', () => {
  const read = (text: string) => {
    const { positions, digits, signed, width, exact } = readPicture(text)
    return `${positions}/${digits}${signed ? ' signed' : ''}${width > 1 ? ` x${width}` : ''}${exact ? '' : ' ?'}`
  }
  const pictures =
    'X X(8) X(02)X 9(5)V99 S9(7)V9(2) S9(4)PP P(3)9(5) N(5) G(4) U(3) ZZ,ZZ9.99- ZZZ9.99CR $$,$$9.99DB *(6)9 +9.99E+99 99/99/9999 XXBXX A(3) 9.9'
  expect(Object.fromEntries(pictures.split(' ').map((picture) => [picture, read(picture)]))).toEqual({
    X: '1/0',
    'X(8)': '8/0',
    'X(02)X': '3/0',
    '9(5)V99': '7/7',
    'S9(7)V9(2)': '9/9 signed',
    'S9(4)PP': '4/4 signed',
    'P(3)9(5)': '5/5',
    'N(5)': '5/0 x2',
    'G(4)': '4/0 x2',
    'U(3)': '3/0 x4',
    'ZZ,ZZ9.99-': '10/3',
    'ZZZ9.99CR': '9/3',
    '$$,$$9.99DB': '11/3',
    '*(6)9': '7/1',
    '+9.99E+99': '9/5',
    '99/99/9999': '10/8',
    XXBXX: '5/0',
    'A(3)': '3/0',
    '9.9': '3/2',
  })
  expect(['X(', 'X()', 'X(N)', 'X(5', 'X(99999999999999)', ''].map(read)).toEqual([
    '1/0 ?',
    '1/0 ?',
    '1/0 ?',
    '1/0 ?',
    '2147483647/0',
    '0/0',
  ])
  expect(readPicture('X(WIDTH)9(WIDTH)', new Map([['WIDTH', 3]]))).toEqual({
    positions: 6,
    digits: 3,
    signed: false,
    width: 1,
    exact: true,
  })
})

test('bytes by usage', () => {
  expect(
    lengths(
      'PIC S9(4) COMP',
      'PIC S9(5) COMP',
      'PIC S9(9) BINARY',
      'PIC S9(10) COMP-4',
      'PIC S9(18) COMP-5',
      'PIC 9 COMPUTATIONAL',
      'PIC S9(4)PP COMP',
      'PIC X(3) COMP-5',
      'PIC S9(5) COMP-3',
      'PIC S9(6) PACKED-DECIMAL',
      'PIC S9(7)V99 COMPUTATIONAL-3',
      'PIC S9(18) COMP-3',
      'PIC 9(5)P(3) COMP-3',
      'PIC 9(5) COMP-6',
      'PIC 9(7) COMP-X',
      'PIC S9(12) COMP-X',
      'PIC X(3) COMP-X',
      'PIC 9(3) COMP-N',
      'COMP-1',
      'COMP-2',
      'POINTER',
      'USAGE IS INDEX',
      'USAGE PROCEDURE-POINTER',
      'USAGE OBJECT REFERENCE',
      'USAGE BINARY-LONG UNSIGNED',
      'BINARY-CHAR',
      'FLOAT-LONG',
    ),
  ).toEqual({
    'PIC S9(4) COMP': 2,
    'PIC S9(5) COMP': 4,
    'PIC S9(9) BINARY': 4,
    'PIC S9(10) COMP-4': 8,
    'PIC S9(18) COMP-5': 8,
    'PIC 9 COMPUTATIONAL': 2,
    'PIC S9(4)PP COMP': 2,
    'PIC X(3) COMP-5': 3,
    'PIC S9(5) COMP-3': 3,
    'PIC S9(6) PACKED-DECIMAL': 4,
    'PIC S9(7)V99 COMPUTATIONAL-3': 5,
    'PIC S9(18) COMP-3': 10,
    'PIC 9(5)P(3) COMP-3': 3,
    'PIC 9(5) COMP-6': 3,
    'PIC 9(7) COMP-X': 3,
    'PIC S9(12) COMP-X': 6,
    'PIC X(3) COMP-X': 3,
    'PIC 9(3) COMP-N': 2,
    'COMP-1': 4,
    'COMP-2': 8,
    POINTER: 4,
    'USAGE IS INDEX': 4,
    'USAGE PROCEDURE-POINTER': 8,
    'USAGE OBJECT REFERENCE': 4,
    'USAGE BINARY-LONG UNSIGNED': 4,
    'BINARY-CHAR': 1,
    'FLOAT-LONG': 8,
  })
})

test('bytes of characters: signs, periods of pictures, double-byte, national', () => {
  expect(
    lengths(
      'PIC S9(4)',
      'PIC S9(4) SIGN LEADING',
      'PIC S9(4) SIGN IS LEADING SEPARATE',
      'PIC S9(4) TRAILING SEPARATE CHARACTER',
      'PIC 9(4) SIGN LEADING SEPARATE',
      'PIC ZZ9',
      'PIC 9.9',
      'PIC Z,ZZ9.99CR',
      'PIC S9(3)V9(2)',
      'PIC N(5)',
      'PIC G(4)',
      'PIC G(4) USAGE DISPLAY-1',
      'PIC 9(4) USAGE NATIONAL',
      'PIC S9(4) NATIONAL SIGN LEADING SEPARATE',
      'PIC X(10) JUSTIFIED RIGHT',
    ),
  ).toEqual({
    'PIC S9(4)': 4,
    'PIC S9(4) SIGN LEADING': 4,
    'PIC S9(4) SIGN IS LEADING SEPARATE': 5,
    'PIC S9(4) TRAILING SEPARATE CHARACTER': 5,
    'PIC 9(4) SIGN LEADING SEPARATE': 4,
    'PIC ZZ9': 3,
    'PIC 9.9': 3,
    'PIC Z,ZZ9.99CR': 10,
    'PIC S9(3)V9(2)': 5,
    'PIC N(5)': 10,
    'PIC G(4)': 8,
    'PIC G(4) USAGE DISPLAY-1': 8,
    'PIC 9(4) USAGE NATIONAL': 8,
    'PIC S9(4) NATIONAL SIGN LEADING SEPARATE': 10,
    'PIC X(10) JUSTIFIED RIGHT': 10,
  })
})

// IBM Enterprise COBOL Language Reference, "Slack bytes within records": its three examples.
test('SYNCHRONIZED: slack bytes stand before the item, or before the group that it begins, or behind each occurrence', () => {
  expect(
    read(
      '01  FIELD-A.',
      '    05 FIELD-B PIC X(5).',
      '    05 FIELD-C.',
      '       10 FIELD-D PIC XX.',
      '       10 FIELD-E COMPUTATIONAL PIC S9(6) SYNC.',
      '01  FIELD-L.',
      '    05 FIELD-M PIC X(5).',
      '    05 FIELD-N PIC XX.',
      '    05 FIELD-O.',
      '       10 FIELD-P COMPUTATIONAL PIC S9(6) SYNC.',
      '01  WORK-RECORD.',
      '    05 WORK-CODE PIC X.',
      '    05 COMP-TABLE OCCURS 10 TIMES.',
      '       10 COMP-TYPE PIC X.',
      '       10 COMP-PAY PIC S9(4)V99 COMP SYNC.',
      '       10 COMP-HRS PIC S9(3) COMP SYNC.',
      '       10 COMP-NAME PIC X(5).',
    ),
  ).toEqual([
    '01 FIELD-A 0+12',
    '  05 FIELD-B 0+5 X(5)',
    '  05 FIELD-C 5+7',
    '    10 FIELD-D 5+2 XX',
    '    10 FIELD-E 8+4 S9(6) COMP',
    '01 FIELD-L 0+12',
    '  05 FIELD-M 0+5 X(5)',
    '  05 FIELD-N 5+2 XX',
    '  05 FIELD-O 8+4',
    '    10 FIELD-P 8+4 S9(6) COMP',
    '01 WORK-RECORD 0+161',
    '  05 WORK-CODE 0+1 X',
    '  05 COMP-TABLE 1+16 x10',
    '    10 COMP-TYPE 1+1 X',
    '    10 COMP-PAY 4+4 S9(4)V99 COMP',
    '    10 COMP-HRS 8+2 S9(3) COMP',
    '    10 COMP-NAME 10+5 X(5)',
  ])
})

test('SYNCHRONIZED moves nothing that redefines, and knows double words', () => {
  expect(
    read(
      '01  R.',
      '    05 A PIC X.',
      '    05 B COMP-2 SYNC.',
      '    05 C PIC X.',
      '    05 D PIC X(4).',
      '    05 E REDEFINES D.',
      '       10 F PIC S9(9) COMP SYNC.',
      '    05 G PIC S9(18) COMP SYNCHRONIZED RIGHT.',
    ),
  ).toEqual([
    '01 R 0+32',
    '  05 A 0+1 X',
    '  05 B 8+8 COMP-2',
    '  05 C 16+1 X',
    '  05 D 17+4 X(4)',
    '  05 E 17+7 redefines D',
    '    10 F 20+4 S9(9) COMP',
    '  05 G 24+8 S9(18) COMP',
  ])
})

test('offsets behind a table of variable length are not known, those of its redefinitions and of the next record are', () => {
  expect(
    read(
      '01  R.',
      '    05 N PIC 9.',
      '    05 G.',
      '       10 T OCCURS 0 TO 5 DEPENDING ON N.',
      '          15 U PIC X(2).',
      '          15 V PIC X.',
      '       10 W PIC X.',
      '    05 X PIC X.',
      '    05 Y REDEFINES X PIC X.',
      '    05 Z REDEFINES N PIC X.',
      '01  S.',
      '    05 Q PIC X.',
    ),
  ).toEqual([
    '01 R 0+18',
    '  05 N 0+1 9',
    '  05 G 1+16',
    '    10 T 1+3 x5 by N',
    '      15 U 1+2 X(2)',
    '      15 V 3+1 X',
    '    10 W -1+1 X',
    '  05 X -1+1 X',
    '  05 Y -1+1 X redefines X',
    '  05 Z 0+1 X redefines N',
    '01 S 0+1',
    '  05 Q 0+1 X',
  ])
})

test('tables in tables, and sizes beyond all reason', () => {
  expect(read('01  A.', '    05 B OCCURS 3.', '       10 C OCCURS 4 PIC X(5).', '       10 D PIC X.', '    05 E PIC X.')).toEqual([
    '01 A 0+64',
    '  05 B 0+21 x3',
    '    10 C 0+5 X(5) x4',
    '    10 D 20+1 X',
    '  05 E 63+1 X',
  ])
  expect(read('01  A.', '    05 B OCCURS 99999999.', '       10 C OCCURS 99999999 PIC X(99999999).', '    05 D PIC X.')).toEqual([
    '01 A 0+2147483647',
    '  05 B 0+2147483647 x99999999',
    '    10 C 0+99999999 X(99999999) x99999999',
    '  05 D 2147483647+1 X',
  ])
})

test('an item whose length nobody says leaves the offsets behind it open', () => {
  expect(
    read('01  A.', '    05 B TYPE SOME-TYPE.', "    05 C VALUE 'FIVE.'.", '    05 D PIC X(UNKNOWN).', '01  E.', '    05 F PIC X.'),
  ).toEqual(['01 A 0+5', '  05 B 0+0', '  05 C -1+5 = FIVE.', '  05 D -1+0 X(UNKNOWN)', '01 E 0+1', '  05 F 0+1 X'])
})
