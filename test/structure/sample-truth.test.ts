import { beforeAll, describe, expect, test } from 'vitest'
import { compareWithTruth, type Told } from './compare-with-truth.ts'
import { type ExportedEdge, type ExportLine, readExport, readLayout, toldBy } from './read-export.ts'
import { readFieldTruth, readLayoutTruth, readPitfalls, readTruth, type TruthEntry } from './read-truth.ts'

// What the program tells of the sample against lists that were made by reading it; `truth/*.json` hold them and, in their notes, how they count.

const truth = readTruth()
let exported: ExportLine[] = []
let told: Told[] = []

beforeAll(async () => {
  exported = await readExport()
  told = exported.map(toldBy)
})

const is = (values: Readonly<Record<string, string>>) => new Map(Object.entries(values).map(([key, value]) => [key, [value]] as const))
const plain = is({ how: 'literal', complete: 'true', inRepo: 'true', system: 'false', via: '-' })
/** What an entry means that does not write it, where that is not `plain`: for files and maps the rest depends on definitions in other languages. */
const usual = new Map([
  ['sql', is({ how: 'literal', complete: 'true', inRepo: 'true' })],
  ['dli', is({})],
  ['file', is({ how: 'literal', complete: 'true' })],
  ['map', is({ how: 'literal', complete: 'true' })],
  ['queue', is({ how: 'literal', complete: 'true' })],
  ['dataset', is({ how: 'literal' })],
])

describe('units', () => {
  const isUnit = (one: { list: string; from: string | readonly string[] }, kind: string) =>
    one.list === 'units' && [one.from].flat().includes(kind)
  const kinds = [
    'program',
    'entry',
    'section',
    'paragraph',
    'copybook',
    'job',
    'proc',
    'step',
    'table',
    'view',
    'cursor',
    'transaction',
    'dbd',
    'segment',
    'psb',
  ]
  test.each(kinds)('%s', (kind) => {
    const wanted = truth.filter((entry) => isUnit(entry, kind))
    const found = told.filter((unit) => isUnit(unit, kind))
    expect(compareWithTruth(wanted, found, is({}))).toEqual([])
  })

  // A SELECT may be told as a unit too, and BMS members have mapsets.
  test.each(['file', 'mapset', 'queue'])('%s of the CSD', (kind) => {
    const wanted = truth.filter((entry) => isUnit(entry, kind) && entry.path.endsWith('.csd'))
    const found = told.filter((unit) => isUnit(unit, kind) && unit.path.endsWith('.csd'))
    expect(compareWithTruth(wanted, found, is({}))).toEqual([])
  })

  test('what has a name that is only unique inside something says inside what', () => {
    const ownerOf = new Map(
      exported.flatMap((line) => (line.type === 'unit' && /^(program|job|proc)$/.test(line.kind) ? [[line.path, line.name] as const] : [])),
    )
    const inner = exported.filter((line) => line.type === 'unit' && /^(paragraph|section|entry|cursor|step)$/.test(line.kind))
    expect(inner.length).toBeGreaterThan(0)
    expect(inner.filter((line) => line.type === 'unit' && line.of !== ownerOf.get(line.path))).toEqual([])
  })
})

describe('edges', () => {
  const kinds = [
    'call',
    'link',
    'xctl',
    'start',
    'copy',
    'runs',
    'runs-proc',
    'sql',
    'dli',
    'file',
    'dataset',
    'queue',
    'transaction',
    'perform',
    'goto',
    'triggers',
  ]
  test.each(kinds)('%s', (kind) => {
    const ofKind = (one: { list: string }) => one.list === kind
    expect(compareWithTruth(truth.filter(ofKind), told.filter(ofKind), usual.get(kind) ?? plain)).toEqual([])
  })

  test('map (a mapset may be told beside it)', () => {
    const maps = exported.filter((line) => line.type === 'edge' && line.kind === 'map' && line.to.kind === 'map').map(toldBy)
    const wanted = truth.filter((entry) => entry.list === 'map')
    expect(compareWithTruth(wanted, maps, usual.get('map') ?? plain)).toEqual([])
  })

  test('a target is of the kind that the edge leads to', () => {
    const leadsTo: Readonly<Record<string, readonly string[]>> = {
      ...{ call: ['program'], link: ['program'], xctl: ['program'], start: ['transaction'], copy: ['copybook'], runs: ['program'] },
      ...{
        'runs-proc': ['proc'],
        sql: ['table', 'view'],
        dli: ['segment', 'psb', 'dbd'],
        file: ['file'],
        dataset: ['dataset'],
        map: ['map', 'mapset'],
      },
      ...{
        queue: ['queue'],
        transaction: ['program'],
        perform: ['paragraph', 'section'],
        goto: ['paragraph', 'section'],
        triggers: ['job'],
      },
    }
    const edges = exported.filter((line) => line.type === 'edge')
    expect(edges.filter((edge) => leadsTo[edge.kind]?.includes(edge.to.kind) === false)).toEqual([])
  })

  test('unresolved', () => {
    const ofKind = (one: { list: string }) => one.list === 'unresolved'
    expect(compareWithTruth(truth.filter(ofKind), told.filter(ofKind), is({}))).toEqual([])
  })
})

