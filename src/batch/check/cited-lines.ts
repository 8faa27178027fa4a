import type { Place } from './check-report.ts'
import { lineFinder, type WantedLines } from './find-lines.ts'
import { formsOf } from './forms-of.ts'

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

/**
 * Where the lines stand in a file now; what is not in the file is left out. Of several places that one counts which has moved as far as most of the others,
 * among equals the nearest to where they were: lines above push down all that follows.
 */
export function placesIn(path: string, lines: readonly string[], cited: readonly CitedLines[]): Map<CitedLines, Place> {
  const places = new Map<CitedLines, Place>()
  if (cited.length === 0) return places
  const find = lineFinder(wantedLines(cited))
  const starts = new Map<string, number[]>()
  for (const form of formsOf(lines)) {
    for (const [hash, found] of find(form)) if (!starts.has(hash)) starts.set(hash, found)
    if (cited.every(({ hash }) => starts.has(hash))) break
  }
  const votes = new Map<number, number>()
  for (const { hash, startLine } of cited) {
    for (const start of starts.get(hash) ?? []) votes.set(start - startLine, (votes.get(start - startLine) ?? 0) + 1)
  }
  for (const citation of cited) {
    const found = starts.get(citation.hash) ?? []
    const votesOf = (start: number) => votes.get(start - citation.startLine) ?? 0
    const most = found.reduce((most, start) => Math.max(most, votesOf(start)), 0)
    const start = nearestStart(
      found.filter((each) => votesOf(each) === most),
      citation,
    )
    if (start !== undefined) places.set(citation, placeAt(path, start, citation))
  }
  return places
}
