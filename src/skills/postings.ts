import type { PackedNumbers } from '../base/packed-numbers.ts'

/** How often a term counts in each skill that has it: positions of skills, ascending, and for each its number. */
export class Postings {
  readonly positions: number[] = []
  readonly counts: number[] = []

  /** Positions have to come in ascending order. Returns whether this one is new. */
  add(position: number, count: number): boolean {
    const last = this.positions.length - 1
    if (this.positions[last] === position) {
      this.counts[last] = (this.counts[last] ?? 0) + count
      return false
    }
    this.positions.push(position)
    this.counts.push(count)
    return true
  }

  /** Appends the postings as numbers of seven bits a byte, low ones first: how many, then for each the distance to the one before, and its count. */
  pack(into: PackedNumbers): void {
    into.push(this.positions.length)
    let before = 0
    for (const [i, position] of this.positions.entries()) {
      into.push(position - before)
      into.push(this.counts[i] ?? 0)
      before = position
    }
  }

  static unpack(bytes: Uint8Array, start: number): Postings {
    const postings = new Postings()
    let at = start
    const next = () => {
      let value = 0
      for (let scale = 1; ; scale *= 128) {
        const byte = bytes[at++] ?? 0
        value += (byte & 127) * scale
        if (byte < 128) return value
      }
    }
    let position = 0
    for (let left = next(); left > 0; left--) {
      position += next()
      postings.add(position, next())
    }
    return postings
  }
}
