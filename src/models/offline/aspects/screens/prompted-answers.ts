import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { locateCall, readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings, FoundLine, Place } from '../../findings.ts'
import type { Question } from '../../question/question.ts'

const says =
  '(?:I|we|you|one|they|(?:the|a|an) (?:user|operator|clerk|person)) (?:answers?|enters?|types?|chooses?|picks?|selects?|repl(?:y|ies)|says?|gives?)'
/** `it asks …: what can I answer`, `what happens if the user types N`. */
const asksAnswer = new RegExp(
  String.raw`(?:\b(?:what|which)\b[^?.]*\b(?:can|may|should|must|do|could)|\b(?:if|when)) ${says}\b|\b(?:prompt\w*|asks?|asked|question)\b.*\b(?:what|how|which|if|when)\b.*\b(?:answers?|choices?|reply|replies)\b`,
  'i',
)

/** Where a program of a terminal takes what is typed, and into what: Fortran, COBOL, REXX, C, and routines named after it. */
const takes: readonly RegExp[] = [
  /\bREAD\s*\(\s*(?:\*|5|UNIT\s*=\s*\*)\s*,[^)]*\)\s*([A-Za-z]\w*)/i,
  /\bREAD\s*(?:\*|'\([^']*\)')\s*,\s*([A-Za-z]\w*)/i,
  /\bACCEPT\s+(?!\S+\s+FROM\b)([A-Za-z][\w-]*)/i,
  /\b(?:PARSE\s+(?:UPPER\s+)?)?PULL\s+([A-Za-z]\w*)/i,
  /\bscanf\s*\([^,]*,\s*&?([A-Za-z]\w*)/,
  /\bCALL\s+(?:ASK|GET|PROMPT)\w*\s*\(\s*'[^']*'.*,\s*([A-Za-z]\w*)\s*\)/i,
]
/** Lines below a text in which what it asks for is taken, units and files in which one is looked for. */
const mostBelow = 10
const mostPlaces = 3
const mostQuotes = 4
const room = { before: 1, after: 9, most: 11 } as const

/** What a program does with what is typed at its prompt: the lines that test what was taken there. */
export const promptedAnswersAspect: Aspect = {
  name: 'prompted answers',
  asks: ({ bare }) => asksAnswer.test(bare),
  calls: (question, _, findings) => [
    ...prompts(question, findings).map(({ path, line }) => readCall(path, line, line + mostBelow)),
    ...taken(question, findings).map(testsCall),
    ...testsOf(question, findings).map((test) => readAround(test, room)),
  ],
  draft: (question, _, findings) => {
    const quotes = testsOf(question, findings).map((test) => quoteAround(test, room, findings))
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

/** Where the passages end that fit the question best. */
function prompts({ text }: Question, findings: Findings): readonly Place[] {
  const units = findings.located(locateCall(text))?.units ?? []
  return units
    .slice(0, mostPlaces)
    .flatMap(({ path, passages }) => passages.slice(0, 1).map(({ startLine }) => ({ path, line: startLine })))
}

interface Taken {
  readonly path: string
  readonly name: string
}

/** The first thing that is taken in each of them. */
function taken(question: Question, findings: Findings): readonly Taken[] {
  const found = prompts(question, findings).flatMap(({ path, line }) => {
    const lines = findings.linesOf(path)
    for (let at = line; at <= line + mostBelow && lines.has(at); at++) {
      const text = lines.get(at) ?? ''
      const name = isComment(text) ? undefined : takes.map((one) => one.exec(text)?.[1]).find((one) => one !== undefined)
      if (name !== undefined) return [{ path, name }]
    }
    return []
  })
  return distinctBy(found, ({ path, name }) => `${path} ${name.toUpperCase()}`)
}

function testsCall({ path, name }: Taken): Call {
  const of = String.raw`\b${escapeRegex(name)}\b(?:\s*\([^()]*\))?`
  const value = '[\'"\\d]'
  return patternCall(
    String.raw`\b(?:IF|WHEN|UNTIL|WHILE|OR|AND)\b.*${of}\s*(?:\.EQ\.|\.NE\.|={1,2}|/=|<>|IS\s|EQUAL)\s*${value}|\b(?:EVALUATE|CASE|SWITCH)\b.*${of}`,
    path,
  )
}

/** Those apart from each other: one quotation shows a chain of tests. */
function testsOf(question: Question, findings: Findings): readonly FoundLine[] {
  const found = taken(question, findings).flatMap((one) => findings.codeLinesFound(testsCall(one)))
  const kept: FoundLine[] = []
  for (const line of found) {
    if (kept.length >= mostQuotes) break
    if (!kept.some((other) => other.path === line.path && line.line >= other.line && line.line <= other.line + room.after)) kept.push(line)
  }
  return kept
}
