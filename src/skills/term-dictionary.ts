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
    const line = this.#lineAt(this.#firstFrom(term))
    return line !== undefined && line.term === term ? line.value : undefined
  }

  /** All terms that begin with `prefix`, sorted; every term for an empty one. */
  *startingWith(prefix: string): Generator<string> {
    for (let at = this.#firstFrom(prefix); ; ) {
      const line = this.#lineAt(at)
      if (line === undefined || !line.term.startsWith(prefix)) return
      yield line.term
      at = line.next
    }
  }

  /** Where the line of the first term that is not before `wanted` begins. */
  #firstFrom(wanted: string): number {
    let low = 0
    let high = this.#bytes.length
    while (low < high) {
      const middle = this.#bytes.lastIndexOf(0x0a, Math.floor((low + high) / 2) - 1) + 1
      const start = Math.max(low, middle)
      const line = this.#lineAt(start)
      if (line !== undefined && line.term < wanted) low = line.next
      else high = start
    }
    return low
  }

  #lineAt(start: number): { term: string; value: number; next: number } | undefined {
    const end = this.#bytes.indexOf(0x0a, start)
    if (end < 0) return undefined
    const space = this.#bytes.indexOf(0x20, start)
    return {
      term: this.#bytes.toString('utf8', start, space),
      value: Number(this.#bytes.toString('latin1', space + 1, end)),
      next: end + 1,
    }
  }
}
