import type { LocateResult } from '../../../../answer/located.ts'
import type { Aspect } from '../../aspect.ts'
import { textsCall } from '../../calls.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import { quotesOf, readAround } from '../passages.ts'

const mostQuoted = 2
/** Of the question's words, by weight, in a text that tells how. */
const leastCoverage = 0.4
const asksHow =
  /\bhow (?:do|can|could|should|would|must) (?:i|we|you|one)\b|\bhow to\b|\b(?:do|must|should|can|have to) (?:i|we|you|one)\b[^?]*\b(?:by hand|manually)\b|\b(?:which|what)(?: \w+)? (?:do|must|should) (?:i|we|you|one)(?: still)? (?:have to |need to )?do\b/i

/** How something is done with the code itself, as the texts beside it tell: programs do not say how they are built. */
export const howtoAspect: Aspect = {
  name: 'howto',
  asks: ({ bare }) => asksHow.test(bare),
  calls: (question, _, findings) => {
    const found = findings.located(textsCall(question.text))
    return [textsCall(question.text), ...(found === undefined ? [] : readAround(telling(found)))]
  },
  draft: (question, _, findings) => {
    const quotes = textQuotes(question, findings)
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

function textQuotes(question: Question, findings: Findings): readonly Quote[] {
  const found = findings.located(textsCall(question.text))
  return found === undefined ? [] : quotesOf(telling(found), findings).slice(0, mostQuoted)
}

function telling(located: LocateResult): LocateResult {
  return { ...located, units: located.units.filter(({ coverage }) => coverage >= leastCoverage) }
}
