import { numbersOfBytes } from '../../base/number-columns.ts'

/** Sections of a blob, given out in the order in which they were written. */
export class SectionReader {
  readonly #body: Buffer
  readonly #lengths: readonly number[]
  #at: number
  #next = 0

  /** The first begins at `at`. */
  constructor(body: Buffer, at: number, lengths: readonly number[]) {
    this.#body = body
    this.#at = at
    this.#lengths = lengths
  }

  /** All were given out, and nothing stands behind them. */
  get isDone(): boolean {
    return this.#next === this.#lengths.length && this.#at === this.#body.length
  }

  /** Throws beyond the last, or when the blob is too short. */
  bytes(): Buffer {
    const length = this.#lengths[this.#next++]
    if (length === undefined || !(length >= 0) || this.#at + length > this.#body.length) throw new Error('a section is missing')
    this.#at += length
    return this.#body.subarray(this.#at - length, this.#at)
  }

  numbers(): Uint32Array {
    return numbersOfBytes(this.bytes())
  }
}
