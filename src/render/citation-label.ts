import type { Citation } from '../answer/citation.ts'
import { sanitizeLine } from '../base/sanitize.ts'

/** The citation as it stands in answers: `path:10-22`, `path:10`, `skill:name#heading`. Sanitised. */
export function citationLabel({ kind, path, startLine, endLine }: Pick<Citation, 'kind' | 'path' | 'startLine' | 'endLine'>): string {
  if (kind === 'skill') return sanitizeLine(`skill:${path}`)
  return sanitizeLine(`${path}:${startLine}${endLine > startLine ? `-${endLine}` : ''}`)
}
