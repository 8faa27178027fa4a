import type { ChalkInstance } from 'chalk'
import type { Citation } from '../answer/citation.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { citationColor } from './citation-color.ts'
import { citationLabel } from './citation-label.ts'

const marks = { verified: '✓', corrected: '~', unchecked: '?', broken: '✗' } as const

/** Numbered sources with what the check found, for people; a status other than verified says why. Empty without citations, else ends with a newline. */
export function sourcesList(citations: readonly Citation[], colors: ChalkInstance): string {
  if (citations.length === 0) return ''
  const digits = String(citations.length).length
  const lines = citations.map((citation, i) => {
    const color = citationColor(citation.status, colors)
    const why =
      citation.status === 'verified'
        ? ''
        : colors.dim(`  ${sanitizeLine(`${citation.status}: ${citation.reason ?? ''}`).replace(/: $/, '')}`)
    return `${String(i + 1).padStart(digits + 2)} ${color(`${marks[citation.status]} ${citationLabel(citation)}`)}${why}\n`
  })
  return `${colors.bold('Sources')}\n${lines.join('')}`
}
