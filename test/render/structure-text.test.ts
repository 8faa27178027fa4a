import { Chalk } from 'chalk'
import { expect, test } from 'vitest'
import { structureNotes } from '../../src/answer/structure-notes.ts'
import type { StructureResult } from '../../src/answer/structure-results.ts'
import { structureText } from '../../src/render/structure-text.ts'
import { edge, fieldTable, queriesOver, unit } from '../structure/queries/small-graph.ts'
import { hostile } from './sample-answer.ts'

const look = { width: 100, colors: new Chalk({ level: 0 }) }

const queries = queriesOver({
  members: { 'cbl/LEDGER.cbl': ['COBOL', 1200], 'cbl/MENU.cbl': 'COBOL', 'jcl/NIGHT.jcl': 'JCL', 'cpy/METER.cpy': 'COBOL copybook' },
  units: [
    unit('program LEDGER', 'cbl/LEDGER.cbl:1-1200', { comment: { startLine: 2, endLine: 9 } }),
    unit('paragraph 1000-READ of LEDGER', 'cbl/LEDGER.cbl:100-140'),
    unit('paragraph 2000-POST of LEDGER', 'cbl/LEDGER.cbl:141-200'),
    unit('program MENU', 'cbl/MENU.cbl:1-100'),
    unit('job NIGHT', 'jcl/NIGHT.jcl:1-20'),
    unit('step S1 of NIGHT', 'jcl/NIGHT.jcl:3-6'),
    unit('proc POST', 'proc/POST.prc:1-9'),
    unit('copybook METER', 'cpy/METER.cpy:1-4'),
  ],
  edges: [
    edge('runs-proc', 'job NIGHT', 'proc POST', 'jcl/NIGHT.jcl:3', { step: 'S1' }),
    edge('dataset', 'job NIGHT', 'dataset CO.LEDGER', 'jcl/NIGHT.jcl:4', { step: 'S1', dd: 'LEDGER', disp: 'SHR' }),
    edge('runs', 'proc POST', 'program LEDGER', 'proc/POST.prc:3', { step: 'P1', how: 'launcher', via: { path: 'ctl/POST.ctl', line: 2 } }),
    edge('xctl', 'program MENU', 'program LEDGER', 'cbl/MENU.cbl:30', {
      how: 'move',
      complete: false,
      operand: 'WS-NEXT',
      via: { path: 'cbl/MENU.cbl', line: 28 },
    }),
    edge('perform', 'program LEDGER', 'paragraph 1000-READ of LEDGER', 'cbl/LEDGER.cbl:90', { thru: '2000-POST' }),
    edge('call', 'program LEDGER', 'program CEEDAYS', 'cbl/LEDGER.cbl:110', { inRepo: false, system: true }),
    edge('call', 'program LEDGER', 'program RATES', 'cbl/LEDGER.cbl:120', { inRepo: false }),
    edge('call', 'program LEDGER', 'program RATES', 'cbl/LEDGER.cbl:150', { inRepo: false }),
    edge('copy', 'program LEDGER', 'copybook METER', 'cbl/LEDGER.cbl:20'),
    edge('sql', 'program LEDGER', 'table INVOICE', 'cbl/LEDGER.cbl:160', { verb: 'UPDATE', inRepo: false }),
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
  ],
  fields: [
    fieldTable(
      'LEDGER',
      ['cbl/LEDGER.cbl', 'cpy/METER.cpy'],
      [
        { name: 'METER-REC', level: 1, line: 1, at: 0, length: 12, file: 1 },
        { name: 'MTR-ID', level: 5, line: 2, at: 0, length: 8, detail: 'PIC X(8)', file: 1 },
        { name: 'MTR-USE', level: 5, line: 3, at: 8, length: 4, detail: 'PIC S9(7) COMP-3', file: 1 },
      ],
      [
        [0, 105, 'READ INTO', 'write'],
        [1, 130, 'MOVE', 'read'],
        [1, 150, 'MOVE', 'write'],
      ],
      [0, 20],
    ),
    fieldTable(
      'METER',
      ['cpy/METER.cpy'],
      [
        { name: 'METER-REC', level: 1, line: 1, at: 0, length: 12 },
        { name: 'MTR-ID', level: 5, line: 2, at: 0, length: 8, detail: 'PIC X(8)' },
        { name: 'MTR-USE', level: 5, line: 3, at: 8, length: 4, detail: 'PIC S9(7) COMP-3' },
      ],
      [],
    ),
  ],
})

