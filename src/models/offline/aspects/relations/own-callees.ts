import type { Reference } from '../../../../answer/structure-results.ts'
import { referencesCall } from '../../calls.ts'
import type { Findings } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'
import { innerEdges } from './inner-edges.ts'

/** What a thing refers to outside itself: of several of its name, as a program and the job that compiles it, the kind that is meant. */
export function ownCallees({ name, kinds: [kind] }: Subject, findings: Findings): readonly Reference[] {
  const found = findings.structure(referencesCall(name, 'callees'), 'callees')?.subjects ?? []
  const meant = found.filter(({ unit }) => unit.kind === kind)
  return (meant.length > 0 ? meant : found).flatMap(({ references }) => references).filter(({ kind: edge }) => !innerEdges.has(edge))
}
