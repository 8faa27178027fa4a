import type { ChalkInstance } from 'chalk'
import type { Highlight } from '../../answer/highlight.ts'
import type { Redact } from '../../base/redact.ts'
import { sanitize } from '../../base/sanitize.ts'
import { wrapText } from '../../render/wrap-text.ts'
import { StatusLine } from '../status-line.ts'
import type { ReplDeps } from './repl-deps.ts'

const widest = 100

/** How what is shown looks. */
export interface Look {
  /** In columns. */
  readonly width: number
  readonly colors: ChalkInstance
  readonly highlight: Highlight
  readonly redact: Redact
}

interface OutputParts {
  readonly deps: Pick<ReplDeps, 'io' | 'clock' | 'colors' | 'verbosity' | 'statusLine'>
  /** Whether somebody sits at a terminal. */
  readonly isTerminal: boolean
  /** What the app knows of secrets and languages, now and when it is loaded. */
  readonly app: Pick<Look, 'highlight' | 'redact'>
}

/** All that the REPL writes: answers to stdout, everything else to stderr; the status line makes way for both. */
export class ReplOutput {
  readonly status: StatusLine | undefined
  readonly #parts: OutputParts
  /** What is told behind the answer that is being made. */
  #behind: string[] | undefined
  /** Something was told about the answer that is being made. */
  #told = false
  /** Something was written since `begin`. */
  #written = false

  constructor(parts: OutputParts) {
    const { deps, isTerminal } = parts
    this.#parts = parts
    this.status = deps.statusLine && isTerminal ? new StatusLine({ terminal: deps.io.stdout, ...deps }) : undefined
  }

  look(): Look {
    const { deps, app } = this.#parts
    // A terminal that does not know its size says 0.
    const width = Math.min(widest, deps.io.stdout.columns || widest)
    return { width, colors: deps.colors, highlight: app.highlight, redact: app.redact }
  }

  /** Nothing was told yet about what comes next. */
  begin(): void {
    this.#told = false
    this.#behind = []
    this.#written = false
  }

  /**
   * The answer stands there. `goesOn`: another question comes; at a terminal an empty line sets that apart, as it would be hard to find again among all that
   * scrolled by.
   */
  end(goesOn: boolean): void {
    const lines = this.#behind ?? []
    this.#behind = undefined
    for (const line of lines) this.tell(line)
    if (goesOn && this.#written && this.#parts.isTerminal) this.print('\n')
  }

  /** What has nothing to do with the answer does not stand in the middle of it. */
  tellBehind(line: string): void {
    if (this.#behind === undefined) this.tell(line)
    else this.#behind.push(line)
  }

  /** Does nothing where there is no terminal. */
  clear(): void {
    if (this.#parts.isTerminal) this.print('\x1b[2J\x1b[H')
    this.#written = false
  }

  /** At a terminal an empty line sets the answer apart from what was told on the way. */
  printAnswer(text: string): void {
    this.print(this.#told && this.#parts.isTerminal ? `\n${text}` : text)
    this.#told = false
  }

  print(text: string): void {
    this.#written ||= text !== ''
    this.status?.erase()
    this.#parts.deps.io.stdout.write(text)
  }

  /** A line on stderr, unless `--quiet`. */
  note(line: string): void {
    if (this.#parts.deps.verbosity !== 'quiet') this.tell(line)
  }

  /** A line on stderr that is less prominent than an answer, unless `--quiet`. */
  aside(line: string): void {
    const { deps } = this.#parts
    if (deps.verbosity !== 'quiet') this.#tell(line, deps.io.stderr.isTTY ? deps.colors.dim : undefined)
  }

  tell(text: string): void {
    this.#tell(text)
  }

  #tell(text: string, paint = (line: string) => line): void {
    this.#told = true
    this.#written = true
    this.status?.erase()
    const { stderr } = this.#parts.deps.io
    const plain = sanitize(this.#parts.app.redact(text))
    stderr.write(`${paint(stderr.isTTY ? wrapText(plain, this.look().width) : plain)}\n`)
  }
}
