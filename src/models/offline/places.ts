import { cutText } from '../../base/text.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question.ts'
import { formatQuote, type Quote } from './quote.ts'
import { findReferences } from './references.ts'
import { findStatements } from './statements.ts'

/** A line that is only listed. */
export interface Place {
  readonly path: string
  readonly line: number
  readonly text: string
  /** The line does what the question asks about; else it only names the thing. */
  readonly states: boolean
}

const mostCitations = 8
const mostPlaces = 8
const shownChars = 80

/** More places where the question's first name stands, none of them quoted already. A question for places gets more of them. */
export function collectPlaces(question: Question, findings: Findings, quotes: readonly Quote[]): Place[] {
  const placesAsked = question.asked?.nameIs === 'object'
  const most = question.asked !== undefined ? mostPlaces : Math.max(0, mostCitations - quotes.length)
  const references = findReferences(question, findings).filter((reference) => reference.states || placesAsked)
  const places =
    question.asked?.nameIs === 'subject'
      ? [...findStatements(question, findings).map((statement) => ({ ...statement, states: true })), ...references]
      : references
  return places.filter((place) => !quotes.some((quote) => holds(quote, place))).slice(0, most)
}

function holds({ source, startLine, lines }: Quote, { path, line }: Place): boolean {
  return source.kind === 'code' && source.path === path && line >= startLine && line < startLine + lines.length
}

/** The line as a quotation; cut, because a place is only a pointer. */
export function formatPlace({ path, line, text }: Place): string {
  return formatQuote({ source: { kind: 'code', path }, startLine: line, lines: [cutText(text.trim().replace(/\s+/g, ' '), shownChars)] })
}