const shown = (result: StructureResult, width = look.width) =>
  `${structureText(result, { ...look, width })}--\n${structureNotes(result).join('\n')}`

test('where', () => {
  expect(shown(queries.where('mtr-id'))).toMatchInlineSnapshot(`
    "Place            What                       Detail
    ───────────────  ─────────────────────────  ─────────────────────────────────────────────────────
    cpy/METER.cpy:2  field MTR-ID of METER-REC  05 PIC X(8); offset 0, 8 bytes; record used by LEDGER
    --
    "
  `)
  expect(shown(queries.where('ledger'))).toMatchInlineSnapshot(`
    "Place                  What
    ─────────────────────  ──────────────
    cbl/LEDGER.cbl:1-1200  program LEDGER
    --
    "
  `)
  expect(shown(queries.where('CEEDAYS'))).toMatchInlineSnapshot(`
    "Place               What             Detail
    ──────────────────  ───────────────  ───────────────────────────────
    cbl/LEDGER.cbl:110  program CEEDAYS  of the system; named here alone
    --
    "
  `)
  expect(shown(queries.where('LEDGR'))).toMatchInlineSnapshot(`
    "--
    Nothing is named LEDGR. Near to it: LEDGER."
  `)
})

test('callers', () => {
  expect(shown(queries.callers('LEDGER'))).toMatchInlineSnapshot(`
    "program LEDGER (cbl/LEDGER.cbl:1): 2 callers, 1 behind them
    Place              Caller              Does       How known
    ─────────────────  ──────────────────  ─────────  ──────────────────────────────────────────────────
    proc/POST.prc:3    proc POST, step P1  runs       launcher at ctl/POST.ctl:2
    └ jcl/NIGHT.jcl:3  job NIGHT, step S1  runs-proc
    cbl/MENU.cbl:30    program MENU        xctl       moved to WS-NEXT at cbl/MENU.cbl:28; others
                                                      possible
    --
    1 reference names an item that may also be set from outside, so more targets are possible.
    1 reference with no known target may belong here too: xctl CA-NEXT cbl/MENU.cbl:60 (commarea)."
  `)
  expect(shown(queries.callers('2000-POST'))).toMatchInlineSnapshot(`
    "paragraph 2000-POST of LEDGER (cbl/LEDGER.cbl:141): 1 caller
    Place              Caller          Does     How known
    ─────────────────  ──────────────  ───────  ───────────────────────────
    cbl/LEDGER.cbl:90  program LEDGER  perform  in 1000-READ THRU 2000-POST
    Falls through from paragraph 1000-READ (cbl/LEDGER.cbl:100).
    --
    "
  `)
  expect(shown(queries.callers('1000-READ'))).toMatchInlineSnapshot(`
    "paragraph 1000-READ of LEDGER (cbl/LEDGER.cbl:100): 1 caller
    Place              Caller          Does
    ─────────────────  ──────────────  ────────────────────────────────
    cbl/LEDGER.cbl:90  program LEDGER  perform 1000-READ THRU 2000-POST
    LEDGER begins here.
    --
    "
  `)
})

test('a data item has no callers, and is not said to be unknown', () => {
  expect(shown(queries.callers('MTR-ID'))).toBe('--\nMTR-ID is a data item; "uses" tells what reads and writes it.')
})

