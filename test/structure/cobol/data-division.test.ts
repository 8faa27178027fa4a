import { expect, test } from 'vitest'
import { itemsOf, table } from './data-items.ts'

const read = (...lines: string[]) => table(itemsOf(lines))

test('an item keeps all that its entry says', () => {
  expect(itemsOf(['01  REC.', '    05 Amount PIC S9(7)V99 COMP-3 OCCURS 3', '    INDEXED BY IX VALUE +1.5.'])).toEqual([
    {
      name: 'REC',
      level: 1,
      parent: -1,
      token: 1,
      section: 'working-storage',
      file: undefined,
      picture: undefined,
      usage: undefined,
      redefines: -1,
      occurs: 1,
      dependingOn: undefined,
      indexes: [],
      values: [],
      offset: 0,
      length: 15,
    },
    {
      name: 'AMOUNT',
      level: 5,
      parent: 0,
      token: 4,
      section: 'working-storage',
      file: undefined,
      picture: 'S9(7)V99',
      usage: 'COMP-3',
      redefines: -1,
      occurs: 3,
      dependingOn: undefined,
      indexes: ['IX'],
      values: [{ text: '1.5', kind: 'number', token: 14 }],
      offset: 0,
      length: 5,
    },
  ])
})

test('every section and its files', () => {
  expect(
    read(
      'DATA DIVISION.',
      'FILE SECTION.',
      'FD  CUST-FILE',
      '    RECORD CONTAINS 05 TO 80 CHARACTERS',
      '    BLOCK CONTAINS',
      '    10 RECORDS.',
      '01  CUST-SHORT PIC X(5).',
      '01  CUST-LONG.',
      '    05 CUST-ID PIC X(80).',
      'SD  SORT-FILE.',
      '01  SORT-REC PIC X(4).',
      'WORKING-STORAGE SECTION.',
      '77  COUNTER PIC 9(4) COMP.',
      'LOCAL-STORAGE SECTION.',
      '01  L PIC X.',
      'LINKAGE SECTION.',
      '01  DFHCOMMAREA PIC X(10).',
      'COMMUNICATION SECTION.',
      'CD  QUEUE-IN FOR INPUT.',
      '01  C PIC X.',
      'REPORT SECTION.',
      'RD  LISTING PAGE LIMIT 60 LINES HEADING 1.',
      '01  TYPE PAGE HEADING.',
      '    05 LINE 1.',
      "       10 COLUMN 5 PIC X(4) VALUE 'LIST'.",
      'SCREEN SECTION.',
      '01  MAIN-SCREEN BLANK SCREEN.',
      "    05 LINE 5 COL 10 VALUE 'NAME:'.",
      '    05 LINE 5 COL 20 HIGHLIGHT PIC X(8) USING L.',
    ),
  ).toEqual([
    '01 CUST-SHORT 0+5 (file CUST-FILE) X(5)',
    '01 CUST-LONG 0+80 (file CUST-FILE)',
    '  05 CUST-ID 0+80 (file) X(80)',
    '01 SORT-REC 0+4 (file SORT-FILE) X(4)',
    '77 COUNTER 0+2 9(4) COMP',
    '01 L 0+1 (local-storage) X',
    '01 DFHCOMMAREA 0+10 (linkage) X(10)',
    '01 C 0+1 (communication) X',
    '01 FILLER 0+4 (report)',
    '  05 FILLER 0+4 (report)',
    '    10 FILLER 0+4 (report) X(4) = LIST',
    '01 MAIN-SCREEN 0+13 (screen)',
    '  05 FILLER 0+5 (screen) = NAME:',
    '  05 FILLER 5+8 (screen) X(8)',
  ])
})

test('levels nest by number, and a lower one closes all above it', () => {
  expect(
    read(
      '01  A.',
      '    05 B.',
      '       10 C PIC X.',
      '          88 C-YES VALUE "Y".',
      '       10 D PIC X.',
      '    03 E PIC X(2).',
      '77  F PIC X.',
      '    05 LOST PIC X.',
      '1   G PIC X.',
    ),
  ).toEqual([
    '01 A 0+4',
    '  05 B 0+2',
    '    10 C 0+1 X',
    '      88 C-YES 0+0 = Y',
    '    10 D 1+1 X',
    '  03 E 2+2 X(2)',
    '77 F 0+1 X',
    '05 LOST 1+1 X',
    '01 G 0+1 X',
  ])
})

