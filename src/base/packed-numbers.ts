/** Whole numbers of seven bits a byte, low ones first, in bytes that grow. */
export class PackedNumbers {
  #bytes = new Uint8Array(1 << 12)
  length = 0

  /** `value` is a whole number, 0 or more. */
  push(value: number): void {
    this.#makeRoom(8)
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes[this.length++] = (rest % 128) | 128
    this.#bytes[this.length++] = rest
  }

  pushByte(value: number): void {
    this.#makeRoom(1)
    this.#bytes[this.length++] = value
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length)
  }

  #makeRoom(wanted: number): void {
    if (this.length + wanted <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + wanted))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