describe('fields', () => {
  test.each(Object.entries(readFieldTruth()))('%s', (field, { uses, whole }) => {
    const wanted = [...useEntries(uses, field), ...useEntries(whole, field).map((entry) => ({ ...entry, optional: true }))]
    const names = new Set([field, ...wanted.flatMap((entry) => entry.attributes.get('condition') ?? [])])
    const found = exported
      .filter((line) => line.type === 'edge')
      .filter((edge) => (edge.kind === 'field-read' || edge.kind === 'field-write') && names.has(edge.to.name))
      .map((edge) => toldOfField(edge, field))
    const judged = wanted.map((entry) => ({ ...entry, attributes: new Map([...entry.attributes].filter(([key]) => key === 'verb')) }))
    expect(compareWithTruth(judged, found, is({}))).toEqual([])
  })
})

test.each(Object.entries(readLayoutTruth()))('offsets and lengths in %s', async (copybook, { at, fields }) => {
  const told = await readLayout(copybook, at)
  const wanted = fields.map((text) => ({ text: text.replace(' ?', ''), optional: text.endsWith(' ?') }))
  expect(told).toEqual(wanted.flatMap(({ text, optional }) => (optional && !told.includes(text) ? [] : [text])))
})

describe('pitfalls', () => {
  const keyOf = (path: string, list: string, line: number | string) => `${path} ${list} ${line}`
  const shown = new Set(truth.flatMap((entry) => entry.lines.map((line) => `${keyOf(entry.path, entry.list, line)} ${entry.name}`)))

  test.each(readPitfalls())('$what', ({ shown: examples, absent }) => {
    expect(examples.filter((example) => ![...shown].some((key) => key === example || key.startsWith(`${example} `)))).toEqual([])
    const judged = told.filter(
      (one) => one.list !== 'units' || truth.some((entry) => entry.list === 'units' && entry.from.includes(one.from)),
    )
    const keys = judged.flatMap((one) => [keyOf(one.path, one.list, one.line), `${keyOf(one.path, one.list, one.line)} ${one.name}`])
    expect(absent.filter((key) => keys.includes(key))).toEqual([])
    expect(absent.filter((key) => shown.has(key) || [...shown].some((known) => known.startsWith(`${key} `)))).toEqual([])
  })
})

/** `107 write MOVE`, `161 both SUBTRACT`, `134 read IF CU-DISCONNECT`. */
function useEntries(uses: Readonly<Record<string, readonly string[]>>, field: string): TruthEntry[] {
  return Object.entries(uses).flatMap(([path, lines]) =>
    lines.flatMap((text) => {
      const [line = '', access = '', verb = '', condition] = text.split(' ')
      const attributes = new Map([['verb', [verb]], ...(condition ? [['condition', [condition]] as const] : [])])
      const accesses = access === 'both' ? ['read', 'write'] : [access]
      return accesses.map((one) => ({
        list: 'uses',
        path,
        lines: [Number(line)],
        from: [one],
        name: field,
        attributes,
        optional: false,
        text,
      }))
    }),
  )
}

/** The verb without what stands around it: `EXEC CICS READ` and `READ INTO` are READ. */
function toldOfField(edge: ExportedEdge, field: string): Told {
  const verb = edge.verb?.replace(/^EXEC (CICS|SQL) /, '').split(' ')[0] ?? '-'
  const from = edge.kind === 'field-read' ? 'read' : 'write'
  return { list: 'uses', path: edge.path, line: edge.line, from, name: field, attributes: new Map([['verb', verb]]) }
}
