import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { nearestFirst } from '../../evidence/known-names.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedEnd, asksBounds, boundedThing } from '../../question/asked-bounds.ts'
import { askedVariables } from '../../question/asked-variables.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostTold = 4
const mostCompared = 2
const longestText = 120
/** What is shorter is part of too many names. */
const shortestPart = 4
/** Letters that a name may have beside the word for it. */
const mostBeside = 2
const room = { before: 1, after: 4, most: 6 } as const
const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[ED][-+]?\d+)?`
const order = String.raw`(?:\.[GL][TE]\.|[<>]=?)`
const index = String.raw`(?:\([^()=]*\))?`

/**
 * Between which values something is kept: the statements that put it back to a number where it is beyond that, and of what is named also those that compare it
 * with one. In languages of whose data the structure knows nothing.
 */
export const boundsAspect: Aspect = {
  name: 'bounds',
  asks: ({ bare }) => asksBounds(bare),
  calls: (question, _, findings) => [
    ...namesOf(question).flatMap((name) => [patternCall(keeping(name)), patternCall(comparing(name))]),
    ...describedCalls(question),
    ...compared(question, findings).map((line) => readAround(line, room)),
  ],
  draft: (question, _, findings) => {
    const kept = keptIn(question, findings)
    const lead = kept.map((line) => {
      const text = lineText(line.text, longestText)
      return item(findings, `in ${inert(bareFileName(line.path))}: ${code(text)}`, [at(line)])
    })
    const quotes =
      kept.length > 0
        ? []
        : compared(question, findings)
            .filter((line) => isRefused(line, question, findings))
            .map((line) => quoteAround(line, room, findings))
    return lead.length + quotes.length === 0
      ? undefined
      : { lead, first: quotes, quotes: [], whole: kept.length > 0 && namesOf(question).length > 0 }
  },
}

function namesOf(question: Question): readonly string[] {
  return askedVariables(question).slice(0, 2).map(escapeRegex)
}

/** `IF (X .GT. 10.) X = 10.` and `X = MIN(X, 10.)`. */
function keeping(name: string): string {
  return [
    String.raw`\bIF\s*\(\s*${name}\s*${index}\s*${order}\s*${number}\s*\)\s*(?:THEN\s+)?${name}\s*${index}\s*=\s*${number}`,
    String.raw`\b${name}\s*${index}\s*=\s*[AD]?(?:MIN|MAX)[01]?\s*\((?:.*\b${name}\b.*,\s*${number}|\s*${number}\s*,.*\b${name}\b)`,
  ].join('|')
}

/** A number of several digits, or with a fraction: none and one are no bounds. */
function comparing(name: string): string {
  return String.raw`\b${name}\s*${index}\s*(?:\.GT\.|\.GE\.|>=?|\.LT\.|\.LE\.|<=?)\s*[-+]?(?:[2-9]|\d\d+|\d*\.\d*[1-9])`
}

/** Of what is described a part of the name is a word of it: `BRATIO` for the bark ratio. */
function describedCalls(question: Question): readonly Call[] {
  const noun = singular(partsOf(question).at(-1) ?? '')
  return noun.length < shortestPart ? [] : [patternCall(keeping(String.raw`\w*${escapeRegex(noun)}\w*`))]
}

function partsOf(question: Question): readonly string[] {
  if (namesOf(question).length > 0) return []
  return boundedThing(question.bare) ?? []
}

/** The noun as a whole, and what stands beside it begins another word of the phrase: a `CRATIO` is no bark ratio. */
function isCalledSo(name: string, parts: readonly string[]): boolean {
  const noun = singular(parts.at(-1) ?? '')
  const at = name.toLowerCase().indexOf(noun)
  const rest = name.toLowerCase().replace(noun, '').replace(/_/g, '')
  if (at < 0 || noun.length < shortestPart) return false
  const others = parts.slice(0, -1)
  return others.length === 0 ? rest.length <= mostBeside : others.some((word) => rest !== '' && rest.startsWith(word[0] ?? '-'))
}

function singular(word: string): string {
  return word.replace(/s$/, '')
}

/** One variable alone where they are only described, the one that has most of the words, nearest to the question. */
function keptIn(question: Question, findings: Findings): readonly FoundLine[] {
  const named = namesOf(question).flatMap((name) => findings.codeLinesFound(patternCall(keeping(name))))
  const parts = partsOf(question)
  const described = describedCalls(question)
    .flatMap((call) => findings.codeLinesFound(call))
    .flatMap((line) => {
      const [, one, other] = new RegExp(String.raw`\bIF\s*\(\s*(\w+)|\b(\w+)\s*${index}\s*=\s*[AD]?(?:MIN|MAX)`, 'i').exec(line.text) ?? []
      const name = (one ?? other ?? '').toUpperCase()
      const isItself = new RegExp(String.raw`\b${escapeRegex(name)}\b.*\b${escapeRegex(name)}\b`, 'i').test(line.text)
      return isItself && isCalledSo(name, parts) ? [{ ...line, name }] : []
    })
  const nearest = nearestFirst(described, question, findings)
  const [best] = nearest
  const ofBest = nearest.filter(({ name, path }) => name === best?.name && path === best.path)
  const found = named.length > 0 ? nearestFirst(named, question, findings) : ofBest
  const ofEnd = found.filter(({ text }) => isOfEnd(text, question))
  return distinctBy(ofEnd, ({ path, line }) => `${path} ${line}`).slice(0, mostTold)
}

/** Who asks how large it may be is not told how small. */
function isOfEnd(text: string, { bare }: Question): boolean {
  const end = askedEnd(bare)
  if (end === undefined) return true
  return (end === 'upper' ? /\.G[TE]\.|>|\b[AD]?MIN[01]?\s*\(/i : /\.L[TE]\.|<|\b[AD]?MAX[01]?\s*\(/i).test(text)
}

const refuses =
  /\b(?:STOP|ABORT|EXIT|RETURN|ERROR\w*|WARN\w*|EXCEED\w*|TOO\s+(?:MANY|LARGE|BIG|HIGH|LOW|SMALL|LONG)|\w*ERR\w*)\b|GREATER THAN|LESS THAN|OUT OF/i

/** What only is compared has no bound there: behind it something is said or ended, or the value put back. */
function isRefused({ path, line }: FoundLine, question: Question, findings: Findings): boolean {
  const known = findings.linesOf(path)
  const below = Array.from({ length: room.after + 1 }, (_, i) => known.get(line + i) ?? '').join('\n')
  const isPutBack = namesOf(question).some((name) => new RegExp(String.raw`^\s*${name}\s*${index}\s*=\s*${number}\s*$`, 'im').test(below))
  return refuses.test(below) || isPutBack
}

function compared(question: Question, findings: Findings): readonly FoundLine[] {
  if (keptIn(question, findings).length > 0) return []
  const found = namesOf(question)
    .flatMap((name) => findings.codeLinesFound(patternCall(comparing(name))))
    .filter(({ text }) => /\bIF\b/i.test(text) && isOfEnd(text, question))
  return nearestFirst(found, question, findings).slice(0, mostCompared)
}
