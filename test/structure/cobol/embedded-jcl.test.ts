import { expect, test } from 'vitest'
import { readDataItems } from '../../../src/structure/scanners/cobol/data-division.ts'
import { embeddedSteps } from '../../../src/structure/scanners/cobol/embedded-jcl.ts'
import { program } from './procedure.ts'
import { programsOf } from './spliced.ts'

function steps(...data: string[]): string[] {
  const { tokens, programs } = programsOf(program(data, '    GOBACK.'))
  const [first] = programs
  if (first === undefined) throw new Error('no program')
  return embeddedSteps(readDataItems(tokens, first.data)).map(({ kind, name, token }) => `${kind} ${name} ${tokens.texts[token]}`)
}

test('cards in the storage of a program run programs and procs', () => {
  expect(
    steps(
      '01 CARDS',
      `05 FILLER PIC X(80) VALUE "//NIGHT JOB 'ACCT',CLASS=A"`,
      `05 FILLER PIC X(80) VALUE "//S1 EXEC PGM=SORT,"`,
      `05 FILLER PIC X(80) VALUE "// REGION=0M"`,
      `05 FILLER PIC X(80) VALUE "//* //S2 EXEC PGM=NOTHING"`,
      `05 FILLER PIC X(80) VALUE "//S3 EXEC RUNBILL"`,
      `05 FILLER PIC X(80) VALUE "//S4 EXEC PGM=&PGM"`,
      `05 FILLER PIC X(80) VALUE "//SYSIN DD *"`,
      `05 FILLER PIC X(80) VALUE "EXEC PGM=DATA"`,
    ),
  ).toEqual(['runs SORT //S1 EXEC PGM=SORT,', 'runs-proc RUNBILL //S3 EXEC RUNBILL'])
})

test('texts that look like no card run nothing', () => {
  expect(steps("01 A PIC X(20) VALUE 'EXEC PGM=SORT'", "01 B PIC X(9) VALUE 'a // b'")).toEqual([])
})
