import { expect, test } from 'vitest'
import { edge, fieldTable, queriesOver, unit } from './small-graph.ts'

const queries = queriesOver({
  members: {
    'cbl/BILL.cbl': ['COBOL', 90],
    'cpy/AMOUNTS.cpy': 'COBOL copybook',
    'jcl/BILL.jcl': 'JCL',
    'docs/NOTES.txt': ['text', 7],
    'csd/ALL.csd': 'CSD',
  },
  units: [
    unit('program BILL', 'cbl/BILL.cbl:1-90', { comment: { startLine: 2, endLine: 4 } }),
    unit('section MAIN of BILL', 'cbl/BILL.cbl:40-90'),
    unit('paragraph 1000-INIT of BILL', 'cbl/BILL.cbl:41-50'),
    unit('copybook AMOUNTS', 'cpy/AMOUNTS.cpy:1-5'),
    unit('job BILL', 'jcl/BILL.jcl:1-9'),
    unit('step S1 of BILL', 'jcl/BILL.jcl:2-3'),
    unit('step S1 of BILL', 'jcl/BILL.jcl:4-5'),
    unit('transaction BILL', 'csd/ALL.csd:3'),
    { kind: 'message', name: 'BILL NOT FOUND FOR METER', of: 'BILL', path: 'cbl/BILL.cbl', startLine: 77, endLine: 77, detail: 'DISPLAY' },
    { kind: 'message', name: 'U4038', of: 'BILL', path: 'cbl/BILL.cbl', startLine: 88, endLine: 88, detail: 'ABEND' },
  ],
  edges: [
    edge('call', 'program BILL', 'program RATES', 'cbl/BILL.cbl:45', { inRepo: false }),
    edge('call', 'program BILL', 'program CEEDAYS', 'cbl/BILL.cbl:48', { inRepo: false, system: true }),
    edge('copy', 'program BILL', 'copybook AMOUNTS', 'cbl/BILL.cbl:20'),
    edge('copy', 'program BILL', 'copybook GONE', 'cbl/BILL.cbl:21', { inRepo: false }),
    edge('perform', 'section MAIN of BILL', 'paragraph 1000-INIT of BILL', 'cbl/BILL.cbl:40'),
    edge('runs', 'job BILL', 'program BILL', 'jcl/BILL.jcl:2', { step: 'S1' }),
    edge('dataset', 'step S1 of BILL', 'dataset CO.BILLS', 'jcl/BILL.jcl:3', { step: 'S1', dd: 'BILLS', disp: 'SHR' }),
    edge('runs', 'job BILL', 'program SORT', 'jcl/BILL.jcl:4', { step: 'S1', inRepo: false, system: true }),
    edge('transaction', 'transaction BILL', 'program BILL', 'csd/ALL.csd:4'),
  ],
  unresolved: [
    {
      kind: 'call',
      from: { kind: 'program', name: 'BILL', path: 'cbl/BILL.cbl' },
      operand: 'WS-P',
      path: 'cbl/BILL.cbl',
      line: 49,
      reason: 'linkage',
    },
  ],
  fields: [
    fieldTable(
      'AMOUNTS',
      ['cpy/AMOUNTS.cpy'],
      [
        { name: 'AMOUNTS-REC', level: 1, line: 1, at: 0, length: 12 },
        { name: 'GROSS', level: 5, line: 2, at: 0, length: 5, detail: 'PIC S9(7)V99 COMP-3' },
        { name: 'NET', level: 5, line: 3, at: 5, length: 5, detail: 'PIC S9(7)V99 COMP-3' },
        { name: 'FILLER', level: 5, line: 4, at: 10, length: 2, detail: 'PIC XX' },
      ],
      [],
    ),
    fieldTable(
      'BILL',
      ['cbl/BILL.cbl', 'cpy/AMOUNTS.cpy'],
      [
        { name: 'AMOUNTS-REC', level: 1, line: 1, at: 0, length: 12, file: 1 },
        { name: 'GROSS', level: 5, line: 2, at: 0, length: 5, detail: 'PIC S9(7)V99 COMP-3', file: 1 },
        { name: 'WS-N', level: 77, line: 25, at: 0, length: 2, detail: 'PIC S9(4) COMP' },
      ],
      [
        [1, 46, 'COMPUTE', 'write'],
        [2, 47, 'ADD', 'both'],
      ],
      [0, 20],
    ),
  ],
})

