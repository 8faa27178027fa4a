import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeGraph, encodeGraph } from '../../src/structure/graph-cache.ts'
import { openBlob, sealBlob } from '../../src/structure/sealed-blob.ts'
import { edge, unit } from './queries/small-graph.ts'

const linked = {
  units: [unit('program A', 'A.cbl:1-9'), unit('program B', 'B.cbl:1-9')],
  edges: [edge('call', 'program A', 'program B', 'A.cbl:3')],
  unresolved: [],
}
const whole = Buffer.from(encodeGraph(linked, 'now'))

test('a graph comes back as it was, for the same facts and no others', () => {
  expect(decodeGraph(whole, 'now')).toEqual(linked)
  expect(decodeGraph(whole, 'later')).toBeUndefined()
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

test.each(['', '{', 'null', '[]', '{"state":"now"}', '{"linker":"sources","state":"now","units":{},"edges":[],"unresolved":[]}'])(
  'with a checksum and %j inside, too',
  (json) => {
    const magic = whole.toString('utf8', 0, whole.indexOf('\n') + 1)
    const forged = sealBlob(magic, [Buffer.from(json)])
    expect(openBlob(magic, forged)?.toString()).toBe(json)
    expect(decodeGraph(forged, 'now')).toBeUndefined()
  },
)
