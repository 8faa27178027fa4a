/** A line that was typed; `seen` when the terminal showed it while it was typed. */
export interface TypedLine {
  readonly text: string
  readonly seen: boolean
}

/** Lines wait here until they are asked for; none is lost before the end. */
export class LineQueue {
  readonly #lines: TypedLine[] = []
  #ended = false
  #wake: () => void = () => {}

  push(line: TypedLine): void {
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
  async next(): Promise<TypedLine | undefined> {
    while (this.#lines.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    return this.#lines.shift()
  }
}
