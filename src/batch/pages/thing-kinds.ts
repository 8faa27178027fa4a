/** A group of `names.md`: what belongs together for somebody who looks for a name. */
export interface ThingGroup {
  readonly title: string
  /** Kinds of units of the structure index. */
  readonly kinds: readonly string[]
}

/** Of kinds that stand in no other group. */
const otherNames: ThingGroup = { title: 'Other names', kinds: [] }

/** In the order of the page. */
export const thingGroups: readonly ThingGroup[] = [
  { title: 'Programs', kinds: ['program', 'entry'] },
  { title: 'Jobs and procedures', kinds: ['job', 'proc'] },
  { title: 'Copybooks', kinds: ['copybook'] },
  { title: 'Screens and transactions', kinds: ['transaction', 'mapset', 'map'] },
  { title: 'Data', kinds: ['file', 'dataset', 'table', 'view', 'segment', 'psb', 'dbd', 'queue', 'container', 'record'] },
  otherNames,
]

export function thingGroup(kind: string): ThingGroup {
  return thingGroups.find(({ kinds }) => kinds.includes(kind)) ?? otherNames
}

const words: Readonly<Record<string, string>> = { proc: 'procedure', dataset: 'data set', psb: 'PSB', dbd: 'DBD' }

/** The kind as people call it. */
export function kindWord(kind: string): string {
  return words[kind] ?? kind
}
