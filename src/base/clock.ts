/** The only source of time, so that a test can own it. */
export interface Clock {
  /** Milliseconds on a clock that never runs backwards. */
  now(): number
}

export const systemClock: Clock = { now: () => performance.now() }
