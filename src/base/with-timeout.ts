/**
 * Runs `work` with a signal of its own and rejects at the timeout (with what `onTimeout` makes) or when `signal` aborts (with its reason), even
 * when the work does not heed its signal. No timer is left behind.
 */
export async function withTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  options: { readonly ms: number; readonly signal: AbortSignal; readonly onTimeout: () => Error },
): Promise<T> {
  options.signal.throwIfAborted()
  const controller = new AbortController()
  let stop: (reason: unknown) => void = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = (reason) => {
      reject(reason)
      controller.abort(reason)
    }
  })
  const timer = setTimeout(() => stop(options.onTimeout()), options.ms)
  const onAbort = () => stop(options.signal.reason)
  options.signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work(controller.signal), stopped])
  } finally {
    clearTimeout(timer)
    options.signal.removeEventListener('abort', onAbort)
  }
}
