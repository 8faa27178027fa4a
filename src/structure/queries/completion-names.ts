import type { UnitKind } from '../../answer/structure.ts'
import type { KnownName } from '../../answer/structure-estate-results.ts'
import type { QueryContext } from './query-context.ts'

/** Nobody types these. */
const left: readonly UnitKind[] = ['message']

/** Names of units and data items, sorted, each kind once. */
export function completionNames({ graph }: QueryContext): KnownName[] {
  const found = new Map<string, KnownName>()
  const add = (name: string, kind: UnitKind) => {
    if (name !== '' && name !== 'FILLER' && !left.includes(kind)) found.set(`${name} ${kind}`, { name, kind })
  }
  for (const { kind, name } of graph.units) add(name, kind)
  for (const name of graph.fieldNames()) add(name, 'field')
  for (const kind of ['dataset', 'table'] as const) for (const { to } of graph.edgesToKind(kind)) add(to.name, kind)
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, known]) => known)
}
