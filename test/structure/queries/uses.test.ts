import { expect, test } from 'vitest'
import type { Reference, SubjectUses } from '../../../src/answer/structure-results.ts'
import { edge, fieldTable, queriesOver, unit } from './small-graph.ts'

function line({ from, path, line, verb, op, dd, through, via, within }: Reference): string {
  const extra = [
    within && `in ${within}`,
    through && `through ${through.kind} ${through.name}`,
    via && `copied ${via.path}:${via.line}`,
  ].filter((part) => part !== undefined)
  return [`${from.name} ${verb ?? op ?? dd ?? ''} ${path}:${line}`, ...extra].join(' ')
}

function listed({ unit: { kind, name, of }, reads, writes, other }: SubjectUses) {
  return { unit: `${kind} ${name}${of ? ` of ${of}` : ''}`, reads: reads.map(line), writes: writes.map(line), other: other.map(line) }
}

const rows = [
  { name: 'METER-REC', level: 1, line: 2, at: 0, length: 20 },
  { name: 'MTR-ID', level: 5, line: 3, at: 0, length: 8, detail: 'PIC X(8)' },
  { name: 'MTR-STATE', level: 5, line: 4, at: 8, length: 1, detail: 'PIC X' },
  { name: 'MTR-OPEN', level: 88, line: 5, at: 8, length: 1, detail: "VALUE 'O'" },
  { name: 'MTR-REST', level: 5, line: 6, at: 9, length: 11, detail: 'PIC X(11)' },
]
const withView = [
  ...rows.map((row) => ({ ...row, file: 1 })),
  { name: 'METER-VIEW', level: 1, line: 30, at: 0, length: 20, redefines: 0 },
  { name: 'VIEW-HEAD', level: 5, line: 31, at: 0, length: 9, detail: 'PIC X(9)' },
  { name: 'VIEW-TAIL', level: 5, line: 32, at: 9, length: 11, detail: 'PIC X(11)' },
  { name: 'OTHER', level: 1, line: 40, at: 0, length: 8 },
  { name: 'MTR-ID', level: 5, line: 41, at: 0, length: 8 },
]

const meters = queriesOver({
  members: { 'cbl/M1.cbl': 'COBOL', 'cbl/M2.cbl': 'COBOL', 'cpy/METER.cpy': 'COBOL copybook' },
  units: [
    unit('program M1', 'cbl/M1.cbl:1-200'),
    unit('paragraph FILL of M1', 'cbl/M1.cbl:100-120'),
    unit('program M2', 'cbl/M2.cbl:1-200'),
  ],
  fields: [
    fieldTable('METER', ['cpy/METER.cpy'], rows, []),
    fieldTable(
      'M1',
      ['cbl/M1.cbl', 'cpy/METER.cpy', 'cpy/CHECK.cpy'],
      withView,
      [
        [1, 105, 'MOVE', 'write'],
        [0, 110, 'READ INTO', 'write'],
        [3, 130, 'SET', 'write'],
        [2, 131, 'IF', 'read'],
        [6, 140, 'MOVE', 'write'],
        [7, 141, 'MOVE', 'write'],
        [4, 150, 'ADD', 'both'],
        [9, 160, 'MOVE', 'read'],
        [2, 7, 'IF', 'read', 2],
      ],
      [0, 20, 180],
    ),
    fieldTable(
      'M2',
      ['cbl/M2.cbl', 'cpy/METER.cpy'],
      rows.map((row) => ({ ...row, file: 1 })),
      [[1, 55, 'DISPLAY', 'read']],
      [0, 11],
    ),
  ],
})