test('several entries on a line, clauses in any order and over lines, names left out', () => {
  expect(
    read(
      '01 A. 05 B PIC X. 05 C PIC 9(3). 05 PIC X(2).',
      '    05 VALUE SPACES',
      '       PIC',
      '       X(4).',
      '    05 D VALUE',
      '       10',
      '       USAGE IS COMPUTATIONAL',
      '       PICTURE IS S9(4)',
      '       .',
      '    05 FILLER OCCURS',
      '       10 TIMES PIC X(02).',
      '    05 REDEFINES D PIC X(2).',
    ),
  ).toEqual([
    '01 A 0+32',
    '  05 B 0+1 X',
    '  05 C 1+3 9(3)',
    '  05 FILLER 4+2 X(2)',
    '  05 FILLER 6+4 X(4) = SPACES',
    '  05 D 10+2 S9(4) COMP = 10',
    '  05 FILLER 12+2 X(02) x10',
    '  05 FILLER 10+2 X(2) redefines D',
  ])
})

test('USAGE, SIGN SEPARATE and SYNC are inherited from the group', () => {
  expect(
    read(
      '01  T COMP-3.',
      '    05 A PIC S9(5).',
      '    05 B.',
      '       10 C PIC S9(6) DISPLAY.',
      '       10 D PIC 9(7).',
      '01  U SIGN IS TRAILING SEPARATE CHARACTER.',
      '    05 E PIC S9(4).',
      '    05 F PIC 9(4).',
      '01  V SYNCHRONIZED.',
      '    05 G PIC X.',
      '    05 H PIC S9(9) BINARY.',
    ),
  ).toEqual([
    '01 T 0+13 COMP-3',
    '  05 A 0+3 S9(5) COMP-3',
    '  05 B 3+10 COMP-3',
    '    10 C 3+6 S9(6)',
    '    10 D 9+4 9(7) COMP-3',
    '01 U 0+9',
    '  05 E 0+5 S9(4)',
    '  05 F 5+4 9(4)',
    '01 V 0+8',
    '  05 G 0+1 X',
    '  05 H 4+4 S9(9) BINARY',
  ])
})

test('values: lists, ranges, figurative constants, signs, ALL, continued literals', () => {
  expect(
    read(
      '01  CODE-X PIC S9(3)V9 VALUE -1.5.',
      '    88 LOW-ONES VALUES ARE 1, 2 THRU 5, -7 THROUGH -3 ZERO.',
      "    88 LETTERS VALUE 'A' THRU 'F' 'X' SPACES WHEN SET TO FALSE 'N'.",
      '    88 OVER-LINES VALUE 1',
      '       2',
      '       03 THRU 04',
      '       5.',
      "01  LINE-1 PIC X(5) VALUE ALL '-='.",
      "01  GREETING PIC X(20) VALUE 'ABC' &",
      '    "DEF".',
      "|       01  LONG-TEXT PIC X(80) VALUE 'a text that is cut at column 72, h",
      "|      -    'ere'.",
      '01  HALF PIC V9 VALUE .5.',
      '01  NOTHING POINTER VALUE NULL.',
    ),
  ).toEqual([
    '01 CODE-X 0+4 S9(3)V9 = -1.5',
    '  88 LOW-ONES 0+0 = 1 2..5 -7..-3 ZERO',
    '  88 LETTERS 0+0 = A..F X SPACES',
    '  88 OVER-LINES 0+0 = 1 2 03..04 5',
    '01 LINE-1 0+5 X(5) = ALL -=',
    '01 GREETING 0+20 X(20) = ABCDEF',
    '01 LONG-TEXT 0+80 X(80) = a text that is cut at column 72, here',
    '01 HALF 0+1 V9 = .5',
    '01 NOTHING 0+4 POINTER = NULL',
  ])
})

