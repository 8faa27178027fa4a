import { expect, test } from 'vitest'
import { clistScanner } from '../../../src/structure/scanners/clist/clist.ts'
import { saidBy } from '../said-facts.ts'

const said = (...lines: readonly string[]) => saidBy(clistScanner, lines.join('\n'), 'clist/ORDMENU.clist')

test('labels, GOTO and SYSCALL, commands with symbolic variables, files, messages', () => {
  const { units, references, unresolved, facts } = said(
    'PROC 1 ENV LIB(PROD.LOAD) DEBUG                                         00010000',
    '/* STARTS THE ORDER SYSTEM */                                           00020000',
    'CONTROL NOFLUSH MSG                                                     00030000',
    "SET DSN = &STR('PROD.ORDERS')",
    'SET &MEM = ORDINIT',
    'IF &ENV = T THEN GOTO TEST',
    'ELSE DO',
    '  ALLOC FI(ORDIN) DA(&DSN) -',
    '    SHR REUSE',
    "  CALL '&LIB(ORDBATCH)' '&ENV'",
    'END',
    'OPENFILE ORDIN INPUT',
    'READ1: GETFILE ORDIN',
    'ERROR GOTO DONE',
    'SYSCALL SHOW &ORDIN',
    'GOTO READ1',
    '/* IN TEST NOTHING IS ALLOCATED */',
    'TEST: WRITE ORD001I TEST RUN FOR &ENV',
    '%&MEM',
    'EX &UNKNOWN',
    'SUBMIT &STR(X)',
    "DONE: SUBMIT 'PROD.JCL(ORDNIGHT)'",
    'SHOW: PROC 1 REC',
    'WRITE &REC',
    'END',
  )
  expect(units).toEqual([
    '1-25 program ORDMENU: PROC 1 ENV LIB(PROD.LOAD) DEBUG',
    '13-16 paragraph READ1 of ORDMENU',
    '18-21 paragraph TEST of ORDMENU',
    '22-22 paragraph DONE of ORDMENU',
    '23-25 paragraph SHOW of ORDMENU: PROC 1 REC',
    '18-18 message ORD001I TEST RUN FOR &ENV of ORDMENU: WRITE',
  ])
  expect(references).toEqual([
    '6 ORDMENU goto TEST',
    '14 READ1 goto DONE',
    '15 READ1 perform SHOW',
    '16 READ1 goto READ1',
    '8 ORDMENU dataset PROD.ORDERS ALLOC op=read dd=ORDIN SHR (move via :4)',
    '10 ORDMENU call ORDBATCH CALL',
    '12 ORDMENU file ORDIN OPENFILE op=open input',
    '13 ORDMENU file ORDIN GETFILE op=read',
    '19 ORDMENU call ORDINIT % (move via :5)',
    '22 ORDMENU start ORDNIGHT SUBMIT',
  ])
  expect(unresolved).toEqual(['20 ORDMENU call &UNKNOWN: never set', '21 ORDMENU dataset X: user prefix'])
  expect(facts.units.map(({ comment }) => comment?.startLine)).toEqual([2, undefined, 17, undefined, undefined, undefined])
})

test('a plus takes the blanks of the next line away; a default may be replaced by the caller', () => {
  const { references } = said('PROC 0 HLQ(PROD)', "CALL 'A.B+", '     .C(ORD+', "     ERS)'", "ALLOC F(X) DA('&HLQ..ORDERS') SHR")
  expect(references).toEqual(['2 ORDMENU call ORDERS CALL', '5 ORDMENU dataset PROD.ORDERS ALLOC dd=X SHR (value open via :1)'])
})

test('REXX in a library of CLISTs is read as REXX', () => {
  const { units } = said('/* REXX */', 'sub: return')
  expect(units).toEqual(['1-2 program ORDMENU: REXX', '2-2 paragraph SUB of ORDMENU'])
})
