/** For the one write alone (DECAWM): the terminal may be narrower by now than this process was told. */
const noWrap = '\x1b[?7l'
const wrap = '\x1b[?7h'

interface LiveTerminal {
  write(text: string): unknown
}

/**
 * A line below everything else that is overwritten in place. The cursor waits at its beginning: what the terminal echoes (`^C`) is overwritten, and when the terminal is
 * made narrower, all that becomes of the line lies behind the cursor and is erased with it. Whoever prints on the same screen calls `erase` before,
 * and prints whole lines. Only for a terminal that understands control sequences.
 */
export class LiveLine {
  readonly #terminal: LiveTerminal
  #shown = false

  constructor(terminal: LiveTerminal) {
    this.#terminal = terminal
  }

  /** The line must be narrower than the terminal: in the last column some go on to the next line. */
  draw(line: string): void {
    this.#terminal.write(`\r${noWrap}${line}\x1b[J${wrap}\r`)
    this.#shown = true
  }

  erase(): void {
    if (!this.#shown) return
    this.#shown = false
    this.#terminal.write('\r\x1b[J')
  }
}
