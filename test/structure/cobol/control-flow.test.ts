import { expect, test } from 'vitest'
import { jumpsOf, procedureOf, program, statements, usesOf } from './procedure.ts'

const jumps = (...lines: readonly string[]) => jumpsOf(statements([], ...lines))
const data = ['77 N', '77 I', '77 J', '01 REC', '05 K', '05 TAB OCCURS 5', '01 OTHER', '05 K']

test('PERFORM in all forms that name a paragraph', () => {
  expect(
    jumps(
      'PERFORM P',
      'PERFORM P THRU Q PERFORM P THROUGH Q-EXIT',
      'PERFORM P OF S PERFORM P IN S THRU Q IN S',
      'PERFORM',
      '   P',
      'PERFORM 100 THRU 200 3 TIMES',
      'PERFORM P WITH TEST AFTER UNTIL N > 5',
      'PERFORM P THRU Q VARYING I FROM 1 BY 1 UNTIL I > N AFTER J FROM 1 BY 1 UNTIL J = 3.',
    ),
  ).toEqual([
    '1 - perform P',
    '2 - perform P thru Q',
    '2 - perform P thru Q-EXIT',
    '3 - perform P of S',
    '3 - perform P of S thru Q',
    '4 - perform P',
    '6 - perform 100 thru 200',
    '7 - perform P',
    '8 - perform P thru Q',
  ])
})

test('inline PERFORM names no paragraph, whatever it counts with', () => {
  expect(
    jumps(
      'PERFORM 5 TIMES DISPLAY N END-PERFORM',
      'PERFORM N TIMES DISPLAY N END-PERFORM',
      'PERFORM K OF REC TIMES DISPLAY N END-PERFORM',
      'PERFORM TAB (I) TIMES DISPLAY N END-PERFORM',
      'PERFORM UNTIL N = 1 PERFORM INNER END-PERFORM',
      'PERFORM UNTIL EXIT EXIT PERFORM CYCLE EXIT PERFORM END-PERFORM',
      'PERFORM WITH TEST BEFORE VARYING I FROM 1 BY 1 UNTIL I > 3 CONTINUE END-PERFORM',
      'PERFORM FOREVER CONTINUE END-PERFORM',
      'PERFORM DISPLAY N END-PERFORM.',
    ),
  ).toEqual(['5 - perform INNER'])
})

test('what PERFORM counts with and waits for is written and read', () => {
  const uses = usesOf(
    statements(
      data,
      'PERFORM VARYING I FROM N BY K OF REC UNTIL TAB (I) = J AFTER J FROM 1 BY 1 UNTIL J > N',
      '  CONTINUE',
      'END-PERFORM',
      'PERFORM P N TIMES PERFORM P UNTIL N = 0 OR I.',
    ),
  )
  expect(uses).toEqual([
    'PERFORM VARYING: write I',
    'PERFORM: read N',
    'PERFORM: read K',
    'PERFORM UNTIL: read I',
    'PERFORM UNTIL: read TAB',
    'PERFORM UNTIL: read J',
    'PERFORM VARYING: write J',
    'PERFORM UNTIL: read J',
    'PERFORM UNTIL: read N',
    'PERFORM: read N',
    'PERFORM UNTIL: read N',
    'PERFORM UNTIL: read I',
  ])
})

test('GO TO, also with a choice, to a section, and to nothing', () => {
  const read = statements(
    data,
    'GO TO P',
    'GO P OF S.',
    'GO TO A',
    '   B C DEPENDING ON K IN REC',
    'GO TO.',
    'IF N = 1 GO TO X ELSE GO TO Y.',
  )
  expect(jumpsOf(read)).toEqual([
    '1 - goto P',
    '2 - goto P of S',
    '3 - goto A (GO TO DEPENDING)',
    '3 - goto B (GO TO DEPENDING)',
    '3 - goto C (GO TO DEPENDING)',
    '6 - goto X',
    '6 - goto Y',
  ])
  expect(usesOf(read)).toEqual(['GO TO DEPENDING: read K', 'IF: read N'])
})

test('ALTER is a jump of the paragraph that is altered, wherever that stands', () => {
  const read = procedureOf(
    program(
      [],
      'MAIN.',
      '    ALTER SWITCH TO PROCEED TO P ELSEWHERE TO Q.',
      '    GO TO SWITCH.',
      'SWITCH.',
      '    GO TO.',
      'P.',
      '    EXIT.',
    ),
  )
  expect(jumpsOf(read)).toEqual(['2 SWITCH goto P (ALTER)', '2 MAIN goto Q (ALTER)', '3 MAIN goto SWITCH'])
})

test('procedures of SORT, MERGE and XML PARSE', () => {
  expect(
    jumps(
      'SORT SORT-FILE ON ASCENDING KEY K',
      '  INPUT PROCEDURE IS READ-IN THRU READ-EXIT',
      '  OUTPUT PROCEDURE WRITE-OUT.',
      'MERGE SORT-FILE ON DESCENDING KEY K USING A B OUTPUT PROCEDURE IS WRITE-OUT',
      'XML PARSE DOC PROCESSING PROCEDURE HANDLER THRU HANDLER-EXIT.',
    ),
  ).toEqual([
    '1 - perform READ-IN thru READ-EXIT (SORT INPUT PROCEDURE)',
    '1 - perform WRITE-OUT (SORT OUTPUT PROCEDURE)',
    '4 - perform WRITE-OUT (MERGE OUTPUT PROCEDURE)',
    '5 - perform HANDLER thru HANDLER-EXIT (XML PARSE)',
  ])
})

test('a strange statement costs itself, not what follows', () => {
  expect(
    jumps(
      'FROBNICATE THE ( WIDGET WITH',
      'PERFORM P',
      'IF A ( ( = B THEN PERFORM Q.',
      'MOVE',
      'PERFORM R',
      'READ ASSIGN ) ) IDENTIFICATION. GO TO S.',
    ),
  ).toEqual(['2 - perform P', '3 - perform Q', '5 - perform R', '6 - goto S'])
})
