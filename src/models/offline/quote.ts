import type { SkillEvidence } from '../../answer/evidence.ts'
import { cutText } from '../../base/text.ts'
import { quotedLine, quotedText } from './evidence/quoted-text.ts'

type Source = { readonly kind: 'code'; readonly path: string } | { readonly kind: 'skill'; readonly skill: SkillEvidence }

/** Lines of one source as they will be quoted; the citation names exactly these lines. */
export interface Quote {
  readonly source: Source
  readonly startLine: number
  readonly lines: readonly string[]
  /** What the lines are, where that was observed; what it puts in backticks stands in them. */
  readonly lead?: string
  /** Words alone led there: what decides may stand beside the lines. */
  readonly isAbout?: boolean
}

/** Of a text: a paragraph or the row of a table is one line, and half of it says nothing. */
const longestLine = 400
const texts = /\.(?:md|markdown|rst|adoc)$/i
const longestBeside = 100

/** The citation of the lines, in the form of design.md section 4, without backticks. */
function citationOf({ source, startLine, lines }: Pick<Quote, 'source' | 'startLine' | 'lines'>): string {
  if (source.kind === 'skill') return `skill:${source.skill.name}${source.skill.heading === undefined ? '' : `#${source.skill.heading}`}`
  const endLine = startLine + lines.length - 1
  return `${source.path}:${startLine}${endLine > startLine ? `-${endLine}` : ''}`
}

/** Whether two quotations show the same line. */
export function overlaps(a: Quote, b: Quote): boolean {
  const same =
    a.source.kind === 'code'
      ? b.source.kind === 'code' && a.source.path === b.source.path
      : b.source.kind === 'skill' && a.source.skill === b.source.skill
  return same && a.startLine < b.startLine + b.lines.length && b.startLine < a.startLine + a.lines.length
}

/** A list item that carries the citation, and the lines: one short line beside it, more in a fence that nothing in them can close. */
export function formatQuote(quote: Quote): string {
  const head = `- ${quote.lead === undefined ? '' : `${quote.lead}: `}\`${citationOf(quote)}\``
  const [only = ''] = quote.lines
  const isCode = quote.source.kind === 'code' && !texts.test(quote.source.path)
  const text = isCode ? quotedLine(only) : only.trim().replace(/\s+/g, ' ')
  if (quote.lines.length === 1 && text.length <= longestBeside && !text.includes('`')) return `${head}: ${code(text)}`
  const lines = isCode ? quotedText(quote.lines) : quote.lines.map((line) => cutText(line.trimEnd(), longestLine))
  const runs = quote.lines.join('\n').match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  return [`${head}:`, fence, ...lines, fence].map((line, i) => (i === 0 || line === '' ? line : `  ${line}`)).join('\n')
}

/** Text for Markdown prose that stays text: nothing in it is markup. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~&$]/g, '\\$&')
}

/** A name in backticks; for text inside which no backtick can stand. */
export function code(text: string): string {
  return `\`${text.replaceAll('`', ' ').trim()}\``
}
