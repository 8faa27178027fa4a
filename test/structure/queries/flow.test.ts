import { expect, test } from 'vitest'
import type { FlowResult } from '../../../src/answer/structure-estate-results.ts'
import { cobol, scanned } from './scanned.ts'

/** `from > to: kind does (line) condition` */
function links({ subjects }: FlowResult): string[] {
  return subjects.flatMap(({ nodes, links }) =>
    links.map(({ from, to, kind, does, line, condition }) => {
      const how = [kind, does ?? ''].filter((word) => word !== '').join(' ')
      return `${nodes[from]?.unit.name} > ${nodes[to]?.unit.name}: ${how} (${line})${condition === undefined ? '' : ` ${condition}`}`
    }),
  )
}

const batch = cobol(
  'BATCH',
  '    PERFORM A THRU A-EXIT UNTIL N = 9',
  '    IF A = "X" CALL "SUB" END-IF',
  '    GOBACK.',
  'A. IF N = 1 GO TO A-EXIT.',
  'B. PERFORM D.',
  'A-EXIT. EXIT.',
  'D. CONTINUE.',
  'E. DISPLAY "NEVER".',
)

test('procedures of PL/I are entered by calls alone; a label is run into by what it stands in', () => {
  const index = scanned({
    'pli/MENU.pli': [
      'MENU: PROC OPTIONS(MAIN);',
      '  DCL N FIXED BIN(15);',
      '  IF N = 1 THEN GO TO LEAVE;',
      '  CALL CHECK;',
      'LEAVE:',
      '  CALL SHOW;',
      '  CHECK: PROC;',
      '    IF N = 2 THEN GO TO BAD;',
      '    CALL SHOW;',
      '    BAD: N = 3;',
      '  END CHECK;',
      '  SHOW: PROC; N = 4; END SHOW;',
      'END MENU;',
    ],
  })
  expect(links(index.flow('MENU')).sort()).toEqual([
    'CHECK > BAD: falls (10)',
    'CHECK > BAD: goto GO TO (8) N = 2',
    'CHECK > SHOW: perform PERFORM (9)',
    'LEAVE > SHOW: perform PERFORM (6)',
    'MENU > CHECK: perform PERFORM (4)',
    'MENU > LEAVE: falls (5)',
    'MENU > LEAVE: goto GO TO (3) N = 1',
  ])
})

test('a range is performed and falls through up to its end; a paragraph that is performed returns', () => {
  expect(links(scanned({ 'cbl/BATCH.cbl': batch, 'cbl/SUB.cbl': cobol('SUB', 'S. GOBACK.') }).flow('batch'))).toEqual([
    'BATCH > A: perform PERFORM THRU A-EXIT (5) until N = 9',
    "BATCH > SUB: call CALL (6) A = 'X'",
    'A > A-EXIT: goto GO TO (8) N = 1',
    'A > B: falls (9)',
    'B > D: perform PERFORM (9)',
    'B > A-EXIT: falls (10)',
  ])
})

test('what nothing comes to is dead; of a program with ALTER nothing is said', () => {
  const dead = (lines: readonly string[]) =>
    scanned({ 'cbl/X.cbl': lines })
      .dead()
      .paragraphs.map(({ name }) => name)
  expect(dead(batch)).toEqual(['E'])
  const altered = cobol('ALTERED', 'A. GO TO B.', 'B. ALTER A TO PROCEED TO C.', '   GOBACK.', 'C. GOBACK.', 'D. GOBACK.')
  expect(dead(altered)).toEqual([])
  const sections = cobol(
    'SECT',
    'MAIN SECTION. PERFORM S1. GOBACK.',
    'S1 SECTION.',
    'P1. DISPLAY A.',
    'P2. DISPLAY A.',
    'S2 SECTION.',
    'Q1. GOBACK.',
  )
  expect(dead(sections)).toEqual(['S2', 'Q1'])
  const declaratives = cobol(
    'DECL',
    'DECLARATIVES.',
    'ERR SECTION. USE AFTER ERROR PROCEDURE ON INPUT.',
    'E1. DISPLAY A.',
    'END DECLARATIVES.',
    'MAIN SECTION.',
    'M1. STOP RUN.',
  )
  expect(dead(declaratives)).toEqual([])
  const entry = cobol('ENT', 'A. GOBACK.', 'B. ENTRY "LATER". PERFORM C. GOBACK.', 'C. DISPLAY A.', 'D. GOBACK.')
  expect(dead(entry)).toEqual(['D'])
})

