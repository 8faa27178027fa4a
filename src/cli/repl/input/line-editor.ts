import { createInterface, type Interface, type Key } from 'node:readline'
import { Readable } from 'node:stream'
import type { Io } from '../../../base/io.ts'
import type { Completion } from './complete-line.ts'
import { PromptOutput } from './prompt-output.ts'

export interface LineEditorOptions {
  readonly io: Pick<Io, 'stdin' | 'stdout' | 'onExit'>
  /** What Tab may put in place of the end of a line. */
  complete(line: string): Promise<Completion>
  onEntered(text: string): void
  /** Ctrl-D in an empty line. */
  onEnd(): void
  /** The user is back from the shell that Ctrl-Z went to. */
  onContinue(): void
  /** It can take keys again. */
  onReady(): void
}

const pasteBrackets = { on: '\x1b[?2004h', off: '\x1b[?2004l' } as const

/**
 * Node's readline as the editor of a text of one or more lines. It draws and edits; which keys it gets is decided elsewhere, so it does not read the
 * terminal itself. Brackets around pastes are on exactly while the terminal is in raw mode.
 */
export class LineEditor {
  readonly #options: LineEditorOptions
  readonly #output: PromptOutput
  readonly #readline: Interface
  readonly #forget: () => void
  #raw = false
  #waits = false
  /** Where the cursor was drawn last, from the beginning of the mark on. */
  #drawn = { rows: 0, cols: 0 }
  #resizes = 0
  #closed = false

  constructor(options: LineEditorOptions) {
    this.#options = options
    const { io, complete, onEntered, onEnd, onContinue, onReady } = options
    this.#output = new PromptOutput(io.stdout)
    const input = Object.assign(new Readable({ read() {} }), { setRawMode: (on: boolean) => this.setRawMode(on) })
    this.#readline = createInterface({
      input,
      output: this.#output,
      terminal: true,
      historySize: 0,
      completer: (line: string, done: (error: null, result: Completion) => void) => {
        // A conversation is worth more than a completion.
        complete(line).then(
          (found) => done(null, found),
          () => done(null, [[], line]),
        )
      },
    })
    this.#readline.on('line', onEntered)
    this.#readline.on('close', () => {
      if (!this.#closed) onEnd()
    })
    this.#readline.on('SIGCONT', onContinue)
    this.#readline.on('pause', () => {
      this.#waits = true
    })
    this.#readline.on('resume', () => {
      this.#waits = false
      // What paused it goes on after this event.
      setImmediate(onReady)
    })
    // The terminal itself is put back by Node, however the program ends; what it was told in sequences is not.
    this.#forget = io.onExit(() => {
      if (this.#raw) io.stdout.write(pasteBrackets.off)
    })
  }

  get text(): string {
    return this.#readline.line
  }

  get cursor(): number {
    return this.#readline.cursor
  }

  /** It waits for names to complete with, and takes no keys. */
  get waits(): boolean {
    return this.#waits
  }

  /** Stands before the text, from when it is drawn next. */
  set mark(mark: string) {
    this.#readline.setPrompt(mark)
  }

  /** Replaces the text. */
  set(text: string, cursor = text.length): void {
    // Node documents both as readable only, and has no other way to put a line break into a line: what is given to `write` is entered at each.
    Object.assign(this.#readline, { line: text, cursor })
    this.#draw()
  }

  press(character: string | undefined, key: Key): void {
    this.#options.io.stdout.cork()
    this.#readline.write(character ?? '', key)
    this.#options.io.stdout.uncork()
    this.#drawn = this.#readline.getCursorPos()
  }

  /**
   * Draws again for the new width. Some terminals have broken the lines anew by now, others (xterm.js, where the cursor stands) leave them: readline goes
   * up as many rows as it drew, which is wrong where they were broken anew. The column of the cursor, which `ask` gives, tells.
   */
  async resize(ask: () => Promise<number | undefined>): Promise<void> {
    const [before, now] = [this.#drawn, this.#readline.getCursorPos()]
    const moved = now.rows - before.rows
    const turn = ++this.#resizes
    const column = moved === 0 ? undefined : await ask()
    if (turn !== this.#resizes || this.#output.muted) return
    // Where the column tells nothing, something left over is better than something lost.
    const brokenAnew = column === undefined || now.cols === before.cols ? moved < 0 : column === now.cols
    if (brokenAnew) this.#options.io.stdout.write(moved > 0 ? `\x1b[${moved}A` : `\x1b[${-moved}B`)
    this.#draw()
  }

  show(): void {
    this.#output.muted = false
    this.#draw()
  }

  hide(): void {
    this.#output.muted = true
  }

  setRawMode(on: boolean): void {
    const { stdin, stdout } = this.#options.io
    stdin.setRawMode?.(on)
    if (on !== this.#raw) stdout.write(on ? pasteBrackets.on : pasteBrackets.off)
    this.#raw = on
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#readline.close()
    this.#forget()
  }

  /** In one write, so that no half-drawn line is seen. */
  #draw(): void {
    if (this.#closed) return
    this.#options.io.stdout.cork()
    this.#readline.prompt(true)
    this.#options.io.stdout.uncork()
    this.#drawn = this.#readline.getCursorPos()
  }
}