test('where: all things of a name, units, data items and members', () => {
  expect(queries.where('bill').definitions.map(({ kind, path, startLine }) => `${kind} ${path}:${startLine}`)).toEqual([
    'program cbl/BILL.cbl:1',
    'job jcl/BILL.jcl:1',
    'transaction csd/ALL.csd:3',
  ])
  expect(queries.where('bill', { kind: 'job' }).definitions.map(({ kind }) => kind)).toEqual(['job'])
  expect(queries.where('gross')).toEqual({
    query: 'where',
    name: 'gross',
    definitions: [
      {
        kind: 'field',
        name: 'GROSS',
        of: 'AMOUNTS-REC',
        path: 'cpy/AMOUNTS.cpy',
        startLine: 2,
        endLine: 2,
        detail: '05 PIC S9(7)V99 COMP-3',
        field: { level: 5, offset: 0, length: 5, groups: ['AMOUNTS-REC'], programs: ['BILL'] },
      },
    ],
    members: [],
    mentions: [],
    nearest: [],
    notices: [],
  })
  expect(queries.where('NOTES').members).toEqual([{ path: 'docs/NOTES.txt', language: 'text', lines: 7 }])
})

test('where: a member that a message speaks of is no code of that message', () => {
  const spokenOf = queriesOver({
    members: { 'docs/NOTES.txt': 'text', 'cbl/BILL.cbl': 'COBOL' },
    units: [{ kind: 'message', name: 'NOTES ARE OLD', of: 'BILL', path: 'cbl/BILL.cbl', startLine: 7, endLine: 7, detail: 'MNOTE 8' }],
  })
  expect(spokenOf.where('NOTES')).toMatchObject({ definitions: [], members: [{ path: 'docs/NOTES.txt' }] })
  expect(spokenOf.where('ARE OLD').definitions).toHaveLength(1)
})

test('where: messages by code and by a part of their text', () => {
  expect(queries.where('u4038').definitions.map(({ startLine }) => startLine)).toEqual([88])
  expect(queries.where('not found for').definitions.map(({ startLine }) => startLine)).toEqual([77])
})

test('where: what is only named says how often and where first', () => {
  expect(queries.where('CEEDAYS')).toMatchObject({
    definitions: [],
    mentions: [{ kind: 'program', name: 'CEEDAYS', references: 1, system: true, first: { path: 'cbl/BILL.cbl', line: 48 } }],
    nearest: [],
  })
})

test('what does not exist is answered with the nearest names, of fields and messages too', () => {
  expect(queries.where('GROS').nearest).toEqual(['GROSS'])
  expect(queries.where('BILLL').nearest).toEqual(['BILL'])
  expect(queries.where('U4308').nearest).toEqual(['U4038'])
  expect(queries.uses('1000-INTI').nearest).toEqual(['1000-INIT'])
  expect(queries.where('').nearest).toEqual([])
})

test('callees of a program by kind, without its own paragraphs; of a paragraph by its lines', () => {
  const targets = (name: string, depth = 1) =>
    queries
      .callees(name, { depth })
      .subjects.map(({ references }) => references.map(({ depth, kind, to }) => `${depth} ${kind} ${to.name}`))
  expect(targets('BILL')).toEqual([
    ['1 call RATES', '1 call CEEDAYS', '1 copy AMOUNTS', '1 copy GONE'],
    ['1 runs BILL', '1 runs SORT', '1 dataset CO.BILLS'],
    ['1 transaction BILL'],
  ])
  expect(targets('1000-INIT')).toEqual([['1 call RATES', '1 call CEEDAYS']])
  expect(targets('MAIN')).toEqual([['1 call RATES', '1 call CEEDAYS', '1 perform 1000-INIT']])
  expect(targets('BILL', 2)[1]).toEqual([
    '1 runs BILL',
    '2 call RATES',
    '2 call CEEDAYS',
    '2 copy AMOUNTS',
    '2 copy GONE',
    '1 runs SORT',
    '1 dataset CO.BILLS',
  ])
  expect(queries.callees('BILL', { kind: 'perform' }).subjects[0]?.references.map(({ to }) => to.name)).toEqual(['1000-INIT'])
  expect(queries.callees('1000-INIT').subjects[0]?.unresolved.map(({ operand }) => operand)).toEqual(['WS-P'])
})

