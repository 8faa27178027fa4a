import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyFacts } from '../../../src/structure/facts.ts'
import { decodeGraph, encodeGraph } from '../../../src/structure/graph-rows/graph-cache.ts'
import { openBlob, sealBlob } from '../../../src/structure/sealed-blob.ts'
import { edge, fieldTable, unit } from '../queries/small-graph.ts'

const linked = {
  units: [unit('program A', 'A.cbl:1-9'), unit('program B', 'B.cbl:1-9')],
  edges: [edge('call', 'program A', 'program B', 'A.cbl:3')],
  unresolved: [],
}
const items = fieldTable('A', ['A.cbl'], [{ name: 'WS-ITEM', level: 1, line: 2, at: 0, length: 4 }], [])
const members = new Map([
  ['A.cbl', { ...emptyFacts('A.cbl', 'COBOL', 9), fields: [items] }],
  ['B.cbl', emptyFacts('B.cbl', 'COBOL', 9)],
])
const whole = Buffer.from(encodeGraph(linked, members, 'now'))
const magic = whole.toString('utf8', 0, whole.indexOf('\n') + 1)

test('a graph comes back as it was, for the same facts and no others', () => {
  const rows = decodeGraph(whole, 'now')
  expect({ units: rows?.units.all(), edges: rows?.edges.all(), unresolved: rows?.unresolved.all() }).toEqual(linked)
  expect([...(rows?.names() ?? [])]).toEqual(['A', 'B'])
  expect([...(rows?.fieldNames() ?? [])]).toEqual(['WS-ITEM'])
  expect(rows?.membersWithField('WS-ITEM')).toEqual([0])
  expect(rows?.membersWithField('A')).toEqual([])
  expect(decodeGraph(whole, 'later')).toBeUndefined()
})

test('a record is the same object, however it is found', () => {
  const rows = decodeGraph(whole, 'now')
  const [first] = rows?.units.by('name', 'A') ?? []
  expect(first).toBe(rows?.units.by('path', 'A.cbl')[0])
  expect(first).toBe(rows?.units.all()[0])
})

test('damaged anywhere, cut, or something else: it is made again', () => {
  const damage = fc.oneof(
    fc.tuple(fc.nat({ max: whole.length - 1 }), fc.integer({ min: 1, max: 255 })).map(([at, by]) => {
      const bytes = Buffer.from(whole)
      bytes[at] = ((bytes[at] ?? 0) + by) % 256
      return bytes
    }),
    fc.nat({ max: whole.length - 1 }).map((length) => whole.subarray(0, length)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  fc.assert(
    fc.property(damage, (bytes) => {
      expect(decodeGraph(bytes, 'now')).toBeUndefined()
    }),
  )
})

test.each(['', '{', 'null', '[]', '{"state":"now"}', '{"linker":"sources","state":"now","sections":[1,2,3]}'])(
  'with a checksum and %j inside, too',
  (json) => {
    const forged = sealBlob(magic, [Buffer.from(json)])
    expect(openBlob(magic, forged)?.toString()).toBe(json)
    expect(decodeGraph(forged, 'now')).toBeUndefined()
  },
)

test('with a checksum over anything, it is refused or says something, and never throws', () => {
  const body = openBlob(magic, whole) ?? Buffer.alloc(0)
  const dataAt = body.indexOf('\n') + 1
  const change = fc.tuple(fc.integer({ min: dataAt, max: body.length - 1 }), fc.nat({ max: 255 }))
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), (changes) => {
      const bytes = Buffer.from(body)
      for (const [at, byte] of changes) bytes[at] = byte
      const rows = decodeGraph(sealBlob(magic, [bytes]), 'now')
      rows?.units.by('name', 'A')
      rows?.edges.by('to', 'B')
      rows?.membersWithField('WS-ITEM')
      expect([undefined, linked.units.length]).toContain(rows?.units.length)
    }),
  )
})

test('places that are said to end far behind the file', () => {
  const body = openBlob(magic, whole) ?? Buffer.alloc(0)
  for (const at of Array.from({ length: body.length - body.indexOf('\n') - 1 }, (_, i) => body.indexOf('\n') + 1 + i)) {
    const bytes = Buffer.from(body)
    bytes[at] = 0xf0
    const rows = decodeGraph(sealBlob(magic, [bytes]), 'now')
    expect((rows?.units.by('name', 'A').length ?? 0) + (rows?.edges.by('to', 'B').length ?? 0)).toBeLessThan(body.length)
  }
})
