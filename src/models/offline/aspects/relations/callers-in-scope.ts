import { isAccess } from '../../../../answer/access.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { isOf } from '../../located-owners.ts'
import { askedDirection } from '../../question/asked-direction.ts'
import type { Question } from '../../question/question.ts'
import type { AskedRelation } from '../../question/relation.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

/** A program that has a paragraph of its own name does not call itself by performing that. */
export function fromOutside(references: readonly Reference[], { name, kinds: [kind] }: Subject): readonly Reference[] {
  if (kind !== 'program') return references
  return references.filter((one) => one.kind !== 'perform' || one.to.of?.toUpperCase() !== name.toUpperCase())
}

/** Who runs it, and who runs the procedures that do: a caller of what a job runs is another matter. */
export function throughProcedures(references: readonly Reference[]): readonly Reference[] {
  let kept = 0
  return references.filter(({ depth, kind }) => {
    const fits = depth <= kept + 1 && (depth === 1 || kind === 'runs-proc')
    if (depth <= kept + 1) kept = fits ? depth : depth - 1
    return fits
  })
}

const calling: ReadonlySet<string> = new Set(['call', 'link', 'perform'])

/** Callers of callers as far as each comes back to its caller: who transfers control for good does not end up calling. */
export function inChains(references: readonly Reference[]): readonly Reference[] {
  let cutAt = Number.POSITIVE_INFINITY
  return references.filter(({ depth, kind }) => {
    if (depth > cutAt) return false
    cutAt = depth === 1 || calling.has(kind) ? Number.POSITIVE_INFINITY : depth
    return cutAt === Number.POSITIVE_INFINITY
  })
}

export const callerKinds: ReadonlySet<string> = new Set(['program', 'job', 'proc', 'transaction'])

/** Of a data set those who do what is asked to it, where any are seen to: a step may, of which nothing is known. */
export function inDirection(references: readonly Reference[], { bare }: Question): readonly Reference[] {
  const direction = askedDirection(bare)
  if (direction === undefined || !references.every(({ kind }) => kind === 'dataset')) return references
  const doing = references.filter((reference) => isAccess(reference, direction))
  return doing.length > 0 ? doing : references
}

const keepsData: ReadonlySet<string> = new Set(['dataset', 'file', 'table', 'view', 'segment', 'queue', 'container'])

/** What a JCL procedure is called, programs of other languages are called, too. */
const ofAnyLanguage = /\bprocedures?\b/i

/** What calls a macro has it as a statement. */
export function asMeantOf(subject: Subject, relation: AskedRelation): AskedRelation {
  if (subject.kinds[0] === 'macro' && (relation.name === 'calls' || relation.name === 'runs'))
    return { ...relation, name: 'calls', edges: [] }
  return isRoutine(subject) ? asCalled(relation) : relation
}

/** Jobs run programs; a subroutine is run by a call. */
export function asCalled(relation: AskedRelation): AskedRelation {
  return relation.name === 'runs' ? { ...relation, name: 'calls', edges: ['call', ...relation.edges] } : relation
}

export function callersInScope(
  references: readonly Reference[],
  { edges, name }: AskedRelation,
  { wants, bare }: Question,
): readonly Reference[] {
  // What keeps data is not called, copied or run: whatever verb is said of it, who works with it is meant.
  const ofEdges =
    edges.length === 0 || references.every(({ to }) => keepsData.has(to.kind))
      ? references
      : references.filter(({ kind }) => edges.includes(kind))
  const kinds = wants.filter((want) => callerKinds.has(want))
  // A paragraph that performs another is a routine, too, and one of a program.
  const isWanted = (kind: Reference['from']['kind']) =>
    kinds.some((want) => isOf(want, kind) || (want === 'program' && (kind === 'paragraph' || kind === 'section')))
  const ofKind = kinds.length === 0 ? ofEdges : ofEdges.filter(({ from }) => isWanted(from.kind))
  if (ofKind.length > 0) return ofKind
  if (kinds.every((kind) => kind === 'proc') && ofAnyLanguage.test(bare)) return ofEdges
  // `runs` and `copies` are always stated in the open; what else leads there is no answer to them.
  return name === 'runs' || name === 'copies' ? ofKind : ofEdges
}
