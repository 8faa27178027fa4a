import type { ChalkInstance } from 'chalk'
import type { Evidence } from '../answer/evidence.ts'
import { sanitizeLine } from '../base/sanitize.ts'

/** Code evidence as `path:line:text`, the form that editors understand. Ends with a newline unless empty. */
export function searchHits(evidence: readonly Evidence[], colors: ChalkInstance): string {
  return evidence
    .filter((item) => item.kind === 'code')
    .flatMap((item) =>
      item.text.split('\n').map((text, i) => {
        const place = `${sanitizeLine(item.path)}:${item.startLine + i}`
        return `${colors.cyan(place)}:${sanitizeLine(text)}`.trimEnd()
      }),
    )
    .map((line) => `${line}\n`)
    .join('')
}
