/** One row of the table that scripts/bench.mjs prints. */
export interface Measurement {
  readonly name: string
  /** Median. */
  readonly ours: number
  /** What cannot be beaten, measured in the same run; the table shows the ratio. */
  readonly floor?: number
  readonly unit: string
  /** The aim, and what peers measured (performance.md). */
  readonly note: string
}
