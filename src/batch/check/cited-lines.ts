import type { Place } from './check-report.ts'
import type { WantedLines } from './find-lines.ts'

/** A citation with what the journal knows of its lines. */
export interface CitedLines extends Place {
  readonly hash: string
  readonly firstLine: string | null
}

/** Those that can be looked for; `firstLine` is what finds them. */
export function wantedLines(cited: readonly CitedLines[]): WantedLines[] {
  return cited.flatMap(({ hash, firstLine, startLine, endLine }) =>
    firstLine === null || endLine < startLine ? [] : [{ hash, firstLine, count: endLine - startLine + 1 }],
  )
}

/** The cited lines where they begin at `startLine` of another place. */
export function placeAt(path: string, startLine: number, cited: Place): Place {
  return { path, startLine, endLine: startLine + cited.endLine - cited.startLine }
}

/** Of several places where the lines begin the one nearest to where they were. */
export function nearestStart(starts: readonly number[], cited: Place): number | undefined {
  let best: number | undefined
  for (const start of starts) {
    if (best === undefined || Math.abs(start - cited.startLine) < Math.abs(best - cited.startLine)) best = start
  }
  return best
}
