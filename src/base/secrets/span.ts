/** A stretch of a text that holds a secret, never across a line end. Offsets in UTF-16 units, `end` exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
  /** Which rule found it. */
  readonly rule: string
  /** A further line of a secret that began on an earlier one: replaced too, not counted again. */
  readonly continued?: true
}

/** The text with every span replaced. Spans that touch or overlap become one, under the rule of the first. */
export function replaceSpans(text: string, spans: readonly Span[], replacement: string): { text: string; replaced: Span[] } {
  const replaced: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = replaced.at(-1)
    if (last && span.start < last.end) replaced[replaced.length - 1] = { ...last, end: Math.max(last.end, span.end) }
    else replaced.push(span)
  }
  if (replaced.length === 0) return { text, replaced }
  const out: string[] = []
  let from = 0
  for (const { start, end } of replaced) {
    out.push(text.slice(from, start), replacement)
    from = end
  }
  out.push(text.slice(from))
  return { text: out.join(''), replaced }
}
