import { expect, test } from 'vitest'
import type { SubjectImpact } from '../../../src/answer/structure-estate-results.ts'
import { edge, queriesOver, unit } from './small-graph.ts'

/** `depth kind name (what it does, line) ← the way back`. */
function listed({ affected }: SubjectImpact): string[] {
  return affected.map(({ depth, unit: { kind, name }, does, place, path, within }) =>
    [
      `${depth} ${kind} ${name} (${does}, ${place.line}${within ? ` in ${within}` : ''})`,
      ...path.map((step) => step.unit.name).reverse(),
    ].join(' ← '),
  )
}

const meters = queriesOver({
  members: {
    'cbl/READ.cbl': 'COBOL',
    'cbl/BILL.cbl': 'COBOL',
    'cbl/MENU.cbl': 'COBOL',
    'cpy/METER.cpy': 'COBOL copybook',
    'jcl/NIGHT.jcl': 'JCL',
  },
  units: [
    unit('program READ', 'cbl/READ.cbl:1-90'),
    unit('entry READALT of READ', 'cbl/READ.cbl:50'),
    unit('paragraph FETCH-ROW of READ', 'cbl/READ.cbl:20-40'),
    unit('program BILL', 'cbl/BILL.cbl:1-90'),
    unit('program MENU', 'cbl/MENU.cbl:1-90'),
    unit('copybook METER', 'cpy/METER.cpy:1-9'),
    unit('proc POSTING', 'jcl/POSTING.prc:1-9'),
    unit('job NIGHT', 'jcl/NIGHT.jcl:1-9'),
    unit('transaction MENU', 'csd/ALL.csd:3'),
    unit('table CO.METER_T', 'ddl/T.ddl:1'),
  ],
  edges: [
    edge('copy', 'program READ', 'copybook METER', 'cbl/READ.cbl:10'),
    edge('sql', 'program READ', 'table METER_T', 'cbl/READ.cbl:30', { verb: 'SELECT' }),
    edge('call', 'program BILL', 'program READ', 'cbl/BILL.cbl:20', { complete: false }),
    edge('call', 'program MENU', 'entry READALT', 'cbl/MENU.cbl:31'),
    edge('xctl', 'program MENU', 'program BILL', 'cbl/MENU.cbl:30', { verb: 'XCTL' }),
    edge('xctl', 'program BILL', 'program MENU', 'cbl/BILL.cbl:40', { verb: 'XCTL' }),
    edge('call', 'program BILL', 'program CEEDAYS', 'cbl/BILL.cbl:50', { inRepo: false, system: true }),
    edge('transaction', 'transaction MENU', 'program MENU', 'csd/ALL.csd:3'),
    edge('runs', 'proc POSTING', 'program BILL', 'jcl/POSTING.prc:2', { step: 'P1' }),
    edge('runs-proc', 'job NIGHT', 'proc POSTING', 'jcl/NIGHT.jcl:4', { step: 'S1' }),
    edge('dataset', 'step S1 of NIGHT', 'dataset CO.METERS', 'jcl/NIGHT.jcl:5', { step: 'S1', dd: 'METERS', disp: 'SHR' }),
    edge('file', 'program BILL', 'file METERS', 'cbl/BILL.cbl:60', { op: 'read' }),
  ],
})

const impactOf = (name: string, options = {}) => meters.impact(name, options).subjects.flatMap(listed)

test('of a copybook the programs that copy it, then their callers, jobs and transactions; each once by the shortest way', () => {
  expect(impactOf('METER')).toEqual([
    '1 program READ (copy, 10)',
    '2 program BILL (call, 20) ← READ',
    '2 program MENU (call, 31) ← READ',
    '3 proc POSTING (runs, 2 in P1) ← BILL ← READ',
    '3 transaction MENU (transaction, 3) ← MENU ← READ',
    '4 job NIGHT (runs-proc, 4 in S1) ← POSTING ← BILL ← READ',
  ])
  expect(impactOf('METER', { depth: 1 })).toEqual(['1 program READ (copy, 10)'])
})

test('a reference that may mean something else says so', () => {
  const [subject] = meters.impact('METER').subjects
  expect(subject?.affected.filter(({ complete }) => !complete).map(({ unit }) => unit.name)).toEqual(['BILL'])
})

test('of a table and a data set those who read and write them', () => {
  expect(impactOf('CO.METER_T', { depth: 2 })).toEqual([
    '1 program READ (sql SELECT, 30 in FETCH-ROW)',
    '2 program BILL (call, 20) ← READ',
    '2 program MENU (call, 31) ← READ',
  ])
  expect(impactOf('CO.METERS', { depth: 1 })).toEqual(['1 program BILL (file read, 60)', '1 job NIGHT (DD METERS, 5 in S1)'])
})

test('backward: what it rests on, down to what is not in the code', () => {
  expect(impactOf('NIGHT', { direction: 'backward', depth: 2 })).toEqual([
    '1 proc POSTING (runs-proc, 4 in S1)',
    '1 dataset CO.METERS (DD METERS, 5 in S1)',
    '2 program BILL (runs, 2 in P1) ← POSTING',
  ])
  expect(impactOf('BILL', { direction: 'backward' })).toEqual([
    '1 program READ (call, 20)',
    '1 program MENU (xctl, 40)',
    '1 program CEEDAYS (call, 50)',
    '1 file METERS (file read, 60)',
    '2 copybook METER (copy, 10) ← READ',
    '2 table METER_T (sql SELECT, 30 in FETCH-ROW) ← READ',
    '2 entry READALT (call, 31) ← MENU',
  ])
})

test('what does not exist has near names', () => {
  expect(meters.impact('METR')).toMatchObject({ query: 'impact', depth: 3, direction: 'forward', subjects: [], nearest: ['METER'] })
})
