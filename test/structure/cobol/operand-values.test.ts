import { expect, test } from 'vitest'
import { cobolScanner } from '../../../src/structure/scanners/cobol/cobol.ts'
import { fixed } from './spliced.ts'

/** What `CALL PGM` (or another statement) in a program with this data and these statements reaches, and what is left open. */
function reached(data: readonly string[], code: readonly string[], copybooks: Readonly<Record<string, string>> = {}) {
  const text = fixed(
    'IDENTIFICATION DIVISION.',
    'PROGRAM-ID. P.',
    'DATA DIVISION.',
    'WORKING-STORAGE SECTION.',
    ...data,
    'PROCEDURE DIVISION.',
    'MAIN-LINE.',
    ...code.map((line) => `    ${line}`),
    '    GOBACK.',
  )
  const copied = new Map(Object.entries(copybooks).map(([name, copy]) => [name, cobolScanner.scan(copy, `${name}.cpy`, 'COBOL copybook')]))
  const facts = cobolScanner.scan(text, 'P.cbl', 'COBOL').facts(({ name }) => copied.get(name))
  const kinds = new Set(['call', 'link', 'xctl', 'start', 'queue', 'file'])
  return [
    ...facts.references
      .filter(({ kind }) => kinds.has(kind))
      .map(({ to, how, complete, via }) => `${to.name} ${how}${complete ? '' : ' open'}${via ? ` via ${via.path}:${via.line}` : ''}`),
    ...facts.unresolved.map(({ operand, reason }) => `? ${operand} ${reason}`),
  ]
}

const call = ['CALL PGM.']

test('a literal, blanks cut, in upper case', () => {
  expect(reached([], ["CALL 'sub1  '.", "CALL '  '."])).toEqual(['SUB1 literal', '?    never set'])
})

test('VALUE and literals moved to the item; blanks and figurative constants say nothing', () => {
  expect(reached(["01  PGM PIC X(8) VALUE 'SUB1  '."], call)).toEqual(['SUB1 value via P.cbl:5'])
  expect(reached(['01  PGM PIC X(8) VALUE SPACES.'], ["MOVE 'SUB2' TO PGM", 'MOVE SPACES TO PGM', ...call])).toEqual([
    'SUB2 move via P.cbl:8',
  ])
  expect(reached(['01  PGM PIC X(8).'], call)).toEqual(['? PGM never set'])
})

test('MOVEs from item to item are followed to the literal', () => {
  const data = ["01  CONST-PGM PIC X(8) VALUE 'SUB3'.", '01  NEXT-PGM PIC X(8).', '01  PGM PIC X(8).']
  expect(reached(data, ['MOVE CONST-PGM TO NEXT-PGM', 'MOVE NEXT-PGM TO PGM', ...call])).toEqual(['SUB3 move via P.cbl:5'])
})

test('a circle of MOVEs ends', () => {
  expect(reached(['01  A PIC X(8).', '01  PGM PIC X(8).'], ['MOVE A TO PGM', 'MOVE PGM TO A', ...call])).toEqual(['? PGM never set'])
})

test('SET of an 88-level puts its value there', () => {
  const data = ['01  PGM PIC X(8).', "    88  PGM-IS-A VALUE 'SUBA'.", "    88  PGM-IS-B VALUE 'SUBB'."]
  expect(reached(data, ['SET PGM-IS-B TO TRUE', ...call])).toEqual(['SUBB set88 via P.cbl:7'])
})

test('a MOVE to the group around it, from a literal and from another group', () => {
  const data = [
    '01  G.',
    '    05 KIND PIC X(2).',
    '    05 PGM  PIC X(8).',
    '01  H.',
    "    05 FILLER PIC X(2) VALUE 'XX'.",
    "    05 FILLER PIC X(8) VALUE 'SUBH'.",
  ]
  expect(reached(data, ["MOVE 'A1SUBG' TO G", ...call])).toEqual(['SUBG group via P.cbl:13'])
  expect(reached(data, ['MOVE H TO G', ...call])).toEqual(['SUBH group via P.cbl:10'])
})