test('outline: a program, a job with what its steps run, a copybook with its items', () => {
  const entries = (name: string) =>
    queries.outline(name).members.map(({ path, entries }) => [path, ...entries.map(({ depth, kind, name }) => `${depth} ${kind} ${name}`)])
  expect(entries('cbl/BILL.cbl')).toEqual([['cbl/BILL.cbl', '0 program BILL', '1 section MAIN', '2 paragraph 1000-INIT']])
  expect(entries('MAIN')).toEqual([['cbl/BILL.cbl', '0 section MAIN', '1 paragraph 1000-INIT']])
  expect(entries('amounts')).toEqual([
    ['cpy/AMOUNTS.cpy', '0 copybook AMOUNTS', '1 record AMOUNTS-REC', '2 field GROSS', '2 field NET', '2 field FILLER'],
  ])
  expect(entries('amounts-rec')).toEqual([['cpy/AMOUNTS.cpy', '0 record AMOUNTS-REC', '1 field GROSS', '1 field NET', '1 field FILLER']])
  const [job] = queries.outline('jcl/BILL.jcl').members
  expect(job?.entries.map(({ name, runs, data }) => [name, runs, data])).toEqual([
    ['BILL', undefined, undefined],
    ['S1', [{ kind: 'program', name: 'BILL', how: 'literal' }], [{ dd: 'BILLS', dataset: 'CO.BILLS', disp: 'SHR', line: 3 }]],
    ['S1', [{ kind: 'program', name: 'SORT', how: 'literal' }], undefined],
  ])
  expect(queries.outline('cbl/BIL.cbl')).toMatchObject({ members: [], nearest: ['BILL', 'BILL NOT FOUND FOR METER', 'CO.BILLS'] })
})

test('body: the places of all that has the name', () => {
  expect(queries.body('1000-INIT').bodies).toEqual([
    { kind: 'paragraph', name: '1000-INIT', of: 'BILL', path: 'cbl/BILL.cbl', startLine: 41, endLine: 50 },
  ])
  expect(queries.body('NOTES').bodies).toEqual([
    { kind: 'member', name: 'docs/NOTES.txt', path: 'docs/NOTES.txt', startLine: 1, endLine: 7 },
  ])
})

test('missing: what the code needs and does not hold, the system apart', () => {
  const { missing, system, notices } = queries.missing()
  expect(missing).toEqual([
    { kind: 'program', name: 'RATES', references: [{ kind: 'call', from: 'BILL', path: 'cbl/BILL.cbl', line: 45 }] },
    { kind: 'copybook', name: 'GONE', references: [{ kind: 'copy', from: 'BILL', path: 'cbl/BILL.cbl', line: 21 }] },
  ])
  expect(system.map(({ name }) => name)).toEqual(['CEEDAYS', 'SORT'])
  expect(notices).toEqual(['1 reference whose target is not known is not among them.'])
})

test('overview and status count everything', () => {
  const { languages, entryPoints, units, edges, unresolved, members, lines } = queries.overview()
  expect({ members, lines, languages: languages.slice(0, 1) }).toEqual({
    members: 5,
    lines: 397,
    languages: [{ language: 'COBOL copybook', members: 1, lines: 100 }],
  })
  expect(entryPoints).toEqual({
    jobs: [{ kind: 'job', name: 'BILL', path: 'jcl/BILL.jcl', line: 1, related: ['BILL'] }],
    transactions: [{ kind: 'transaction', name: 'BILL', path: 'csd/ALL.csd', line: 3, related: ['BILL'] }],
    programs: [{ kind: 'program', name: 'BILL', path: 'cbl/BILL.cbl', line: 1, related: ['job BILL', 'transaction BILL'] }],
  })
  expect(units.slice(0, 2)).toEqual([
    { name: 'message', count: 2 },
    { name: 'step', count: 2 },
  ])
  expect([edges[0], unresolved]).toEqual([{ name: 'call', count: 2 }, [{ name: 'linkage', count: 1 }]])
  expect(queries.status()).toMatchObject({
    members: 5,
    lines: 397,
    units: 10,
    edges: 9,
    unresolved: 1,
    cache: null,
    checkedAt: '1970-01-01T00:00:00.000Z',
  })
})

