import type { ChalkInstance } from 'chalk'
import type { Evidence } from '../answer/evidence.ts'
import { limits } from '../base/limits.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { cutText } from '../base/text.ts'

/** Code evidence as `path:line:text`, the form that editors understand. Ends with a newline unless empty. */
export function searchHits(evidence: readonly Evidence[], colors: ChalkInstance): string {
  return evidence
    .filter((item) => item.kind === 'code')
    .flatMap((item) =>
      item.text.split('\n').map((text, i) => {
        const place = `${sanitizeLine(item.path)}:${item.startLine + i}`
        return `${colors.cyan(place)}:${sanitizeLine(cutText(text, limits.searchLineChars))}`.trimEnd()
      }),
    )
    .map((line) => `${line}\n`)
    .join('')
}
