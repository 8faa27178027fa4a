/** Up and Down: entries that begin with what stood before the cursor when the walk began; below the newest stands what was typed. */
export class HistoryWalk {
  /** What was typed, then entries, newest first. */
  readonly #stations: readonly string[]
  #at = 0

  /** `entries`: newest first. */
  constructor(entries: readonly string[], typed: string, beforeCursor: string) {
    this.#stations = [typed, ...entries.filter((entry) => entry.startsWith(beforeCursor) && entry !== typed)]
  }

  /** Undefined where there is no older one. */
  older(): string | undefined {
    return this.#step(1)
  }

  newer(): string | undefined {
    return this.#step(-1)
  }

  #step(by: number): string | undefined {
    const station = this.#stations[this.#at + by]
    if (station !== undefined) this.#at += by
    return station
  }
}
