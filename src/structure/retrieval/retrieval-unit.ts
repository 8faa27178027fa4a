import type { LocatedField, LocatedUnit } from '../../answer/located.ts'
import { type StructureUnit, unitKinds } from '../../answer/structure.ts'

export type RetrievalKind = LocatedUnit['kind']

/** In the order of their numbers in the index. */
export const retrievalKinds: readonly RetrievalKind[] = [...unitKinds, 'document', 'lines']

export function isRetrievalKind(kind: unknown): kind is RetrievalKind {
  return retrievalKinds.some((known) => known === kind)
}

/** In the order of their numbers in the index. */
export const locatedFields: readonly LocatedField[] = ['name', 'identifier', 'comment', 'literal', 'text', 'past', 'around']

export const nameField = 0
export const identifierField = 1
export const commentField = 2
export const literalField = 3
export const textField = 4
/** Comments on what was: entries of a change log, code that was taken out. */
export const pastField = 5
export const aroundField = 6
export const fieldCount = 7

/** A piece of a member that a question may be about. The pieces of a member do not overlap and hold all its lines. */
export interface RetrievalUnit {
  readonly kind: RetrievalKind
  readonly name: string
  /** The unit whose name makes this one's unique. */
  readonly of?: string
  /** What it stands in, where it is not that itself. */
  readonly owner?: Pick<StructureUnit, 'kind' | 'name'>
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
  /** Position among the member's pieces of the first piece of what it stands in, the piece itself where there is none. */
  readonly head: number
  /** It is where the unit begins, not a later piece of it. */
  readonly first: boolean
}
