interface GateOptions {
  /** How long nothing is asked after a first, a second … failure with no answer between them, in milliseconds. */
  readonly pausesMs: readonly number[]
  readonly onPause: (delayMs: number, reason: string) => void
  readonly onResume: () => void
  /** Nobody waits any longer. */
  readonly signal: AbortSignal
}

/** A pause that grows by less is not told again. */
const toldMs = 1000

/**
 * The gate that every question passes on its way to the provider: closed while that rests. After a failure one question at a time goes through, to see
 * whether there are answers again, and the others wait for what comes of it.
 */
export class ProviderGate {
  readonly #options: GateOptions
  readonly #waiting: (() => void)[] = []
  #timer: NodeJS.Timeout | undefined
  #closedUntil = 0
  /** Failures since the last answer. */
  #failures = 0
  #trying = false

  constructor(options: GateOptions) {
    this.#options = options
    // One listener, however many wait.
    options.signal.addEventListener('abort', () => this.#wake(), { once: true })
  }

  /** Waits until something may be asked, or nobody is to wait any longer. Gives what `failed` wants to know; whoever has passed says what came of it. */
  async pass(): Promise<number> {
    while (!this.#options.signal.aborted && (this.#timer !== undefined || (this.#failures > 0 && this.#trying))) await this.#change()
    if (this.#failures > 0) this.#trying = true
    return this.#failures
  }

  /** The provider has replied. */
  answered(): void {
    this.#failures = 0
    this.#open()
  }

  /** Nothing was learnt of the provider. */
  released(): void {
    this.#open()
  }

  /**
   * The provider did not reply, though it was asked again and again. `passed`: what `pass` gave. False when there was a pause before every attempt already:
   * then it is no use to go on.
   */
  failed(passed: number, reason: string): boolean {
    // Others that were on their way have failed for the same reason.
    const isKnown = passed < this.#failures
    if (isKnown) return true
    const delayMs = this.#options.pausesMs[this.#failures]
    this.#failures++
    this.#open()
    if (delayMs === undefined) return false
    this.rest(delayMs, reason)
    return true
  }

  /** Nothing new is asked for so long. */
  rest(delayMs: number, reason: string): void {
    const until = performance.now() + delayMs
    const more = this.#timer === undefined ? delayMs : until - this.#closedUntil
    if (more <= 0) return
    clearTimeout(this.#timer)
    this.#closedUntil = until
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#options.onResume()
      this.#wake()
    }, delayMs)
    if (more >= toldMs || more === delayMs) this.#options.onPause(delayMs, reason)
  }

  /** No timer is left behind. */
  close(): void {
    if (this.#timer !== undefined) this.#options.onResume()
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#wake()
  }

  #open(): void {
    this.#trying = false
    this.#wake()
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
