/** So many questions tell how fast it goes now. */
const recent = 20

/** How fast questions are done, by the recent ones, with time that a batch paused left out. Times in milliseconds of any clock. */
export class Pace {
  /** When work began and when each of the recent questions was done, on a clock that stands still in pauses. */
  readonly #times: number[]
  #paused = 0
  #pausedSince: number | undefined

  constructor(now: number) {
    this.#times = [now]
  }

  finished(now: number): void {
    this.#times.push(this.#worked(now))
    if (this.#times.length > recent + 1) this.#times.shift()
  }

  pause(now: number): void {
    this.#pausedSince ??= now
  }

  resume(now: number): void {
    if (this.#pausedSince === undefined) return
    this.#paused += now - this.#pausedSince
    this.#pausedSince = undefined
  }

  /** Questions a minute; undefined until two are done. A question that takes long makes it slower before it is done. */
  perMinute(now: number): number | undefined {
    const [first = 0] = this.#times
    const done = this.#times.length - 1
    const ms = this.#worked(now) - first
    return done < 2 || ms <= 0 ? undefined : (done * 60_000) / ms
  }

  #worked(now: number): number {
    return (this.#pausedSince ?? now) - this.#paused
  }
}
