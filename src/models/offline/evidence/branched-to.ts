import type { LocatedPassage, LocatedUnit, LocatedWord, LocateResult } from '../../../answer/located.ts'
import { escapeRegex } from '../../../base/escape-regex.ts'
import { patternCall } from '../absence.ts'
import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, KnownLines, Place } from '../findings.ts'
import type { Quote } from '../quote.ts'
import { isLabelled } from './label-over.ts'
import { linesBetween } from './lines-between.ts'
import { isTelling, standsIn, termsIn } from './told-words.ts'

/** What a question says that asks for what is done where something is wrong: in assembler that stands at another label than the test. */
const asksOutcome = /\b(?:errors?|messages?|warnings?|abends?|return codes?|what happens|refus\w*|reject\w*|complain\w*)\b/i
const onCondition = /^\S*\s+(?:[BJ](?:N?[EHLZMOP]))\s+([A-Z@#$_][A-Z0-9@#$_]*)(?:\s|$)/i
const always = /^\S*\s+(?:BR?|J)\s/i
/** Lines behind the one with the words in which the branch stands. */
const behind = 2
const mostLines = 5

/** A passage of a unit that was located. */
interface Found {
  readonly unit: LocatedUnit
  readonly passage: LocatedPassage
}

type Asked = Pick<LocateResult, 'question' | 'words'>

/** Searches for the label that a test with words of the question branches to, and reads what is done there. */
export function targetCalls(found: Found, asked: Asked, findings: Findings): readonly Call[] {
  const search = targetSearch(found, asked)
  return search === undefined ? [] : [search, ...placesOf(search, findings).map(({ path, line }) => readCall(path, line, line + mostLines))]
}

/** What is done at that label, up to the next one. */
export function targetQuotes(found: Found, asked: Asked, findings: Findings): readonly Quote[] {
  const search = targetSearch(found, asked)
  if (search === undefined) return []
  return placesOf(search, findings).map(({ path, line }): Quote => {
    const lines = findings.linesOf(path)
    const shown = linesBetween(lines, line, endOf(lines, line))
    return { source: { kind: 'code', path }, startLine: line, lines: shown, lead: 'where the test leads' }
  })
}

function targetSearch({ unit: { language, path }, passage }: Found, { question, words }: Asked): Call | undefined {
  if (language !== 'Assembler' || !asksOutcome.test(question)) return undefined
  const label = labelIn(passage, words.filter(isTelling))
  return label === undefined ? undefined : patternCall(String.raw`^${escapeRegex(label)}\s`, path)
}

function placesOf(search: Call, findings: Findings): readonly Place[] {
  return findings.linesFound(search).slice(0, 1)
}

function endOf(lines: KnownLines, first: number): number {
  let last = first
  while (last < first + mostLines && lines.has(last + 1) && !isLabelled(lines.get(last + 1) ?? '')) {
    last++
    if (always.test(lines.get(last) ?? '')) break
  }
  return last
}

/** Of what the words of the question are tested for first. */
function labelIn({ lines }: LocatedPassage, words: readonly LocatedWord[]): string | undefined {
  return lines.flatMap((line, at) => {
    const terms = termsIn(line)
    if (!words.some((word) => standsIn(word, terms))) return []
    return lines.slice(at, at + behind).flatMap((next) => onCondition.exec(next)?.[1] ?? [])
  })[0]
}
