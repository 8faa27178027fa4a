import { emitKeypressEvents, type Key } from 'node:readline'
import type { Clock } from '../../../base/clock.ts'
import type { Io } from '../../../base/io.ts'
import { sanitize } from '../../../base/sanitize.ts'

/** What comes from a terminal: a key, with the character it stands for, or a text that was pasted. */
export type Typed = { readonly key: Key; readonly character: string | undefined } | { readonly pasted: string }

export interface KeyReaderOptions {
  readonly stdin: Io['stdin']
  readonly clock: Clock
  onTyped(typed: Typed): void
  /** The terminal is gone. */
  onLost(): void
}

/** What is pasted comes without a pause; a Ctrl-C after one comes from fingers, and the end of the paste was lost. */
const pauseMs = 500
const pasteEnd = '\x1b[201~'

/**
 * Keys as Node's readline names them. What stands between the marks of a bracketed paste is one text, whatever it holds: its control sequences do nothing.
 * The marks are xterm's (invisible-island.net/xterm/ctlseqs, "Bracketed Paste Mode"); Node calls them the keys paste-start and paste-end.
 */
export class KeyReader {
  readonly #options: KeyReaderOptions
  #paste: string[] | undefined
  #pasteTail = ''
  #heardAt = 0

  constructor(options: KeyReaderOptions) {
    this.#options = options
    const { stdin, onLost } = options
    emitKeypressEvents(stdin)
    stdin.on('keypress', this.#onKey)
    for (const event of ['end', 'close', 'error']) stdin.on(event, onLost)
    stdin.resume()
  }

  /** The input is left to another program until `resume`. */
  pause(): void {
    this.#options.stdin.pause()
  }

  resume(): void {
    this.#options.stdin.resume()
  }

  close(): void {
    const { stdin, onLost } = this.#options
    stdin.off('keypress', this.#onKey)
    // An error may still come of a terminal that is lost, and would end the program with a stack if nobody heard it.
    for (const event of ['end', 'close']) stdin.off(event, onLost)
    stdin.pause()
  }

  readonly #onKey = (character: string | undefined, key: Key): void => {
    if (this.#paste !== undefined) this.#inPaste(key)
    else if (key.name === 'paste-start') this.#begin()
    else this.#options.onTyped({ key, character })
  }

  #begin(): void {
    this.#paste = []
    this.#pasteTail = ''
    this.#heardAt = this.#options.clock.now()
  }

  /** Sequences are put together as they came: what Node makes of those within a paste is not looked at. */
  #inPaste(key: Key): void {
    const now = this.#options.clock.now()
    const paused = now - this.#heardAt >= pauseMs
    this.#heardAt = now
    const came = key.sequence ?? ''
    if (came === '\x03' && paused) {
      this.#paste = undefined
      this.#options.onTyped({ key, character: undefined })
      return
    }
    this.#paste?.push(came)
    this.#pasteTail = (this.#pasteTail + came).slice(-pasteEnd.length)
    if (this.#pasteTail !== pasteEnd) return
    const text = this.#paste?.join('').slice(0, -pasteEnd.length) ?? ''
    this.#paste = undefined
    this.#options.onTyped({ pasted: sanitize(text.replace(/\r\n?/g, '\n')) })
  }
}
