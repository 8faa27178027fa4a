import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { IPty } from '@lydell/node-pty'
import headless from '@xterm/headless'
import { onTestFinished } from 'vitest'
import { sample } from '../../support/run-program.ts'
import { nodePty } from './pty-test.ts'

export interface PtyOptions {
  readonly columns?: number
  readonly rows?: number
  /** Arguments of `codewhisper`; the sample code, its skills and the offline model unless given. */
  readonly args?: readonly string[]
  /** Added to the environment, which has PATH, HOME, TERM and CODEWHISPER_HOME only. */
  readonly env?: Readonly<Record<string, string>>
  /** A home of an earlier terminal, for what outlives a run. */
  readonly home?: string
}

export interface ProgramEnd {
  readonly code: number
  readonly signal: number | undefined
}

/** Longer than anything takes on a busy machine; a test that waits for so long has failed. */
export const patienceMs = 8000

/**
 * The built program in a real pseudo-terminal, with an emulator that makes a screen of what it writes and answers its questions as xterm does.
 * Screens are read, not bytes. It is ended with the test.
 */
export class PtyTerminal {
  /** CODEWHISPER_HOME, HOME and the working directory. */
  readonly home: string
  /** Everything the program wrote, escape sequences included. */
  raw = ''
  readonly exited: Promise<ProgramEnd>
  readonly #emulator: headless.Terminal
  readonly #pty: IPty
  readonly #waiting = new Set<() => void>()
  #ended = false

  constructor(options: PtyOptions = {}) {
    if (nodePty === undefined) throw new Error('write this test with ptyTest')
    const { columns = 80, rows = 24, args = [...sample, '--provider', 'offline'] } = options
    this.home = options.home ?? newHome()
    this.#emulator = new headless.Terminal({ cols: columns, rows, scrollback: 10_000, allowProposedApi: true })
    this.#pty = nodePty.spawn(process.execPath, [resolve('dist/bin.js'), ...args], {
      // It overrides TERM.
      name: options.env?.TERM ?? 'xterm-256color',
      cols: columns,
      rows,
      cwd: this.home,
      env: { PATH: process.env.PATH, HOME: this.home, CODEWHISPER_HOME: this.home, TERM: 'xterm-256color', ...options.env },
    })
    this.#pty.onData((data) => {
      this.raw += data
      this.#emulator.write(data, () => this.#look())
    })
    this.#emulator.onData((reply) => this.#pty.write(reply))
    this.exited = new Promise((done) => {
      this.#pty.onExit(({ exitCode, signal }) =>
        this.#emulator.write('', () => {
          this.#ended = true
          this.#look()
          done({ code: exitCode, signal: signal || undefined })
        }),
      )
    })
    onTestFinished(() => this.#end())
  }

  /** Text, and `keys` (terminal-keys.ts). */
  type(typed: string): void {
    this.#pty.write(typed)
  }

  /** As the clipboard does: CR for every line end, and in brackets where the program asked for them. */
  paste(text: string): void {
    const sent = text.replace(/\r?\n/g, '\r')
    this.#pty.write(this.pasteIsBracketed ? `\x1b[200~${sent}\x1b[201~` : sent)
  }

  get pasteIsBracketed(): boolean {
    return this.#emulator.modes.bracketedPasteMode
  }

  resize(columns: number, rows: number): void {
    this.#emulator.resize(columns, rows)
    this.#pty.resize(columns, rows)
  }

  kill(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGKILL'): void {
    this.#pty.kill(signal)
  }

  /** The window is closed, or the connection lost: the kernel sends SIGHUP, and what is read and written fails. */
  hangUp(): void {
    // The type does not tell of it.
    const destroy: unknown = Reflect.get(this.#pty, 'destroy')
    if (typeof destroy !== 'function') throw new Error('this node-pty cannot close a terminal')
    Reflect.apply(destroy, this.#pty, [])
  }

  /** What the user sees: lines without trailing spaces, without empty lines at the end, the home as HOME, times as N s. */
  screen(): string {
    const { baseY, length } = this.#emulator.buffer.active
    return this.#text(baseY, length)
  }

  /** `screen`, with what has scrolled away. */
  scrolled(): string {
    return this.#text(0, this.#emulator.buffer.active.length)
  }

  /** The whole line in which the cursor stands, wrapped rows put together. */
  cursorLine(): string {
    const { baseY, cursorY } = this.#emulator.buffer.active
    let first = baseY + cursorY
    while (first > 0 && this.#emulator.buffer.active.getLine(first)?.isWrapped) first--
    return this.#text(first, baseY + cursorY + 1).replaceAll('\n', '')
  }

  get cursor(): { readonly column: number; readonly row: number } {
    const { cursorX, cursorY } = this.#emulator.buffer.active
    return { column: cursorX, row: cursorY }
  }

  /** Waits until the text stands on the screen or above it, or until `test` holds of it. */
  async until(what: string | RegExp | ((terminal: PtyTerminal) => boolean)): Promise<void> {
    const test = typeof what === 'function' ? what : (one: PtyTerminal) => matches(one.scrolled(), what)
    if (test(this)) return
    await new Promise<void>((done, fail) => {
      const look = () => {
        if (test(this)) finish(done)
        else if (this.#ended) finish(() => fail(this.#notSeen(what, 'the program has ended')))
      }
      const timer = setTimeout(() => finish(() => fail(this.#notSeen(what, `${patienceMs} ms have passed`))), patienceMs)
      const finish = (how: () => void) => {
        clearTimeout(timer)
        this.#waiting.delete(look)
        how()
      }
      this.#waiting.add(look)
      look()
    })
  }

  /** Waits for the prompt with exactly this text behind it. */
  async prompt(typed = ''): Promise<void> {
    await this.until((one) => /^[>…] ?(.*)$/.exec(one.cursorLine())?.[1] === typed.trimEnd())
  }

  #text(from: number, to: number): string {
    const buffer = this.#emulator.buffer.active
    const lines = Array.from({ length: to - from }, (_, at) => buffer.getLine(from + at)?.translateToString(true) ?? '')
    return lines
      .join('\n')
      .trimEnd()
      .replaceAll(this.home, 'HOME')
      .replace(/\b\d+(?:\.\d+)? s\b/g, 'N s')
  }

  #look(): void {
    for (const look of [...this.#waiting]) look()
  }

  #notSeen(what: unknown, why: string): Error {
    return new Error(`not seen: ${String(what)} (${why}). The screen:\n${this.screen()}`)
  }

  async #end(): Promise<void> {
    if (!this.#ended) this.#pty.kill('SIGKILL')
    await this.exited
    this.#emulator.dispose()
  }
}

function matches(text: string, what: string | RegExp): boolean {
  return typeof what === 'string' ? text.includes(what) : what.test(text)
}

function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'codewhisper-pty-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}
