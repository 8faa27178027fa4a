import type { Definition } from '../../../answer/structure-results.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import { count } from '../../../base/text.ts'
import type { Aspect } from '../aspect.ts'
import { everyCall } from '../calls.ts'
import { at, item, nameFor } from '../cite.ts'
import type { Findings } from '../findings.ts'
import { askedSize } from '../question/asked-size.ts'

const mostItems = 20
/** Who asks for the longest one wants to see what it is longer than. */
const fewItems = 5
const mostNamed = 60

/** Programs, copybooks and jobs by their number of lines: those over so many, and the longest. */
export const sizesAspect: Aspect = {
  name: 'sizes',
  exact: true,
  asks: (question, { kinds }) => kinds.includes('system') && askedSize(question) !== undefined,
  calls: (question) => {
    const asked = askedSize(question)
    return asked === undefined ? [] : [everyCall(asked.kind)]
  },
  draft: (question, _, findings) => {
    const asked = askedSize(question)
    const found = asked === undefined ? undefined : findings.structure(everyCall(asked.kind), 'where')
    if (asked === undefined || found === undefined) return undefined
    const units = distinctBy(
      found.definitions.filter(({ detail = '' }) => !/^CSD /.test(detail)),
      ({ name, path, startLine }) => `${name} ${path} ${startLine}`,
    )
    if (units.length === 0) return undefined
    const sign = asked.order === 'longest' ? -1 : 1
    const sorted = units.toSorted((a, b) => sign * (linesOf(a) - linesOf(b)))
    const { than } = asked
    if (than === undefined) {
      const head = `The ${asked.order} of ${count(units.length, asked.kind)}, by lines:`
      return { lead: [head, ...sorted.slice(0, fewItems).map((unit) => sizeItem(unit, findings))], quotes: [], alone: true }
    }
    const fit = sorted.filter((unit) => (asked.order === 'longest' ? linesOf(unit) > than : linesOf(unit) < than))
    const said = `${fit.length === 0 ? 'None' : fit.length} of ${count(units.length, asked.kind)} has ${asked.order === 'longest' ? 'more' : 'fewer'} than ${than} lines`
    const rest = fit.slice(mostItems, mostItems + mostNamed).map((unit) => `${unit.name} (${linesOf(unit)})`)
    return {
      lead: [
        `${fit.length > 1 ? said.replace(' has ', ' have ') : said}${fit.length === 0 ? '.' : ':'}`,
        ...fit.slice(0, mostItems).map((unit) => sizeItem(unit, findings)),
        ...(rest.length === 0 ? [] : [`Also ${rest.join(', ')}${fit.length > mostItems + mostNamed ? ' …' : ''}.`]),
      ],
      quotes: [],
      alone: true,
    }
  },
}

function linesOf({ startLine, endLine }: Definition): number {
  return endLine - startLine + 1
}

function sizeItem(unit: Definition, findings: Findings): string {
  const places = [at({ path: unit.path, line: unit.startLine })]
  return item(findings, `${nameFor(findings, unit.name, places)}: ${count(linesOf(unit), 'line')}`, places)
}
