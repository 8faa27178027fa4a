import type { Aspect, Draft } from '../../aspect.ts'
import { outlineCall, readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import { quoteFromCondition, quoteLines, readFromCondition } from '../../evidence/around-place.ts'
import { innermostAt } from '../../evidence/innermost-at.ts'
import type { Findings } from '../../findings.ts'
import { askedLines } from '../../question/asked-lines.ts'
import { formatQuote, type Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostShown = 60
/** Around one line, for what it does. */
const room = { before: 6, after: 6, most: 14 }
/** What has lines of its own; those of a map are also those of the terminal. */
const withLines: ReadonlySet<string> = new Set([
  'program',
  'entry',
  'copybook',
  'job',
  'proc',
  'macro',
  'member',
  'document',
  'symbol',
  'lines',
])

/** Lines that are asked for by their numbers, as a compiler, a dump or a colleague says them. */
export const numberedLinesAspect: Aspect = {
  name: 'lines by their numbers',
  exact: true,
  asks: (question, { named, kinds: [kind = 'member'], paths }) =>
    named && paths.length > 0 && withLines.has(kind) && askedLines(question) !== undefined,
  calls: (question, { paths: [path = ''], endLine: last = Number.POSITIVE_INFINITY }) => {
    const asked = askedLines(question)
    if (asked === undefined) return []
    const { startLine, endLine } = asked
    if (startLine > last) return [readCall(path, last, last)]
    const most = Math.min(endLine, startLine + mostShown - 1)
    return [outlineCall(path), startLine === endLine ? readFromCondition({ path, line: startLine }, room) : readCall(path, startLine, most)]
  },
  draft: (question, subject, findings) => {
    const asked = askedLines(question)
    const [path = ''] = subject.paths
    if (asked === undefined) return undefined
    const { startLine, endLine } = asked
    const known = findings.linesOf(path)
    if (!known.has(startLine)) return beyondEnd(startLine, subject, findings)
    if (startLine !== endLine)
      return {
        lead: [formatQuote(within(quoteLines({ path, startLine, endLine }, findings, mostShown), findings))],
        quotes: [],
        alone: true,
      }
    const place = { path, line: startLine }
    const one = quoteLines({ path, startLine, endLine }, findings)
    const itself = one.lines[0]?.trim() === '' ? item(findings, 'a blank line', [at(place)]) : formatQuote(within(one, findings))
    return { lead: [itself, formatQuote(quoteFromCondition(place, room, findings))], quotes: [], alone: true }
  },
}

/** The quotation with the name of the paragraph or routine in which it stands. */
function within(quote: Quote, findings: Findings): Quote {
  const path = quote.source.kind === 'code' ? quote.source.path : ''
  const around = innermostAt(
    { path, line: quote.startLine + quote.lines.length - 1 },
    findings,
    ({ kind }) => kind === 'paragraph' || kind === 'section',
  )
  return around === undefined ? quote : { ...quote, lead: `in ${around.name}` }
}

function beyondEnd(line: number, { name, paths: [path = ''], endLine: last }: Subject, findings: Findings): Draft | undefined {
  if (last === undefined || line <= last) return undefined
  const end = item(findings, `it ends with line ${last}`, [at({ path, line: last })])
  return { lead: [], quotes: [], nothing: { said: `${inert(name)} has no line ${line}`, instead: [end], decides: true } }
}
