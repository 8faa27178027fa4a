import { cutText } from '../../base/text.ts'
import type { Source } from './passages.ts'

/** Lines of one source as they will be quoted; the citation names exactly these lines. */
export interface Quote {
  readonly source: Source
  readonly startLine: number
  readonly lines: readonly string[]
  /** What was observed of the lines that are shown, without a full stop; what it puts in backticks stands in them. */
  readonly lead: (lines: readonly string[]) => string
}

const longestLine = 160

/** The citation of the lines, in the form of design.md section 4, without backticks. */
export function citationOf({ source, startLine, lines }: Pick<Quote, 'source' | 'startLine' | 'lines'>): string {
  if (source.kind === 'skill') return `skill:${source.skill.name}${source.skill.heading === undefined ? '' : `#${source.skill.heading}`}`
  const endLine = startLine + lines.length - 1
  return `${source.path}:${startLine}${endLine > startLine ? `-${endLine}` : ''}`
}

/** A list item that carries the citation, and the lines in a fence that nothing in them can close. */
export function formatQuote(quote: Quote): string {
  const lines = withoutCommonMargin(quote.lines.map((line) => cutText(line.trimEnd(), longestLine)))
  const ticks =
    quote.lines
      .join('\n')
      .match(/`{3,}/g)
      ?.reduce((longest, run) => Math.max(longest, run.length + 1), 3) ?? 3
  const fence = '`'.repeat(ticks)
  return [`- ${quote.lead(quote.lines)}, \`${citationOf(quote)}\`:`, fence, ...lines, fence]
    .map((line, i) => (i === 0 || line === '' ? line : `  ${line}`))
    .join('\n')
}

/** Without the blanks that all lines begin with; columns relative to each other stay. */
function withoutCommonMargin(lines: readonly string[]): string[] {
  const margins = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0)
  const margin = margins.length === 0 ? 0 : Math.min(...margins)
  return lines.map((line) => line.slice(margin))
}

/** Text for Markdown prose that stays text: nothing in it is markup. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~&$]/g, '\\$&')
}

/** A name in backticks; for text inside which no backtick can stand. */
export function code(text: string): string {
  return `\`${text.replaceAll('`', ' ').trim()}\``
}
