import type { EdgeKind, UnitKind } from '../../answer/structure.ts'

const families: Partial<Record<UnitKind, UnitKind>> = { entry: 'program', view: 'table', section: 'paragraph', record: 'field' }

/** Kinds that a reference does not tell apart share a family: who writes CALL does not know whether it is a program or an ENTRY. */
export function familyOf(kind: UnitKind): UnitKind {
  return families[kind] ?? kind
}

/** Whether names of this kind are known only inside what they stand in, so that equal names elsewhere are other things. */
export function isLocal(kind: UnitKind): boolean {
  const family = familyOf(kind)
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
}

/** Kinds of unresolved references that may mean something of this kind. */
export function mayMean(kind: UnitKind): readonly EdgeKind[] {
  return hiding[familyOf(kind)] ?? []
}
