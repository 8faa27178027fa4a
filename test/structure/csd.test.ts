import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOf } from '../../src/files/language.ts'
import { readCsdDefinitions } from '../../src/structure/scanners/control-cards/csd-definitions.ts'
import { csdScanner } from '../../src/structure/scanners/csd.ts'

function said(...lines: readonly string[]): { units: string[]; references: string[] } {
  const facts = csdScanner.scan(lines.join('\n'), 'csd/APP.csd', 'CSD').facts(() => undefined)
  return {
    units: facts.units.map(({ kind, name, startLine, endLine, detail }) => `${startLine}-${endLine} ${kind} ${name}: ${detail}`),
    references: facts.references.map(({ kind, from, to, line }) => `${line}: ${from.kind} ${from.name} ${kind} ${to.kind} ${to.name}`),
  }
}

test('transactions, files and queues with what they name; programs as symbols', () => {
  expect(
    said(
      '* GROUP APP',
      'DELETE GROUP(APP)',
      'DEFINE TRANSACTION(ord1) GROUP(APP) PROGRAM (ORDMENU)',
      '       DESCRIPTION(ORDERS (ONLINE)) TASKDATALOC(ANY)',
      '* between',
      '       PROFILE(DFHCICST)                                               00010000',
      'DEFINE PROGRAM(ORDMENU) GROUP(APP) LANGUAGE(COBOL) TRANSID(ORD1)',
      "DEFINE MAPSET(ORDSET) GROUP(APP) DESCRIPTION('Order screens')",
      '',
      'DEFINE FILE(ORDERS) GROUP(APP)',
      '       DSNAME(PROD.ORDERS.KSDS) ADD(YES)',
      '       DELETE(YES) READ(YES)',
      'DEFINE TDQUEUE(ORDQ) GROUP(APP) TYPE(EXTRA) DSNAME(PROD.ORD.OUT) DDNAME(ORDOUT)',
      'DEFINE TDQ(INTQ) GROUP(APP) TYPE(INTRA) TRIGGERLEVEL(5)',
      '       TRANSID(ORD2)',
    ),
  ).toEqual({
    units: [
      '3-6 transaction ORD1: CSD TRANSACTION GROUP(APP) PROFILE(DFHCICST): ORDERS (ONLINE)',
      '7-7 symbol ORDMENU: CSD PROGRAM GROUP(APP) LANGUAGE(COBOL) TRANSID(ORD1)',
      '8-8 mapset ORDSET: CSD MAPSET GROUP(APP): Order screens',
      '10-12 file ORDERS: CSD FILE GROUP(APP)',
      '13-13 queue ORDQ: CSD TDQUEUE GROUP(APP) TYPE(EXTRA) DDNAME(ORDOUT)',
      '14-15 queue INTQ: CSD TDQUEUE GROUP(APP) TYPE(INTRA) TRIGGERLEVEL(5)',
    ],
    references: [
      '3: transaction ORD1 transaction program ORDMENU',
      '11: file ORDERS dataset dataset PROD.ORDERS.KSDS',
      '13: queue ORDQ dataset dataset PROD.ORD.OUT',
      '15: queue INTQ start transaction ORD2',
    ],
  })
})

