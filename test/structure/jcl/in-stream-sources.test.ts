import { expect, test } from 'vitest'
import { jclScanner } from '../../../src/structure/scanners/jcl/jcl.ts'
import { saidBy } from '../said-facts.ts'

function job(program: string, source: readonly string[]) {
  const head = ["//BKJOB    JOB 1,'BUILD'", `//C        EXEC PGM=${program}`, '//SYSIN    DD *']
  return saidBy(jclScanner, [...head, ...source, '//SYSPRINT DD SYSOUT=*', '//GO       EXEC PGM=LOADER'].join('\n'), 'PDS/BKJOB')
}

test('a COBOL program that a job hands to the compiler', () => {
  const { units, references } = job('IGYCRCTL', [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKWEIGH.',
    '       PROCEDURE DIVISION.',
    '       0000-MAIN.',
    "           CALL 'BKSCALE'.",
    '           GOBACK.',
  ])
  expect(units).toContainEqual(expect.stringMatching(/^4-9 program BKWEIGH/))
  expect(units).toContainEqual(expect.stringMatching(/^7-9 paragraph 0000-MAIN of BKWEIGH/))
  expect(references).toContainEqual(expect.stringMatching(/^8 BKWEIGH call BKSCALE/))
  expect(units.filter((unit) => /\bstep\b/.test(unit))).toHaveLength(2)
})

test('a PL/I program that a job hands to the compiler, with calls of what it declares', () => {
  const { units, references } = job('IEL0AA', [
    ' BKOVEN: PROC OPTIONS(MAIN) REORDER;',
    '   DCL BKHEAT ENTRY(FIXED BIN(31));',
    '   DCL DEGREES FIXED BIN(31) INIT(220);',
    '   CALL BKHEAT(DEGREES);',
    ' END BKOVEN;',
  ])
  expect(units).toContainEqual(expect.stringMatching(/^4-8 program BKOVEN/))
  expect(references).toContainEqual(expect.stringMatching(/^7 BKOVEN call BKHEAT/))
})

test('a section that a macro of its own begins is told by its END', () => {
  const { units, references } = job('ASMA90', [
    "BKTRAY   TITLE 'TRAYS OF THE OVEN'",
    '         COPY  BKMACS',
    'BKTRAY   BEGINS',
    '         L     2,0(1)',
    '         LTR   2,2',
    '         BR    14',
    '         END',
  ])
  expect(units).toContainEqual(expect.stringMatching(/program BKJOB: unnamed control section/))
  expect(references).toContainEqual(expect.stringMatching(/^5 \S+ copy BKMACS/))
})

test('control cards of a utility are no program', () => {
  const { units } = job('IEBUPDTE', [' SORT FIELDS=(1,4,CH,A)', ' END'])
  expect(units.filter((unit) => /\bprogram\b/.test(unit))).toEqual([])
})

test('what a job puts into a library are members of their own, each of its language', () => {
  const { units, references } = job('IEBUPDTE,PARM=NEW', [
    './  ADD NAME=BKRISE',
    ' /* HOW LONG THE DOUGH RISES */',
    ' %DECLARE',
    '    $WARM FIXED;',
    ' BKRISE: PROC OPTIONS(MAIN);',
    '   CALL BKKNEAD;',
    ' END BKRISE;',
    './  ADD NAME=BKSIZES',
    ' DCL 1 BKSIZE STATIC,',
    '       2 BKLOAF CHAR(8);',
    './  REPL NAME=BKHEAT',
    "         TITLE 'HEAT THE OVEN'",
    'BKHEAT   CSECT',
    '         BR    14',
    '         END',
    './  ADD NAME=BKNOTE',
    'BREAD WITHOUT SALT',
    './  ENDUP',
  ])
  expect(units).toContainEqual(expect.stringMatching(/^8-10 program BKRISE/))
  expect(units).toContainEqual(expect.stringMatching(/^12-13 copybook BKSIZES/))
  expect(units).toContainEqual(expect.stringMatching(/^1[56]-18 program BKHEAT/))
  expect(references).toContainEqual(expect.stringMatching(/^9 BKRISE call BKKNEAD/))
  expect(units.filter((unit) => unit.includes('BKNOTE'))).toEqual([])
})

test('a member that is job control itself has its jobs and steps, and the sources that these hand on', () => {
  const source = [
    "//BKJOB    JOB 1,'BUILD'",
    '//C        EXEC PGM=IEBUPDTE,PARM=NEW',
    '//SYSIN    DD DATA,DLM=@@',
    './  ADD NAME=BKMAKE',
    "//BKMAKE   JOB 1,'MAKE'",
    '//BKASM    PROC M=',
    '//ASM      EXEC PGM=IFOX00',
    '//SYSIN    DD DSN=BAKERY.SOURCE(&M),DISP=SHR',
    '//         PEND',
    '//A1       EXEC BKASM,M=BKHEAT',
    '//         EXEC PGM=ASMA90',
    '//SYSIN    DD *',
    'BKTIMER  CSECT',
    '         BR    14',
    '         END',
    './  ADD NAME=BKRUN',
    '//RUN      EXEC PGM=BKHEAT',
    './  ADD NAME=BKMORE',
    "//BKJOB    JOB 1,'AGAIN'",
    '//S9       EXEC PGM=BKTIMER',
    './  ENDUP',
    '@@',
  ]
  const { units } = saidBy(jclScanner, source.join('\n'), 'PDS/BKJOB')
  expect(units).toContainEqual(expect.stringMatching(/^5-15 job BKMAKE: MAKE/))
  expect(units).toContainEqual(expect.stringMatching(/^6-9 proc BKASM/))
  expect(units).toContainEqual(expect.stringMatching(/^7-8 step ASM of BKASM: PGM=IFOX00/))
  expect(units).toContainEqual(expect.stringMatching(/^10-10 step A1 of BKMAKE: PROC=BKASM/))
  expect(units).toContainEqual(expect.stringMatching(/^1[23]-15 program BKTIMER/))
  // Without JOB and PROC it is called as its member is.
  expect(units).toContainEqual(expect.stringMatching(/^17-17 job BKRUN/))
  // Two jobs of one name cannot be told apart by it.
  expect(units.filter((unit) => / job BKJOB/.test(unit))).toHaveLength(1)
  expect(units).toContainEqual(expect.stringMatching(/^19-20 job BKMORE: AGAIN/))
})
