import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Reference } from '../../../src/answer/structure-results.ts'
import { createGraph } from '../../../src/structure/create-graph.ts'
import { scanners } from '../../../src/structure/scanners.ts'
import { createStructureQueries } from '../../../src/structure/structure-queries.ts'
import { openIndex } from '../open-index.ts'

const dirs: string[] = []
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

async function queries(files: Readonly<Record<string, readonly string[]>>) {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-screens-'))
  dirs.push(dir)
  for (const [path, lines] of Object.entries(files)) {
    mkdirSync(join(dir, path, '..'), { recursive: true })
    writeFileSync(join(dir, path), `${lines.join('\n')}\n`)
  }
  const { members } = await (await openIndex(dir, { scanners })).members()
  return createStructureQueries(createGraph(members), () => ({ checkedAt: 0, durationMs: 0, scanned: 0, reused: 0 }))
}

const mapset = [
  'ORDSET   DFHMSD TYPE=&SYSPARM,MODE=INOUT,LANG=COBOL,STORAGE=AUTO,TIOAPFX=YES',
  'ORDMAP   DFHMDI SIZE=(24,80)',
  "         DFHMDF POS=(1,1),LENGTH=6,INITIAL='ORDERS'",
  'ORDNO    DFHMDF POS=(3,5),LENGTH=8,ATTRB=UNPROT',
  'ORDMSG   DFHMDF POS=(23,1),LENGTH=60',
  '         DFHMSD TYPE=FINAL',
]
const program = (copied: string, ...options: readonly string[]) => [
  '       IDENTIFICATION DIVISION.',
  '       PROGRAM-ID. ORDPGM.',
  '       DATA DIVISION.',
  '       WORKING-STORAGE SECTION.',
  `           COPY ${copied}.`,
  '       01  WS-NO PIC X(8).',
  '       PROCEDURE DIVISION.',
  '       MAIN.',
  '           MOVE LOW-VALUES TO ORDMAPO.',
  `           EXEC CICS RECEIVE MAP('ORDMAP') ${options.join(' ')} END-EXEC.`,
  '           MOVE ORDNOI TO WS-NO.',
  '           MOVE -1 TO ORDNOL.',
  "           MOVE 'DONE' TO ORDMSGO.",
  `           EXEC CICS SEND MAP('ORDMAP') ${options.join(' ')} END-EXEC.`,
]

const lineOf = ({ line, verb, op, through }: Reference) => `${line} ${verb ?? op}${through ? ` ${through.kind} ${through.name}` : ''}`

test('a mapset is the copybook of its symbolic map where no other is', async () => {
  const index = await queries({ 'bms/ordset.bms': mapset, 'cbl/ORDPGM.cbl': program('ORDSET', "MAPSET('ORDSET')") })
  expect(index.missing().missing).toEqual([])
  expect(index.where('ORDNOI').definitions.map(({ name, of, path, startLine }) => `${name} of ${of} ${path}:${startLine}`)).toEqual([
    'ORDNOI of ORDMAPI bms/ordset.bms:4',
    'ORDNO of ORDMAP bms/ordset.bms:4',
  ])
  const { field } = index.where('ORDMSGO').definitions[0] ?? {}
  // 12 of TIOAPFX, 3 and 8 of the first field, 3 before the data.
  expect([field?.offset, field?.length]).toEqual([12 + 3 + 8 + 3, 60])
  const [order] = index.uses('ORDNO').subjects
  expect(order?.definitions).toEqual([{ path: 'bms/ordset.bms', line: 4 }])
  expect(order?.writes.map(lineOf)).toEqual(['9 MOVE group ORDMAPO', '10 EXEC CICS RECEIVE group ORDMAPI', '12 MOVE item ORDNOL'])
  expect(order?.reads.map(lineOf)).toEqual(['11 MOVE item ORDNOI', '14 EXEC CICS SEND group ORDMAPO'])
  expect(index.uses('ORDNOI').subjects[0]?.reads.map(({ line }) => line)).toEqual([11, 14])
  expect(index.callers('ORDSET').subjects.map(({ references }) => references.map(({ kind, line }) => `${kind} ${line}`))).toEqual([
    ['copy 5', 'map 10', 'map 14'],
  ])
  expect(index.callers('ORDNO').notices).toEqual(['ORDNO is a field; "uses" tells what reads and writes it.'])
})

