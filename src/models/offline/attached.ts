import { count } from '../../base/text.ts'
import type { Findings } from './findings.ts'
import { formatQuote, type Quote } from './quote.ts'

/** Left for what is said beside the lines: a heading, a citation, what was left out. */
const beside = 250

/**
 * The lines that a question mentions with `@path`, quoted, as far as `room` characters allow; empty when it mentions none. The user's own calls cannot be
 * told from the model's by anything but the question, which keeps the mention.
 */
export function attachedLines(question: string, findings: Findings, room: number): string {
  const quotes = findings.reads.filter(({ asked }) => mentions(question, asked)).flatMap(({ quotes }) => quotes)
  const parts: string[] = []
  let left = room - beside
  for (const quote of quotes) {
    const shown = shortened(quote, left)
    if (shown.lines.length === 0) break
    const text = formatQuote(shown)
    const rest = quote.lines.length - shown.lines.length
    parts.push(rest === 0 ? text : `${text}\n\n  ${count(rest, 'more attached line')} of \`${pathOf(quote)}\` would not fit here.`)
    left -= text.length + 2
  }
  return parts.join('\n\n')
}

function mentions(question: string, path: string): boolean {
  const at = question.indexOf(`@${path}`)
  return at >= 0 && !/^[\w-]/.test(question.slice(at + path.length + 1))
}

/** As many of its first lines as fit. */
function shortened(quote: Quote, room: number): Quote {
  let lines = quote.lines
  while (lines.length > 0 && formatQuote({ ...quote, lines }).length > room) {
    lines = lines.slice(0, Math.min(lines.length - 1, Math.floor((lines.length * room) / formatQuote({ ...quote, lines }).length)))
  }
  return { ...quote, lines }
}

function pathOf({ source }: Quote): string {
  return source.kind === 'code' ? source.path : source.skill.name
}
