import { expect, test } from 'vitest'
import { assignmentsOf, statements, usesOf } from './procedure.ts'

const data = [
  '01 REC-1',
  '05 K PIC X',
  '05 NAME PIC X(8)',
  '05 INNER',
  '10 DEEP',
  '10 TAB OCCURS 9',
  '05 FILLER',
  '01 REC-2',
  '05 NAME PIC X(8)',
  '05 INNER',
  '10 DEEP',
  '10 TAB OCCURS 9',
  '05 FILLER',
  '77 A PIC X(8)',
  '77 B PIC X(8)',
  '77 C PIC 9',
  '77 D PIC 9',
  '77 I PIC 9',
  '77 J PIC 9',
  "01 SW PIC X VALUE 'N'",
  "88 SW-ON VALUE 'Y'",
  "88 SW-OFF VALUE 'N'",
]
const uses = (...lines: readonly string[]) => usesOf(statements(data, ...lines))
const assignments = (...lines: readonly string[]) => assignmentsOf(statements(data, ...lines))

test('MOVE reads one and writes all; subscripts and parts are reads', () => {
  expect(uses('MOVE A TO B, C; TAB OF REC-1 (I, J + 1)', '  K (C: LENGTH OF D).')).toEqual([
    'MOVE: read A',
    'MOVE: write B',
    'MOVE: write C',
    'MOVE: read I',
    'MOVE: read J',
    'MOVE: write TAB',
    'MOVE: read C',
    'MOVE: write K',
  ])
  expect(assignments("MOVE 'X' TO A MOVE -1 TO C MOVE ALL '*' TO B MOVE SPACES TO K MOVE NAME OF REC-1 TO A.")).toEqual([
    'A < literal X',
    'C < number -1',
    'B < figurative ALL *',
    'K < figurative SPACES',
    'A < item NAME',
  ])
  expect(assignments("MOVE 'X' TO A (1:1) MOVE FUNCTION TRIM(A) TO B.")).toEqual(['A < outside computed', 'B < outside computed'])
  expect(uses('MOVE FUNCTION TRIM(A (I:1)) TO B MOVE FUNCTION CURRENT-DATE (1:8) TO A.')).toEqual([
    'MOVE: read A',
    'MOVE: read I',
    'MOVE: write B',
    'MOVE: write A',
  ])
})

test('a name in two records is told by its qualifiers; without them it may be either', () => {
  const read = statements(data, 'MOVE NAME OF REC-1 TO NAME OF REC-2 MOVE DEEP IN INNER OF REC-2 TO NAME.')
  expect(read.facts.uses.map(({ item, access }) => `${access} ${item}`)).toEqual(['read 2', 'write 8', 'read 10', 'write 2', 'write 8'])
})

test('MOVE CORRESPONDING moves parts of the same name, tables and fillers not', () => {
  const read = statements(data, 'MOVE CORRESPONDING REC-1 TO REC-2.')
  expect(read.facts.uses.map(({ item, access }) => `${access} ${item}`)).toEqual(['read 2', 'write 8', 'read 4', 'write 10'])
  expect(assignmentsOf(read)).toEqual(['NAME < item NAME', 'DEEP < item DEEP'])
  expect(uses('ADD CORR REC-1 TO REC-2.')).toEqual(['ADD: read NAME', 'ADD: both NAME', 'ADD: read DEEP', 'ADD: both DEEP'])
})

