import type { Clock } from '../../base/clock.ts'

export type InterruptEffect = 'stop' | 'clear' | 'ask' | 'quit'

const doublePressMs = 2000

/**
 * What Ctrl-C does (security.md 2.3): it stops the running answer or clears the line; pressed again within two seconds, or twice at an empty prompt,
 * it quits. `ask` says so.
 */
export class Interrupts {
  readonly #clock: Clock
  #last = Number.NEGATIVE_INFINITY
  #asked = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  press(state: 'running' | 'typing' | 'empty'): InterruptEffect {
    const now = this.#clock.now()
    const double = now - this.#last <= doublePressMs
    this.#last = now
    // Who has typed since then means to clear that.
    if (state !== 'typing' && (double || this.#asked)) return 'quit'
    this.#asked = state === 'empty'
    return state === 'running' ? 'stop' : state === 'typing' ? 'clear' : 'ask'
  }

  /** A line was entered: whoever goes on was not asked any more. */
  reset(): void {
    this.#asked = false
  }
}
