import type { HighlightSpan } from '../../answer/highlight.ts'

type Kind = HighlightSpan['kind']

interface Mark {
  readonly start: number
  readonly end: number
  readonly kind: Kind
}

/** What is known of each line while it is looked through, from left to right. */
export class LineMarks {
  readonly #lines: readonly string[]
  readonly #marks: Mark[][]

  constructor(lines: readonly string[]) {
    this.#lines = lines
    this.#marks = lines.map(() => [])
  }

  /** Columns `[start, end)` of a line, 0-based like the lines. What begins before the end of an earlier mark is cut. */
  add(line: number, start: number, end: number, kind: Kind): void {
    const from = Math.max(start, this.endOf(line))
    const to = Math.min(end, this.#lines[line]?.length ?? 0)
    if (from < to) this.#marks[line]?.push({ start: from, end: to, kind })
  }

  /** Behind the last mark of a line. */
  endOf(line: number): number {
    return this.#marks[line]?.at(-1)?.end ?? 0
  }

  /** The spans of each line; what was not marked is plain. */
  spans(): HighlightSpan[][] {
    return this.#lines.map((text, line) => {
      const spans: HighlightSpan[] = []
      const push = (start: number, end: number, kind: Kind) => {
        if (start < end) spans.push({ text: text.slice(start, end), kind })
      }
      let at = 0
      for (const { start, end, kind } of this.#marks[line] ?? []) {
        push(at, start, 'plain')
        push(start, end, kind)
        at = end
      }
      push(at, text.length, 'plain')
      return spans
    })
  }
}
