/** Reads what `PackedNumbers` wrote; beyond the end everything is 0. */
export class NumberReader {
  at: number
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes
    this.at = at
  }

  next(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.at++] ?? 0
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }

  byte(): number {
    return this.#bytes[this.at++] ?? 0
  }
}
