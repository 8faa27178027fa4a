import type { ChalkInstance } from 'chalk'
import type { Clock } from '../base/clock.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { cutToColumns } from '../render/display-width.ts'
import { duration } from '../render/duration.ts'

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const frameMs = 125
/** What is quicker needs no line. */
const delayMs = 300
/** From then on people wonder how to end it. */
const longMs = 5000
const eraseLine = '\r\x1b[K'

interface StatusTerminal {
  readonly columns?: number | undefined
  write(text: string): unknown
}

interface StatusLineOptions {
  readonly terminal: StatusTerminal
  readonly clock: Clock
  readonly colors: ChalkInstance
}

/**
 * One line below everything else that says what is going on and for how long: `⠋ searching the code … 3 s`. It is overwritten in place and moves no other line;
 * whoever prints on the same screen calls `erase` before, and prints whole lines. Only for a terminal that understands control sequences.
 */
export class StatusLine {
  readonly #terminal: StatusTerminal
  readonly #clock: Clock
  readonly #colors: ChalkInstance
  #text = ''
  #since = 0
  #frame = 0
  #shown = ''
  #timer: NodeJS.Timeout | undefined

  constructor({ terminal, clock, colors }: StatusLineOptions) {
    this.#terminal = terminal
    this.#clock = clock
    this.#colors = colors
  }

  /** Says what is going on; the time counts from the first call after `stop`. */
  say(text: string): void {
    this.#text = sanitizeLine(text)
    if (this.#timer) return
    this.#since = this.#clock.now()
    this.#timer = setInterval(() => this.#draw(), frameMs).unref()
  }

  /** Takes the line away until the next frame. */
  erase(): void {
    if (this.#shown === '') return
    this.#shown = ''
    this.#terminal.write(eraseLine)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.erase()
  }

  #draw(): void {
    const ms = this.#clock.now() - this.#since
    if (ms < delayMs) return
    this.#frame = (this.#frame + 1) % frames.length
    const time = ms < 1000 ? '' : ` ${duration(ms)}`
    const hint = ms < longMs ? '' : ' (Ctrl-C stops it)'
    // In the last column some terminals go on to the next line.
    const room = (this.#terminal.columns || 80) - 1
    const line = `${frames[this.#frame]} ${this.#text} …${time}`
    const whole = `${line}${hint}`
    this.#shown = cutToColumns(whole.length <= room ? whole : line, room)
    this.#terminal.write(`\r${this.#colors.dim(this.#shown)}\x1b[K`)
  }
}
