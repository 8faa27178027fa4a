const newline = 0x0a
const blank = 0x20
/** Bytes of UTF-8 for what JavaScript counts as one letter. */
const longestLetter = 3

/**
 * Terms in a buffer, sorted, one a line with a number after it; a look-up reads a few lines, however many there are. Nothing is unpacked before it is
 * needed, since a question asks for a handful of terms out of a hundred thousand.
 */
export class TermDictionary {
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** `entries` is sorted in place. */
  static pack(entries: [term: string, value: number][]): Buffer {
    entries.sort(([a], [b]) => (a < b ? -1 : 1))
    return Buffer.from(entries.map(([term, value]) => `${term} ${value}\n`).join(''))
  }

  /** The number of a term. */
  get(term: string): number | undefined {
    const start = this.#firstFrom(term)
    if (this.#termAt(start) !== term) return undefined
    return Number(this.#bytes.toString('utf8', this.#bytes.indexOf(blank, start), this.#lineEnd(start)))
  }

  /** All terms that begin with `prefix`, sorted. */
  startingWith(prefix: string): string[] {
    const found: string[] = []
    for (let at = this.#firstFrom(prefix); ; at = this.#lineEnd(at) + 1) {
      const term = this.#termAt(at)
      if (!term?.startsWith(prefix)) return found
      found.push(term)
    }
  }

  /** The terms with about as many bytes: all that one typing error may make of one. The others are not even unpacked. */
  likeLong(term: string): string[] {
    const bytes = this.#bytes
    const length = Buffer.byteLength(term)
    const found: string[] = []
    let start = 0
    let space = -1
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]
      if (byte === blank) space = at
      if (byte !== newline) continue
      if (Math.abs(space - start - length) <= longestLetter) found.push(bytes.toString('utf8', start, space))
      start = at + 1
    }
    return found
  }

  /** Where the line of the first term that is not before `wanted` begins. */
  #firstFrom(wanted: string): number {
    let low = 0
    let high = this.#bytes.length
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const start = middle === 0 ? 0 : this.#bytes.lastIndexOf(newline, middle - 1) + 1
      if ((this.#termAt(start) ?? '') < wanted) low = this.#lineEnd(start) + 1
      else high = start
    }
    return low
  }

  #termAt(start: number): string | undefined {
    const end = this.#bytes.indexOf(blank, start)
    return end < 0 ? undefined : this.#bytes.toString('utf8', start, end)
  }

  #lineEnd(start: number): number {
    return this.#bytes.indexOf(newline, start)
  }
}