test('callees: lines of the same target are one row', () => {
  expect(shown(queries.callees('LEDGER'))).toMatchInlineSnapshot(`
    "program LEDGER (cbl/LEDGER.cbl:1): 5 references
    Target           Does        Place                    How known
    ───────────────  ──────────  ───────────────────────  ───────────────
    program CEEDAYS  call        cbl/LEDGER.cbl:110       of the system
    program RATES    call        cbl/LEDGER.cbl:120, 150  not in the code
    copybook METER   copy        cbl/LEDGER.cbl:20
    table INVOICE    sql UPDATE  cbl/LEDGER.cbl:160
    --
    "
  `)
  expect(shown(queries.callees('NIGHT'))).toMatchInlineSnapshot(`
    "job NIGHT (jcl/NIGHT.jcl:1): 3 references
    Target             Does                    Place            How known
    ─────────────────  ──────────────────────  ───────────────  ──────────────────────────
    proc POST          runs-proc               jcl/NIGHT.jcl:3
    └ program LEDGER   runs                    proc/POST.prc:3  launcher at ctl/POST.ctl:2
    dataset CO.LEDGER  dataset, DD LEDGER SHR  jcl/NIGHT.jcl:4
    --
    "
  `)
})

test('uses', () => {
  expect(shown(queries.uses('MTR-ID'))).toMatchInlineSnapshot(`
    "field MTR-ID of METER-REC (cpy/METER.cpy:2): 2 writes, 1 read
    Place               Access  Statement  In                         How known
    ──────────────────  ──────  ─────────  ─────────────────────────  ───────────────────────
    cbl/LEDGER.cbl:105  writes  READ INTO  program LEDGER, 1000-READ  through group METER-REC
    cbl/LEDGER.cbl:150  writes  MOVE       program LEDGER, 2000-POST
    cbl/LEDGER.cbl:130  reads   MOVE       program LEDGER, 1000-READ
    --
    "
  `)
  expect(shown(queries.uses('INVOICE'))).toMatchInlineSnapshot(`
    "table INVOICE (not defined here): 1 write, 0 reads
    Place               Access  Statement   In
    ──────────────────  ──────  ──────────  ─────────────────────────
    cbl/LEDGER.cbl:160  writes  sql UPDATE  program LEDGER, 2000-POST
    --
    "
  `)
})

test('outline and body', () => {
  expect(shown(queries.outline('cbl/LEDGER.cbl'))).toMatchInlineSnapshot(`
    "cbl/LEDGER.cbl (COBOL, 1,200 lines)
     1-1200  program LEDGER [comment 2-9]
    100-140    paragraph 1000-READ
    141-200    paragraph 2000-POST
    --
    "
  `)
  expect(shown(queries.outline('METER'))).toMatchInlineSnapshot(`
    "cpy/METER.cpy (COBOL copybook, 100 lines)
    1-4  copybook METER
    1-3    01 METER-REC (offset 0, 12 bytes)
      2      05 MTR-ID PIC X(8) (offset 0, 8 bytes)
      3      05 MTR-USE PIC S9(7) COMP-3 (offset 8, 4 bytes)
    --
    "
  `)
  expect(shown(queries.outline('NIGHT'))).toMatchInlineSnapshot(`
    "jcl/NIGHT.jcl (JCL, 100 lines)
    1-20  job NIGHT
     3-6    step S1: runs proc POST
       4      LEDGER CO.LEDGER SHR
    --
    "
  `)
  const { bodies, ...rest } = queries.body('S1')
  expect(shown({ ...rest, bodies: bodies.map((body) => ({ ...body, text: '//S1 EXEC POST\n//LEDGER DD' })) })).toMatchInlineSnapshot(`
    "jcl/NIGHT.jcl:3-6 (step S1 of NIGHT)
    3  //S1 EXEC POST
    4  //LEDGER DD
    --
    "
  `)
})

test('missing, status, overview', () => {
  expect(shown(queries.missing())).toMatchInlineSnapshot(`
    "Missing        Used  Where
    ─────────────  ────  ──────────────────────────────────────
    program RATES  2     cbl/LEDGER.cbl:120, cbl/LEDGER.cbl:150

    Of the system  CEEDAYS 1
    --
    1 reference whose target is not known is not among them."
  `)
  expect(shown(queries.status())).toMatchInlineSnapshot(`
    "Code     4 files, 1,500 lines
    Index    8 units, 10 references, 1 not resolved
    Checked  1970-01-01T00:00:00.000Z in 1 ms: 1 scanned, 0 unchanged
    Cache    none
    --
    "
  `)
  expect(shown(queries.overview())).toMatchInlineSnapshot(`
    "4 files, 1,500 lines
    Language        Files  Lines
    ──────────────  ─────  ─────
    COBOL           2      1,300
    COBOL copybook  1      100
    JCL             1      100

    Jobs: 1
    Name   Place            Runs
    ─────  ───────────────  ──────
    NIGHT  jcl/NIGHT.jcl:1  LEDGER

    Units         paragraph 2, program 2, copybook 1, job 1, proc 1, step 1
    References    call 3, copy 1, dataset 1, perform 1, runs 1, runs-proc 1, sql 1, xctl 1
    Not resolved  commarea 1
    --
    "
  `)
})