test('arithmetic: with GIVING the other operands keep their values', () => {
  expect(uses('ADD A 1 TO B ROUNDED C ON SIZE ERROR MOVE 0 TO D END-ADD.')).toEqual([
    'ADD: read A',
    'ADD: both B',
    'ADD: both C',
    'MOVE: write D',
  ])
  expect(uses('ADD A TO B GIVING C.')).toEqual(['ADD: read A', 'ADD: read B', 'ADD: write C'])
  expect(uses('SUBTRACT A FROM B')).toEqual(['SUBTRACT: read A', 'SUBTRACT: both B'])
  expect(uses('MULTIPLY A BY B')).toEqual(['MULTIPLY: read A', 'MULTIPLY: both B'])
  expect(uses('DIVIDE A INTO B')).toEqual(['DIVIDE: read A', 'DIVIDE: both B'])
  expect(uses('DIVIDE A BY B GIVING C ROUNDED REMAINDER D.')).toEqual([
    'DIVIDE: read A',
    'DIVIDE: read B',
    'DIVIDE: write C',
    'DIVIDE: write D',
  ])
  expect(uses('COMPUTE C ROUNDED D = (A + B) ** 2 / TAB OF REC-1 (I)')).toEqual([
    'COMPUTE: read A',
    'COMPUTE: read B',
    'COMPUTE: read I',
    'COMPUTE: read TAB',
    'COMPUTE: write C',
    'COMPUTE: write D',
  ])
  expect(assignments('COMPUTE C = 5 COMPUTE D = C COMPUTE I = C + 1 ADD 1 TO J.')).toEqual([
    'C < number 5',
    'D < item C',
    'I < outside computed',
    'J < outside computed',
  ])
})

test('conditions read items; a condition-name reads the item that it is of', () => {
  expect(uses('IF (A = B OR NOT > C) AND SW-ON THEN CONTINUE END-IF.')).toEqual([
    'IF: read A',
    'IF: read B',
    'IF: read C',
    'IF: read SW-ON',
    'IF: read SW',
  ])
  expect(uses('EVALUATE A ALSO TRUE', 'WHEN B THRU C ALSO SW-OFF MOVE 1 TO D', 'WHEN OTHER CONTINUE', 'END-EVALUATE.')).toEqual([
    'EVALUATE: read A',
    'WHEN: read B',
    'WHEN: read C',
    'WHEN: read SW-OFF',
    'WHEN: read SW',
    'MOVE: write D',
  ])
  expect(uses('SEARCH ALL TAB OF REC-1 AT END MOVE 1 TO C', 'WHEN TAB OF REC-1 (I) = A NEXT SENTENCE.')).toEqual([
    'SEARCH: read TAB',
    'MOVE: write C',
    'WHEN: read I',
    'WHEN: read TAB',
    'WHEN: read A',
  ])
  expect(uses('SEARCH TAB OF REC-1 VARYING I WHEN A = B CONTINUE.').slice(0, 2)).toEqual(['SEARCH: read TAB', 'SEARCH: both I'])
})

test('SET of conditions, indexes, pointers and addresses', () => {
  const read = statements(data, 'SET SW-ON TO TRUE SW-OFF TO FALSE')
  expect(usesOf(read)).toEqual(['SET: write SW-ON', 'SET: write SW', 'SET: write SW-OFF', 'SET: write SW'])
  expect(assignmentsOf(read)).toEqual(['SW < 88 SW-ON', 'SW < outside computed'])
  expect(uses('SET I J TO C SET I UP BY D SET ADDRESS OF REC-1 TO A SET A TO ADDRESS OF REC-2.')).toEqual([
    'SET: read C',
    'SET: write I',
    'SET: write J',
    'SET: read D',
    'SET: both I',
    'SET: read A',
    'SET: write REC-1',
    'SET: write A',
  ])
  expect(uses('IF ADDRESS OF REC-1 = A CONTINUE.')).toEqual(['IF: read A'])
})

test('INITIALIZE, with and without REPLACING', () => {
  expect(assignments('INITIALIZE REC-1 C.')).toEqual(['REC-1 < figurative SPACES', 'C < figurative ZEROS'])
  expect(assignments("INITIALIZE REC-1 REPLACING ALPHANUMERIC DATA BY 'X' NUMERIC BY C.")).toEqual(['REC-1 < literal X', 'REC-1 < item C'])
  expect(uses('INITIALIZE A REPLACING ALPHANUMERIC DATA BY B.')).toEqual(['INITIALIZE: read B', 'INITIALIZE: write A'])
})

