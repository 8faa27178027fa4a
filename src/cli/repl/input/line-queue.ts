/** Lines wait here until they are asked for; none is lost before the end. */
export class LineQueue {
  readonly #lines: string[] = []
  #ended = false
  #wake: () => void = () => {}

  push(line: string): void {
    this.#lines.push(line)
    this.#wake()
  }

  /** No more lines will come; those that wait are still given. */
  end(): void {
    this.#ended = true
    this.#wake()
  }

  get waiting(): number {
    return this.#lines.length
  }

  /** The next line; undefined when there will be none. */
  async next(): Promise<string | undefined> {
    while (this.#lines.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    return this.#lines.shift()
  }
}
