import { expect, test } from 'vitest'
import { noCache } from '../../../src/base/blob-cache.ts'
import { createSandbox } from '../../../src/files/sandbox.ts'
import { decodeGraph, encodeGraph } from '../../../src/structure/graph-rows/graph-cache.ts'
import { edgeKeys, type GraphRows, unitKeys, unresolvedKeys } from '../../../src/structure/graph-rows/graph-rows.ts'
import { listedGraphRows } from '../../../src/structure/graph-rows/listed-rows.ts'
import type { RowKeys, Rows } from '../../../src/structure/graph-rows/rows.ts'
import { openMemberIndex } from '../../../src/structure/index-codebase.ts'
import { linkFacts } from '../../../src/structure/link.ts'

const { sandbox } = await createSandbox({ codeDirs: ['sample-code'] })
const { members } = await openMemberIndex({ sandbox, cache: noCache, key: 'rows', threads: 'none' }).members()
const linked = linkFacts(members)
const listed = listedGraphRows(linked, members)
const packed = decodeGraph(encodeGraph(linked, members, 'sample'), 'sample') as GraphRows

/** Everything that any key of any record finds, and a key that finds nothing. */
function found<Row, By extends string>(rows: Rows<Row, By>, keys: RowKeys<Row, By>) {
  return (Object.keys(keys) as By[]).map((index) =>
    [...new Set(['no such key', ...rows.all().flatMap((row) => [...keys[index](row)])])].map((key) => [index, key, rows.by(index, key)]),
  )
}

test('rows from the cache are those of the lists, in the same order, under every key', () => {
  expect(packed.units.length).toBeGreaterThan(100)
  expect(packed.units.all()).toEqual(listed.units.all())
  expect(found(packed.units, unitKeys)).toEqual(found(listed.units, unitKeys))
  expect(found(packed.edges, edgeKeys)).toEqual(found(listed.edges, edgeKeys))
  expect(found(packed.unresolved, unresolvedKeys)).toEqual(found(listed.unresolved, unresolvedKeys))
})

test('names and data items are the same', () => {
  expect(new Set(packed.names())).toEqual(new Set(listed.names()))
  const names = new Set(listed.fieldNames())
  expect(names.size).toBeGreaterThan(100)
  expect(new Set(packed.fieldNames())).toEqual(names)
  const facts = [...members.values()]
  for (const name of names) {
    const holding = facts.flatMap(({ fields }, i) => (fields.some((table) => table.names.includes(name)) ? [i] : []))
    expect(packed.membersWithField(name)).toEqual(holding)
    expect(listed.membersWithField(name)).toEqual(expect.arrayContaining(holding))
  }
})