test('a table of FILLERs redefined by OCCURS, in a copybook, one entry a FILLER or several fields in one', () => {
  const copybook = fixed(
    '01  MENU.',
    '    05 ENTRIES.',
    "       10 FILLER PIC X(10) VALUE '01SUBONE'.",
    '       10 FILLER.',
    "          15 FILLER PIC X(2) VALUE '02'.",
    "          15 FILLER PIC X(8) VALUE 'SUBTWO'.",
    '    05 MENU-TABLE REDEFINES ENTRIES OCCURS 2.',
    '       10 MENU-NO  PIC X(2).',
    '       10 MENU-PGM PIC X(8).',
  )
  const data = ['01  I PIC 9.', '01  PGM PIC X(8).', '    COPY MENUTAB.']
  const direct = ['EXEC CICS XCTL PROGRAM(MENU-PGM(I)) END-EXEC.']
  expect(reached(data, direct, { MENUTAB: copybook })).toEqual(['SUBONE table via MENUTAB.cpy:3', 'SUBTWO table via MENUTAB.cpy:6'])
  expect(reached(data, ['MOVE MENU-PGM (I) TO PGM', ...call], { MENUTAB: copybook })).toEqual([
    'SUBONE table via MENUTAB.cpy:3',
    'SUBTWO table via MENUTAB.cpy:6',
  ])
})

test('a name put together from parts', () => {
  const data = ['01  PGM.', "    05 FILLER PIC X(4) VALUE 'RATE'.", '    05 SUFFIX PIC X(3).']
  expect(reached(data, ["MOVE 'RES' TO SUFFIX", "MOVE 'COM' TO SUFFIX", ...call])).toEqual([
    'RATERES group via P.cbl:10',
    'RATECOM group via P.cbl:11',
  ])
})

test('what comes from outside is said, with what is known beside it', () => {
  const linkage = ['01  PGM PIC X(8).', 'LINKAGE SECTION.', '01  DFHCOMMAREA.', '    05 CA-PGM PIC X(8).']
  expect(reached(linkage, ['MOVE CA-PGM TO PGM', ...call])).toEqual(['? PGM commarea'])
  expect(reached(linkage, ["MOVE 'SUB1' TO PGM", 'MOVE CA-PGM TO PGM', ...call])).toEqual(['SUB1 move open via P.cbl:11'])
  expect(reached(['01  PGM PIC X(8).'], ['ACCEPT PGM', ...call])).toEqual(['? PGM console'])
  expect(reached(["01  PGM PIC X(8) VALUE 'SUB1'."], ["STRING 'A' 'B' DELIMITED BY SIZE INTO PGM", ...call])).toEqual([
    'SUB1 value open via P.cbl:5',
  ])
})

test('a name that nothing declares', () => {
  expect(reached([], call)).toEqual(['? PGM not declared'])
})

test('qualified names keep homonyms apart', () => {
  const data = ['01  A.', "    05 PGM PIC X(8) VALUE 'SUBA'.", '01  B.', "    05 PGM PIC X(8) VALUE 'SUBB'."]
  expect(reached(data, ['CALL PGM OF B.'])).toEqual(['SUBB value via P.cbl:8'])
})

test('an item that another redefines', () => {
  const data = ['01  PGM PIC X(8).', '01  PGM-PARTS REDEFINES PGM.', '    05 PGM-ALL PIC X(8).']
  expect(reached(data, ["MOVE 'SUBR' TO PGM-ALL", ...call])).toEqual(['SUBR move via P.cbl:10'])
})

test('a statement in a copybook is the program’s, at the copybook’s line', () => {
  const text = fixed('PROCEDURE DIVISION.', '    COPY CALLER.')
  const copybook = cobolScanner.scan(fixed("    CALL 'SUB1'."), 'CALLER.cpy', 'COBOL copybook')
  const facts = cobolScanner.scan(text, 'P.cbl', 'COBOL').facts(() => copybook)
  expect(facts.references.find(({ kind }) => kind === 'call')).toEqual({
    kind: 'call',
    from: { kind: 'program', name: 'P', path: 'P.cbl' },
    to: { kind: 'program', name: 'SUB1' },
    path: 'CALLER.cpy',
    line: 1,
    how: 'literal',
    complete: true,
    verb: 'CALL',
    via: { path: 'P.cbl', line: 2 },
  })
})

test('a segment is named by the first eight bytes of a search argument', () => {
  const data = [
    '01  SSA.',
    "    05 FILLER PIC X(19) VALUE 'CUSTSEG (CUSTKEY = '.",
    '    05 KEY-VALUE PIC 9(8).',
    '01  FN PIC X(4) VALUE "GU  ".',
    '01 PCB PIC X. 01 IO PIC X.',
  ]
  const text = fixed(
    'PROGRAM-ID. P.',
    'DATA DIVISION.',
    'WORKING-STORAGE SECTION.',
    ...data,
    'PROCEDURE DIVISION.',
    "    CALL 'CBLTDLI' USING FN PCB IO SSA.",
  )
  const { references } = cobolScanner.scan(text, 'P.cbl', 'COBOL').facts(() => undefined)
  expect(references.filter(({ kind }) => kind === 'dli').map(({ verb, to }) => `${verb} ${to.name}`)).toEqual(['GU CUSTSEG'])
})

