import { expect, test } from 'vitest'
import type { Reference, ReferencesResult } from '../../../src/answer/structure-results.ts'
import { edge, queriesOver, unit } from './small-graph.ts'

/** A reference as one line, which is what these tests compare. */
function line({ depth, kind, from, to, path, line, within, through }: Reference): string {
  const inside = within === undefined ? '' : ` in ${within}`
  const way = through === undefined ? '' : ` through ${through.kind} ${through.name}`
  return `${'  '.repeat(depth - 1)}${from.name} ${kind} ${to.name} ${path}:${line}${inside}${way}`
}

function listed(result: ReferencesResult) {
  return result.subjects.map(({ unit, references }) => [`${unit.kind} ${unit.name}`, ...references.map(line)])
}

const nightly = queriesOver({
  members: {
    'jcl/NIGHT.jcl': 'JCL',
    'proc/POST.prc': 'JCL procedure',
    'cbl/LEDGER.cbl': 'COBOL',
    'cbl/MENU.cbl': 'COBOL',
    'cbl/DAYS.cbl': 'COBOL',
  },
  units: [
    unit('program LEDGER', 'cbl/LEDGER.cbl:1-100'),
    unit('section POSTING of LEDGER', 'cbl/LEDGER.cbl:40-100'),
    unit('paragraph 2000-POST of LEDGER', 'cbl/LEDGER.cbl:41-60'),
    unit('program MENU', 'cbl/MENU.cbl:1-100'),
    unit('program DAYSV2', 'cbl/DAYS.cbl:1-100'),
    unit('job NIGHT', 'jcl/NIGHT.jcl:1-20'),
    unit('proc POST', 'proc/POST.prc:1-9'),
    unit('transaction LDGR', 'csd/ALL.csd:4'),
  ],
  edges: [
    edge('runs', 'proc POST', 'program LEDGER', 'proc/POST.prc:3', { step: 'S1' }),
    edge('runs-proc', 'job NIGHT', 'proc POST', 'jcl/NIGHT.jcl:5', { step: 'STEP1' }),
    edge('xctl', 'program MENU', 'program LEDGER', 'cbl/MENU.cbl:30', { how: 'move', complete: false, operand: 'WS-NEXT' }),
    edge('transaction', 'transaction LDGR', 'program LEDGER', 'csd/ALL.csd:5'),
    edge('start', 'program MENU', 'transaction LDGR', 'cbl/MENU.cbl:35'),
    edge('call', 'program LEDGER', 'program DAYS', 'cbl/LEDGER.cbl:50'),
    edge('call', 'program LEDGER', 'program CEE3ABD', 'cbl/LEDGER.cbl:90', { inRepo: false, system: true }),
  ],
  unresolved: [
    {
      kind: 'xctl',
      from: { kind: 'program', name: 'MENU', path: 'cbl/MENU.cbl' },
      operand: 'CA-NEXT',
      path: 'cbl/MENU.cbl',
      line: 60,
      reason: 'commarea',
    },
    {
      kind: 'file',
      from: { kind: 'program', name: 'MENU', path: 'cbl/MENU.cbl' },
      operand: 'WS-F',
      path: 'cbl/MENU.cbl',
      line: 61,
      reason: 'computed',
    },
  ],
})

test('callers of a program: transfers, transactions, and through procs the jobs, whatever the depth', () => {
  const result = nightly.callers('ledger')
  expect(listed(result)).toEqual([
    [
      'program LEDGER',
      'POST runs LEDGER proc/POST.prc:3',
      '  NIGHT runs-proc POST jcl/NIGHT.jcl:5',
      'MENU xctl LEDGER cbl/MENU.cbl:30',
      'LDGR transaction LEDGER csd/ALL.csd:5',
    ],
  ])
  expect(result.subjects[0]?.unresolved.map(({ operand }) => operand)).toEqual(['CA-NEXT'])
  expect(result.notices).toEqual(['1 reference names an item that may also be set from outside, so more targets are possible.'])
  expect(result.subjects[0]?.definitions).toEqual([{ path: 'cbl/LEDGER.cbl', line: 1 }])
})

