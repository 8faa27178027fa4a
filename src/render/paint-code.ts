import type { ChalkInstance } from 'chalk'
import type { HighlightSpan } from '../answer/highlight.ts'

/**
 * A line of sanitised code in colours that can be read on light and dark: of the sixteen every one but red, green and magenta is too faint on one of the two,
 * and red says that something is wrong. What is most frequent has the terminal's own colour.
 */
export function paintCode(spans: readonly HighlightSpan[], colors: ChalkInstance): string {
  return spans.map(({ text, kind }) => paint(text, kind, colors)).join('')
}

function paint(text: string, kind: HighlightSpan['kind'], colors: ChalkInstance): string {
  switch (kind) {
    case 'keyword':
      return colors.bold(text)
    case 'text':
      return colors.green(text)
    case 'number':
      return colors.magenta(text)
    case 'comment':
      return colors.dim(text)
    default:
      return text
  }
}
