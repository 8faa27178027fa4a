import { expect, test } from 'vitest'
import { assignmentsOf, jumpsOf, messagesOf, statements, targetsOf, usesOf } from './procedure.ts'

const data = [
  '01 W-CALL-PROGRAM PIC X(8)',
  '01 TAB OCCURS 5',
  '05 PGM PIC X(8)',
  '77 I PIC 9',
  '77 A',
  '77 B',
  '77 C',
  '77 D',
  '01 P USAGE PROCEDURE-POINTER',
  '01 FUNCS',
  "05 FUNC-GU PIC X(4) VALUE 'GU  '",
  '77 PCB',
  '77 IO',
  '77 SSA1',
  '77 SSA2',
  '77 PARM-COUNT PIC 9(5)',
]

test('CALL of a literal, an item, an item of a group or a table', () => {
  const read = statements(
    data,
    "CALL 'SUB1'",
    'CALL "SUB2" USING A',
    'CALL W-CALL-PROGRAM USING A B',
    'CALL PGM OF TAB (I) ON EXCEPTION CALL "FALLBACK" END-CALL',
    "CALL STATIC 'CFUNC' USING A",
    'CALL STATIC W-CALL-PROGRAM USING A',
    "DISPLAY 'CALL NOBODY' MOVE W-CALL-PROGRAM TO B.",
  )
  expect(targetsOf(read)).toEqual([
    'CALL literal SUB1',
    'CALL literal SUB2',
    'CALL item W-CALL-PROGRAM',
    'CALL item PGM',
    'CALL literal FALLBACK',
    'CALL literal CFUNC',
    'CALL item W-CALL-PROGRAM',
  ])
})

test('arguments: by reference the program may change them, by content and value not', () => {
  const read = statements(
    data,
    "CALL 'SUB' USING A BY CONTENT B 'X' BY REFERENCE C OMITTED BY VALUE LENGTH OF D",
    '  BY REFERENCE ADDRESS OF B RETURNING I',
    '  NOT ON EXCEPTION DISPLAY A',
    'END-CALL.',
  )
  expect(usesOf(read)).toEqual([
    'CALL USING: both A',
    'CALL USING: read B',
    'CALL USING: both C',
    'CALL USING: write B',
    'CALL USING: write I',
    'DISPLAY: read A',
  ])
  expect(assignmentsOf(read)).toEqual(['A < outside call', 'C < outside call', 'B < outside computed', 'I < outside call'])
})

test('procedure pointers: what they are set to is a call, through them nothing is known', () => {
  const read = statements(data, "SET P TO ENTRY 'SUB'", 'CALL P USING A', 'SET P TO ENTRY W-CALL-PROGRAM.')
  expect(targetsOf(read)).toEqual(['SET ENTRY literal SUB', 'SET ENTRY item W-CALL-PROGRAM'])
  expect(read.facts.dynamic.map(({ edge, operand, reason }) => [edge, operand, reason])).toEqual([['call', 'P', 'procedure pointer']])
})

test('ENTRY and CANCEL', () => {
  const read = statements(data, "ENTRY 'dlitcbl' USING PCB A.", "CANCEL 'SUB' W-CALL-PROGRAM.", "ENTRY 'NOARGS'.")
  expect(read.facts.entries.map(({ name, using }) => [name, using])).toEqual([
    ['DLITCBL', ['PCB', 'A']],
    ['NOARGS', []],
  ])
  expect(assignmentsOf(read)).toEqual(['PCB < outside parameter', 'A < outside parameter'])
  expect(targetsOf(read)).toEqual(['CANCEL literal SUB', 'CANCEL item W-CALL-PROGRAM'])
})

test('calls of IMS name the function and the segments', () => {
  const read = statements(
    data,
    "CALL 'CBLTDLI' USING FUNC-GU PCB IO SSA1 SSA2",
    "CALL 'CBLTDLI' USING 'CHKP' PCB",
    "CALL 'AIBTDLI' USING PARM-COUNT FUNC-GU PCB IO SSA1",
    "CALL 'SUB' USING FUNC-GU PCB IO SSA1",
    "CALL 'CBLTDLI' USING 'PCB ' A B",
    "CALL 'CBLTDLI' USING 'TERM'.",
  )
  expect(read.facts.segments.map(({ verb, segment, psb }) => [verb, segment?.text, ...(psb ? [psb.text] : [])])).toEqual([
    ['GU', 'SSA1'],
    ['GU', 'SSA2'],
    ['CHKP', undefined],
    ['GU', 'SSA1'],
    ['PCB', undefined, 'A'],
    ['TERM', undefined],
  ])
  expect(targetsOf(read)).toHaveLength(6)
  expect(usesOf(read).slice(-2)).toEqual(['CALL USING: read A', 'CALL USING: both B'])
  expect(usesOf(read).slice(0, 5)).toEqual([
    'CALL USING: read FUNC-GU',
    'CALL USING: both PCB',
    'CALL USING: both IO',
    'CALL USING: read SSA1',
    'CALL USING: read SSA2',
  ])
})

test('INVOKE passes arguments and calls no program', () => {
  const read = statements(data, "INVOKE A 'method' USING BY VALUE B RETURNING C.")
  expect(usesOf(read)).toEqual(['INVOKE: read A', 'INVOKE USING: read B', 'INVOKE USING: write C'])
  expect(targetsOf(read)).toEqual([])
})

test('the code of an abnormal end is what was put into the argument', () => {
  const read = statements(data, 'MOVE 999 TO A', 'MOVE 8 TO RETURN-CODE', "CALL 'CEE3ABD' USING A B", 'STOP RUN 4.')
  expect(messagesOf(read)).toEqual(['RETURN-CODE: 8', 'RETURN-CODE: 4', 'ABEND CODE: 999'])
  expect(jumpsOf(read)).toEqual([])
})