test('other resources that lead to transactions and programs', () => {
  expect(
    said(
      'DEFINE TDQUEUE(TRIG) GROUP(A) TYPE(INTRA) TRIGGERLEVEL(1) TRANSID(ORD2)',
      'DEFINE DB2ENTRY(ORDE) GROUP(A) PLAN(ORDPLAN)',
      'DEFINE DB2TRAN(ORDT) GROUP(A) ENTRY(ORDE) TRANSID(ORD1)',
      'DEFINE LIBRARY(LIB1) GROUP(A) DSNAME01(PROD.LOAD) DSNAME02(PROD.LOAD2)',
      'DEFINE URIMAP(WEB1) GROUP(A) PATH(/orders) PROGRAM(ORDWEB)',
      'DEFINE TRAN(ORD3) GROUP(A) PROG(ORDX) PROGRAM(ORDY)',
    ),
  ).toEqual({
    units: [
      '1-1 queue TRIG: CSD TDQUEUE GROUP(A) TYPE(INTRA) TRIGGERLEVEL(1)',
      '2-2 symbol ORDE: CSD DB2ENTRY GROUP(A) PLAN(ORDPLAN)',
      '3-3 symbol ORDT: CSD DB2TRAN GROUP(A) ENTRY(ORDE) TRANSID(ORD1)',
      '4-4 symbol LIB1: CSD LIBRARY GROUP(A)',
      '5-5 symbol WEB1: CSD URIMAP GROUP(A) PATH(/orders)',
      '6-6 transaction ORD3: CSD TRANSACTION GROUP(A)',
    ],
    references: [
      '1: queue TRIG start transaction ORD2',
      '4: symbol LIB1 dataset dataset PROD.LOAD',
      '4: symbol LIB1 dataset dataset PROD.LOAD2',
      '5: symbol WEB1 call program ORDWEB',
      '6: transaction ORD3 transaction program ORDY',
    ],
  })
})

test('what runs by itself: programs of a list, exits, monitors, converters of web requests, terminals', () => {
  expect(
    said(
      'DEFINE PROGRAM(ORDMENU) GROUP(A)',
      'DEFINE _PGMLIST(PI) GROUP(A)',
      '       _PGMPH(ORDINIT,1) _PGMPH(ORDLOAD,2)',
      'DEFINE _SIT(ORDSIT) _AUTOINSEXIT(ORDAUTO) _INITIALTRAN(ORD0)',
      'DEFINE MQMONITOR(ORDM) GROUP(A) QNAME(ORD.IN) TRANSACTION(ORD4)',
      'DEFINE URIMAP(WEB2) GROUP(A) USAGE(PIPELINE) PATH(/o) TRANSACTION(ORD5) CONVERTER(ORDCONV) PIPELINE(ORDPIPE)',
      'DEFINE PIPELINE(ORDPIPE) GROUP(A) CONFIGFILE(/etc/ord.xml)',
      'DEFINE TERMINAL(PRT1) GROUP(A) TRANSACTION(ORDP)',
    ),
  ).toEqual({
    units: [
      '1-1 symbol ORDMENU: CSD PROGRAM GROUP(A)',
      '2-3 symbol PI: CSD _PGMLIST GROUP(A)',
      '4-4 symbol ORDSIT: CSD _SIT',
      '5-5 symbol ORDM: CSD MQMONITOR GROUP(A) QNAME(ORD.IN)',
      '6-6 symbol WEB2: CSD URIMAP GROUP(A) USAGE(PIPELINE) PATH(/o) PIPELINE(ORDPIPE)',
      '7-7 symbol ORDPIPE: CSD PIPELINE GROUP(A) CONFIGFILE(/etc/ord.xml)',
      '8-8 symbol PRT1: CSD TERMINAL GROUP(A)',
    ],
    references: [
      '3: symbol PI call program ORDINIT',
      '3: symbol PI call program ORDLOAD',
      '4: symbol ORDSIT call program ORDAUTO',
      '4: symbol ORDSIT start transaction ORD0',
      '5: symbol ORDM start transaction ORD4',
      '6: symbol WEB2 start transaction ORD5',
      '6: symbol WEB2 call program ORDCONV',
      '8: symbol PRT1 start transaction ORDP',
    ],
  })
})

test('in-stream text keeps its lines and ends where JCL goes on; a lacking parenthesis costs one value', () => {
  const lines = [' DEFINE TRANSACTION(T1) GROUP(G)', ' DESCRIPTION(A :( SMILE)', '  PROGRAM(P1)', '//NEXT EXEC PGM=X']
  expect(readCsdDefinitions(lines, 40, 'j.jcl')).toEqual({
    units: [{ kind: 'transaction', name: 'T1', path: 'j.jcl', startLine: 40, endLine: 42, detail: 'CSD TRANSACTION GROUP(G): A :( SMILE' }],
    references: [
      {
        ...{ kind: 'transaction', from: { kind: 'transaction', name: 'T1', path: 'j.jcl' }, to: { kind: 'program', name: 'P1' } },
        ...{ path: 'j.jcl', line: 42, how: 'literal', complete: true },
      },
    ],
  })
})

