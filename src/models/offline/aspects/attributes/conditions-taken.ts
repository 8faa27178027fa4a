import { count } from '../../../../base/text.ts'
import { foundNone } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isPli } from '../../evidence/is-pli.ts'
import { lineText } from '../../evidence/line-text.ts'
import { ownLines } from '../../evidence/own-lines.ts'
import type { Findings } from '../../findings.ts'
import { type AskedPliConditions, askedPliConditions } from '../../question/asked-pli-conditions.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostLines = 40
const mostItems = 14
const mostQuoted = 3
const longestText = 90
const room = { before: 0, after: 6, most: 7 } as const
/** A statement begins a line, or stands behind another one, a label or a choice. */
const begins = String.raw`(?:^[\s\d.+-]*|[;:]\s*|\b(?:THEN|ELSE)\s+)`

/** Which conditions a program of PL/I that a question names takes or raises, and what it does then. */
export const conditionsTakenAspect: Aspect = {
  name: 'conditions-taken',
  asks: (question, { named, paths: [path] }) => named && path !== undefined && askedPliConditions(question) !== undefined,
  calls: (question, subject, findings) => {
    const asked = askedPliConditions(question)
    if (asked === undefined || !isPli(subject.paths[0] ?? '', findings)) return []
    const call = callFor(asked, subject)
    return [
      call,
      ...foundIn(call, subject, findings)
        .slice(0, mostQuoted)
        .map((line) => readAround(line, room)),
    ]
  },
  draft: (question, subject, findings) => {
    const asked = askedPliConditions(question)
    if (asked === undefined) return undefined
    const call = callFor(asked, subject)
    if (findings.resultOf(call) === undefined) return undefined
    const found = foundIn(call, subject, findings)
    const noun = asked.statement === 'ON' ? 'ON-unit' : 'SIGNAL'
    if (found.length === 0) {
      if (asked.names !== undefined || !foundNone(call, findings)) return undefined
      return { lead: [], quotes: [], nothing: { said: `${code(subject.name)} has no ${noun}`, decides: true } }
    }
    const items = found.slice(0, mostItems).map((line) => item(findings, code(lineText(line.text, longestText)), [at(line)]))
    return {
      lead: [`${code(subject.name)} has ${count(found.length, noun)}${asked.names === undefined ? '' : ' for that'}:`, ...items],
      quotes: found.slice(0, mostQuoted).map((line) => quoteAround(line, room, findings)),
      whole: asked.names === undefined,
    }
  },
}

function foundIn(call: Call, subject: Subject, findings: Findings) {
  return ownLines(call, subject, findings).toSorted((a, b) => a.line - b.line)
}

function callFor({ statement, names }: AskedPliConditions, { paths: [path = ''] }: Subject): Call {
  const meant = names === undefined ? '[A-Z_$#@]' : String.raw`(?:\w+(?:\s*\([^)]*\))?\s*,\s*)*(?:${names})\b`
  return linesCall(String.raw`${begins}${statement}\s+${meant}`, mostLines, path)
}
