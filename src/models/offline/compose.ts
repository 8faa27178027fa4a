import { limits } from '../../base/limits.ts'
import { count } from '../../base/text.ts'
import { termCall } from './calls.ts'
import { rankPassages } from './evidence-passages.ts'
import { type Findings, resultOf, totalOf } from './findings.ts'
import { composeNotFound } from './not-found.ts'
import { collectPlaces, formatPlace, type Place } from './places.ts'
import type { Question, Term } from './question.ts'
import { code, formatQuote, plain, type Quote } from './quote.ts'
import { collectQuotes } from './quotes.ts'
import { findMissing } from './verdict.ts'

/** The answer in Markdown: the deciding lines as quotations, or `NOT FOUND` with what was looked for. Never more than the limit of characters. */
export function compose(question: Question, findings: Findings): string {
  const passages = rankPassages(question, findings)
  const missing = findMissing(question, findings, passages)
  if (missing !== undefined) return composeNotFound(missing, question, findings)
  const quotes = collectQuotes(question, findings, passages)
  if (quotes.length === 0) return composeNotFound({ why: 'words' }, question, findings)
  return withinLimit(quotes, collectPlaces(question, findings, quotes), closing(question, findings))
}

/** How often names stand in the code, which words were found nowhere, and what kind of answer this is. */
function closing(question: Question, findings: Findings): string {
  const absent = [...question.names, ...question.words].filter(
    (term) => resultOf(findings, termCall(term)) && totalOf(findings, termCall(term)) === 0,
  )
  return [
    ...question.names.filter((name) => !absent.includes(name)).map((name) => mentionCount(name, findings)),
    ...(absent.length > 0 ? [`In no line of the code: ${absent.map((term) => plain(term.label)).join(', ')}.`] : []),
    'Found by search and quoted, not interpreted.',
  ].join(' ')
}

function mentionCount(name: Term, findings: Findings): string {
  const artifact = resultOf(findings, termCall(name))
  const files = new Set(artifact?.evidence.map((item) => (item.kind === 'code' ? item.path : '')))
  const shown = artifact?.evidence.length ?? 0
  const total = totalOf(findings, termCall(name))
  const least = total > shown || artifact?.totalIsMinimum === true ? 'at least ' : ''
  return `${code(name.label)} stands in ${count(total, 'line')} of ${least}${count(files.size, 'file')}.`
}

/** As much as the limit allows: quotations in order, a long one cut to the lines that fit, then places, then the closing words. */
function withinLimit(quotes: readonly Quote[], places: readonly Place[], end: string): string {
  const parts: string[] = []
  let room = limits.offlineAnswerChars - end.length - 2
  const add = (part: string) => {
    if (part.length + 2 > room) return false
    parts.push(part)
    room -= part.length + 2
    return true
  }
  const listed = places.map(formatPlace)
  const reserved = Math.min(
    listed.reduce((sum, place) => sum + place.length + 2, 0),
    limits.offlineAnswerChars / 3,
  )
  room -= reserved
  for (const quote of quotes) {
    let lines = quote.lines
    while (!add(formatQuote({ ...quote, lines })) && lines.length > 1) lines = lines.slice(0, -1)
  }
  room += reserved
  for (const place of listed) add(place)
  return [...parts, end].join('\n\n')
}
