import { firstIndex } from '../../base/first-index.ts'
import { bytesOfNumbers } from '../../base/number-columns.ts'
import { NumberReader } from '../../base/number-reader.ts'
import { PackedNumbers } from '../../base/packed-numbers.ts'
import type { SectionReader } from './section-reader.ts'
import type { StringTable, StringTableWriter } from './string-table.ts'

/** The places of what is found under each key: the numbers of the keys' texts in rising order, where the places of each begin, the places. */
export function keyIndexSections(places: ReadonlyMap<string, readonly number[]>, strings: StringTableWriter): Uint8Array[] {
  const rows = [...places].map(([key, own]) => ({ key: strings.add(key), own })).sort((a, b) => a.key - b.key)
  const packed = new PackedNumbers()
  const starts = rows.map(({ own }) => {
    const start = packed.length
    let before = 0
    for (const place of own) {
      packed.push(place - before)
      before = place
    }
    return start
  })
  return [bytesOfNumbers(Uint32Array.from(rows, ({ key }) => key)), bytesOfNumbers(Uint32Array.from(starts)), packed.bytes()]
}

/** What `keyIndexSections` made. */
export class KeyIndex {
  readonly #strings: StringTable
  readonly #keys: Uint32Array
  readonly #starts: Uint32Array
  readonly #places: Uint8Array

  constructor(sections: SectionReader, strings: StringTable) {
    this.#strings = strings
    this.#keys = sections.numbers()
    this.#starts = sections.numbers()
    this.#places = sections.bytes()
  }

  /** In rising order. */
  places(key: string): number[] {
    const number = this.#strings.numberOf(key)
    if (number === undefined) return []
    const at = firstIndex(this.#keys.length, (i) => (this.#keys[i] ?? 0) >= number)
    if (this.#keys[at] !== number) return []
    // Whatever a damaged file says: what lies behind the end reads as 0 for ever.
    const end = Math.min(this.#starts[at + 1] ?? this.#places.length, this.#places.length)
    const reader = new NumberReader(this.#places, this.#starts[at])
    const places: number[] = []
    for (let place = 0; reader.at < end; ) {
      place += reader.next()
      places.push(place)
    }
    return places
  }

  *keys(): Iterable<string> {
    for (const key of this.#keys) yield this.#strings.at(key)
  }
}
