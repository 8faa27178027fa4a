import { expect, test } from 'vitest'
import { said } from './linked.ts'

test('RPG in columns: CALL, EXSR, CASxx, prototypes, /COPY; SQL is left out', () => {
  expect(
    said({
      'ord01.rpgle': [
        '     H DFTACTGRP(*NO)',
        '     FORDERS    IF   E           K DISK',
        '      * Prices of an order',
        "     D GetPrice        PR             7P 2 EXTPGM('PRC001')",
        '     D  item                         10A   CONST',
        "     D Pgm             S             10A   INZ('ORD09')",
        '      /COPY QCPYSRC,ORDPR',
        '     C                   EXSR      Init',
        '     C     Cust          CHAIN     ORDERS                             99',
        "     C                   CALL      'CUST01'",
        '     C                   PARM                    Cust',
        '     C                   CALL      Pgm',
        '     C                   CALLP     GetPrice(Item)',
        '     C/EXEC SQL',
        '     C+ CALL NOTHIS',
        '     C/END-EXEC',
        '     C                   EVAL      X = Total(1)',
        '     C     X             CASEQ     1             Post',
        '     C                   ENDCS',
        '     C                   SETON                                        LR',
        '      *',
        '      * Starts up',
        '     C     Init          BEGSR',
        "     C                   MOVEL     'ORD77'       Nxt",
        '     C                   CALL      Nxt',
        '     C                   ENDSR',
        '     C     Post          BEGSR',
        '     C                   ENDSR',
        '     P Total           B                   EXPORT',
        '     D Total           PI             7P 2',
        '     C                   RETURN    3',
        '     P Total           E',
      ],
    }),
  ).toEqual({
    units: ['23-26 ORD01.Init [21-22]', '27-28 ORD01.Post', '29-32 ORD01.Total'],
    edges: [
      '13 ORD01 > program PRC001',
      '10 ORD01 > program CUST01',
      '12 ORD01 > program ORD09 ? move',
      '25 ORD01 > program ORD77 ? move',
      '7 ORD01 copy > copybook ORDPR',
      '8 ORD01 > ORD01.Init in ord01.rpgle',
      '17 ORD01 > ORD01.Total in ord01.rpgle',
      '18 ORD01 > ORD01.Post in ord01.rpgle',
    ],
  })
})

test('RPG in free form, and of the older kind', () => {
  expect(
    said({
      'ord02.rpgle': [
        '**free',
        '// main',
        "dcl-pr sendMail extpgm('MAIL01');",
        '  to char(10);',
        'end-pr;',
        '/copy qcpysrc,ordpr',
        'exsr work;',
        "sendMail('a; b');",
        'x = total(3);',
        'callp sendMail(',
        "   'exsr none');",
        'unknown(y);',
        '*inlr = *on;',
        'begsr work;',
        '  y = Total(4);',
        'endsr;',
        'dcl-proc local;',
        '  return;',
        'end-proc;',
      ],
      'old.rpg': [
        '     C                     EXSR SUB1',
        "     C                     CALL 'OLD2'",
        '     C                     PARM           FLD',
        '     C           SUB1      BEGSR',
        '     C                     ENDSR',
      ],
    }),
  ).toEqual({
    units: ['14-16 ORD02.work', '17-19 ORD02.local', '4-5 OLD.SUB1'],
    edges: [
      '8 ORD02 > program MAIL01',
      '10 ORD02 > program MAIL01',
      '2 OLD > program OLD2',
      '6 ORD02 copy > copybook ORDPR',
      '7 ORD02 > ORD02.work in ord02.rpgle',
      '1 OLD > OLD.SUB1 in old.rpg',
    ],
  })
})

test('CL: CALL with and without words, in SBMJOB, by variables', () => {
  expect(
    said({
      'strt.clle': [
        '             PGM        PARM(&A)',
        "             DCL        VAR(&P) TYPE(*CHAR) LEN(10) VALUE('ORD01')",
        '/* CALL PGM(NOT) */',
        '             CALL       PGM(MYLIB/ORD02) PARM(&A)',
        '             CALL       ORD01',
        '             CALL       PGM(&P)',
        '             CALL       PGM(&Q)',
        "             SBMJOB     CMD(CALL PGM(*LIBL/NIGHT) PARM('X')) +",
        '                          JOB(N)',
        '             CALLSUBR   SUBR(TIDY)',
        '             SUBR       SUBR(TIDY)',
        "             SNDPGMMSG  MSG('CALL PGM(NOPE)')",
        '             ENDSUBR',
        '             ENDPGM',
      ],
    }),
  ).toEqual({
    units: ['11-13 STRT.TIDY'],
    edges: [
      '4 STRT > program ORD02',
      '5 STRT > program ORD01',
      '8 STRT > program NIGHT',
      '6 STRT > program ORD01 ? move',
      '10 STRT > STRT.TIDY in strt.clle',
    ],
  })
})

test('Natural: CALLNAT, FETCH, PERFORM inside and outside, data areas, maps', () => {
  expect(
    said({
      'inv.NSP': [
        "* Invoices: CALLNAT 'NOT'",
        'DEFINE DATA LOCAL USING INVLDA',
        'LOCAL',
        "1 #SUB (A8) INIT <'INVN02'>",
        '1 #DYN (A8)',
        'END-DEFINE',
        '/* PERFORM NOT',
        "CALLNAT 'INVN01' #A #B",
        'CALLNAT #SUB',
        'CALLNAT #DYN',
        "MOVE 'INVP09' TO #NEXT",
        'FETCH RETURN #NEXT',
        "INPUT USING MAP 'INVM01'",
        'PERFORM ADD-UP',
        'PERFORM PRINT-ALL /* external',
        'INCLUDE INVCC',
        'DEFINE SUBROUTINE ADD-UP',
        '  perform add-up',
        'END-SUBROUTINE',
        'END',
      ],
      'prtall.NSS': ['DEFINE SUBROUTINE PRINT-ALL', 'END-SUBROUTINE', 'END'],
      'invlda.NSL': ['1 #X (A1)'],
    }),
  ).toEqual({
    units: ['17-19 INV.ADD-UP', '1-2 PRTALL.PRINT-ALL'],
    edges: [
      '8 INV > program INVN01',
      '9 INV > program INVN02 ? move',
      '12 INV > program INVP09 ? move',
      '13 INV map > map INVM01',
      '2 INV copy > copybook INVLDA in invlda.NSL',
      '16 INV copy > copybook INVCC',
      '14 INV > INV.ADD-UP in inv.NSP',
      '15 INV > PRTALL.PRINT-ALL in prtall.NSS',
      '18 ADD-UP > INV.ADD-UP in inv.NSP',
    ],
  })
})

test('Easytrieve: procedures, CALL, macros', () => {
  expect(
    said({
      'rep.ezt': [
        '* CALL NOTME',
        'FILE CUST FB(80 800)',
        '  CNAME 1 10 A',
        '%DATECONV FROM',
        'JOB INPUT CUST NAME MAIN',
        '  PERFORM TOTALS',
        '  CALL CUST01 USING(CNAME)',
        'TOTALS. PROC',
        '  X = X + 1',
        "  DISPLAY 'CALL NOTHERE'",
        'END-PROC',
      ],
    }),
  ).toEqual({
    units: ['8-11 REP.TOTALS'],
    edges: ['7 REP > program CUST01', '4 REP copy > copybook DATECONV', '6 REP > REP.TOTALS in rep.ezt'],
  })
})