test('a field: reads apart from writes, through its group, conditions on it and what redefines it, in every program', () => {
  expect(meters.uses('mtr-state').subjects.map(listed)).toEqual([
    {
      unit: 'field MTR-STATE of METER-REC',
      reads: ['M1 IF cbl/M1.cbl:131', 'M1 IF cpy/CHECK.cpy:7 copied cbl/M1.cbl:180'],
      writes: [
        'M1 READ INTO cbl/M1.cbl:110 in FILL through group METER-REC',
        'M1 SET cbl/M1.cbl:130 through condition MTR-OPEN',
        'M1 MOVE cbl/M1.cbl:140 through redefines VIEW-HEAD',
      ],
      other: [],
    },
  ])
  expect(meters.uses('MTR-OPEN').subjects.map(listed)[0]?.writes).toEqual([
    'M1 READ INTO cbl/M1.cbl:110 in FILL through group METER-REC',
    'M1 SET cbl/M1.cbl:130',
    'M1 MOVE cbl/M1.cbl:140 through redefines VIEW-HEAD',
  ])
})

test('what reads and writes at once is in both lists', () => {
  const [rest] = meters.uses('MTR-REST').subjects.map(listed)
  expect(rest?.reads).toEqual(['M1 ADD cbl/M1.cbl:150'])
  expect(rest?.writes).toContain('M1 ADD cbl/M1.cbl:150')
})

test('a name in two records is two fields, and OF tells which; the copybook counts once for all programs', () => {
  expect(meters.uses('MTR-ID').subjects.map((subject) => listed(subject).unit)).toEqual([
    'field MTR-ID of METER-REC',
    'field MTR-ID of OTHER',
  ])
  expect(meters.uses('mtr-id of other').subjects.map(listed)).toEqual([
    { unit: 'field MTR-ID of OTHER', reads: ['M1 MOVE cbl/M1.cbl:160'], writes: [], other: [] },
  ])
  const [field] = meters.uses('MTR-ID OF METER-REC').subjects
  expect(field?.definitions).toEqual([{ path: 'cpy/METER.cpy', line: 3 }])
  expect(field && listed(field).reads).toEqual(['M2 DISPLAY cbl/M2.cbl:55'])
})

test('of a group the uses of single items are counted and not listed', () => {
  const { subjects, notices } = meters.uses('METER-REC')
  expect(subjects.map(listed)).toMatchObject([
    { unit: 'record METER-REC', writes: expect.arrayContaining(['M1 READ INTO cbl/M1.cbl:110 in FILL']) },
  ])
  expect(notices).toEqual(['6 uses of single items inside METER-REC (cpy/METER.cpy:2) not listed: ask for the item.'])
})

test('callers of a field point to uses', () => {
  expect(meters.callers('MTR-ID')).toMatchObject({
    subjects: [],
    nearest: [],
    notices: ['MTR-ID is a data item; "uses" tells what reads and writes it.'],
  })
})

const batch = queriesOver({
  members: { 'cbl/POST.cbl': 'COBOL', 'jcl/NIGHT.jcl': 'JCL' },
  units: [unit('program POST', 'cbl/POST.cbl:1-200'), unit('table CO.INVOICE', 'ddl/T.ddl:3-20')],
  edges: [
    edge('file', 'program POST', 'file LEDGER', 'cbl/POST.cbl:50', { op: 'open output' }),
    edge('file', 'program POST', 'file LEDGER', 'cbl/POST.cbl:60', { op: 'write' }),
    edge('file', 'program POST', 'file LEDGER', 'cbl/POST.cbl:70', { op: 'close' }),
    edge('runs', 'job NIGHT', 'program POST', 'jcl/NIGHT.jcl:5', { step: 'S1' }),
    edge('dataset', 'step S1 of NIGHT', 'dataset CO.LEDGER', 'jcl/NIGHT.jcl:6', { step: 'S1', dd: 'LEDGER', disp: 'SHR' }),
    edge('runs', 'job NIGHT', 'program IEBGENER', 'jcl/NIGHT.jcl:9', { step: 'S2', inRepo: false, system: true }),
    edge('dataset', 'step S2 of NIGHT', 'dataset CO.LEDGER', 'jcl/NIGHT.jcl:10', { step: 'S2', dd: 'SYSUT1', disp: 'SHR' }),
    edge('dataset', 'step S2 of NIGHT', 'dataset CO.COPY', 'jcl/NIGHT.jcl:11', { step: 'S2', dd: 'SYSUT2', disp: '(NEW,CATLG)' }),
    edge('sql', 'program POST', 'table INVOICE', 'cbl/POST.cbl:80', { verb: 'UPDATE' }),
    edge('sql', 'program POST', 'table CO.INVOICE', 'cbl/POST.cbl:90', { verb: 'SELECT' }),
  ],
})

