import type { EdgeKind } from '../../../../answer/structure.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { referencesCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import type { AskedRelation } from '../../question/relation.ts'
import type { Subject } from '../../subjects.ts'

/** How far copybooks in copybooks and callers through procs are followed. */
const deepest = 4
const stores: ReadonlySet<string> = new Set(['table', 'view', 'segment', 'queue', 'container'])
/** A file is also the data set of its name. */
const files: ReadonlySet<string> = new Set(['file', 'dataset'])
/** What is copied or run by one that is copied or run is so itself; who calls a caller does not call. */
const handedOn: ReadonlySet<EdgeKind> = new Set(['copy', 'runs', 'runs-proc', 'transaction', 'triggers'])

export function usersCalls(relation: AskedRelation['name'], name: string): readonly Call[] {
  return [callersCall(relation, name), referencesCall(name, 'uses')]
}

function callersCall(relation: AskedRelation['name'], name: string): Call {
  return referencesCall(name, 'callers', relation === 'calls' ? undefined : deepest)
}

/** Those who have the relation to it, in any way that the structure knows: as callers, or as users of what keeps data. */
export function usersOfSubject(
  { name: relation, edges }: Pick<AskedRelation, 'name' | 'edges'>,
  { name, kinds }: Subject,
  findings: Findings,
): readonly Reference[] {
  const kind: string = kinds[0] ?? ''
  // A table is not the field or screen of its name, and who calls those that use it does not use it.
  const isStore = stores.has(kind) || files.has(kind)
  const callers = isStore
    ? []
    : (findings.structure(callersCall(relation, name), 'callers')?.subjects.flatMap(({ references }) => references) ?? [])
  const uses = findings.usesOf(name, (unit) => !isStore || unit.kind === kind || (files.has(kind) && files.has(unit.kind)))
  const own = callers.filter(({ kind, depth }) => relation === 'affects' || handedOn.has(kind) || depth === 1)
  return [...own, ...uses].filter(({ kind }) => edges.length === 0 || edges.includes(kind))
}