test('tables: ranges, keys, several indexes, DEPENDING ON with qualifiers', () => {
  expect(
    read(
      '01  T.',
      '    05 N PIC 9(2).',
      '    05 ROW OCCURS 1 TO 20 TIMES DEPENDING ON N OF T',
      '       ASCENDING KEY IS K1, K2 DESCENDING KEY K3',
      '       INDEXED BY I1, I2.',
      '       10 K1 PIC X.',
      '       10 K2 PIC X.',
      '       10 K3 PIC X OCCURS 2 INDEXED I3.',
      '    05 BEHIND PIC X.',
      '01  W. 05 FREE-ROW OCCURS 1 TO UNBOUNDED DEPENDING ON N PIC X(3).',
    ),
  ).toEqual([
    '01 T 0+83',
    '  05 N 0+2 9(2)',
    '  05 ROW 2+4 x20 by N indexes I1 I2',
    '    10 K1 2+1 X',
    '    10 K2 3+1 X',
    '    10 K3 4+1 X x2 indexes I3',
    '  05 BEHIND -1+1 X',
    '01 W 0+3',
    '  05 FREE-ROW 0+3 X(3) by N',
  ])
})

test('REDEFINES: of redefined items, of groups, of 01s, of a name that another record has too', () => {
  expect(
    read(
      '01  R.',
      '    05 A PIC X(4).',
      '    05 B REDEFINES A.',
      '       10 B1 PIC 9(2).',
      '       10 B2 PIC 9(2).',
      '    05 C REDEFINES B PIC 9(4) COMP.',
      '    05 D REDEFINES A PIC X(6).',
      '    05 E PIC X.',
      '01  S REDEFINES R.',
      '    05 A PIC X(2).',
      '    05 F REDEFINES A PIC 99.',
      '    05 G REDEFINES NOWHERE PIC X.',
      '01  Q REDEFINES R PIC X(7).',
    ),
  ).toEqual([
    '01 R 0+7',
    '  05 A 0+4 X(4)',
    '  05 B 0+4 redefines A',
    '    10 B1 0+2 9(2)',
    '    10 B2 2+2 9(2)',
    '  05 C 0+2 9(4) COMP redefines B',
    '  05 D 0+6 X(6) redefines A',
    '  05 E 6+1 X',
    '01 S 0+3 redefines R',
    '  05 A 0+2 X(2)',
    '  05 F 0+2 99 redefines A',
    '  05 G 2+1 X',
    '01 Q 0+7 X(7) redefines R',
  ])
})

test('66-levels rename one item or a range of the record', () => {
  expect(
    read(
      '01  R.',
      '    05 A PIC X(2).',
      '    05 B PIC X(3) OCCURS 2.',
      '    66 AB RENAMES A THRU B.',
      '    66 A2 RENAMES A OF R.',
      '01  S PIC X.',
    ),
  ).toEqual(['01 R 0+8', '  05 A 0+2 X(2)', '  05 B 2+3 X(3) x2', '  66 AB 0+8 redefines A', '  66 A2 0+2 redefines A', '01 S 0+1 X'])
})

test('constants stand for numbers in OCCURS, PICTURE and VALUE', () => {
  expect(
    read(
      '78  MAX-ROWS VALUE 12.',
      '01  WIDTH CONSTANT AS 30.',
      '78  UNKNOWN-SIZE VALUE MAX-ROWS * 2.',
      '01  T.',
      '    05 ROW OCCURS MAX-ROWS TIMES PIC X(WIDTH).',
      '    05 LIMIT-1 PIC 9(4) VALUE MAX-ROWS.',
      '    05 GUESS OCCURS UNKNOWN-SIZE TIMES PIC X.',
      '    05 BEHIND PIC X.',
    ),
  ).toEqual([
    '78 MAX-ROWS 0+0 = 12',
    '78 WIDTH 0+0 = 30',
    '78 UNKNOWN-SIZE 0+0',
    '01 T 0+366',
    '  05 ROW 0+30 X(WIDTH) x12',
    '  05 LIMIT-1 360+4 9(4) = 12',
    '  05 GUESS 364+1 X',
    '  05 BEHIND -1+1 X',
  ])
})

test('embedded SQL in the data division is passed over, also without END-EXEC', () => {
  expect(
    read(
      'WORKING-STORAGE SECTION.',
      '    EXEC SQL BEGIN DECLARE SECTION END-EXEC.',
      '01  HOST-A PIC X(3).',
      '    EXEC SQL END DECLARE SECTION END-EXEC',
      '    EXEC SQL DECLARE T TABLE',
      '      (A CHAR(3) NOT NULL,',
      '       05 DECIMAL(5, 2)) END-EXEC.',
      '01  BLOB-A USAGE IS SQL TYPE IS BLOB(1M).',
      '01  HOST-B PIC X(4)',
      '    EXEC SQL INCLUDE SQLDA',
      '01  HOST-C PIC X(5).',
    ),
  ).toEqual(['01 HOST-A 0+3 X(3)', '01 BLOB-A 0+0 SQL TYPE BLOB', '01 HOST-B 0+4 X(4)', '01 HOST-C 0+5 X(5)'])
})