test('a greater depth goes on to the callers of the callers, and a kind leaves out the others', () => {
  expect(listed(nightly.callers('LEDGER', { depth: 2 }))[0]).toContain('  MENU start LDGR cbl/MENU.cbl:35')
  expect(listed(nightly.callers('LEDGER', { kind: 'xctl' }))).toEqual([['program LEDGER', 'MENU xctl LEDGER cbl/MENU.cbl:30']])
  expect(listed(nightly.callers('LEDGER', { kind: 'runs' }))).toEqual([
    ['program LEDGER', 'POST runs LEDGER proc/POST.prc:3', '  NIGHT runs-proc POST jcl/NIGHT.jcl:5'],
  ])
})

test('a program that is called by the name of its member, and the paragraph that the call stands in', () => {
  const called = ['program DAYSV2', 'LEDGER call DAYS cbl/LEDGER.cbl:50 in 2000-POST']
  expect(listed(nightly.callers('DAYSV2'))).toEqual([called])
  expect(listed(nightly.callers('cbl/DAYS.cbl'))).toEqual([called])
})

test('what is called and not defined has callers too', () => {
  const { subjects, nearest } = nightly.callers('CEE3ABD')
  expect(subjects).toMatchObject([
    { unit: { kind: 'program', name: 'CEE3ABD' }, definitions: [], references: [{ system: true, within: 'POSTING' }] },
  ])
  expect(nearest).toEqual([])
})

test('a name that does not exist is answered with the nearest', () => {
  expect(nightly.callers('LEGDER')).toEqual({ query: 'callers', name: 'LEGDER', depth: 1, subjects: [], nearest: ['LEDGER'], notices: [] })
  expect(nightly.callers('QQQQQQ').nearest).toEqual([])
})

const paragraphs = queriesOver({
  members: { 'cbl/A.cbl': 'COBOL', 'cbl/B.cbl': 'COBOL', 'cpy/CHECK.cpy': 'COBOL copybook' },
  units: [
    unit('program A', 'cbl/A.cbl:1-200'),
    unit('section MAIN of A', 'cbl/A.cbl:50-99'),
    unit('paragraph 1000-READ of A', 'cbl/A.cbl:60-69'),
    unit('paragraph 1000-EXIT of A', 'cbl/A.cbl:70-79'),
    unit('section LATE of A', 'cbl/A.cbl:100-149', { empty: true }),
    unit('paragraph 1000-EXIT of A', 'cbl/A.cbl:110-119'),
    unit('paragraph EDIT-DATE of A', 'cpy/CHECK.cpy:3-9'),
    unit('paragraph LAST of A', 'cbl/A.cbl:140-149'),
    unit('program B', 'cbl/B.cbl:1-50'),
    unit('paragraph 1000-READ of B', 'cbl/B.cbl:20-30'),
  ],
  edges: [
    edge('perform', 'section MAIN of A', 'paragraph 1000-READ of A', 'cbl/A.cbl:51', { thru: '1000-EXIT' }),
    edge('perform', 'program A', 'section LATE of A', 'cbl/A.cbl:55'),
    edge('perform', 'paragraph LAST of A', 'paragraph 1000-EXIT of A', 'cbl/A.cbl:141'),
    edge('perform', 'paragraph LAST of A', 'paragraph 1000-EXIT of A', 'cbl/A.cbl:142', { operand: '1000-EXIT OF MAIN' }),
    edge('goto', 'paragraph 1000-READ of B', 'paragraph 1000-READ of B', 'cbl/B.cbl:25'),
    edge('copy', 'program A', 'copybook CHECK', 'cbl/A.cbl:120'),
  ],
})

test('a paragraph shared by two programs is two paragraphs; a qualifier tells them apart', () => {
  expect(listed(paragraphs.callers('1000-read'))).toEqual([
    ['paragraph 1000-READ', 'MAIN perform 1000-READ cbl/A.cbl:51'],
    ['paragraph 1000-READ', '1000-READ goto 1000-READ cbl/B.cbl:25'],
  ])
  for (const name of ['B.1000-READ', '1000-read of b', '1000-READ IN B'])
    expect(listed(paragraphs.callers(name))).toEqual([['paragraph 1000-READ', '1000-READ goto 1000-READ cbl/B.cbl:25']])
})

