import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isComment, withoutBlockRemarks } from '../../evidence/comment-lines.ts'
import type { Findings, FoundLine, KnownLines, Place } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { literalPlaces } from './literal-places.ts'

/** Lines above a text in which its condition stands. */
const farthest = 12
const mostPlaces = 2
/** What is set in more places is a switch: none of them decides. */
const mostSet = 3
const room = { before: 4, after: 2, most: 7 } as const
const asksWhen =
  /\b(?:when|why|(?:for|in|on|under|with|after) (?:which|what)|what (?:causes?|leads? to|makes?|triggers?)|which (?:case|value|code|input|condition)s?)\b/i

interface Decision {
  readonly path: string
  readonly name: string
  /** As written: a literal with its marks, or a number. */
  readonly value: string
}

/** `IF KIND = 'X' THEN` says little of when a text is shown: where the item gets that value is told too, in programs of COBOL and PL/I that set it in few places. */
export const whereDecidedAspect: Aspect = {
  name: 'where decided',
  // Also of what another one tells alone: the text and where it stands.
  exact: true,
  asks: ({ text, names, bare }) => asksWhen.test(bare) && (names.some((name) => /\s/.test(name)) || /["'“]/.test(text)),
  calls: (question, subject, findings) =>
    decisions(question, subject, findings).flatMap((one) => [
      setCall(one),
      ...settingLines(one, findings).map((place) => readAround(place, room)),
    ]),
  draft: (question, subject, findings) => {
    const quotes = decisions(question, subject, findings).flatMap((one) =>
      settingLines(one, findings).map(
        (place): Quote => ({ ...quoteAround(place, room, findings), lead: `where ${one.name} becomes ${one.value}` }),
      ),
    )
    return quotes.length === 0 ? undefined : { lead: [], quotes, always: true }
  },
}

function decisions(question: Question, { paths }: Subject, findings: Findings): readonly Decision[] {
  const places = literalPlaces(question, findings).filter(({ path, isBare }) => !isBare && (paths.length === 0 || paths.includes(path)))
  return places.slice(0, mostPlaces).flatMap((place) => decisionAbove(findings.linesOf(place.path), place) ?? [])
}

const condition =
  /\b(?:IF|WHEN)\b\s*\(?\s*(?<name>[\p{L}@#$][\p{L}\p{N}@#$_.-]*)\s*(?:=|(?:IS\s+)?EQUALS?(?:\s+TO)?)\s*(?<value>'[^']+'|"[^"]+"|\d+)\s*\)?\s*(?:THEN\b.*)?$/iu
/** Another branch, or the end of one: what stands above it is no condition of the text. */
const elsewhere = /^(?:ELSE|END(?:-IF|-EVALUATE)?|OTHERWISE|OTHER)\b(?!.*\bIF\b)/i

const pli = /\.(?:pli|pl1|inc)$/i

/** The condition right above a text, where it asks for one value of one item and its scope has not ended: with a sentence of COBOL, in PL/I with a statement without DO. */
function decisionAbove(lines: KnownLines, { path, line }: Place): Decision | undefined {
  const isPli = pli.test(path)
  let isStatementEnded = false
  for (let at = line; at > line - farthest && lines.has(at); at--) {
    const text = withoutBlockRemarks((lines.get(at) ?? '').slice(0, 72))
      .replace(/^\d{6}/, '')
      .trim()
    if (isComment(lines.get(at) ?? '')) continue
    if (at < line && !isPli && text.endsWith('.')) return undefined
    if (/\b(?:IF|WHEN)\b/i.test(text)) {
      if (isPli && isStatementEnded && !/\bDO\b/i.test(`${text} ${lines.get(at + 1) ?? ''}`)) return undefined
      const { name, value } = condition.exec(text)?.groups ?? {}
      return name === undefined || value === undefined ? undefined : { path, name, value }
    }
    if (elsewhere.test(text)) return undefined
    if (at < line && text.endsWith(';')) isStatementEnded = true
  }
  return undefined
}

function setCall({ path, name, value }: Decision): Call {
  const [item, what] = [escapeRegex(name), escapeRegex(value)]
  return patternCall(String.raw`\bMOVE\s+${what}\s+TO\s+(?:[\w-]+\s+)*${item}(?:[^\w-]|$)|(?:^|[\s.])${item}\s*=\s*${what}\s*;`, path)
}

function settingLines(one: Decision, findings: Findings): readonly FoundLine[] {
  const found = findings.codeLinesFound(setCall(one))
  return found.length > mostSet ? [] : found
}
