import type { LocatedUnit } from '../../../../answer/located.ts'
import type { Aspect } from '../../aspect.ts'
import { locateCall, readCall } from '../../calls.ts'
import { blockAround } from '../../evidence/block-around.ts'
import { computations, isComputing } from '../../evidence/computing-lines.ts'
import { fromOperands } from '../../evidence/operands-above.ts'
import { isTelling } from '../../evidence/told-words.ts'
import type { Findings } from '../../findings.ts'
import { asksHowComputed } from '../../question/asks-formula.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'

/** Units that are looked through, and quoted. */
const mostUnits = 6
const mostQuoted = 2
/** The condition or the comment above them, and the end of their statement. */
const room = { before: 4, after: 2, most: 14 } as const
/** A unit that has less of the question's words than this share of what the best has computes something else. */
const leastShare = 0.75

/** The lines in which a part of the code computes whose words fit a question for a formula: those lines alone may have none of them. */
export const describedFormulaAspect: Aspect = {
  name: 'described formula',
  asks: (question, { named }) => !named && question.names.length === 0 && asksHowComputed(question),
  calls: (question, _, findings) => unitsOf(question, findings).map(({ path, startLine, endLine }) => readCall(path, startLine, endLine)),
  draft: (question, _, findings) => {
    const quotes = unitsOf(question, findings).flatMap(({ path, startLine, endLine }): readonly Quote[] =>
      computations(findings.linesOf(path), startLine, endLine)
        .slice(0, 1)
        .map((found) => {
          const last = found.startLine + found.lines.length - 1
          const lines = findings.linesOf(path)
          return { source: { kind: 'code', path }, ...fromOperands(lines, blockAround(lines, found.startLine, last, room)) }
        }),
    )
    return quotes.length === 0 ? undefined : { lead: [], quotes: quotes.slice(0, mostQuoted) }
  },
}

function unitsOf(question: Question, findings: Findings): readonly LocatedUnit[] {
  const located = findings.located(locateCall(question.text))
  if (located === undefined) return []
  const telling = new Set(located.words.filter(isTelling).map(({ word }) => word))
  const units = located.units.filter(({ kind, why }) => kind !== 'document' && why.some(({ word }) => telling.has(word)))
  const most = Math.max(0, ...units.map(({ coverage }) => coverage))
  const fitting = units.filter(({ coverage }) => coverage >= leastShare * most).slice(0, mostUnits)
  // Where the lines with the words compute, they are quoted anyway, with what belongs to them.
  const told = fitting.findIndex(({ passages }) => passages.some(({ lines }) => lines.some(isComputing)))
  return told < 0 ? fitting : fitting.slice(0, told)
}