test('the steps of a job in order with conditions, procs and data', () => {
  const index = scanned({
    'jcl/NIGHT.jcl': [
      "//NIGHT JOB (1),'X'",
      '//S1 EXEC PGM=BATCH',
      '//IN DD DSN=PROD.IN,DISP=SHR',
      '//  IF (S1.RC = 0) THEN',
      '//S2 EXEC PACK,COND=(4,LT)',
      '//  ENDIF',
      '//S3 EXEC PGM=SORT',
      '//SORTIN DD DSN=PROD.PACKED,DISP=SHR',
    ],
    'proc/PACK.prc': ['//PACK PROC', '//P1 EXEC PGM=SUB', '//OUT DD DSN=PROD.PACKED,DISP=(NEW,CATLG)'],
    'cbl/BATCH.cbl': batch,
  })
  expect(links(index.flow('NIGHT'))).toEqual([
    'NIGHT > S1: then (2)',
    'S1 > BATCH: runs EXEC (2)',
    'S1 > PROD.IN: dataset DD IN read (3)',
    'S1 > S2: then (5) (S1.RC = 0), COND=(4,LT)',
    'S2 > PACK: runs-proc EXEC (5)',
    'PACK > P1: then (2)',
    'P1 > SUB: runs EXEC (2)',
    'P1 > PROD.PACKED: dataset DD OUT write (3)',
    'S2 > S3: then (7)',
    'S3 > PROD.PACKED: dataset DD SORTIN read (8)',
  ])
})

const online = {
  'cbl/MENU.cbl': cobol(
    'MENU',
    'A. PERFORM SHOW',
    '   EVALUATE EIBAID',
    '     WHEN DFHPF3 EXEC CICS XCTL PROGRAM("BYE") END-EXEC',
    '     WHEN DFHENTER PERFORM CHOSEN',
    '   END-EVALUATE',
    '   EXEC CICS RETURN TRANSID("MEN1") END-EXEC.',
    'CHOSEN. IF N = 1 EXEC CICS XCTL PROGRAM("LIST") END-EXEC.',
    'SHOW. EXEC CICS SEND MAP("MENUM") MAPSET("MENUS") END-EXEC.',
  ),
  'cbl/LIST.cbl': cobol('LIST', 'A. EXEC CICS SEND MAP("LISTM") END-EXEC. EXEC CICS RETURN END-EXEC.'),
  'cbl/BYE.cbl': cobol('BYE', 'A. EXEC CICS RETURN END-EXEC.'),
  'csd/ALL.csd': ['DEFINE TRANSACTION(MEN1) GROUP(G) PROGRAM(MENU)'],
}

test('from a transaction to its screen, and by key to the next', () => {
  const expected = [
    'MENU > MENUM: map SEND MAP (12)',
    'MENUM > BYE: xctl XCTL (7) EIBAID WHEN DFHPF3',
    'MENU > MEN1: start RETURN TRANSID (10)',
    'MENUM > LIST: xctl XCTL (11) EIBAID WHEN DFHENTER, N = 1',
    'LIST > LISTM: map SEND MAP (5)',
  ]
  const index = scanned(online)
  expect(links(index.flow('MEN1'))).toEqual(['MEN1 > MENU: transaction starts (1)', ...expected])
  expect(links(index.flow('MENU', { kind: 'map' }))).toEqual([
    ...expected.slice(0, 4),
    'MEN1 > MENU: transaction starts (1)',
    ...expected.slice(4),
  ])
  expect(links(index.flow('LISTM'))[0]).toBe('LISTM > LIST: map shown by (5)')
  expect(index.flow('PROD.IN').subjects).toEqual([])
})

