import { Writable } from 'node:stream'
import type { Io } from '../../base/io.ts'

/** The terminal as readline sees it. While an answer is printed it is muted, so that what is typed ahead does not mix with the answer. */
export class PromptOutput extends Writable {
  muted = false
  readonly isTTY = true
  readonly #terminal: Io['stdout']
  readonly #onResize = () => this.emit('resize')

  constructor(terminal: Io['stdout']) {
    super()
    this.#terminal = terminal
    terminal.on('resize', this.#onResize)
  }

  get columns(): number | undefined {
    return this.#terminal.columns
  }

  release(): void {
    this.#terminal.off('resize', this.#onResize)
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (!this.muted) this.#terminal.write(chunk)
    done()
  }
}
