import type { LocatedPassage, LocatedUnit } from '../../../answer/located.ts'
import type { Aspect } from '../aspect.ts'
import { locateCall } from '../calls.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import type { Quote } from '../quote.ts'
import type { Subject } from '../subjects.ts'

const mostPassages = 4
const mostOfUnit = 2
/** Of the best passage's score: one with less is left out. */
const leastShare = 0.55

/** The lines of the subject that carry most of the question's words. */
export const passagesAspect: Aspect = {
  name: 'passages',
  asks: () => true,
  calls: (question, { paths }) => (paths.length === 0 ? [] : [locateCall(question.text, { within: paths.slice(0, 3) })]),
  draft: (question, subject, findings) => {
    const located = findings.located(locateCall(question.text, { within: subject.paths.slice(0, 3) }))
    const quotes = bestPassages(located?.units ?? []).map((quote) => quote)
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

interface Scored {
  readonly unit: LocatedUnit
  readonly passage: LocatedPassage
  readonly score: number
}

/** Best first; the passage's own words count most, those of its unit some. */
export function bestPassages(units: readonly LocatedUnit[]): readonly Quote[] {
  const scored: Scored[] = units.flatMap((unit) =>
    unit.passages
      .slice(0, mostOfUnit)
      .map((passage) => ({ unit, passage, score: passage.coverage + 0.5 * unit.coverage + 0.2 * (unit.score / (units[0]?.score || 1)) })),
  )
  scored.sort((a, b) => b.score - a.score)
  const least = leastShare * (scored[0]?.score ?? 0)
  return scored
    .filter(({ score }) => score >= least)
    .slice(0, mostPassages)
    .map(({ unit, passage }) => ({ source: { kind: 'code', path: unit.path }, startLine: passage.startLine, lines: passage.lines }))
}

export type { Findings, Question, Subject }
