import type { EdgeKind, UnitKind, UnitName } from '../../answer/structure.ts'

const families: Partial<Record<UnitKind, UnitKind>> = { entry: 'program', view: 'table', section: 'paragraph', record: 'field' }

/** Kinds that a reference does not tell apart share a family: who writes CALL does not know whether it is a program or an ENTRY. */
export function familyOf(kind: UnitKind): UnitKind {
  return families[kind] ?? kind
}

/**
 * Whether a name is known only inside what it stands in, so that the same name elsewhere is another thing. So is the file of a program, while a ddname and a
 * file of CICS are not; so is a temporary data set.
 */
export function isLocal({ kind, of }: UnitName): boolean {
  const family = familyOf(kind)
  if (family === 'file' || family === 'dataset') return of !== undefined
  return family === 'paragraph' || family === 'step' || family === 'cursor' || family === 'field'
}

const hiding: Partial<Record<UnitKind, readonly EdgeKind[]>> = {
  program: ['call', 'link', 'xctl', 'runs'],
  transaction: ['start'],
  proc: ['runs-proc'],
  table: ['sql'],
  segment: ['dli'],
  file: ['file'],
  dataset: ['dataset'],
  map: ['map'],
  mapset: ['map'],
  queue: ['queue'],
  container: ['container'],
}

/** Kinds of unresolved references that may mean something of this kind. */
export function mayMean(kind: UnitKind): readonly EdgeKind[] {
  return hiding[familyOf(kind)] ?? []
}
