import { withTimeout } from '../base/with-timeout.ts'

export interface StallTimers {
  /** Milliseconds until something has to arrive. */
  readonly firstTokenMs: number
  /** Milliseconds that may pass between two pieces. */
  readonly idleMs: number
  /** Milliseconds that are waited for more when the stream is complete. */
  readonly afterEndMs: number
}

interface Guard {
  /** Whether all that matters has come: servers leave the connection open behind it. */
  readonly isComplete: () => boolean
  readonly timers: StallTimers
  readonly signal: AbortSignal
  /** Makes the error for a silence of `ms` milliseconds. */
  readonly onStall: (ms: number) => Error
}

/**
 * The items of a stream that is opened by `open`, whose signal aborts as soon as the stream is done with, for whatever reason. Rejects when
 * nothing arrives in time, and with the signal's reason when `signal` aborts, even when the stream heeds neither: no library timeout covers a
 * body that stalls (security.md F13).
 */
export async function* guardedStream<T>(
  open: (signal: AbortSignal) => Promise<AsyncIterable<T>>,
  { timers, signal, isComplete, onStall }: Guard,
): AsyncGenerator<T> {
  const controller = new AbortController()
  const within = <R>(ms: number, work: () => Promise<R>) => withTimeout(work, { ms, signal, onTimeout: () => onStall(ms) })
  try {
    const { iterator, first } = await within(timers.firstTokenMs, async () => {
      const iterator = (await open(controller.signal))[Symbol.asyncIterator]()
      return { iterator, first: await iterator.next() }
    })
    let item = first
    while (!item.done) {
      yield item.value
      if (isComplete()) {
        const next = await within(timers.afterEndMs, () => iterator.next()).catch(ignore)
        if (!next) return
        item = next
      } else item = await within(timers.idleMs, () => iterator.next())
    }
  } finally {
    controller.abort()
  }
}

/** A stream that breaks off, or stays open, after it was complete is complete. */
function ignore(): undefined {
  return undefined
}