test('STRING, UNSTRING and INSPECT', () => {
  expect(uses("STRING A DELIMITED BY SPACE 'X' B DELIMITED BY SIZE, INTO C WITH POINTER D ON OVERFLOW CONTINUE.")).toEqual([
    'STRING: read A',
    'STRING: read B',
    'STRING: write C',
    'STRING: both D',
  ])
  expect(uses("UNSTRING A DELIMITED BY ALL B OR ',' INTO C DELIMITER IN D COUNT IN I K WITH POINTER J TALLYING IN SW.")).toEqual([
    'UNSTRING: read A',
    'UNSTRING: read B',
    'UNSTRING: write C',
    'UNSTRING: write D',
    'UNSTRING: write I',
    'UNSTRING: write K',
    'UNSTRING: both J',
    'UNSTRING: both SW',
  ])
  expect(uses("INSPECT A TALLYING C FOR ALL 'X' BEFORE INITIAL B D FOR CHARACTERS")).toEqual([
    'INSPECT: read A',
    'INSPECT: both C',
    'INSPECT: read B',
    'INSPECT: both D',
  ])
  expect(uses('INSPECT A REPLACING ALL B BY C INSPECT A CONVERTING B TO C EXAMINE A REPLACING ALL B BY C')).toEqual([
    'INSPECT: both A',
    'INSPECT: read B',
    'INSPECT: read C',
    'INSPECT: both A',
    'INSPECT: read B',
    'INSPECT: read C',
    'EXAMINE: both A',
    'EXAMINE: read B',
    'EXAMINE: read C',
  ])
})

test('ACCEPT says where the value comes from', () => {
  expect(assignments('ACCEPT A ACCEPT B FROM SYSIN ACCEPT C FROM DATE YYYYMMDD ACCEPT D FROM COMMAND-LINE.')).toEqual([
    'A < outside console',
    'B < outside console',
    'C < outside computed',
    'D < outside parameter',
  ])
})

test('documents in XML and JSON', () => {
  expect(uses('XML GENERATE A FROM REC-1 COUNT IN C. JSON PARSE A INTO REC-2. JSON GENERATE B FROM REC-1 COUNT D.')).toEqual([
    'XML GENERATE: write A',
    'XML GENERATE: read REC-1',
    'XML GENERATE: write C',
    'JSON PARSE: read A',
    'JSON PARSE: write REC-2',
    'JSON GENERATE: write B',
    'JSON GENERATE: read REC-1',
    'JSON GENERATE: write D',
  ])
})

test('a data item with the name of a verb of some compilers is an item', () => {
  const read = statements(['77 SERVICE', '77 RESET'], 'MOVE SERVICE TO RESET IF RESET = 1 DISPLAY SERVICE.')
  expect(usesOf(read)).toEqual(['MOVE: read SERVICE', 'MOVE: write RESET', 'IF: read RESET', 'DISPLAY: read SERVICE'])
})

test('what only some compilers take', () => {
  expect(uses('MOVE LENGTH (A) TO C MOVE ALL A TO B MOVE C + D TO I INITIALISE A GOBACK RETURNING C.')).toEqual([
    'MOVE: read A',
    'MOVE: write C',
    'MOVE: read A',
    'MOVE: write B',
    'MOVE: read C',
    'MOVE: read D',
    'MOVE: write I',
    'INITIALISE: write A',
    'GOBACK: read C',
  ])
  expect(uses('ACCEPT A LINE C COLUMN D WITH UPDATE SEND A FROM B WITH EMI RECEIVE A MESSAGE INTO B.')).toEqual([
    'ACCEPT: write A',
    'ACCEPT: read C',
    'ACCEPT: read D',
    'SEND: read B',
    'RECEIVE: write B',
  ])
  expect(uses('INITIALIZE A WITH FILLER ALL TO VALUE MOVE B TO C.')).toEqual(['INITIALIZE: write A', 'MOVE: read B', 'MOVE: write C'])
})
