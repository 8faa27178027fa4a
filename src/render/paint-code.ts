import type { ChalkInstance } from 'chalk'
import type { HighlightSpan } from '../answer/highlight.ts'

/**
 * A line of sanitised code, to be read on light and on dark: what is most frequent has the terminal's own colour. Of the sixteen that every terminal defines
 * anew, red and green are faint on the fewest backgrounds, and red says that something is wrong.
 */
export function paintCode(spans: readonly HighlightSpan[], colors: ChalkInstance): string {
  return spans.map(({ text, kind }) => paint(text, kind, colors)).join('')
}

function paint(text: string, kind: HighlightSpan['kind'], colors: ChalkInstance): string {
  switch (kind) {
    case 'keyword':
      return colors.bold(text)
    case 'text':
    case 'number':
      return colors.green(text)
    case 'comment':
      return colors.dim(text)
    default:
      return text
  }
}
