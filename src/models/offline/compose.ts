import { limits } from '../../base/limits.ts'
import { count } from '../../base/text.ts'
import { termCall } from './calls.ts'
import { isMember } from './definition.ts'
import { rankPassages } from './evidence-passages.ts'
import { type Findings, resultOf, totalOf } from './findings.ts'
import { composeNotFound } from './not-found.ts'
import { collectPlaces, formatPlace, type Place } from './places.ts'
import type { Question, Term } from './question.ts'
import { code, formatQuote, plain, type Quote } from './quote.ts'
import { collectQuotes } from './quotes.ts'
import { findReferences } from './references.ts'
import { findMissing } from './verdict.ts'

const mostFilesListed = 20
// Not that they do nothing else: the forms of statements known here are those of some languages.
const namingOnly = 'Other lines with the name:'

/** The answer in Markdown: the deciding lines as quotations, or `NOT FOUND` with what was looked for. Never more than the limit of characters. */
export function compose(question: Question, findings: Findings): string {
  const passages = rankPassages(question, findings)
  const missing = findMissing(question, findings, passages)
  if (missing !== undefined) return composeNotFound(missing, question, findings)
  const quotes = collectQuotes(question, findings, passages)
  if (quotes.length === 0) return composeNotFound({ why: 'words' }, question, findings)
  const parts = {
    opening: opening(question, findings),
    quotes,
    places: collectPlaces(question, findings, quotes),
    someDo: findReferences(question, findings).some((reference) => reference.states),
    end: closing(question, findings),
  }
  return withinLimit(parts)
}

/** Of a question for what is done to a name: the files that do it, all of them that were found. */
function opening(question: Question, findings: Findings): string {
  const [name] = question.names
  if (name === undefined || question.asked?.nameIs !== 'object') return ''
  const files = [
    ...new Set(
      findReferences(question, findings)
        .filter((reference) => reference.states)
        .map((reference) => reference.path),
    ),
  ]
  if (files.length === 0) return `No line says so in a form that is known here; these lines hold ${code(name.label)}:`
  if (files.length === 1) return ''
  const shown = files.slice(0, mostFilesListed).map((path) => plain(path))
  const more = files.length > shown.length ? ` and ${files.length - shown.length} more` : ''
  return `Lines that do so with ${code(name.label)} were found in ${count(files.length, 'file')}: ${shown.join(', ')}${more}.`
}

/** How often names stand in the code, which words were found nowhere, and what kind of answer this is. */
function closing(question: Question, findings: Findings): string {
  const absent = [...question.names, ...question.words].filter(
    (term) =>
      resultOf(findings, termCall(term)) &&
      totalOf(findings, termCall(term)) === 0 &&
      !findings.files.some((file) => isMember(file.path, term.label)),
  )
  return [
    ...question.names.filter((name) => totalOf(findings, termCall(name)) > 0).map((name) => mentionCount(name, findings)),
    ...(absent.length > 0
      ? [`In no line of the code: ${absent.map((term) => plain(term.label)).join(', ')}.`, ...findings.notices.map(plain)]
      : []),
    'Found by search and quoted, not interpreted.',
  ].join(' ')
}

function mentionCount(name: Term, findings: Findings): string {
  const artifact = resultOf(findings, termCall(name))
  const files = new Set(artifact?.evidence.map((item) => (item.kind === 'code' ? item.path : '')))
  const regex = new RegExp(name.pattern, 'i')
  const shown = (artifact?.evidence ?? [])
    .flatMap((item) => (item.kind === 'code' ? item.text.split('\n') : []))
    .filter((line) => regex.test(line)).length
  const total = totalOf(findings, termCall(name))
  const least = total > shown || artifact?.totalIsMinimum === true ? 'at least ' : ''
  return `${code(name.label)} stands in ${count(total, 'line')} of ${least}${count(files.size, 'file')}.`
}

interface Parts {
  readonly opening: string
  readonly quotes: readonly Quote[]
  readonly places: readonly Place[]
  /** Some lines do what was asked, so that those that only hold the name stand apart. */
  readonly someDo: boolean
  readonly end: string
}

/** As much as the limit allows: quotations in order, a long one cut to the lines that fit, then places, then the closing words. */
function withinLimit({ opening, quotes, places, someDo, end }: Parts): string {
  const items: string[] = []
  let room = limits.offlineAnswerChars - opening.length - end.length - 4
  const add = (item: string) => {
    if (item.length + 2 > room) return false
    items.push(item)
    room -= item.length + 2
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
  const doing = places.filter((place) => place.states)
  for (const place of doing) add(formatPlace(place))
  const naming = places.filter((place) => !place.states)
  if (someDo && naming.length > 0 && items.length > 0) add(namingOnly)
  for (const place of naming) add(formatPlace(place))
  if (items.at(-1) === namingOnly) items.pop()
  return [opening, joinItems(items), end].filter((part) => part !== '').join('\n\n')
}

const isApart = (item: string) => item.includes('\n') || item === namingOnly

/** One-line items stand together; an item with a fence, and a sentence, have a blank line around them. */
function joinItems(items: readonly string[]): string {
  return items.map((item, i) => (i === 0 ? item : (isApart(item) || isApart(items[i - 1] ?? '') ? '\n\n' : '\n') + item)).join('')
}
