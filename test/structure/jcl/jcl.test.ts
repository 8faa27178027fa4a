import { expect, test } from 'vitest'
import type { StructureUnit } from '../../../src/answer/structure.ts'
import { jclScanner } from '../../../src/structure/scanners/jcl/jcl.ts'

function units(text: string, path = 'jcl/MEMBER.jcl', language = 'JCL'): string[] {
  return jclScanner
    .scan(text, path, language)
    .facts(() => undefined)
    .units.map(shown)
}

function shown({ kind, name, of, startLine, endLine, detail, comment }: StructureUnit): string {
  const note = comment === undefined ? '' : ` //${comment.startLine}-${comment.endLine}`
  return `${kind} ${of === undefined ? '' : `${of} `}${name} ${startLine}-${endLine}${detail === undefined ? '' : ` ${detail}`}${note}`
}

test('jobs with their steps, several in a member', () => {
  const text = `//* WHY
//J1 JOB (A),'PAY RUN'
//* FIRST
//S1 EXEC PGM=A
//IN DD *
x
y
/*
// EXEC PROC=Q
//S1 EXEC R,X=Y
//
//S9 EXEC PGM=NEVER
//J2 JOB
//* BELOW THE CARD
//S1 EXEC PGM=&P`
  expect(units(text)).toEqual([
    'job J1 2-11 PAY RUN //1-1',
    'step J1 S1 4-7 PGM=A //3-3',
    'step J1 #2 9-9 PROC=Q',
    'step J1 S1 10-10 PROC=R',
    'job J2 13-15 //14-14',
    'step J2 S1 15-15 PGM=&P //14-14',
  ])
})

test('a member without JOB is a job of its own name; procedures in the stream stay procedures', () => {
  const text = `// SET A=B
//LOCAL PROC X=
//S EXEC PGM=A
// PEND
//T EXEC LOCAL`
  expect(units(text)).toEqual(['job MEMBER 1-5', 'proc LOCAL 2-4', 'step LOCAL S 3-3 PGM=A', 'step MEMBER T 5-5 PROC=LOCAL'])
})

test('a procedure of a library has the name of its member, whatever its label', () => {
  expect(units('//* ABOUT\n//LABEL PROC A=B   no comment\n//S EXEC PGM=A\n// PEND\n', 'proc/MYPROC.prc', 'JCL procedure')).toEqual([
    'proc MYPROC 2-4 PROC LABEL //1-1',
    'step MYPROC S 3-3 PGM=A',
  ])
  expect(units('//LABEL PROC\n//S EXEC PGM=A\n', 'proc/no-member-name.txt', 'JCL procedure')).toEqual([
    'proc LABEL 1-2',
    'step LABEL S 2-2 PGM=A',
  ])
  expect(units('//S EXEC PGM=A\n', 'proc/BARE.prc', 'JCL procedure')).toEqual(['proc BARE 1-1', 'step BARE S 1-1 PGM=A'])
  expect(units('//A PROC\n//S EXEC PGM=A\n// PEND\n//B PROC\n//S EXEC PGM=B\n// PEND\n', 'BOTH.jcl')).toEqual([
    'proc A 1-3',
    'step A S 2-2 PGM=A',
    'proc B 4-6',
    'step B S 5-5 PGM=B',
  ])
})

test('a group for INCLUDE is a copybook', () => {
  expect(units('//* LIBRARIES\n//STEPLIB DD DSN=A\n//  DD DSN=B\n', 'inc/LIBS.jcl')).toEqual(['copybook LIBS 2-3 INCLUDE //1-1'])
})

test('what SYSIN defines: tables, resources of CICS', () => {
  const text = `//J JOB
//A EXEC PGM=DFHCSDUP
//SYSIN DD *
DEFINE TRANSACTION(TRN1) GROUP(G)
       PROGRAM(PROGA)
/*
//B EXEC PGM=IKJEFT01
//SYSIN DD *
  CREATE TABLE APP.T (A CHAR(1));
`
  expect(units(text).slice(3)).toEqual(['transaction TRN1 4-5 CSD TRANSACTION GROUP(G)', 'table APP.T 9-9', 'field APP.T A 9-9 CHAR(1)'])
  const { references } = jclScanner.scan(text, 'J.jcl', 'JCL').facts(() => undefined)
  expect(references.map(({ kind, from, to, line }) => `${kind} ${from.name} ${to.name} ${line}`)).toEqual(['transaction TRN1 PROGA 5'])
})

test.each(['', '\n', '//', '// \n//\n', 'PROSE\nAND MORE', '//A', '//A DD *', '// PEND\n// PEND', '\u001a', '//* only'])(
  'no units in %j',
  (text) => {
    expect(units(text).filter((unit) => !unit.startsWith('copybook'))).toEqual([])
  },
)
