import { bytesOfNumbers } from '../../base/number-columns.ts'
import type { SectionReader } from './section-reader.ts'

/** The different texts of a graph, for the cache: each is written once and has a number. */
export class StringTableWriter {
  readonly #numbers = new Map<string, number>()

  /** The number of a text. */
  add(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(text, number)
    return number
  }

  /** The texts in one, where each ends, and places of a hash table, each the number of a text and one, 0 where it is free. */
  sections(): Uint8Array[] {
    const texts = [...this.#numbers.keys()].map((text) => Buffer.from(text))
    const ends = new Uint32Array(texts.length)
    let end = 0
    for (const [i, { length }] of texts.entries()) {
      end += length
      ends[i] = end
    }
    // A power of two, at most half of it taken.
    const slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(1, texts.length) * 2)))
    for (const [text, number] of this.#numbers) {
      let slot = hashOf(text) & (slots.length - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = number + 1
    }
    return [Buffer.concat(texts), bytesOfNumbers(ends), bytesOfNumbers(slots)]
  }
}

/** What `StringTableWriter` wrote. A text is unpacked when it is asked for. */
export class StringTable {
  readonly #text: Buffer
  readonly #ends: Uint32Array
  readonly #slots: Uint32Array
  readonly #known: (string | undefined)[]

  constructor(sections: SectionReader) {
    this.#text = sections.bytes()
    this.#ends = sections.numbers()
    this.#slots = sections.numbers()
    this.#known = new Array(this.#ends.length)
  }

  at(number: number): string {
    const known = this.#known[number]
    if (known !== undefined) return known
    const text = this.#text.toString('utf8', number === 0 ? 0 : this.#ends[number - 1], this.#ends[number] ?? 0)
    if (number < this.#known.length) this.#known[number] = text
    return text
  }

  /** Undefined for a text that is not in the table. */
  numberOf(text: string): number | undefined {
    const { length } = this.#slots
    let slot = hashOf(text) & (length - 1)
    for (let tried = 0; tried < length; tried++) {
      const held = this.#slots[slot] ?? 0
      if (held === 0) return undefined
      if (this.at(held - 1) === text) return held - 1
      slot = (slot + 1) & (length - 1)
    }
    return undefined
  }
}

/** FNV-1a over UTF-16 units, then its high bits are mixed into the low ones, which alone choose a place. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