test('THRU and PERFORM of a section reach what lies between, paragraphs of copybooks too; twins are told apart by their section', () => {
  expect(listed(paragraphs.callers('1000-EXIT OF MAIN'))).toEqual([
    [
      'paragraph 1000-EXIT',
      'MAIN perform 1000-READ cbl/A.cbl:51 through thru 1000-READ THRU 1000-EXIT',
      'LAST perform 1000-EXIT cbl/A.cbl:142',
    ],
  ])
  expect(listed(paragraphs.callers('1000-EXIT OF LATE'))).toEqual([
    ['paragraph 1000-EXIT', 'A perform LATE cbl/A.cbl:55 in MAIN through section LATE', 'LAST perform 1000-EXIT cbl/A.cbl:141'],
  ])
  expect(listed(paragraphs.callers('EDIT-DATE'))).toEqual([
    ['paragraph EDIT-DATE', 'A perform LATE cbl/A.cbl:55 in MAIN through section LATE'],
  ])
})

test('what stands above a paragraph is said, for control falls through', () => {
  const above = (name: string) => paragraphs.callers(name).subjects.map((subject) => subject.above)
  expect(above('LAST')).toEqual([{ kind: 'paragraph', name: 'EDIT-DATE', path: 'cpy/CHECK.cpy', line: 3 }])
  // The section has statements of its own.
  expect(above('1000-READ OF A')).toEqual([{ kind: 'section', name: 'MAIN', path: 'cbl/A.cbl', line: 50 }])
  expect(above('1000-EXIT OF LATE')).toEqual([{ kind: 'paragraph', name: '1000-EXIT', path: 'cbl/A.cbl', line: 70 }])
  expect(above('MAIN')).toEqual([{ kind: 'program', name: 'A', path: 'cbl/A.cbl', line: 1 }])
})

test('a chain of callers that closes ends', () => {
  const circle = queriesOver({
    units: [unit('program A', 'A.cbl:1-9'), unit('program B', 'B.cbl:1-9')],
    edges: [edge('call', 'program A', 'program B', 'A.cbl:2'), edge('call', 'program B', 'program A', 'B.cbl:2')],
  })
  expect(listed(circle.callers('A', { depth: 20 }))).toEqual([['program A', 'B call A B.cbl:2', '  A call B A.cbl:2']])
})

const online = queriesOver({
  members: { 'cbl/MENU.cbl': 'COBOL', 'cbl/POST.cbl': 'COBOL', 'csd/ALL.csd': 'CSD', 'jcl/LEDGER.jcl': 'JCL' },
  units: [
    unit('program MENU', 'cbl/MENU.cbl:1-100'),
    unit('program POST', 'cbl/POST.cbl:1-100'),
    unit('symbol MENU', 'csd/ALL.csd:3'),
    unit('symbol ONLINE', 'csd/ALL.csd:4'),
    unit('job LEDGER', 'jcl/LEDGER.jcl:1-20'),
    unit('step S1 of LEDGER', 'jcl/LEDGER.jcl:2-9'),
  ],
  edges: [
    edge('call', 'program POST', 'program MENU', 'cbl/POST.cbl:50'),
    edge('file', 'program POST', 'file LEDGER', 'cbl/POST.cbl:60', { op: 'read' }),
    edge('dataset', 'step S1 of LEDGER', 'dataset CO.OTHER', 'jcl/LEDGER.jcl:4', { step: 'S1', dd: 'SYSUT1', disp: 'SHR' }),
  ],
  unresolved: [
    {
      kind: 'xctl',
      from: { kind: 'program', name: 'POST', path: 'cbl/POST.cbl' },
      operand: 'CA-NEXT',
      path: 'cbl/POST.cbl',
      line: 70,
      reason: 'commarea',
    },
  ],
})

