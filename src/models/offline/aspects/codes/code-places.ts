import type { Call } from '../../conversation.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, Place } from '../../findings.ts'
import type { Quote } from '../../quote.ts'

/** Quotations closer than this are one. */
const near = 4
const longest = 16
/** What one place further down in the ranking of the passages counts, in lines. */
const rankLines = 5
const farAway = 10_000

/** Lines of a file, to be quoted. */
export interface Span {
  readonly path: string
  readonly start: number
  readonly end: number
}

/** The lines that a search found, but for comments and those that `isNone` tells to say nothing. */
export function placesFound(call: Call, findings: Findings, isNone: (text: string) => boolean = () => false): readonly Place[] {
  return findings.codeLinesFound(call).filter(({ text }) => !isNone(text))
}

/** Those nearest to the lines that carry the question's words, in the order of the source. */
export function nearestPlaces(all: readonly Place[], passages: readonly Quote[], most: number): readonly Place[] {
  if (all.length <= most) return all
  const distance = ({ path, line }: Place) =>
    Math.min(
      ...passages.map(({ source, startLine, lines }, rank) =>
        source.kind === 'code' && source.path === path
          ? rank * rankLines + Math.max(0, startLine - line, line - startLine - lines.length)
          : farAway,
      ),
      farAway,
    )
  const nearest = all.toSorted((a, b) => distance(a) - distance(b)).slice(0, most)
  return all.filter((place) => nearest.includes(place))
}

/** Quotations of spans in the order of the source, close ones as one. */
export function quotesOfSpans(spans: readonly Span[], findings: Findings): readonly Quote[] {
  const kept: Span[] = []
  for (const span of spans) {
    const last = kept.at(-1)
    const isNear = last !== undefined && last.path === span.path && span.start <= last.end + near
    if (isNear && span.end - last.start < longest) kept[kept.length - 1] = { ...last, end: span.end }
    else kept.push(isNear ? { ...span, start: Math.max(span.start, last.end + 1) } : span)
  }
  return kept.flatMap(({ path, start, end }) => {
    const shown = linesBetween(findings.linesOf(path), start, end)
    return shown.length === 0 ? [] : [{ source: { kind: 'code' as const, path }, startLine: start, lines: shown }]
  })
}
