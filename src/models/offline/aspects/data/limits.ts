import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, ownersCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { quotedText } from '../../evidence/quoted-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedLimit, asksGivingUp } from '../../question/asked-limit.ts'
import type { Question } from '../../question/question.ts'
import { wordPattern } from '../../question/word-pattern.ts'
import type { Subject } from '../../subjects.ts'

const mostFound = 100
const mostRead = 10
const mostQuoted = 3
/** Of more places all over the code only those count that fit the question by other words as well. */
const few = 24
const room = { before: 3, after: 7, most: 10 } as const

/** What stands above the beginning of a statement belongs to another. */
const begins = /^(?:\d{6})?\s*(?:ELSE\s+)?(?:IF|WHEN|PERFORM)\b/i

/** Where a count of what a question asks the limit of is compared with a number: what happens then stands under it. */
export const limitsAspect: Aspect = {
  name: 'limits',
  asks: ({ bare }) => askedLimit(bare) !== undefined,
  calls: (question, subject, findings) => [
    ...searchCalls(question),
    ...placesOf(question, subject, findings).map((place) => readAround(place, room)),
  ],
  draft: (question, subject, findings) => {
    const blocks = placesOf(question, subject, findings).map((place) =>
      quoteAround(place, begins.test(place.text) ? { ...room, before: 0 } : room, findings),
    )
    // Copies of a program say the same.
    const quotes = distinctBy(blocks, ({ lines }) => quotedText(lines).join('\n')).slice(0, mostQuoted)
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

/** COBOL, PL/I, Fortran and REXX; not in assembler, where a comparison names no operator. */
const more = String.raw`\s*(?:IS\s+)?(?:NOT\s*<|NOT\s+LESS|>=?|GREATER|EXCEEDS|\.G[TE]\.)\s*(?:THAN\s+)?(?:OR\s+EQUAL\s+)?(?:TO\s+)?`
const equal = String.raw`\s*(?:IS\s+)?(?:=|EQUAL|\.EQ\.)\s*(?:TO\s+)?`
const amount = String.raw`(?:\+?[0-9]+|[\w-]*(?:MAX|LIMIT)[\w-]*)\b`

/** What a program counts while it runs bears no word for what that is. */
const anyCounter = '(?:COUNT|CNT|CTR|TRIES|RETR|ATTEMPT)'

/** Equal alone may be an assignment. */
function comparison(named: string): string {
  const counter = String.raw`[\w$#@-]*${named}[\w-]*(?:\s+(?:OF|IN)\s+[\w-]+)?`
  return String.raw`${counter}${more}${amount}|\b(?:IF|WHEN|UNTIL|OR|AND)\s+\(?${counter}${equal}${amount}`
}

function searchCalls({ bare }: Question): readonly Call[] {
  const words = askedLimit(bare) ?? []
  const counters = asksGivingUp(bare) ? [anyCounter] : []
  return [...counters, ...words.map(wordPattern)].map((named) => linesCall(comparison(named), mostFound))
}

/** What asks for more of it than some number first; then in the files that fit the words of the question best. */
function placesOf(question: Question, { paths }: Subject, findings: Findings): readonly FoundLine[] {
  const units = findings.located(ownersCall(question.text))?.units ?? []
  const fitting = [...new Set([...paths, ...units.map(({ path }) => path)])]
  const found = searchCalls(question)
    .toReversed()
    .flatMap((call) => findings.codeLinesFound(call))
    .filter(({ text }) => isLimit(text))
  const chosen = found.length <= few ? found : found.filter(({ path }) => fitting.includes(path))
  const rank = ({ path, text }: FoundLine) =>
    (asksMore.test(text) ? 0 : 2) + (fitting.includes(path) ? fitting.indexOf(path) / fitting.length : 1)
  return distinctBy(chosen, ({ path, line }) => `${path} ${line >> 3}`)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostRead)
}

/** Equal may be an assignment, or the value of something that is counted. */
const asksMore = /\b(?:IF|WHEN|UNTIL)\b.*(?:>|NOT\s*<|NOT\s+LESS|GREATER|EXCEEDS|\.G[TE]\.)/i

const compared = new RegExp(`(?:${more}|${equal})(${amount})`, 'i')

/** None and one are no limits, nor is a number of nines, which stands for no number. */
function isLimit(text: string): boolean {
  const value = compared.exec(text)?.[1] ?? ''
  return !/^\+?(?:0*[01]|9{3,})$/.test(value)
}