test('a copybook that is there wins, and its items lead to the field', async () => {
  const copybook = ['       01  ORDMAPI.', '           02  ORDNOL COMP PIC S9(4).', '           02  ORDNOI PIC X(8).']
  const index = await queries({
    'bms/ORDSET.bms': mapset,
    'cpy/ORDSET.cpy': [...copybook, '       01  ORDMAPO REDEFINES ORDMAPI.', '           02  ORDMSGO PIC X(10).'],
    'cbl/ORDPGM.cbl': program('ORDSET', "MAPSET('ORDSET')"),
  })
  expect(index.where('ORDNOI').definitions.map(({ path, startLine }) => `${path}:${startLine}`)).toEqual([
    'cpy/ORDSET.cpy:3',
    'bms/ORDSET.bms:4',
  ])
  expect(index.uses('ORDNO').subjects[0]?.reads.map(lineOf)).toContain('11 MOVE item ORDNOI')
  expect(index.callers('ORDSET').subjects.map(({ unit, references }) => `${unit.kind}: ${references.map(({ line }) => line)}`)).toEqual([
    'copybook: 5',
    'mapset: 10,14',
  ])
})

test('an item that no program has leads to the field all the same', async () => {
  const index = await queries({ 'bms/ORDSET.bms': mapset })
  expect(index.where('ORDNOI').definitions.map(({ name, of }) => `${name} of ${of}`)).toEqual(['ORDNO of ORDMAP'])
  expect(index.where('ORDNOI OF ORDMAPI').definitions).toHaveLength(1)
  expect(index.where('ORDNOI OF OTHERI').definitions).toEqual([])
  expect(index.uses('ORDNOI').subjects.map(({ unit }) => unit.name)).toEqual(['ORDNO'])
})

test('maps of one name are told apart by the mapset; without MAPSET it has the name of the map', async () => {
  const other = mapset.map((line) => line.replace('ORDSET ', 'OTHSET '))
  const own = mapset.map((line) => line.replace('ORDSET ', 'ORDMAP '))
  const index = await queries({
    'bms/ORDSET.bms': mapset,
    'bms/OTHSET.bms': other,
    'bms/ORDMAP.bms': own,
    'cbl/ORDPGM.cbl': program('ORDSET', "MAPSET('OTHSET')"),
    'cbl/ORDPGM2.cbl': program('ORDMAP').map((line) => line.replace('ORDPGM', 'ORDPGM2')),
  })
  const callersOf = (name: string) =>
    index
      .callers(name)
      .subjects.map(({ unit, references }) => `${unit.kind} ${unit.of}: ${[...new Set(references.map(({ from }) => from.name))]}`)
  expect(callersOf('ORDMAP OF ORDSET')).toEqual(['map ORDSET: '])
  expect(callersOf('ORDMAP OF OTHSET')).toEqual(['map OTHSET: ORDPGM'])
  expect(callersOf('ORDMAP')).toEqual(['mapset undefined: ORDPGM2', 'map ORDMAP: ORDPGM2', 'map ORDSET: ', 'map OTHSET: ORDPGM'])
})

test('an outline shows a screen with its texts, other members without', async () => {
  const index = await queries({ 'bms/ORDSET.bms': mapset, 'cbl/ORDPGM.cbl': program('ORDSET') })
  expect(
    index
      .outline('ORDSET')
      .members.flatMap(({ entries }) => entries)
      .map(({ depth, kind, name }) => `${depth} ${kind} ${name}`),
  ).toEqual(['0 mapset ORDSET', '1 map ORDMAP', '2 message ORDERS', '2 field ORDNO', '2 field ORDMSG'])
})
