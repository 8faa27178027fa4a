import { setMaxListeners } from 'node:events'

/**
 * When a question has to end: its time is over, or whoever asked wants no more. Waits that a provider asked for and that the user was told of do not count.
 * `cancel` it when the question is over.
 */
export class Deadline {
  // Not a combined signal: the graph never takes its listener off what it is given, and Node keeps a combined one alive for as long as it has one.
  readonly #controller = new AbortController()
  readonly #stopped: AbortSignal
  readonly #stop = () => this.#controller.abort(this.#stopped.reason)
  #endsAt: number
  #timer: NodeJS.Timeout

  constructor(ms: number, stopped: AbortSignal) {
    this.#stopped = stopped
    this.#endsAt = performance.now() + ms
    this.#timer = this.#arm()
    if (stopped.aborted) this.#stop()
    else {
      // Any number of questions may share a signal, and each takes its listener off: Node's warning of a leak would be none.
      setMaxListeners(0, stopped)
      stopped.addEventListener('abort', this.#stop, { once: true })
    }
  }

  /** Aborts when the question has to end. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  extend(ms: number): void {
    this.#endsAt += ms
    clearTimeout(this.#timer)
    this.#timer = this.#arm()
  }

  /** The question is over: no timer and no listener is left behind. */
  cancel(): void {
    clearTimeout(this.#timer)
    this.#stopped.removeEventListener('abort', this.#stop)
  }

  #arm(): NodeJS.Timeout {
    return setTimeout(() => this.#controller.abort(), Math.max(0, this.#endsAt - performance.now()))
  }
}
