export interface CircuitLimits {
  /** Failures in a row that open the circuit. */
  readonly circuitFailures: number
  /** Milliseconds until a request may try it again. */
  readonly circuitOpenMs: number
}

/** Remembers that a provider fails, so that not every question waits for it anew. Times are milliseconds of one clock. */
export class CircuitBreaker {
  readonly #limits: CircuitLimits
  #failures = 0
  #openUntil: number | undefined
  #probing = false

  constructor(limits: CircuitLimits) {
    this.#limits = limits
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
    this.#failures = 0
    this.#openUntil = undefined
    this.#probing = false
  }

  /** `lasting`: waiting will not help, as with a quota that is used up. */
  failed(now: number, lasting = false): void {
    this.#failures++
    this.#probing = false
    if (lasting || this.#openUntil !== undefined || this.#failures >= this.#limits.circuitFailures) {
      this.#openUntil = now + this.#limits.circuitOpenMs
    }
  }

  /** It asked to be left alone until `time`. */
  restUntil(time: number): void {
    this.#openUntil = Math.max(this.#openUntil ?? 0, time)
  }

  /** The request ended without telling anything about the provider, as when the user stopped it. */
  released(): void {
    this.#probing = false
  }
}
