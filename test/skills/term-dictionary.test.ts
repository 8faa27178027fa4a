import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PackedNumbers } from '../../src/base/packed-numbers.ts'
import { oneEditApart } from '../../src/base/words/one-edit-apart.ts'
import { TermDictionary } from '../../src/base/words/term-dictionary.ts'
import { Postings } from '../../src/skills/postings.ts'

const term = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '文', '𐐷', '-', '1'), minLength: 1, maxLength: 5 })

describe('TermDictionary', () => {
  it('answers as a map does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(term, fc.nat()), { selector: ([key]) => key }), fc.array(term), (entries, others) => {
        const dictionary = new TermDictionary(TermDictionary.pack([...entries]))
        const map = new Map(entries)
        const sorted = [...map.keys()].sort()
        expect(dictionary.startingWith('')).toEqual(sorted)
        for (const key of [...map.keys(), ...others]) {
          expect(dictionary.get(key)).toBe(map.get(key))
          expect(dictionary.startingWith(key)).toEqual(sorted.filter((of) => of.startsWith(key)))
          const near = (of: string) => oneEditApart(key, of)
          expect(dictionary.likeLong(key).filter(near)).toEqual(sorted.filter(near))
        }
      }),
    )
  })
})

describe('Postings', () => {
  it('unpacks what it packed, wherever it stands', () => {
    const posting = fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 10_000_000 }))
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(posting, { selector: ([position]) => position })), (lists) => {
        const packed = new PackedNumbers()
        const starts = lists.map((list) => {
          const start = packed.length
          const postings = new Postings()
          for (const [position, count] of list.sort(([a], [b]) => a - b)) postings.add(position, count)
          postings.pack(packed)
          return start
        })
        const bytes = packed.bytes()
        for (const [i, list] of lists.entries()) {
          const { positions, counts } = Postings.unpack(bytes, starts[i] ?? 0)
          expect(positions.map((position, at) => [position, counts[at]])).toEqual(list)
        }
      }),
    )
  })
})
