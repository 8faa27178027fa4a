import type { Reference } from '../../../answer/structure-results.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import type { Aspect } from '../aspect.ts'
import { referencesCall } from '../calls.ts'
import { at, item, nameFor } from '../cite.ts'
import { askedRelation } from '../question/relation.ts'
import { code } from '../quote.ts'

const mostItems = 12
const dataKinds: ReadonlySet<string> = new Set(['field', 'record', 'symbol', 'table', 'file', 'dataset', 'segment', 'queue', 'view'])

/** Who reads or changes a field, file, table, segment or queue. */
export const usesAspect: Aspect = {
  name: 'uses',
  asks: (question, { kinds }) => askedRelation(question) !== undefined && dataKinds.has(kinds[0] ?? ''),
  calls: (_, { name }) => [referencesCall(name, 'uses')],
  draft: (question, { name }, findings) => {
    const result = findings.structure(referencesCall(name, 'uses'), 'uses')
    if (result === undefined) return undefined
    const changes = askedRelation(question)?.name === 'changes'
    const writes = result.subjects.flatMap((subject) => subject.writes)
    const others = result.subjects.flatMap((subject) => [...subject.reads, ...subject.other])
    const shown: readonly Reference[] = changes && writes.length > 0 ? writes : [...writes, ...others]
    if (shown.length === 0) return undefined
    const programs = distinctBy(shown, ({ from }) => from.name).map(({ from }) => from.name)
    const items = distinctBy(shown, ({ from, kind, verb, op }) => `${from.name} ${kind} ${verb ?? ''} ${op ?? ''}`).slice(0, mostItems)
    return {
      lead: [
        `${code(name)} is ${changes ? 'changed' : 'used'} by ${programs.slice(0, 20).join(', ')}.`,
        ...items.map((reference) => {
          const places = [at(reference)]
          const what = reference.verb ?? reference.op ?? reference.kind
          const within = reference.within === undefined ? '' : ` in ${nameFor(findings, reference.within, places)}`
          return item(findings, `${nameFor(findings, reference.from.name, places)}: ${what}${within}`, places)
        }),
      ],
      quotes: [],
    }
  },
}