test('a data set is read and written by the programs of its steps, whatever the DISP says; where no program is known the DISP tells', () => {
  expect(batch.uses('co.ledger').subjects.map(listed)).toEqual([
    {
      unit: 'dataset CO.LEDGER',
      reads: ['S2 SYSUT1 jcl/NIGHT.jcl:10'],
      writes: ['POST open output cbl/POST.cbl:50 through dd NIGHT.S1.LEDGER', 'POST write cbl/POST.cbl:60 through dd NIGHT.S1.LEDGER'],
      other: ['POST close cbl/POST.cbl:70 through dd NIGHT.S1.LEDGER', 'S1 LEDGER jcl/NIGHT.jcl:6'],
    },
  ])
  expect(batch.uses('CO.COPY').subjects.map((subject) => listed(subject).writes)).toEqual([['S2 SYSUT2 jcl/NIGHT.jcl:11']])
})

test('a file names the DD statements that give it its data set', () => {
  expect(batch.uses('LEDGER').subjects.map(listed)).toEqual([
    {
      unit: 'file LEDGER',
      reads: [],
      writes: ['POST open output cbl/POST.cbl:50', 'POST write cbl/POST.cbl:60'],
      other: ['POST close cbl/POST.cbl:70', 'S1 LEDGER jcl/NIGHT.jcl:6'],
    },
  ])
})

test('a table is the same with and without its schema', () => {
  for (const name of ['invoice', 'CO.INVOICE'])
    expect(batch.uses(name).subjects.map(listed)).toEqual([
      { unit: 'table CO.INVOICE', reads: ['POST SELECT cbl/POST.cbl:90'], writes: ['POST UPDATE cbl/POST.cbl:80'], other: [] },
    ])
})

test('reading for update is reading', () => {
  const { uses } = queriesOver({
    units: [unit('file ACCTS', 'csd/ALL.csd:1')],
    edges: [
      edge('file', 'program P', 'file ACCTS', 'cbl/P.cbl:10', { verb: 'READ UPDATE', op: 'read for update' }),
      edge('file', 'program P', 'file ACCTS', 'cbl/P.cbl:12', { verb: 'REWRITE', op: 'update' }),
    ],
  })
  expect(uses('ACCTS').subjects.map(listed)).toEqual([
    { unit: 'file ACCTS', reads: ['P READ UPDATE cbl/P.cbl:10'], writes: ['P REWRITE cbl/P.cbl:12'], other: [] },
  ])
})

test('uses of a field stand in the order of the lines', () => {
  const table = fieldTable(
    'P',
    ['cbl/P.cbl'],
    [{ name: 'F', level: 1, line: 2, at: 0, length: 4 }],
    [
      [0, 12, 'EXEC', 'read'],
      [0, 11, 'EXEC CICS READ', 'read'],
    ],
  )
  expect(
    queriesOver({ fields: [table] })
      .uses('F')
      .subjects[0]?.reads.map((use) => use.line),
  ).toEqual([11, 12])
})

test('a data item is used by the programs that use its record, and not by those that only copy it', () => {
  const copied = (owner: string, uses: Parameters<typeof fieldTable>[3]) =>
    fieldTable(owner, [`cbl/${owner}.cbl`, 'cpy/METER.cpy'], [...rows.map((row) => ({ ...row, file: 1 })), own], uses)
  const own = { name: 'WS-X', level: 1, line: 50, at: 0, length: 1 }
  const { where } = queriesOver({ fields: [copied('USER', [[2, 60, 'MOVE', 'read']]), copied('OTHER', [[5, 60, 'MOVE', 'read']])] })
  expect(where('MTR-ID').definitions.map(({ field }) => field?.programs)).toEqual([['USER']])
})
