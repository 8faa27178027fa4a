import type { LocatedPassage, LocatedUnit } from '../../../answer/located.ts'
import type { Aspect } from '../aspect.ts'
import { locateCall, readCall } from '../calls.ts'
import { blockAround } from '../evidence/block-around.ts'
import type { Findings } from '../findings.ts'
import { isLicence } from '../licence.ts'
import type { Question } from '../question/question.ts'
import type { Quote } from '../quote.ts'

const mostPassages = 5
const mostOfUnit = 2
const mostWithin = 3
/** Of the best passage's score: one with less is left out. */
const leastShare = 0.55
const room = { before: 4, after: 8, most: 16 } as const

/** The lines of the subject that carry most of the question's words. */
export const passagesAspect: Aspect = {
  name: 'passages',
  asks: () => true,
  calls: (question, subject, findings) => {
    const paths = subject.paths.slice(0, mostWithin)
    if (paths.length === 0) return []
    const found = findings.located(locateCall(question.text, { within: paths }))
    return [locateCall(question.text, { within: paths }), ...readAround(found?.units ?? [])]
  },
  draft: (question, subject, findings) => {
    const quotes = passagesWithin(question, findings, subject.paths)
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

/** The passages of some files for a question, as they were located there. */
export function passagesWithin(question: Question, findings: Findings, paths: readonly string[]): readonly Quote[] {
  const located = findings.located(locateCall(question.text, { within: paths.slice(0, mostWithin) }))
  return quotesOf(located?.units ?? [], findings)
}

/** Calls for the surroundings of the best passages. */
export function readAround(units: readonly LocatedUnit[]) {
  return bestPassages(units).map(({ unit, passage }) => readCall(unit.path, passage.startLine - room.before, passage.endLine + room.after))
}

export function quotesOf(units: readonly LocatedUnit[], findings: Findings): readonly Quote[] {
  return bestPassages(units).map(({ unit, passage }) => ({
    source: { kind: 'code', path: unit.path },
    ...blockAround(findings.linesOf(unit.path), passage.startLine, passage.endLine, room),
  }))
}

interface Scored {
  readonly unit: LocatedUnit
  readonly passage: LocatedPassage
  readonly score: number
}

/** Best first; the passage's own words count most, those of its unit some. */
function bestPassages(units: readonly LocatedUnit[]): readonly Scored[] {
  const scored: Scored[] = units.flatMap((unit) =>
    unit.passages
      .filter((passage) => !isLicence(passage.lines.join('\n')))
      .slice(0, mostOfUnit)
      .map((passage) => ({
        unit,
        passage,
        score: passage.coverage + 0.5 * unit.coverage + 0.2 * (unit.score / (units[0]?.score || 1)),
      })),
  )
  scored.sort((a, b) => b.score - a.score)
  const least = leastShare * (scored[0]?.score ?? 0)
  return scored.filter(({ score }) => score >= least).slice(0, mostPassages)
}