test('whatever the text, it neither throws nor loops', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('DEFINE ', 'TRANSACTION', '(', ')', 'A', '\n', ' ', '*', '//') }), (text) => {
      const { units } = readCsdDefinitions(text.split('\n'), 1, 'x')
      return units.every((unit) => unit.startLine <= unit.endLine && unit.name !== '')
    }),
  )
  for (const line of ['DEFINE A(', ' A(B(', ' AAAA', 'DEFINE'])
    readCsdDefinitions(
      Array.from({ length: 50_000 }, () => line),
      1,
      'x',
    )
})

test('a TCP/IP service without a program of its own names none', () => {
  const service = (urm: string) => said(`DEFINE TCPIPSERVICE(WEB) GROUP(APP) PORTNUMBER(4321) URM(${urm}) TRANSACTION(CWXN)`).references
  expect(service('NONE')).toEqual(['1: symbol WEB start transaction CWXN'])
  expect(service('WEBANALY')).toEqual(['1: symbol WEB call program WEBANALY', '1: symbol WEB start transaction CWXN'])
})

test('URM(NONE) names no program', () => {
  const { references } = said('DEFINE TCPIPSERVICE(A) GROUP(G) TRANSACTION(CWXN) URM(NONE)', 'DEFINE TCPIPSERVICE(B) GROUP(G) URM(MYURM)')
  expect(references).toEqual(['1: symbol A start transaction CWXN', '2: symbol B call program MYURM'])
})

test('what the CICS resource builder makes definitions of', () => {
  const yaml = [
    '# of the orders',
    'resourceDefinitions:',
    '- mapset:',
    '    name: ORDSET',
    '    group: APP',
    '- program:',
    '    name: "ORDMENU"',
    '    language: COBOL # as all',
    '- transaction:',
    '    name: ord1',
    '    group: APP',
    '',
    '    description: Orders of the day',
    '    program: ORDMENU',
    '- urimap:',
    '    group: NONAME',
  ]
  expect(said(...yaml)).toEqual({
    units: [
      '3-5 mapset ORDSET: CSD MAPSET GROUP(APP)',
      '6-8 symbol ORDMENU: CSD PROGRAM LANGUAGE(COBOL)',
      '9-14 transaction ORD1: CSD TRANSACTION GROUP(APP): Orders of the day',
    ],
    references: ['14: transaction ORD1 transaction program ORDMENU'],
  })
  expect(languageOf('crb/orders.yaml', yaml.join('\n'))).toBe('CSD')
  expect(languageOf('ci/build.yaml', 'steps:\n- program:\n    name: X\n')).toBe('YAML')
})

test('the files of a bundle', () => {
  const transaction =
    '<?xml version="1.0" encoding="UTF-8"?><cicsdefinitiontransaction xmlns="http://www.ibm.com/xmlns/prod/CICS/smw2int" description="Feed the seals" localq="N_A" name="FEED" program="SEALFEED"/>'
  expect(said(transaction)).toEqual({
    units: ['1-1 transaction FEED: CSD TRANSACTION: Feed the seals'],
    references: ['1: transaction FEED transaction program SEALFEED'],
  })
  expect(languageOf('zoo/FEED.transaction', transaction)).toBe('CSD')
  const urimap = [
    '<?xml version="1.0"?>',
    '<cicsdefinitionurimap name="TICKET" path="/zoo/tickets"',
    '  pipeline="ZOOPIPE" transaction="CPIH" usage="PIPELINE"/>',
  ]
  expect(said(...urimap)).toEqual({
    units: ['2-3 symbol TICKET: CSD URIMAP USAGE(PIPELINE) PATH(/zoo/tickets) PIPELINE(ZOOPIPE)'],
    references: ['2: symbol TICKET start transaction CPIH'],
  })
  expect(languageOf('zoo/cics.xml', '<?xml version="1.0"?>\n<manifest id="zoo"/>')).toBe('XML')
})
