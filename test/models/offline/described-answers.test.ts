import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

/** A lending library: jobs that only their steps tell apart, a screen with rows, tables in DDL, a code that several programs issue. */
const library = new Codebase({
  'jcl/LBN010.jcl': [
    "//LBN010   JOB (LB),'MEMBERS'",
    '//BKMEMB   EXEC PGM=IDCAMS',
    '//INP      DD DSN=LIB.VSAM.MEMBER,DISP=SHR',
    '//OUT      DD DSN=LIB.BACKUP.MEMBER(+1),DISP=(NEW,CATLG,DELETE),',
    '//            UNIT=TAPE',
    '//SYSIN    DD *',
    '  REPRO INFILE(INP) OUTFILE(OUT)',
    '/*',
  ].join('\n'),
  'jcl/LBN020.jcl': [
    "//LBN020   JOB (LB),'MEMBERS'",
    '//* MEMBER LIST FOR THE FRONT DESK',
    '//LIST     EXEC PGM=LBLIST',
    '//MEMBERS  DD DSN=LIB.VSAM.MEMBER,DISP=SHR',
  ].join('\n'),
  'jcl/LBN030.jcl': [
    "//LBN030   JOB (LB),'MEMBERS'",
    '//DEFINE1  EXEC PGM=IDCAMS',
    '//SYSIN    DD *',
    '  DEFINE CLUSTER (NAME(LIB.VSAM.MEMBER) KEYS(8 0) -',
    '         RECORDSIZE(250 250))',
    '/*',
  ].join('\n'),
  'cbl/LBLIST.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. LBLIST.',
    '      * LISTS THE LOANS OF A MEMBER ON THE SCREEN',
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
    '       01  WS-MAX-LINES            PIC S9(4) COMP VALUE 12.',
    '       01  WS-LOANS.',
    '           05  WS-LOAN             PIC X(40) OCCURS 12 TIMES.',
    '           05  WS-FINE             PIC 9(3) OCCURS 3 TIMES.',
    '       PROCEDURE DIVISION.',
    '       0000-MAIN.',
    '           IF WS-FINE (1) > 100',
    "               EXEC CICS ABEND ABCODE('LB77') END-EXEC",
    '           END-IF.',
    "           EXEC CICS START TRANSID('LBRE')",
    '               INTERVAL(003000)',
    '           END-EXEC.',
    '           GOBACK.',
  ].join('\n'),
  'cbl/LBLOAN.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. LBLOAN.',
    '       PROCEDURE DIVISION.',
    '       0000-MAIN.',
    "           MOVE 'LB77' TO ABEND-CODE",
    '           GOBACK.',
  ].join('\n'),
  'ddl/LOAN.sql': [
    'CREATE TABLE LOAN',
    ' (MEMBER_NO CHAR(8) NOT NULL,',
    '  ITEM_NO CHAR(10) NOT NULL,',
    '  DUE_DATE DATE NOT NULL,',
    '  PRIMARY KEY (MEMBER_NO, ITEM_NO));',
    'CREATE INDEX LOANX1',
    '    ON LOAN (DUE_DATE);',
  ].join('\n'),
})

describe('a job that is described', () => {
  test('is the one whose steps do what is asked to the data that is asked for, and shows how', async () => {
    const backup = (await ask(library, 'Which job backs up the members, and on which unit?')).text
    expect(backup).toMatch(/^- job .*LBN010.*step .*BKMEMB/)
    expect(backup).toContain('UNIT=TAPE')
    const defines = (await ask(library, 'Which job defines the VSAM file of the members, and how long are its records?')).text
    expect(defines).toMatch(/^- job .*LBN030/)
    expect(defines).toContain('RECORDSIZE(250 250)')
  })
})

test('the keys of a table and the indexes on it, where the ON stands in a line of its own', async () => {
  const { text } = await ask(library, 'What is the primary key of table LOAN, and on which other column is it indexed?')
  expect(text).toContain('PRIMARY KEY (MEMBER_NO, ITEM_NO)')
  expect(text).toContain('`ddl/LOAN.sql:6-7`')
})

test('the rows of a screen are the number that tables and constants agree on', async () => {
  const { text } = await ask(library, 'How many loans does LBLIST show on one page?')
  expect(text).toContain('WS-MAX-LINES')
  expect(text).toContain('OCCURS 12 TIMES')
  expect(text).not.toContain('OCCURS 3 TIMES')
})

test('all programs in which a code stands', async () => {
  const { text } = await ask(library, 'Which programs can issue abend code LB77?')
  expect(text).toMatch(/^LB77 stands in 2 programs: LBLIST, LBLOAN\./)
})

test('a single statement that answers is quoted to its end', async () => {
  const { text } = await ask(library, 'Which transaction does LBLIST start, and after what time?')
  expect(text).toContain('INTERVAL(003000)')
})

test('a description of a program in words that no code has leaves it to the rest of the question which one is meant', async () => {
  const { text } = await ask(library, 'When a fine is over 100, the mainframe program starts another one. Which transaction does it start?')
  expect(text).toContain('`cbl/LBLIST.cbl:')
})
