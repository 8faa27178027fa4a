import type { Aspect } from '../../aspect.ts'
import { linesCall, ownersCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { memberRank } from '../../evidence/fitting-members.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { standsIn, termsIn } from '../../evidence/told-words.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedMissingRecord } from '../../question/asked-missing-record.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { sumOfWeights } from '../../sum-of-weights.ts'

const mostFound = 100
const mostRead = 8
const mostQuoted = 2
const room = { before: 8, after: 10, most: 16 } as const
/** Where the statement stands whose end is tested, with the names of what it reads. */
const above = 24
/** Words for the case itself. */
const ofCase =
  /^(?:happen\w*|exist\w*|found|find|already|there|duplicate\w*|missing|unknown|known|used|taken|file|files|record|records|table|tables)$/i

/** How statements on files and databases tell it: conditions of CICS, SQLCODE, file status, INVALID KEY, DL/I, ON KEY of PL/I. */
const tests = {
  missing: String.raw`\bNOTFND\b|\bSQLCODE\s*(?:=|EQUALS?(?:\s+TO)?)\s*\+?100\b|\bWHEN\s+\+?100\b|^(?:.{6}\s|)\s*INVALID\s+KEY\b|(?:=|WHEN|EQUALS?)\s*['"](?:23|GE)['"]|\b(?:IF|WHEN)\s+[\w-]*NOT-?F(?:OU)?ND\b`,
  doubled: String.raw`\bDUP(?:REC|KEY)\b|-803\b|^(?:.{6}\s|)\s*INVALID\s+KEY\b|(?:=|WHEN|EQUALS?)\s*['"](?:22|II)['"]|\b(?:IF|WHEN)\s+[\w-]*DUP\w*\b`,
} as const

/** What is done where a record is missing, or is there already: code tests how the statement ended, in none of the words of the question. */
export const missingRecordsAspect: Aspect = {
  name: 'missing records',
  asks: ({ bare }) => askedMissingRecord(bare) !== undefined,
  calls: (question, subject, findings) => [
    ...searchCalls(question, subject),
    ownersCall(question.text),
    ...candidates(question, subject, findings).map((place) => readAround(place, { ...room, before: above })),
  ],
  draft: (question, subject, findings) => {
    const words = findings.wordsOf(question).filter(({ word }) => !ofCase.test(word))
    const weighed = candidates(question, subject, findings)
      .map((place) => {
        const terms = termsIn(linesBetween(findings.linesOf(place.path), place.line - above, place.line + room.after).join('\n'))
        return { place, weight: sumOfWeights(words.filter((word) => standsIn(word, terms))) }
      })
      .toSorted((a, b) => b.weight - a.weight)
    const [best] = weighed
    // Nothing around it is called by what the question speaks of.
    if (best === undefined || (best.weight === 0 && !subject.named)) return undefined
    const quotes = weighed.filter(({ weight }) => weight === best.weight).slice(0, mostQuoted)
    return { lead: [], quotes: quotes.map(({ place }) => quoteAround(place, room, findings)) }
  },
}

function searchCalls({ bare }: Question, { named, paths }: Subject): readonly Call[] {
  const asked = askedMissingRecord(bare)
  if (asked === undefined) return []
  return named ? paths.slice(0, 1).map((path) => linesCall(tests[asked], mostFound, path)) : [linesCall(tests[asked], mostFound)]
}

/** Those in members that fit the words best. */
function candidates(question: Question, subject: Subject, findings: Findings): readonly FoundLine[] {
  const units = findings.located(ownersCall(question.text))?.units ?? []
  const rankOfMember = memberRank(question, findings)
  const rank = ({ path, line }: FoundLine) => {
    const inside = units.findIndex((unit) => unit.path === path && unit.startLine <= line && line <= unit.endLine)
    return inside < 0 ? 1 + rankOfMember(path) : inside / units.length
  }
  return searchCalls(question, subject)
    .flatMap((call) => findings.codeLinesFound(call))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostRead)
}
