/** Where entries outlive the program. */
export interface HistoryFile {
  /** Oldest first. */
  read(): readonly string[]
  /** Throws an error with a message for the user when it cannot be written. */
  append(entry: string): void
}

export interface InputHistoryOptions {
  /** Undefined: nothing outlives the program. */
  readonly open: (() => Promise<HistoryFile>) | undefined
  note(line: string): void
}

/** What was entered, in this run and before it. */
export class InputHistory {
  readonly #options: InputHistoryOptions
  readonly #added: string[] = []
  #file: Promise<HistoryFile | undefined> | undefined
  #earlier: readonly string[] | undefined

  constructor(options: InputHistoryOptions) {
    this.#options = options
  }

  /** Opens the file before it is needed, for what is entered is written at once then. */
  preload(): void {
    this.#opened().catch(() => {})
  }

  /** Each entry once, newest first. Never rejects. */
  async entries(): Promise<readonly string[]> {
    this.#earlier ??= await this.#read()
    return [...new Set([...this.#earlier, ...this.#added].reverse())]
  }

  /** Resolves when it is written, or is told that it cannot be. */
  async add(entry: string): Promise<void> {
    const same = this.#added.at(-1) === entry
    this.#added.push(entry)
    if (same) return
    try {
      const file = await this.#opened()
      file?.append(entry)
    } catch (error) {
      this.#file = Promise.resolve(undefined)
      this.#options.note(`What is typed is not kept for the next time: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  async #read(): Promise<readonly string[]> {
    try {
      return (await this.#opened())?.read() ?? []
    } catch {
      // Whoever enters something is told.
      return []
    }
  }

  #opened(): Promise<HistoryFile | undefined> {
    this.#file ??= this.#options.open?.() ?? Promise.resolve(undefined)
    return this.#file
  }
}
