/** Nothing a provider says makes it be left alone for longer, in milliseconds: a process may live for days. */
const longestRestMs = 3_600_000

/**
 * Remembers that a provider was given up, after as many requests as were worth while, so that not every question waits for it anew. Times are
 * milliseconds of one clock.
 */
export class CircuitBreaker {
  readonly #openMs: number
  #openUntil: number | undefined
  #probing = false

  /** `openMs`: until a request may try it again. */
  constructor(openMs: number) {
    this.#openMs = openMs
  }

  state(now: number): 'closed' | 'open' | 'half-open' {
    if (this.#openUntil === undefined) return 'closed'
    return now < this.#openUntil ? 'open' : 'half-open'
  }

  /** Whether a request may go out while others could be asked instead. In the half-open state one at a time may, and decides for the rest. */
  admits(now: number): boolean {
    const state = this.state(now)
    if (state === 'closed') return true
    if (state === 'open' || this.#probing) return false
    this.#probing = true
    return true
  }

  succeeded(): void {
    this.#openUntil = undefined
    this.#probing = false
  }

  /** It is left alone for a while, or for as long as it asked for. */
  open(now: number, askedMs = 0): void {
    this.#openUntil = now + Math.min(longestRestMs, Math.max(this.#openMs, askedMs))
    this.#probing = false
  }

  /** The request ended without telling anything about the provider, as when the user stopped it. */
  released(): void {
    this.#probing = false
  }
}
