import { cutText } from '../../base/text.ts'
import type { Source } from './passages.ts'
import type { Term } from './question.ts'

/** Lines of one source as they will be quoted; the citation names exactly these lines. */
export interface Quote {
  readonly source: Source
  readonly startLine: number
  readonly lines: readonly string[]
  /** What the lines are, where that was observed; what it puts in backticks stands in them. */
  readonly lead?: string
  /** The terms of the question that made them be quoted. */
  readonly terms?: readonly Term[]
}

const longestLine = 160
const longestBeside = 100

/** The citation of the lines, in the form of design.md section 4, without backticks. */
function citationOf({ source, startLine, lines }: Pick<Quote, 'source' | 'startLine' | 'lines'>): string {
  if (source.kind === 'skill') return `skill:${source.skill.name}${source.skill.heading === undefined ? '' : `#${source.skill.heading}`}`
  const endLine = startLine + lines.length - 1
  return `${source.path}:${startLine}${endLine > startLine ? `-${endLine}` : ''}`
}

/** A list item that carries the citation, and the lines: one short line beside it, more in a fence that nothing in them can close. */
export function formatQuote(quote: Quote): string {
  const head = `- ${quote.lead === undefined ? '' : `${quote.lead}: `}\`${citationOf(quote)}\``
  const [only = ''] = quote.lines
  const text = only.trim().replace(/\s+/g, ' ')
  if (quote.lines.length === 1 && text.length <= longestBeside && !text.includes('`')) return `${head}: ${code(text)}`
  const lines = withoutCommonMargin(quote.lines.map((line) => cutText(line.trimEnd(), longestLine)))
  const runs = quote.lines.join('\n').match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  const why = shownTerms(quote)
  return [`${head}${why === '' ? '' : ` (${why})`}:`, fence, ...lines, fence]
    .map((line, i) => (i === 0 || line === '' ? line : `  ${line}`))
    .join('\n')
}

function shownTerms({ terms = [], lines }: Quote): string {
  const found = terms.flatMap((term) => {
    const regex = new RegExp(term.pattern, 'i')
    const match = lines.map((line) => regex.exec(line)).find((found) => found !== null)
    return match ? [term.kind === 'name' ? term.label : wordAt(match)] : []
  })
  return [...new Set(found)].map(plain).join(', ')
}

/** The word as it stands there: it may be another form or an abbreviation of the one asked for. */
function wordAt(match: RegExpExecArray): string {
  const from = match.index + (/^[^\p{L}\p{N}]*/u.exec(match[0])?.[0].length ?? 0)
  const before = /[\p{L}\p{N}]*$/u.exec(match.input.slice(0, from))?.[0] ?? ''
  const after = /^[\p{L}\p{N}]*/u.exec(match.input.slice(from))?.[0] ?? ''
  return (before + after).toLowerCase()
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