test('what is too short for a search argument is the name of a MOD, and no segment', () => {
  const text = fixed(
    'PROGRAM-ID. P.',
    'DATA DIVISION.',
    'WORKING-STORAGE SECTION.',
    "01  SHOWN PIC X(8) VALUE 'BREADO'.",
    "01  SSA PIC X(9) VALUE 'CUSTSEG '.",
    '01  FN PIC X(4) VALUE "ISRT".',
    '01 PCB PIC X. 01 IO PIC X.',
    'PROCEDURE DIVISION.',
    "    CALL 'CBLTDLI' USING FN PCB IO SHOWN",
    "    CALL 'CBLTDLI' USING FN PCB IO SSA.",
  )
  const { references } = cobolScanner.scan(text, 'P.cbl', 'COBOL').facts(() => undefined)
  expect(references.filter(({ kind }) => kind === 'dli').map(({ verb, to }) => `${verb} ${to.name}`)).toEqual(['ISRT CUSTSEG'])
})

test('a constant has no storage, and is what it says', () => {
  expect(reached(["78  PGM VALUE 'SUB1'."], call)).toEqual(['SUB1 value via P.cbl:5'])
  expect(reached(["01  PGM CONSTANT AS 'SUB2'."], call)).toEqual(['SUB2 value via P.cbl:5'])
  expect(reached(["78  NEXT-PGM VALUE 'SUB3'.", '01  PGM PIC X(8).'], ['MOVE NEXT-PGM TO PGM', ...call])).toEqual(['SUB3 move via P.cbl:5'])
})

test('what is moved is cut to the length of the item', () => {
  expect(reached(['01  PGM PIC X(8).'], ["MOVE 'SUBROUTINE' TO PGM", ...call])).toEqual(['SUBROUTI move via P.cbl:8'])
})

test('codes, numbers and sentences in the item are no programs', () => {
  const code = ["MOVE '00' TO PGM", "MOVE 'not found' TO PGM", "MOVE '********' TO PGM", 'MOVE 12 TO PGM']
  expect(reached(['01  PGM PIC X(8).'], [...code, ...call])).toEqual(['? PGM set to no name'])
  expect(reached(['01  PGM PIC X(8).'], [...code, "MOVE 'SUB1' TO PGM", ...call])).toEqual(['SUB1 move via P.cbl:12'])
  expect(reached(['01  TRN PIC X(4).'], ["MOVE '0001' TO TRN", 'EXEC CICS START TRANSID(TRN) END-EXEC'])).toEqual(['0001 move via P.cbl:8'])
})

test('a file whose name is an item: its value, or nothing known', () => {
  const file = (value: string, ...code: readonly string[]) => {
    const text = fixed(
      'PROGRAM-ID. P.',
      'ENVIRONMENT DIVISION.',
      'INPUT-OUTPUT SECTION.',
      'FILE-CONTROL.',
      '    SELECT F ASSIGN TO WS-NAME.',
      'DATA DIVISION.',
      'FILE SECTION.',
      'FD F.',
      '01 R PIC X.',
      'WORKING-STORAGE SECTION.',
      `01 WS-NAME PIC X(20)${value}.`,
      'PROCEDURE DIVISION.',
      ...code.map((line) => `    ${line}`),
      '    OPEN INPUT F.',
    )
    const { references, unresolved } = cobolScanner.scan(text, 'P.cbl', 'COBOL').facts(() => undefined)
    return [
      ...references.filter(({ kind }) => kind === 'file').map(({ to, how, op }) => `${to.name} ${how} ${op}`),
      ...unresolved.map(({ kind, operand, reason }) => `? ${kind} ${operand} ${reason}`),
    ]
  }
  expect(file(" VALUE 'CUSTIN'")).toEqual(['CUSTIN value open input'])
  expect(file('', 'ACCEPT WS-NAME.')).toEqual(['? file WS-NAME console'])
})

test('a number in a name stands behind zeros', () => {
  const data = ['01  PGM.', "    05 FILLER PIC X(3) VALUE 'SUB'.", '    05 NUM PIC 9(2).']
  expect(reached(data, ['MOVE 7 TO NUM', ...call])).toEqual(['SUB07 group via P.cbl:10'])
})
