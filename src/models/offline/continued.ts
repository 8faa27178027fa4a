import { isComment } from './evidence/comment-lines.ts'
import { linesBetween } from './evidence/lines-between.ts'
import type { Findings, KnownLines } from './findings.ts'
import { formatQuote, type Quote } from './quote.ts'

/** Lines that a quotation may be continued by. */
export const mostAbove = 8
const mostBelow = 12
/** Where a program, routine, paragraph or definition of SQL begins or ends: what stands beyond is another one. */
const borders = [
  /^(?:\d{6}|\s{6})?\s?[A-Z\d][\w-]*(?:\s+SECTION)?\.\s*$/i,
  /\b(?:DIVISION|PROGRAM-ID|[CD]SECT)\b/i,
  /\bPROC(?:EDURE)?\b/i,
  /^\s*(?:END\s+)?(?:(?:RECURSIVE|PURE|ELEMENTAL|DOUBLE|[A-Z]+(?:\*\d+)?)\s+)?(?:SUBROUTINE|FUNCTION|PROGRAM|MODULE)\b/i,
  /^\s*END\s*$/i,
  /^\s*CREATE\s+(?:(?:UNIQUE|LARGE|GLOBAL|TEMPORARY|AUXILIARY|OR\s+REPLACE)\s+){0,3}(?:TABLE|TABLESPACE|INDEX|VIEW|TRIGGER|SEQUENCE|ALIAS)\b/i,
]
/** A line of marks heads what stands below it. */
const marks = /[*=_#-]{12,}/
const says = /[\p{L}\p{N}]/u

/**
 * Quotations with the lines around them, the first ones before the others, as far as `room` characters allow: what decides often stands some lines from the
 * words of the question. Never over the border of a routine, nor into lines that another one shows, be it one `before` them.
 */
export function continued(quotes: readonly Quote[], room: number, findings: Findings, before: readonly Quote[] = []): readonly Quote[] {
  const shown = [...quotes]
  let left = room
  for (const [at, quote] of quotes.entries()) {
    if (quote.source.kind !== 'code' || quote.isAbout !== true) continue
    const { path } = quote.source
    const others = [...before, ...shown.filter((_, i) => i !== at)].filter(({ source }) => source.kind === 'code' && source.path === path)
    const isFree = (line: number) => !others.some(({ startLine, lines }) => line >= startLine && line < startLine + lines.length)
    const longer = withNeighbours(quote, left, findings.linesOf(path), isFree)
    left -= formatQuote(longer).length - formatQuote(quote).length
    shown[at] = longer
  }
  return shown
}

/** A line more below, then one above, until both ends are reached or the room is used up. */
function withNeighbours(quote: Quote, room: number, known: KnownLines, isFree: (line: number) => boolean): Quote {
  const [first, last] = [quote.startLine, quote.startLine + quote.lines.length - 1]
  const most = formatQuote(quote).length + room
  const textOf = (line: number) => known.get(line) ?? ''
  const isOpen = (line: number) => known.has(line) && isFree(line) && !marks.test(textOf(line))
  const isBorder = (line: number) => !isComment(textOf(line)) && borders.some((border) => border.test(textOf(line)))
  const isRemark = (line: number) => isComment(textOf(line)) || !says.test(textOf(line))
  let best = quote
  let head = first
  while (head < last && isRemark(head)) head++
  let above = isBorder(head) ? undefined : first
  let below: number | undefined = last
  const take = (startLine: number, endLine: number) => {
    const next = { ...quote, startLine, lines: linesBetween(known, startLine, endLine) }
    if (formatQuote(next).length > most) above = below = undefined
    else best = next
  }
  while (above !== undefined || below !== undefined) {
    if (below !== undefined) {
      const next: number = below + 1
      below = next <= last + mostBelow && isOpen(next) && !isBorder(next) ? next : undefined
      // A remark heads what stands below it: without that it is of another paragraph, or of nothing.
      if (below !== undefined && !isRemark(below)) take(best.startLine, below)
    }
    if (above !== undefined) {
      above = above > first - mostAbove && isOpen(above - 1) ? above - 1 : undefined
      const reached = above
      if (reached !== undefined && says.test(textOf(reached))) take(reached, best.startLine + best.lines.length - 1)
      if (reached !== undefined && isBorder(reached)) above = undefined
    }
  }
  return best
}