test('a narrow terminal gets lines instead of columns, and names out of files cannot steer it', () => {
  expect(shown(queries.callers('LEDGER'), 24)).toMatchInlineSnapshot(`
    "program LEDGER (cbl/LEDGER.cbl:1): 2 callers, 1 behind them
    proc/POST.prc:3
        proc POST, step P1
        runs
        launcher at
        ctl/POST.ctl:2
    └ jcl/NIGHT.jcl:3
        job NIGHT, step S1
        runs-proc
    cbl/MENU.cbl:30
        program MENU  xctl
        moved to WS-NEXT at
        cbl/MENU.cbl:28;
        others possible
    --
    1 reference names an item that may also be set from outside, so more targets are possible.
    1 reference with no known target may belong here too: xctl CA-NEXT cbl/MENU.cbl:60 (commarea)."
  `)
  const bad = hostile('P')
  const { subjects, ...rest } = queries.callers('LEDGER')
  const evil = subjects.map((subject) => ({
    ...subject,
    unit: { kind: 'program' as const, name: bad },
    references: subject.references.map((reference) => ({ ...reference, path: bad, operand: bad, within: bad })),
  }))
  expect(structureText({ ...rest, subjects: evil }, look)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
})

test('a step that uses a data set is named once', () => {
  const small = queriesOver({
    members: { 'jcl/NIGHT.jcl': 'JCL' },
    units: [unit('job NIGHT', 'jcl/NIGHT.jcl:1-9'), unit('step S1 of NIGHT', 'jcl/NIGHT.jcl:2-9')],
    edges: [edge('dataset', 'step S1 of NIGHT', 'dataset A.B', 'jcl/NIGHT.jcl:3', { op: 'read', dd: 'IN', step: 'S1' })],
  })
  expect(shown(small.uses('A.B'))).toContain('step S1 of NIGHT\n')
})

test('where a table has no room, a row fills lines cell by cell, and no path or name is cut', () => {
  expect(structureText(queries.callers('LEDGER'), { ...look, width: 50 })).toMatchInlineSnapshot(`
    "program LEDGER (cbl/LEDGER.cbl:1): 2 callers, 1 behind them
    proc/POST.prc:3  proc POST, step P1  runs
        launcher at ctl/POST.ctl:2
    └ jcl/NIGHT.jcl:3  job NIGHT, step S1  runs-proc
    cbl/MENU.cbl:30  program MENU  xctl
        moved to WS-NEXT at cbl/MENU.cbl:28; others
        possible
    "
  `)
  const path = `${'deep/'.repeat(20)}A.cbl`
  const { where } = queriesOver({ units: [unit('program A', `${path}:1-9`)] })
  expect(structureText(where('A'), { ...look, width: 50 })).toBe(`${path}:1-9\n    program A\n`)
})

test('nothing missing is said, and not left to be guessed from silence', () => {
  expect(shown(queriesOver({}).missing())).toBe('--\nEverything that the code calls, copies and runs is in it.')
})

test('missing: a line of a copybook is one place, however many programs copy it', () => {
  const { missing } = queriesOver({
    edges: ['A', 'B'].map((name) =>
      edge('call', `program ${name}`, 'program GONE', 'cpy/CALLS.cpy:3', { member: `cbl/${name}.cbl`, inRepo: false }),
    ),
  })
  expect(structureText(missing(), look)).toMatch(/^program GONE +2 +cpy\/CALLS\.cpy:3$/m)
})
