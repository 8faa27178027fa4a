import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOf } from '../../src/files/language.ts'
import { cicsTableScanner } from '../../src/structure/scanners/cics-tables.ts'

function said(text: string): { units: string[]; references: string[] } {
  const facts = cicsTableScanner.scan(text, 'tables/APPPCT.asm', 'CICS table').facts(() => undefined)
  return {
    units: facts.units.map(({ kind, name, startLine, endLine, detail }) => `${startLine}-${endLine} ${kind} ${name}: ${detail}`),
    references: facts.references.map(({ kind, from, to, line }) => `${line}: ${from.kind} ${from.name} ${kind} ${to.kind} ${to.name}`),
  }
}

const continued = (first: string, ...more: readonly string[]) =>
  [first, ...more.map((line) => `               ${line}`)].map((line, i) => (i < more.length ? `${line.padEnd(71)}X` : line)).join('\n')

const tables = [
  '* THE TABLES OF ORDERS',
  '         DFHPCT TYPE=INITIAL,SUFFIX=OR',
  continued('ORD1     DFHPCT TYPE=ENTRY,TRANSID=ORD1,', 'PROGRAM=ORDMENU,', 'TWASIZE=100'),
  '         DFHPCT TYPE=ENTRY,TRANSID=ORD2,PROGRAM=ORDLIST',
  '         DFHPCT TYPE=FINAL',
  '         DFHPPT TYPE=ENTRY,PROGRAM=ORDMENU,PGMLANG=COBOL',
  '         DFHPPT TYPE=ENTRY,MAPSET=ORDSET',
  '         DFHFCT TYPE=DATASET,DATASET=ORDERS,DSNAME=PROD.ORDERS.KSDS',
  '         DFHFCT TYPE=FILE,FILE=CUST,ACCMETH=(VSAM,KSDS)',
  '         DFHFCT TYPE=SHRCTL,DATASET=NOTHIS',
  '         DFHDCT TYPE=INTRA,DESTID=ORDQ,TRANSID=ORD2,TRIGLEV=5',
  '         DFHPLT TYPE=INITIAL,SUFFIX=PI',
  '         DFHPLT TYPE=ENTRY,PROGRAM=ORDINIT',
  '         DFHPLT TYPE=FINAL',
  '         END',
].join('\n')

test('transactions, mapsets, files, queues and what they name; programs that run at the start', () => {
  expect(said(tables)).toEqual({
    units: [
      '3-5 transaction ORD1: DFHPCT TYPE=ENTRY',
      '6-6 transaction ORD2: DFHPCT TYPE=ENTRY',
      '8-8 symbol ORDMENU: DFHPPT TYPE=ENTRY',
      '9-9 mapset ORDSET: DFHPPT TYPE=ENTRY',
      '10-10 file ORDERS: DFHFCT TYPE=DATASET',
      '11-11 file CUST: DFHFCT TYPE=FILE',
      '13-13 queue ORDQ: DFHDCT TYPE=INTRA',
      '14-14 symbol DFHPLTPI: DFHPLT TYPE=INITIAL',
    ],
    references: [
      '3: transaction ORD1 transaction program ORDMENU',
      '6: transaction ORD2 transaction program ORDLIST',
      '10: file ORDERS dataset dataset PROD.ORDERS.KSDS',
      '13: queue ORDQ start transaction ORD2',
      '15: symbol DFHPLTPI call program ORDINIT',
    ],
  })
})

test('the tables of KICKS are the same macros under names of their own', () => {
  const text = [
    ' PRINT GEN',
    '         KIKPCT TYPE=INITIAL,SUFFIX=1',
    'ORD1     KIKPCT TYPE=ENTRY,TRANSID=ORD1,PROGRAM=ORDMENU',
    '         KIKPPT TYPE=ENTRY,PROGRAM=ORDMENU,PGMLANG=CMDLVL',
    '         KIKPPT TYPE=ENTRY,PROGRAM=ORDSET,USAGE=MAP',
    '         KIKFCT TYPE=DATASET,DATASET=ORDERS',
  ].join('\n')
  expect(languageOf('TABLES/KIKPCT1', text)).toBe('CICS table')
  expect(said(text)).toEqual({
    units: [
      '3-3 transaction ORD1: KIKPCT TYPE=ENTRY',
      '4-4 symbol ORDMENU: KIKPPT TYPE=ENTRY',
      '5-5 mapset ORDSET: KIKPPT TYPE=ENTRY',
      '6-6 file ORDERS: KIKFCT TYPE=DATASET',
    ],
    references: ['3: transaction ORD1 transaction program ORDMENU'],
  })
})

test('the tables are told from assembler by their macros', () => {
  expect(languageOf('tables/DFHPCTOR.asm', tables)).toBe('CICS table')
  expect(languageOf('asm/ORDSUB.asm', 'ORDSUB   CSECT\n         BR 14\n         END\n')).toBe('Assembler')
})

test('whatever the text, it does not throw', () => {
  fc.assert(
    fc.property(fc.nat(tables.length), fc.string({ unit: 'binary' }), (at, noise) => {
      said(tables.slice(0, at) + noise)
      return true
    }),
    { numRuns: 200 },
  )
})
