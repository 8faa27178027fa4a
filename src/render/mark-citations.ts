import type { Citation, CitationStatus } from '../answer/citation.ts'
import { citationLabel } from './citation-label.ts'
import type { InlineSpan } from './inline-spans.ts'

/** The spans with `status` on every citation that was checked: code spans, and the same in round brackets (design.md section 4). */
export function markCitations(spans: readonly InlineSpan[], citations: readonly Citation[]): InlineSpan[] {
  if (citations.length === 0) return [...spans]
  const checked = new Map<string, CitationStatus>(citations.map((c) => [citationLabel(c), c.status]))
  const mark = (span: InlineSpan): InlineSpan => {
    const status = checked.get(span.text)
    return status ? { ...span, status } : span
  }
  return spans.flatMap((span) =>
    span.code
      ? [mark(span)]
      : span.text
          .split(/([();,]\s*)/)
          .filter((text) => text !== '')
          .map((text) => mark({ ...span, text })),
  )
}
