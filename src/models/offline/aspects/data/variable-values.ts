import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isDefinedName, nearestFirst } from '../../evidence/known-names.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { namePattern } from '../../question/asked-variables.ts'
import type { Question } from '../../question/question.ts'
import { isTradeWord } from '../../question/trade-words.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostVariables = 2
const mostQuotes = 3
const room = { before: 3, after: 7, most: 9 } as const

/** `MODE = 'G'`, `MODE is 3`, `CropStatus 32`: a data item in capitals or in mixed case, and a value. */
const valued =
  /(?<![\w'".-])(?<name>[A-Z][A-Z0-9$#@]{2,}(?:_\w+)?|[A-Za-z]+_\w+|[A-Z][a-z]+[A-Z]\w*)(?![\w$#@])\s*(?:(?:==?|is|equals|of|set to|value|code|has the value|is set to|is equal to)\s+)?(?:==?\s*)?(?:['"‘“](?<text>\w{1,8})['"’”]|(?<number>-?\d{1,4})|(?<letter>[A-Z]))(?![\w.%-])/g

const asksMeaning = /\b(?:means?|meaning|stands? for)\b/i
/** A statement with a comment behind it, which says what the value is. */
const explained = /['"\w)]\s*(?:!|\/\*|\/\/)\s*\w/

function meaningItem({ path, line, text }: FoundLine, findings: Findings): string {
  return item(findings, `${code(text.trim().replace(/\s+/g, ' '))} in ${bareFileName(path)}`, [at({ path, line })])
}

interface Valued {
  readonly name: string
  readonly value: string
}

/** What happens where a data item has a value that the question gives, in languages of whose data the structure knows nothing. */
export const variableValuesAspect: Aspect = {
  name: 'variable-values',
  asks: (question) => valuedIn(question).length > 0,
  calls: (question, subject, findings) => {
    const searches = unknown(question, findings).map((one) => valueCall(one, subject))
    const lines = searches.flatMap((call) => chosen(question, findings.linesFound(call), findings))
    return [...searches, ...lines.map((line) => readAround(line, room))]
  },
  draft: (question, subject, findings) => {
    const found = unknown(question, findings).flatMap((one) => chosen(question, findings.linesFound(valueCall(one, subject)), findings))
    const said = asksMeaning.test(question.bare) ? found.filter(({ text }) => explained.test(text)) : []
    const quotes = found.map((line) => quoteAround(line, room, findings))
    if (quotes.length === 0) return undefined
    return { lead: said.map((line) => meaningItem(line, findings)), quotes, whole: said.length > 0 }
  },
}

function valuedIn({ text }: Question): readonly Valued[] {
  const found = [...text.matchAll(valued)].flatMap(({ groups = {} }) => {
    const { name = '', text: quoted, number, letter } = groups
    const value = quoted ?? number ?? letter
    return value === undefined || isTradeWord(name) ? [] : [{ name, value }]
  })
  return found.slice(0, mostVariables)
}

function unknown(question: Question, findings: Findings): readonly Valued[] {
  return valuedIn(question).filter(({ name }) => !isDefinedName(name, question, findings))
}

/** It is set to the value or compared with it; also as one case of several. */
function valueCall({ name, value }: Valued, { named, paths }: Subject): Call {
  const of = String.raw`${namePattern(name)}\s*(?:\([^()]*\))?`
  const what = String.raw`['"]?${escapeRegex(value)}['"]?(?:\W|$)`
  return patternCall(String.raw`${of}\s*(?:==?|/=|\.EQ\.|\.NE\.|<>)\s*${what}`, named ? paths[0] : undefined)
}

/** Those in members that the question's words lead to first, and of them what sets it, each statement once. */
function chosen(question: Question, lines: readonly FoundLine[], findings: Findings): readonly FoundLine[] {
  const inCode = lines.filter(({ text }) => !isComment(text))
  const texts = new Set<string>()
  return nearestFirst(inCode, question, findings)
    .filter(({ text }) => !texts.has(text.trim()) && texts.add(text.trim()))
    .slice(0, mostQuotes)
}