test('a period that is missing loses nothing', () => {
  expect(
    read(
      'FILE SECTION.',
      'FD  F',
      '    RECORD CONTAINS 80 CHARACTERS',
      '01  R',
      '    05 A PIC X(2)',
      '    05 B PIC 9(2) VALUE 1',
      '       88 B-ONE VALUE 1',
      '    05 C OCCURS 3 INDEXED BY I',
      '       10 D PIC X 10 E PIC X.',
      'WORKING-STORAGE SECTION',
      '01  W PIC X',
      'LINKAGE SECTION.',
      '01  L PIC X.',
    ),
  ).toEqual([
    '01 R 0+10 (file F)',
    '  05 A 0+2 (file) X(2)',
    '  05 B 2+2 (file) 9(2) = 1',
    '    88 B-ONE 2+0 (file) = 1',
    '  05 C 4+2 (file) x3 indexes I',
    '    10 D 4+1 (file) X',
    '    10 E 5+1 (file) X',
    '01 W 0+1 X',
    '01 L 0+1 (linkage) X',
  ])
})

test('what is no entry is passed over', () => {
  expect(
    read(
      '01  A PIC X.',
      'THIS IS A REMARK THAT SOMEBODY LEFT.',
      '99  NO-LEVEL PIC X.',
      '100 NEITHER PIC X.',
      "'LITERAL' 5 5.",
      '..',
      '01  B PIC X.',
      'PROCEDURE DIVISION.',
      '    ADD',
      '    05 B GIVING C.',
    ),
  ).toEqual(['01 A 0+1 X', '01 B 0+1 X'])
})

test('sentences of a procedure copybook are no items', () => {
  expect(read('    MOVE 1 TO X', '    ADD', '    2 GIVING X', '    DISPLAY', "    05 'A'.", '    PERFORM P', '    10 TIMES.')).toEqual([])
})

test('a copybook may begin at any level and hold the rest of a group', () => {
  expect(read('    10 A PIC X(3).', '    10 B.', '       15 C PIC X.', '    05 D PIC X(2).')).toEqual([
    '10 A 0+3 X(3)',
    '10 B 3+1',
    '  15 C 3+1 X',
    '05 D 4+2 X(2)',
  ])
  expect(
    table(itemsOf(['01  REC.', '    COPY PART.', '    05 E PIC X.'], { PART: '       10 A PIC X(3).\n       05 D PIC X(2).' })),
  ).toEqual(['01 REC 0+6', '  10 A 0+3 X(3)', '  05 D 3+2 X(2)', '  05 E 5+1 X'])
})

test('old copybooks give their record another name', () => {
  const copybooks = {
    CUSTREC: '       01  CUSTREC.\n           05 A PIC X.',
    CUSTFD: '       FD  CUSTFD\n           RECORD CONTAINS 1 CHARACTERS.',
  }
  expect(table(itemsOf(['FD  CUST COPY CUSTFD.', '01  MY-REC COPY CUSTREC.', '01  B PIC X.'], copybooks))).toEqual([
    '01 MY-REC 0+1 (file CUST)',
    '  05 A 0+1 (file) X',
    '01 B 0+1 (file CUST) X',
  ])
})

test('behind a copybook that is missing, offsets of its record are not known', () => {
  expect(read('01  R.', '    05 A PIC X.', '    COPY NOWHERE.', '    05 B PIC X.', '01  S.', '    05 C PIC X.')).toEqual([
    '01 R 0+2',
    '  05 A 0+1 X',
    '  05 B -1+1 X',
    '01 S 0+1',
    '  05 C 0+1 X',
  ])
})

test('names with parts that REPLACING fills in stay whole', () => {
  expect(read('01  :TAG:-REC.', '    05 (PFX)-NAME PIC X(3).', '    05 WS-(PFX)-A PIC X.')).toEqual([
    '01 :TAG:-REC 0+4',
    '  05 (PFX)-NAME 0+3 X(3)',
    '  05 WS-(PFX)-A 3+1 X',
  ])
})
