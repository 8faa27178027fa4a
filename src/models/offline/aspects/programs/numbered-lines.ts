import type { Aspect, Draft } from '../../aspect.ts'
import { outlineCall, readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import { quoteFromCondition, quoteLines, readFromCondition } from '../../evidence/around-place.ts'
import { innermostAt } from '../../evidence/innermost-at.ts'
import type { Findings } from '../../findings.ts'
import { type AskedLines, askedLines } from '../../question/asked-lines.ts'
import { formatQuote, type Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostShown = 60
/** Of one name. */
const mostFiles = 2
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
  calls: (question, { paths, endLine: last = Number.POSITIVE_INFINITY }) => {
    const asked = askedLines(question)
    if (asked === undefined) return []
    const { startLine, endLine } = asked
    const most = Math.min(endLine, startLine + mostShown - 1)
    return paths
      .slice(0, mostFiles)
      .flatMap((path) => [
        outlineCall(path),
        startLine === endLine ? readFromCondition({ path, line: startLine }, room) : readCall(path, startLine, most),
        ...(startLine > last ? [readCall(path, last, last)] : []),
      ])
  },
  draft: (question, subject, findings) => {
    const asked = askedLines(question)
    if (asked === undefined) return undefined
    const lead = subject.paths.slice(0, mostFiles).flatMap((path) => shown(path, asked, findings))
    return lead.length > 0 ? { lead, quotes: [], alone: true } : beyondEnd(asked.startLine, subject, findings)
  },
}

/** Nothing where the file ends before. */
function shown(path: string, { startLine, endLine }: AskedLines, findings: Findings): readonly string[] {
  if (!findings.linesOf(path).has(startLine)) return []
  const asked = quoteLines({ path, startLine, endLine }, findings, mostShown)
  if (startLine !== endLine) return [formatQuote(within(asked, findings))]
  const place = { path, line: startLine }
  const itself = asked.lines[0]?.trim() === '' ? item(findings, 'a blank line', [at(place)]) : formatQuote(within(asked, findings))
  const around = quoteFromCondition(place, room, findings)
  // A line that stands by itself says nothing of what is around it.
  return around.lines.length > 1 ? [itself, formatQuote(around)] : [itself]
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
