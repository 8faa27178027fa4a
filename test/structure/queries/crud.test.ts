import { expect, test } from 'vitest'
import { edge, queriesOver, unit } from './small-graph.ts'

const system = queriesOver({
  members: { 'cbl/PAY.cbl': 'COBOL', 'cbl/ASK.cbl': 'COBOL' },
  units: [unit('program PAY', 'cbl/PAY.cbl:1-100'), unit('program ASK', 'cbl/ASK.cbl:1-100')],
  edges: [
    edge('sql', 'program PAY', 'table APP.BILL', 'cbl/PAY.cbl:30', { verb: 'UPDATE' }),
    edge('sql', 'program PAY', 'table APP.BILL', 'cbl/PAY.cbl:20', { verb: 'SELECT' }),
    edge('sql', 'program PAY', 'table APP.BILL', 'cbl/PAY.cbl:25', { verb: 'CLOSE' }),
    edge('sql', 'program ASK', 'table APP.BILL', 'cbl/ASK.cbl:20', { verb: 'FETCH' }),
    edge('file', 'program PAY', 'file LEDGER', 'cbl/PAY.cbl:40', { op: 'open output', operand: 'LEDGER-FILE' }),
    edge('file', 'program PAY', 'file LEDGER', 'cbl/PAY.cbl:50', { op: 'write', operand: 'LEDGER-FILE' }),
    edge('file', 'program PAY', 'file LISTING', 'cbl/PAY.cbl:41', { op: 'open extend' }),
    edge('file', 'program ASK', 'file ACCTS', 'cbl/ASK.cbl:60', { verb: 'READNEXT', op: 'browse' }),
    edge('dli', 'program ASK', 'segment PAYSEG', 'cbl/ASK.cbl:70', { verb: 'DLET' }),
    edge('sql', 'program ASK', 'table APP.MERGED', 'cbl/ASK.cbl:80', { verb: 'MERGE' }),
  ],
})

const shown = (name?: string) =>
  system.crud(name).cells.map(({ program, target, letters, places }) => {
    const lines = places.map(({ line, does }) => `${line} ${does}`).join(', ')
    return `${target.name} ${program.name} ${letters.join('')} ${lines}`
  })

test('letters by verb and operation; an OPEN counts where nothing else does', () => {
  expect(shown()).toEqual([
    'ACCTS ASK R 60 READNEXT',
    'LEDGER PAY C 50 write',
    'LISTING PAY C 41 open extend',
    'PAYSEG ASK D 70 DLET',
    'APP.BILL ASK R 20 FETCH',
    'APP.BILL PAY RU 20 SELECT, 30 UPDATE',
    'APP.MERGED ASK CU 80 MERGE, 80 MERGE',
  ])
})

test("of one program, or of one thing, also by a file's name in the program", () => {
  expect(shown('ASK')).toHaveLength(4)
  expect(shown('bill')).toEqual(['APP.BILL ASK R 20 FETCH', 'APP.BILL PAY RU 20 SELECT, 30 UPDATE'])
  expect(system.crud('LEDGERS')).toMatchObject({ cells: [], nearest: ['LEDGER'] })
})
