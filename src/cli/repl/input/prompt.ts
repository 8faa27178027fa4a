/** Where entries come from: an editor at a terminal, or a pipe, which sees no prompt. Entries that come while nobody asks wait. */
export interface Prompt {
  readonly isTerminal: boolean
  /** Something is typed that was not entered yet. */
  readonly isBegun: boolean
  /** The next entry, which may have several lines; undefined when the input has ended. */
  next(): Promise<string | undefined>
  /** Shows the prompt again with what is typed, after something else was printed. */
  show(): void
  /** Drops what is typed. */
  clear(): void
  /** The next prompt opens with this text, which can be changed before it is entered. */
  prefill(text: string): void
  close(): void
}

export const promptMark = '> '
