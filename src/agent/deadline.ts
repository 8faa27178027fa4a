/** A bound on the time of a question. Waits that a provider asked for and that the user was told of do not count. */
export class Deadline {
  readonly #controller = new AbortController()
  #endsAt: number
  #timer: NodeJS.Timeout

  constructor(ms: number) {
    this.#endsAt = performance.now() + ms
    this.#timer = this.#arm()
  }

  /** Aborts when the time is over. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  extend(ms: number): void {
    this.#endsAt += ms
    clearTimeout(this.#timer)
    this.#timer = this.#arm()
  }

  /** The question is over: no timer is left behind. */
  cancel(): void {
    clearTimeout(this.#timer)
  }

  #arm(): NodeJS.Timeout {
    return setTimeout(() => this.#controller.abort(), Math.max(0, this.#endsAt - performance.now()))
  }
}
