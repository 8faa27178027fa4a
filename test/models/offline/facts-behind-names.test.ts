import { describe, expect, it, test } from 'vitest'
import { blockAround } from '../../../src/models/offline/evidence/block-around.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

describe('what names in quoted lines stand for', () => {
  const ferry = new Codebase({
    'cbl/FYMENU.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FYMENU.
DATA DIVISION.
WORKING-STORAGE SECTION.
78  c-print-manifest  VALUE "FYPRINT".
PROCEDURE DIVISION.
1000-START SECTION.
    CALL c-print-manifest
    CANCEL c-print-manifest.
    GOBACK.`),
    'cbl/FYPRINT.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FYPRINT.
PROCEDURE DIVISION.
    DISPLAY 'MANIFEST'.
    GOBACK.`),
    'src/keel.f': [
      '      subroutine keel(draft, load, n)',
      '      integer n, i, nwarn',
      '      real draft(n), load(n), heel',
      '      data heel/0.25d-03/',
      ...Array.from({ length: 90 }, (_, i) => `      draft(${i}) = draft(${i}) + load(${i})`),
      '      nwarn = 0',
      '      do i = 1,n',
      '        if(abs(draft(i)).lt.heel*abs(load(i))) nwarn = nwarn + 1',
      '      end do',
      '      if(nwarn.gt.0) write(6,2000) nwarn',
      "2000  format(' *WARNING* ballast shifted in',i5,' tanks')",
      '      end',
    ].join('\n'),
    'src/other.f': Array.from({ length: 80 }, (_, i) => `      heel = ${i}.5`).join('\n'),
  })

  it('a program that is called by a constant', async () => {
    const { text } = await ask(ferry, 'What does FYMENU really do when it is picked?')
    expect(text).toMatch(/`C-PRINT-MANIFEST`: 78 VALUE 'FYPRINT': `cbl\/FYMENU\.cbl:5`/)
  })

  it('a limit that DATA sets, also where the name is used all over the code', async () => {
    const { text } = await ask(ferry, 'When does KEEL warn that ballast shifted?')
    expect(text).toMatch(/`heel`: `data heel\/0\.25d-03\/`: `src\/keel\.f:4`/)
  })
})

test('condition names stand with the item above them', () => {
  const lines = [
    '10 FY-ACTION  PIC X(1)',
    '              OCCURS 5 TIMES.',
    "   88 FY-BOARD  VALUE 'B'.",
    "   88 FY-LEAVE  VALUE 'L'.",
    '05 FY-NEXT PIC X.',
  ]
  const known = new Map(lines.map((line, at) => [at + 1, `           ${line}`]))
  expect(blockAround(known, 1, 2, { before: 0, after: 0, most: 2 }).lines).toHaveLength(4)
})

test('the column that bears the name of a field', async () => {
  const harbour = new Codebase({
    'ddl/berth.sql': 'CREATE TABLE BERTH (\n  BERTH_MAX_DRAFT SMALLINT NOT NULL,\n  BERTH_NAME CHAR(20)\n);',
    'cpy/BERTH.cpy': '       01  BERTH-DATA.\n           05  BERTH-MAX-DRAFT  PIC 9(4).\n           05  BERTH-NAME  PIC X(20).',
    'cbl/HBSHOW.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. HBSHOW.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  HV-DRAFT PIC S9(4) COMP.
COPY BERTH.
PROCEDURE DIVISION.
    EXEC SQL SELECT BERTH_MAX_DRAFT INTO :HV-DRAFT FROM BERTH
    END-EXEC.
    MOVE HV-DRAFT TO BERTH-MAX-DRAFT.
    GOBACK.`),
  })
  const { text } = await ask(harbour, 'How is BERTH-MAX-DRAFT declared, and what column type does Db2 use for it?')
  expect(text).toMatch(/PIC 9\(4\)/)
  expect(text).toMatch(/column `BERTH_MAX_DRAFT` of BERTH: SMALLINT/)
})

test('each part of a question that asks something exact is read for itself', async () => {
  const dock = new Codebase({
    'asm/DKREAD.asm': [
      '*        READS CARDS OF CARGO',
      'DKREAD   CSECT',
      '         USING DKREAD,R12',
      '         OPEN  (CARDIN,INPUT)',
      'NEXT     GET   CARDIN,CARD',
      '         B     NEXT',
      'DONE     CLOSE CARDIN',
      '         BR    R14',
      'CARDIN   DCB   DDNAME=CARGOIN,MACRF=GM,DSORG=PS,RECFM=FB,LRECL=96,EODAD=DONE',
      'CARD     DS    CL96',
      '         END   DKREAD',
    ].join('\n'),
    'jcl/DKALL.jcl': ['//DKALL JOB', '//ASM EXEC ASMHC,M=DKREAD', '//OBJ DD DSN=DK.OBJ,DCB=(RECFM=FB,LRECL=80)'].join('\n'),
  })
  const { text } = await ask(dock, 'From which DD does DKREAD read, and what record format and length does it expect?')
  expect(text).toContain('`DDNAME=CARGOIN`')
  expect(text).toContain('`RECFM=FB`')
})

test('what is not Fortran has no type by its first letter', async () => {
  const quay = new Codebase({
    'SRC/QYLOAD': ['         ENTRY QYLOAD', 'QYLOAD   CSECT', '         USING QYLOAD,R12', '         BR    R14', '         END'].join('\n'),
    'SRC/LINKQY': [' INCLUDE OBJ(QYLOAD)', ' ENTRY QYLOAD', ' NAME QYLOAD(R)'].join('\n'),
  })
  const { text } = await ask(quay, 'What does QYLOAD do, and which kinds of cargo can it take as input?')
  expect(text).not.toContain('Fortran takes')
})

test('of the steps of a job one is quoted for each thing that is asked for', async () => {
  const yard = new Codebase({
    'jcl/YDVSAM.jcl': [
      '//YDVSAM JOB CLASS=A',
      '//DELETE1 EXEC PGM=IDCAMS',
      '//SYSIN DD *',
      ' DELETE YD.HULL.KSDS',
      '/*',
      '//DEFINE1 EXEC PGM=IDCAMS',
      '//SYSIN DD *',
      ' DEFINE CLUSTER(NAME(YD.HULL.KSDS) -',
      '   KEYS(8 0) RECORDSIZE(80 80))',
      '/*',
      '//DELETE2 EXEC PGM=IDCAMS',
      '//SYSIN DD *',
      ' DELETE YD.HULL.LOG',
      '/*',
      '//DEFINE2 EXEC PGM=IDCAMS',
      '//SYSIN DD *',
      ' DEFINE CLUSTER(NAME(YD.HULL.LOG) -',
      '   KEYS(8 0) RECORDSIZE(60 60))',
      '/*',
      '//HULLDATA EXEC PGM=IDCAMS',
      '//SYSIN DD *',
      ' REPRO INFILE(IN1) OUTFILE(OUT1)',
      '/*',
      '//IN1 DD DSN=YD.HULL.SEQ,DISP=SHR',
      '//OUT1 DD DSN=YD.HULL.KSDS,DISP=SHR',
    ].join('\n'),
  })
  const { text } = await ask(yard, 'Which job defines the hull file, and how does it load the data?')
  expect(text).toContain('REPRO INFILE(IN1)')
  expect(text).toContain('DEFINE CLUSTER(NAME(YD.HULL.KSDS)')
  expect(text).not.toMatch(/step `DELETE1`/)
})
