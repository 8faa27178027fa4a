interface Waiter<Progress> {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
}

type Work<T, Progress> = (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<T>

/** Work that all who ask at the same time share. It is stopped when nobody waits for it any more; two runs of it never overlap. */
export class SharedWork<T, Progress> {
  readonly #work: Work<T, Progress>
  readonly #waiters = new Set<Waiter<Progress>>()
  #run: { readonly result: Promise<T>; readonly controller: AbortController } | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(work: Work<T, Progress>) {
    this.#work = work
  }

  /** Rejects with the reason of the waiter's own signal, or as the work does. */
  async join(waiter: Waiter<Progress>): Promise<T> {
    waiter.signal?.throwIfAborted()
    // A copy, so that the same object can wait twice.
    const me = { ...waiter }
    this.#waiters.add(me)
    this.#run ??= this.#start()
    const { result } = this.#run
    try {
      return await (me.signal === undefined ? result : untilAborted(result, me.signal))
    } finally {
      this.#waiters.delete(me)
      if (this.#waiters.size === 0) this.#stop(me.signal?.reason)
    }
  }

  #start(): { result: Promise<T>; controller: AbortController } {
    const controller = new AbortController()
    const report = (progress: Progress) => {
      for (const { onProgress } of this.#waiters) onProgress?.(progress)
    }
    const result = this.#last.then(() => this.#work(controller.signal, report))
    this.#last = result.catch(() => {})
    const run = { result, controller }
    this.#last.then(() => {
      if (this.#run === run) this.#run = undefined
    })
    return run
  }

  #stop(reason: unknown): void {
    this.#run?.controller.abort(reason)
    this.#run = undefined
  }
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
