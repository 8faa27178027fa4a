import type { Highlight } from '../../answer/highlight.ts'
import { sanitize } from '../../base/sanitize.ts'
import { escapeHtml } from './escape-html.ts'

/** Lines of code as HTML, in the colours of the first of the languages that is known. */
export function codeHtml(lines: readonly string[], languages: readonly string[], highlight: Highlight | undefined): string[] {
  const clean = lines.map(sanitize)
  for (const language of languages) {
    const found = highlight?.(language, clean)
    if (found === undefined) continue
    return found.map((spans) =>
      spans.map(({ text, kind }) => (kind === 'plain' ? escapeHtml(text) : `<span class="c-${kind}">${escapeHtml(text)}</span>`)).join(''),
    )
  }
  return clean.map(escapeHtml)
}
