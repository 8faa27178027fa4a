import type { ChalkInstance } from 'chalk'
import type { Citation } from '../answer/citation.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { citationColor } from './citation-color.ts'
import { citationLabel } from './citation-label.ts'
import { displayWidth } from './display-width.ts'

const marks = { verified: '✓', corrected: '~', unchecked: '?', broken: '✗' } as const

/** Numbered sources, one a line, with what the check found; a status other than verified says why. Empty without citations, else ends with a newline. */
export function sourcesList(citations: readonly Citation[], colors: ChalkInstance): string {
  if (citations.length === 0) return ''
  const digits = String(citations.length).length
  const lines = citations.map((citation, i) => {
    return `${String(i + 1).padStart(digits + 2)} ${marked(citation, colors)}${colors.dim(finding(citation))}\n`
  })
  return `${colors.bold('Sources')}\n${lines.join('')}`
}

const title = 'Sources'
const gap = '  '

interface SourcesLook {
  readonly width: number
  readonly colors: ChalkInstance
}

/**
 * The same sources in as few lines as hold them, for below an answer that has named them already: those that hold as they are side by side, each
 * other with its reason. A place is never cut. `before`: how many were numbered before these. Empty without citations, else ends with a newline.
 */
export function sourcesBrief(citations: readonly Citation[], { width, colors }: SourcesLook, before = 0): string {
  if (citations.length === 0) return ''
  const lines: { text: string; used: number; open: boolean }[] = []
  for (const [i, citation] of citations.entries()) {
    const number = `${before + i + 1} `
    const columns = displayWidth(number + citationLabel(citation)) + 2
    const text = `${number}${marked(citation, colors)}${colors.dim(finding(citation))}`
    const line = lines.at(-1)
    const open = citation.status === 'verified'
    if (line?.open && open && title.length + line.used + 2 * gap.length + columns <= width) {
      line.text += gap + text
      line.used += gap.length + columns
    } else lines.push({ text, used: columns, open })
  }
  const hang = ' '.repeat(title.length)
  return lines.map(({ text }, i) => `${i === 0 ? colors.bold(title) : hang}${gap}${text}\n`).join('')
}

function marked(citation: Citation, colors: ChalkInstance): string {
  return citationColor(citation.status, colors)(`${marks[citation.status]} ${citationLabel(citation)}`)
}

/** Why it is not simply verified, behind two spaces; empty when it is. */
function finding({ status, reason }: Citation): string {
  return status === 'verified' ? '' : `  ${sanitizeLine(`${status}: ${reason ?? ''}`).replace(/: $/, '')}`
}