test('what CICS is told of a program is no second thing to ask about, unless there is nothing else', () => {
  expect(listed(online.callers('MENU'))).toEqual([['program MENU', 'POST call MENU cbl/POST.cbl:50']])
  expect(listed(online.callees('MENU'))).toEqual([['program MENU']])
  expect(online.uses('MENU').subjects.map((subject) => subject.unit.kind)).toEqual(['program'])
  expect(listed(online.callers('ONLINE'))).toEqual([['symbol ONLINE']])
})

test('what a job does is not done by the file of that name', () => {
  expect(listed(online.callees('POST', { depth: 2 }))).toEqual([
    ['program POST', 'POST call MENU cbl/POST.cbl:50', 'POST file LEDGER cbl/POST.cbl:60'],
  ])
  expect(listed(online.callees('LEDGER'))).toContainEqual(['job LEDGER', 'S1 dataset CO.OTHER jcl/LEDGER.jcl:4'])
})

test('a kind leaves out what is unknown of the others', () => {
  const unknown = (kind: 'call' | 'xctl') => online.callers('MENU', { kind }).subjects[0]?.unresolved.length
  expect([unknown('call'), unknown('xctl')]).toEqual([0, 1])
})

test('a step named like its member means the job too; a step or CSD definition named like a program is not called', () => {
  const queries = queriesOver({
    members: { 'jcl/LOAD.jcl': 'JCL', 'cbl/LOADER.cbl': 'COBOL' },
    units: [
      unit('job NIGHTLY', 'jcl/LOAD.jcl:1-20'),
      unit('step LOAD of NIGHTLY', 'jcl/LOAD.jcl:2-9'),
      unit('step LOADER of NIGHTLY', 'jcl/LOAD.jcl:10-20'),
      unit('symbol LOADER', 'csd/ALL.csd:1'),
      unit('program LOADER', 'cbl/LOADER.cbl:1-50'),
    ],
    edges: [
      edge('runs', 'job NIGHTLY', 'program LOADER', 'jcl/LOAD.jcl:10', { step: 'LOADER' }),
      edge('runs', 'job NIGHTLY', 'program LOAD', 'jcl/LOAD.jcl:2', { step: 'LOAD', inRepo: false }),
    ],
  })
  expect(queries.callees('LOAD').subjects.map(({ unit: { kind, name } }) => `${kind} ${name}`)).toEqual([
    'job NIGHTLY',
    'step LOAD',
    'program LOAD',
  ])
  expect(listed(queries.callers('LOADER'))).toEqual([['program LOADER', 'NIGHTLY runs LOADER jcl/LOAD.jcl:10']])
})

test('callers of the entries of a program are its own where nobody calls it by name; an entry calls what stands behind it', () => {
  const queries = queriesOver({
    members: { 'pli/WRAPUP.pli': 'PL/I', 'pli/MAIN.pli': 'PL/I' },
    units: [
      unit('program WRAPUP', 'pli/WRAPUP.pli:1-50'),
      unit('entry _LIB_WRAPUP of WRAPUP', 'pli/WRAPUP.pli:2'),
      unit('entry LATER of WRAPUP', 'pli/WRAPUP.pli:30'),
      unit('program MAIN', 'pli/MAIN.pli:1-50'),
    ],
    edges: [
      edge('call', 'program MAIN', 'program _LIB_WRAPUP', 'pli/MAIN.pli:9'),
      edge('call', 'program WRAPUP', 'program MAIN', 'pli/WRAPUP.pli:10'),
      edge('call', 'program WRAPUP', 'program MAIN', 'pli/WRAPUP.pli:40'),
    ],
  })
  expect(listed(queries.callers('WRAPUP'))).toEqual([['program WRAPUP', 'MAIN call _LIB_WRAPUP pli/MAIN.pli:9']])
  expect(listed(queries.callees('_LIB_WRAPUP'))[0]).toHaveLength(3)
  expect(listed(queries.callees('LATER'))).toEqual([['entry LATER', 'WRAPUP call MAIN pli/WRAPUP.pli:40']])
})
