/** Resolves to `overdue` when `ms` milliseconds have passed since the signal was aborted. `cancel` leaves no timer behind. */
export function overdue(signal: AbortSignal, ms: () => number): { readonly late: Promise<'overdue'>; cancel(): void } {
  let timer: NodeJS.Timeout | undefined
  let onAbort = () => {}
  const late = new Promise<'overdue'>((resolve) => {
    onAbort = () => {
      timer = setTimeout(() => resolve('overdue'), ms())
    }
  })
  signal.addEventListener('abort', onAbort, { once: true })
  return {
    late,
    cancel() {
      signal.removeEventListener('abort', onAbort)
      clearTimeout(timer)
    },
  }
}
