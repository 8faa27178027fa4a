import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RecordReader, RecordWriter } from '../../../src/structure/graph-rows/packed-records.ts'
import { SectionReader } from '../../../src/structure/graph-rows/section-reader.ts'
import { StringTable, StringTableWriter } from '../../../src/structure/graph-rows/string-table.ts'

function packed(records: readonly object[]): RecordReader {
  const strings = new StringTableWriter()
  const writer = new RecordWriter(strings)
  for (const record of records) writer.add(record)
  const parts = writer.sections()
  const sections = [...strings.sections(), ...parts]
  const lengths = sections.map(({ length }) => length)
  const reader = new SectionReader(Buffer.concat(sections), 0, lengths)
  return new RecordReader(reader, new StringTable(reader))
}

const text = fc.string({ unit: 'grapheme' })
const value = fc.oneof(text, fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null), fc.array(text))
const key = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-', 'Ä') })
const record = fc.dictionary(key, fc.oneof(value, fc.dictionary(key, value, { noNullPrototype: true })), { noNullPrototype: true })

test('records come back as JSON would bring them, each alone and in any order', () => {
  fc.assert(
    fc.property(fc.array(record), (records) => {
      const reader = packed(records)
      expect(reader.length).toBe(records.length)
      for (const place of [...records.keys()].reverse()) {
        expect(JSON.stringify(reader.at(place))).toBe(JSON.stringify(records[place]))
      }
    }),
  )
})

test('what is undefined is left out', () => {
  expect(packed([{ name: 'A', of: undefined, complete: false }]).at(0)).toEqual({ name: 'A', complete: false })
})