test('export: names, keys and their order are those of the design', () => {
  const lines = [...queries.export()].map((line) => JSON.stringify(line))
  expect(lines.slice(0, 2)).toEqual([
    '{"type":"unit","kind":"program","name":"BILL","path":"cbl/BILL.cbl","startLine":1,"endLine":90,"comment":{"startLine":2,"endLine":4}}',
    '{"type":"unit","kind":"section","name":"MAIN","path":"cbl/BILL.cbl","startLine":40,"endLine":90,"of":"BILL"}',
  ])
  expect(lines.filter((line) => /"GROSS"|"WS-N"|"runs".*"BILL"|unresolved|"RATES"/.test(line))).toEqual([
    '{"type":"unit","kind":"field","name":"GROSS","path":"cpy/AMOUNTS.cpy","startLine":2,"endLine":2,"of":"AMOUNTS-REC","detail":"05 PIC S9(7)V99 COMP-3"}',
    '{"type":"unit","kind":"field","name":"WS-N","path":"cbl/BILL.cbl","startLine":25,"endLine":25,"detail":"77 PIC S9(4) COMP"}',
    '{"type":"edge","kind":"call","from":{"kind":"program","name":"BILL"},"to":{"kind":"program","name":"RATES"},"path":"cbl/BILL.cbl","line":45,"how":"literal","complete":true,"inRepo":false}',
    '{"type":"edge","kind":"runs","from":{"kind":"job","name":"BILL"},"to":{"kind":"program","name":"BILL"},"path":"jcl/BILL.jcl","line":2,"step":"S1","how":"literal","complete":true,"inRepo":true}',
    '{"type":"edge","kind":"runs","from":{"kind":"job","name":"BILL"},"to":{"kind":"program","name":"SORT"},"path":"jcl/BILL.jcl","line":4,"step":"S1","how":"literal","complete":true,"inRepo":false,"system":true}',
    '{"type":"edge","kind":"field-write","from":{"kind":"program","name":"BILL"},"to":{"kind":"field","name":"GROSS","of":"AMOUNTS-REC"},"verb":"COMPUTE","path":"cbl/BILL.cbl","line":46,"how":"literal","complete":true,"inRepo":true}',
    '{"type":"edge","kind":"field-read","from":{"kind":"program","name":"BILL"},"to":{"kind":"field","name":"WS-N"},"verb":"ADD","path":"cbl/BILL.cbl","line":47,"how":"literal","complete":true,"inRepo":true}',
    '{"type":"edge","kind":"field-write","from":{"kind":"program","name":"BILL"},"to":{"kind":"field","name":"WS-N"},"verb":"ADD","path":"cbl/BILL.cbl","line":47,"how":"literal","complete":true,"inRepo":true}',
    '{"type":"unresolved","kind":"call","from":{"kind":"program","name":"BILL"},"operand":"WS-P","path":"cbl/BILL.cbl","line":49,"reason":"linkage"}',
  ])
})

test('a name is found as it stands in the code, with its period, and a file by the path that a shell completes', () => {
  expect(queries.where('BILL.').definitions.length).toBeGreaterThan(0)
  expect(queries.where('1000-INIT OF BILL.').definitions).toMatchObject([{ kind: 'paragraph' }])
  expect(queries.outline('/home/me/system/cbl/BILL.cbl').members).toMatchObject([{ path: 'cbl/BILL.cbl' }])
  expect(queries.outline('system/docs/NOTES.txt').members).toMatchObject([{ path: 'docs/NOTES.txt' }])
  expect(queries.outline('/home/me/other/BILL.cbl').members).toEqual([])
})

test('an outline of a member by its name is one outline, and so are all units of a name in one member', () => {
  const { outline } = queriesOver({
    members: { 'csd/ALL.csd': 'CSD', 'bms/CUSTSET.bms': ['BMS', 30] },
    units: [unit('transaction T1', 'csd/ALL.csd:1'), unit('transaction T2', 'csd/ALL.csd:3'), unit('mapset CUSTSET', 'csd/ALL.csd:5')],
  })
  expect(outline('ALL').members.map(({ path, entries }) => [path, ...entries.map(({ name }) => name)])).toEqual([
    ['csd/ALL.csd', 'T1', 'T2', 'CUSTSET'],
  ])
  expect(outline('CUSTSET').members.map(({ path }) => path)).toEqual(['csd/ALL.csd', 'bms/CUSTSET.bms'])
  expect(queries.outline('S1').members.map(({ entries }) => entries.map(({ startLine }) => startLine))).toEqual([[2, 4]])
})

test('what runs comes before the copybook, job and step of its name, whatever their paths', () => {
  const system = queriesOver({
    members: { 'a/BUILD.jcl': 'JCL', 'b/PAY.cpy': 'COBOL copybook', 'c/PAY.cbl': 'COBOL' },
    units: [
      unit('step PAY of BUILD', 'a/BUILD.jcl:3-4'),
      unit('job PAY', 'a/BUILD.jcl:1-9'),
      unit('copybook PAY', 'b/PAY.cpy:1-9'),
      unit('program PAY', 'c/PAY.cbl:1-90'),
    ],
    edges: [edge('call', 'program PAY', 'program RATES', 'c/PAY.cbl:45', { inRepo: false })],
  })
  expect(system.callers('PAY').subjects[0]?.unit.kind).toBe('program')
  expect(system.callees('PAY').subjects[0]?.unit.kind).toBe('program')
  expect(system.outline('PAY').members[0]?.path).toBe('c/PAY.cbl')
})
