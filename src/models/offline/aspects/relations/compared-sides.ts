import type { Aspect } from '../../aspect.ts'
import { locateCall } from '../../calls.ts'
import { inert } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { comparedSides } from '../../question/comparison.ts'
import type { Quote } from '../../quote.ts'
import { quotesOf, readAround } from '../passages.ts'

/** Units that are looked at for a side, and quotations of each. */
const units = 20
const mostOfSide = 3

/**
 * Of two things that a question describes and compares, the lines that fit each best. In the words of both together those of one win: what is looked for by itself is
 * found.
 */
export const comparedSidesAspect: Aspect = {
  name: 'compared sides',
  asks: (question) => comparedSides(question) !== undefined,
  calls: (question, _, findings) =>
    (comparedSides(question) ?? []).flatMap((side) => {
      const located = findings.located(sideCall(side))
      return [sideCall(side), ...(located === undefined ? [] : readAround(located))]
    }),
  draft: (question, _, findings) => {
    const [one, two] = comparedSides(question)?.map((side) => quotesOfSide(side, findings)) ?? []
    if (one === undefined || two === undefined || one.length === 0 || two.length === 0) return undefined
    return { lead: [], first: one.flatMap((quote, i) => [quote, ...two.slice(i, i + 1)]), quotes: [] }
  },
}

function sideCall(side: string) {
  return locateCall(side, { limit: units })
}

function quotesOfSide(side: string, findings: Findings): readonly Quote[] {
  const located = findings.located(sideCall(side))
  if (located === undefined) return []
  return quotesOf(located, findings)
    .slice(0, mostOfSide)
    .map((quote) => ({ ...quote, lead: [inert(side), ...(quote.lead === undefined ? [] : [quote.lead])].join(', ') }))
}
