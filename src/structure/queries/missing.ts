import type { StructureEdge, UnitKind } from '../../answer/structure.ts'
import type { MissingResult, MissingUnit } from '../../answer/structure-results.ts'
import { groupBy } from '../../base/group-by.ts'
import { count } from '../../base/text.ts'
import type { QueryContext } from './query-context.ts'

/** Kinds whose source belongs to the code: of a table or a data set nobody expects it there. */
const expected: readonly UnitKind[] = ['program', 'copybook', 'proc']

/** Programs called, copybooks copied and procs run that are not in the code; services of the system apart. */
export function missing({ graph }: QueryContext): MissingResult {
  const absent = graph.edges.filter(({ inRepo, to }) => !inRepo && expected.includes(to.kind))
  const unknown = graph.counts.unresolved
  return {
    query: 'missing',
    missing: byTarget(absent.filter(({ system }) => system !== true)),
    system: byTarget(absent.filter(({ system }) => system === true)),
    notices:
      unknown === 0 ? [] : [`${count(unknown, 'reference')} whose target is not known ${unknown === 1 ? 'is' : 'are'} not among them.`],
  }
}

function byTarget(edges: readonly StructureEdge[]): MissingUnit[] {
  return [...groupBy(edges, ({ to }) => `${expected.indexOf(to.kind)} ${to.name}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, same]) => {
      const [first] = same
      const references = same.map(({ kind, from, path, line }) => ({ kind, from: from.of ?? from.name, path, line }))
      return first ? [{ kind: first.to.kind, name: first.to.name, references }] : []
    })
}