test('who asks for screens may name the mapset, also where a job has its name', () => {
  const index = scanned({
    ...online,
    'bms/MENUS.bms': [
      'MENUS    DFHMSD TYPE=MAP',
      'MENUM    DFHMDI SIZE=(24,80)',
      "         DFHMDF POS=(1,1),LENGTH=4,INITIAL='MENU'",
      '         DFHMSD TYPE=FINAL',
    ],
    'jcl/MENUS.jcl': ['//MENUS JOB', '//ASM EXEC PGM=ASMA90'],
  })
  const { subjects, notices } = index.flow('MENUS', { kind: 'map' })
  expect(subjects.map(({ unit: { kind, name } }) => `${kind} ${name}`)).toEqual(['mapset MENUS'])
  expect(notices).toEqual([])
})

test('a file that two groups define is one to the program that reads its data set', () => {
  const index = scanned({
    'cbl/LIST.cbl': cobol('LIST', 'A. EXEC CICS READ FILE("ORDERS") INTO(X) RIDFLD(N) END-EXEC. EXEC CICS RETURN END-EXEC.'),
    'csd/TEST.csd': ['DEFINE FILE(ORDERS) GROUP(T) DSNAME(PROD.ORDERS)'],
    'csd/PROD.csd': ['DEFINE FILE(ORDERS) GROUP(P) DSNAME(PROD.ORDERS)'],
  })
  expect(index.lineage('PROD.ORDERS').subjects.map(({ uses }) => uses.map(({ access, line }) => `${access} ${line}`))).toEqual([['read 5']])
})

test('a walk comes to paragraphs in the order of execution, each once', () => {
  const index = scanned({ 'cbl/BATCH.cbl': batch })
  const [subject] = index.walk('BATCH').subjects
  expect(
    subject?.steps.map(({ unit, line, endLine, depth, by, at, condition }) =>
      `${depth} ${unit.name} ${line}-${endLine} ${by} ${at?.line ?? ''} ${condition ?? ''}`.trim(),
    ),
  ).toEqual(['0 BATCH 5-7 begin', '1 A 8-8 perform 5 until N = 9', '1 A-EXIT 10-10 goto 8 N = 1', '1 B 9-9 falls 9', '2 D 11-11 perform 9'])
  expect(index.walk('BATCH').notices).toEqual(['Control is not seen to come to 1 paragraph: E.'])
})

test('control does not run on into a paragraph from one that ends in a jump', () => {
  const index = scanned({ 'cbl/X.cbl': cobol('X', 'A. GO TO C.', 'B. DISPLAY A.', 'C. GOBACK.') })
  expect(index.callers('B').subjects[0]?.above).toBeUndefined()
  // Control does not come to B, so it does not run on from there.
  expect(index.callers('C').subjects[0]?.above).toBeUndefined()
  expect(index.callers('B').subjects[0]?.dead).toBe(true)
  expect(index.callers('C').subjects[0]?.dead).toBeUndefined()
})

test('control does not run on behind a PERFORM of what leaves the program, unless that stands under a condition', () => {
  const falls = (...main: string[]) =>
    links(scanned({ 'cbl/P.cbl': cobol('P', ...main, 'NEXT-ONE. DISPLAY A.', 'OUT SECTION.', 'O1. GOBACK.') }).flow('P')).filter((link) =>
      link.includes('> NEXT-ONE: falls'),
    )
  expect(falls('A. PERFORM OUT.')).toEqual([])
  expect(falls('A. PERFORM OUT-2.', 'B. GOBACK.', 'OUT-2. PERFORM OUT.')).toEqual([])
  expect(falls('A. IF N = 1 PERFORM OUT END-IF.')).toHaveLength(1)
  expect(falls('A. IF N = 1 EXIT PARAGRAPH END-IF.', '   PERFORM OUT.')).toHaveLength(1)
  expect(
    falls('A. PERFORM S.', 'NEXT-B.', '   GOBACK.', 'S SECTION.', 'S1. IF N = 1 EXIT SECTION END-IF.', '   PERFORM OUT.', 'S2. CONTINUE.'),
  ).toHaveLength(1)
  expect(falls('A. EXEC CICS ABEND ABCODE("X") NODUMP NOHANDLE END-EXEC.')).toEqual([])
})
