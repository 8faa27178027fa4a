/** What a piece of code is to whoever reads it. `name`: what programmers named; `text`: a literal. */
type HighlightKind = 'keyword' | 'name' | 'text' | 'number' | 'comment' | 'plain'

export interface HighlightSpan {
  readonly text: string
  readonly kind: HighlightKind
}

/**
 * Lines of code divided by what they consist of: one list of spans a line, whose texts put together are that line. `language` is a language, an extension or
 * the path of a file, as a fence or a citation names it; undefined where nobody knows it.
 */
export type Highlight = (language: string, lines: readonly string[]) => readonly (readonly HighlightSpan[])[] | undefined
