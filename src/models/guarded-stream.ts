import { AppError } from '../base/app-error.ts'
import { count } from '../base/text.ts'
import { withTimeout } from '../base/with-timeout.ts'

export interface StreamTimers {
  /** Milliseconds until something has to arrive. */
  readonly firstTokenMs: number
  /** Milliseconds that may pass between two pieces. */
  readonly idleMs: number
}

/**
 * The items of a stream that is opened by `open`, whose signal aborts as soon as the stream is done with, for whatever reason. Rejects with
 * `AppError` provider_incomplete when nothing arrives in time and with the signal's reason when `signal` aborts, even when the stream heeds
 * neither: no library timeout covers a body that stalls (security.md F13).
 */
export async function* guardedStream<T>(
  open: (signal: AbortSignal) => Promise<AsyncIterable<T>>,
  { timers, signal }: { readonly timers: StreamTimers; readonly signal: AbortSignal },
): AsyncGenerator<T> {
  const controller = new AbortController()
  try {
    const next = <R>(work: () => Promise<R>, ms: number) => withTimeout(work, { ms, signal, onTimeout: () => stalled(ms) })
    const started = await next(async () => {
      const iterator = (await open(controller.signal))[Symbol.asyncIterator]()
      return { iterator, first: await iterator.next() }
    }, timers.firstTokenMs)
    for (let item = started.first; !item.done; item = await next(() => started.iterator.next(), timers.idleMs)) yield item.value
  } finally {
    controller.abort()
  }
}

function stalled(ms: number): AppError {
  return new AppError('provider_incomplete', `The provider sent nothing for ${count(ms / 1000, 'second')}.`, {
    hint: 'Ask again; nothing of the reply was used.',
  })
}
