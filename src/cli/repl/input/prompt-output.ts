import { Writable } from 'node:stream'
import type { Io } from '../../../base/io.ts'

/** The terminal as readline sees it. It draws only while an entry is asked for: what else is printed then stands undisturbed. */
export class PromptOutput extends Writable {
  muted = true
  readonly isTTY = true
  readonly #terminal: Io['stdout']

  constructor(terminal: Io['stdout']) {
    super({ decodeStrings: false })
    this.#terminal = terminal
  }

  get columns(): number | undefined {
    return this.#terminal.columns
  }

  override _write(text: string, _encoding: BufferEncoding, done: () => void): void {
    if (!this.muted) this.#terminal.write(text)
    done()
  }
}
