/** The latest this many successful requests count for the times. */
const kept = 200

/** What the requests to one provider came to. */
export class RequestStatistics {
  requests = 0
  failures = 0
  lastError: string | null = null
  readonly #times: number[] = []

  succeeded(durationMs: number): void {
    this.requests++
    this.#times.push(durationMs)
    if (this.#times.length > kept) this.#times.shift()
  }

  failed(error: string): void {
    this.requests++
    this.failures++
    this.lastError = error
  }

  /** Mean and 95th percentile in whole milliseconds; null before the first success. */
  times(): { readonly meanMs: number | null; readonly p95Ms: number | null } {
    const sorted = this.#times.toSorted((a, b) => a - b)
    if (sorted.length === 0) return { meanMs: null, p95Ms: null }
    const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length
    return { meanMs: Math.round(mean), p95Ms: Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0) }
  }
}
