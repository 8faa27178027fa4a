import { expect, test } from 'vitest'
import { assemblerScanner } from '../../../src/structure/scanners/assembler/assembler.ts'
import { saidBy } from '../said-facts.ts'

const said = (...lines: readonly string[]) => saidBy(assemblerScanner, lines.join('\n'), 'asm/OVEN.asm')
const filesOf = (references: readonly string[]) => references.filter((one) => / file /.test(one))

test('a control block that is copied into a work area is opened, read and closed there', () => {
  const { references } = said(
    'OVEN     CSECT',
    '         PUT   LOGDCB,AREA',
    '         MVC   TRAYDCB(TRAYLEN),TRAYFILE',
    '         OPEN  (TRAYDCB,(INPUT)),MF=(E,PARMS)',
    '         LA    R14,LOGFILE',
    '         MVC   LOGDCB(LOGLEN),0(R14)',
    '         LAY   R2,LOGDCB',
    '         OPEN  ((R2),(OUTPUT)),MF=(E,PARMS)',
    '         GET   TRAYDCB,AREA',
    '         LARL  R14,OLDFILE',
    '         ST    R3,OLDADDR',
    '         MVC   0(OLDLEN,R3),0(R14)',
    '         OPEN  ((R3),EXTEND),MF=(E,PARMS)',
    '         L     R4,OLDADDR',
    '         PUT   (R4),AREA',
    '         MVC   AREA(8),NAME',
    '         BR    R14',
    'PRINT    LA    R2,LOGDCB',
    '         PUT   (R2),AREA',
    '         BR    R10',
    'TRAYFILE DCB   DDNAME=TRAYS,MACRF=(GM),DSORG=PS',
    'TRAYLEN  EQU   *-TRAYFILE',
    'LOGFILE  DCB   DDNAME=BAKELOG,MACRF=(PM),DSORG=PS',
    'OLDFILE  DCB   DDNAME=HISTORY,MACRF=(PM),DSORG=PS',
    'WORK     DSECT',
    'TRAYDCB  DS    XL(TRAYLEN)',
    'LOGDCB   DS    XL96',
    '         END',
  )
  expect(filesOf(references)).toEqual([
    '4 OVEN file TRAYS OPEN op=open input',
    '8 OVEN file BAKELOG OPEN op=open output',
    '9 OVEN file TRAYS GET op=read',
    '13 OVEN file HISTORY OPEN op=open extend',
    '15 OVEN file HISTORY PUT op=write',
    '19 OVEN file BAKELOG PUT op=write',
    '2 OVEN file BAKELOG PUT op=write',
  ])
})

test('a block that is laid over storage by its DSECT; one that only registers lead to is told by what it is made for', () => {
  const { references } = said(
    'OVEN     CSECT',
    '         USING IHADCB,R2',
    '         LARL  R15,TRAYFILE',
    '         MVC   IHADCB(TRAYLEN),0(R15)',
    '         OPEN  ((R2),(INPUT)),MF=(E,PARMS)',
    '         L     R3,WHOKNOWS',
    '         GET   (R3),AREA',
    'TRAYFILE DCB   DDNAME=TRAYS,MACRF=(GM),DSORG=PS',
    'BOTH     DCB   DDNAME=MIXED,MACRF=(R,W),DSORG=PS',
    'LOGFILE  DCB   DDNAME=BAKELOG,MACRF=PM,DSORG=PS',
    'EMPTY    DCB   DDNAME=NOBODY,DSORG=PS',
    '         DCBD  DSORG=PS',
    '         END',
  )
  expect(filesOf(references)).toEqual([
    '5 OVEN file TRAYS OPEN op=open input',
    '9 OVEN file MIXED DCB op=open i-o',
    '10 OVEN file BAKELOG DCB op=open output',
  ])
})

test('files of DOS and VSE by their DTF', () => {
  const { units, references } = said(
    'OVEN     CSECT',
    '         OPENR TRAYS,BAKELOG',
    '         GET   TRAYS,AREA',
    '         PUT   BAKELOG,AREA',
    '         CLOSER TRAYS,BAKELOG',
    'TRAYS    DTFCD DEVADDR=SYSIPT,IOAREA1=INA,TYPEFLE=INPUT,EOFADDR=DONE',
    'BAKELOG  DTFPR DEVADDR=SYSLST,IOAREA1=OUTA',
    '         END',
  )
  expect(units).toEqual(['1-8 program OVEN: CSECT', '6-6 file TRAYS of OVEN: DTFCD', '7-7 file BAKELOG of OVEN: DTFPR'])
  expect(filesOf(references)).toEqual([
    '2 OVEN file TRAYS OPENR op=open input',
    '2 OVEN file BAKELOG OPENR op=open output',
    '3 OVEN file TRAYS GET op=read',
    '4 OVEN file BAKELOG PUT op=write',
    '5 OVEN file TRAYS CLOSER op=close',
    '5 OVEN file BAKELOG CLOSER op=close',
  ])
})

test('lines may begin with a tab', () => {
  const { units, references } = said(
    'OVEN\tCSECT',
    '\tBAL\tR10,BAKE',
    '\tBR\tR14',
    'BAKE\tDS\t0H',
    '\tL\tR15,=V(GRILL)',
    '\tBALR\tR14,R15',
    '\tBR\tR10',
    '\tEND',
  )
  expect(units).toEqual(['1-8 program OVEN: CSECT', '4-7 paragraph BAKE of OVEN'])
  expect(references).toEqual(['5 OVEN call GRILL BALR', '2 OVEN perform BAKE BAL'])
})

test('addresses of routines that are moved to a work area are branched to from there', () => {
  const { references, unresolved } = said(
    'OVEN     CSECT',
    '         L     R15,BAKESUBR',
    '         BASR  R14,R15',
    '         LLGF  R15,WRITESUB',
    '         BASSM R14,R15',
    '         L     R15,WHOKNOWS',
    '         BASR  R14,R15',
    '         BR    R14',
    'START    MVC   BAKESUBR,BAKEADDR',
    '         BR    R14',
    'OTHER    MVC   BAKESUBR,=A(GRILL)',
    '         MVC   WRITESUB,=V(OVWRITE)',
    '         BR    R14',
    'BAKE     DS    0H',
    '         BR    R14',
    'GRILL    DS    0H',
    '         BR    R14',
    "BAKEADDR DC    A(BAKE+X'80000000')",
    'WORK     DSECT',
    'BAKESUBR DS    A',
    'WRITESUB DS    A',
    '         END',
  )
  expect(references.toSorted()).toEqual([
    '3 OVEN perform BAKE BASR',
    '3 OVEN perform GRILL BASR',
    '4 OVEN call OVWRITE BASSM (value via :12)',
  ])
  expect(unresolved).toEqual([expect.stringContaining('7 OVEN')])
})
