import type { Reference } from '../../../../answer/structure-results.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Deed } from '../../question/asked-own-access.ts'

const dataEdges: ReadonlySet<Reference['kind']> = new Set(['file', 'sql', 'dli', 'queue', 'container', 'dataset'])

/** What statements do to data, in the order in which it is told: by the verbs of SQL and DL/I, and by `op` of files, data sets and queues. */
const deeds: readonly (readonly [string, RegExp])[] = [
  ['reads', /^(?:SELECT|FETCH|GH?[UN]P?|GHNP|read|read for update|browse|start|return|receive|get)$/],
  ['updates', /^(?:UPDATE|MERGE|REPL|update|rewrite)$/],
  ['writes', /^(?:INSERT|LOAD|MERGE|REPLACE|ISRT|write|send|release|put|create)$/],
  ['deletes from', /^(?:DELETE|TRUNCATE|REPLACE|DLET|delete)$/],
]
/** Of a table its rows are changed, however that is done. */
const change = 'changes'

function deedsOf({ verb, op, kind }: Reference): readonly string[] {
  const found = deeds.filter(([, does]) => does.test(op ?? verb ?? '')).map(([deed]) => deed)
  return kind === 'sql' ? [...new Set(found.map((deed) => (deed === 'reads' ? deed : change)))] : found
}

const deedNames: Readonly<Partial<Record<Deed, string>>> = { read: 'reads', update: 'updates', write: 'writes', delete: 'deletes from' }

export function doesOneOf({ verb, op }: Reference, asked: readonly Deed[]): boolean {
  if (asked.some((one) => one === op)) return true
  return deeds.some(([deed, does]) => asked.some((one) => deedNames[one] === deed) && does.test(op ?? verb ?? ''))
}

const toOpen = /^open/i
const toClose = /^close/i

/** Of what is done to each thing what says most: where it is read or written, nobody asks for its OPEN; a cursor's FETCH brings what its SELECT reads. */
export function tellingDeeds(references: readonly Reference[]): readonly Reference[] {
  const kept = [...groupBy(references, targetOf).values()].map((all) => {
    if (!all.every(({ kind }) => dataEdges.has(kind))) return all
    const isHandling = ({ op, verb }: Reference) => toOpen.test(op ?? verb ?? '') || toClose.test(op ?? verb ?? '')
    const done = all.filter((reference) => !isHandling(reference))
    if (done.length === 0) return preferred(all, ({ op, verb }) => toOpen.test(op ?? verb ?? ''))
    const selects = done.some(({ verb }) => verb === 'SELECT')
    return selects ? done.filter(({ verb }) => verb !== 'FETCH') : done
  })
  const telling = new Set(kept.flat())
  return references.filter((reference) => telling.has(reference))
}

function preferred(references: readonly Reference[], isBetter: (reference: Reference) => boolean): readonly Reference[] {
  const better = references.filter(isBetter)
  return better.length > 0 ? better : references
}

/** `reads A, B and writes C`; undefined where something is no data. */
export function deedsInWords(references: readonly Reference[], mostNames: number): string | undefined {
  if (!references.every(({ kind }) => dataEdges.has(kind))) return undefined
  const things = [...groupBy(references, targetOf).values()].map((all) => ({ name: all[0]?.to.name ?? '', does: doneToOne(all) }))
  const groups = [...groupBy(things, ({ does }) => does)].map(([does, some]) => {
    const names = [...new Set(some.map(({ name }) => name))]
    const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
    return `${does} ${names.slice(0, mostNames).join(', ')}${more}`
  })
  return inTwoOrMore(groups)
}

/** Names are parted by commas and may be followed by `and` already. */
export function inTwoOrMore(groups: readonly string[]): string {
  return groups.length === 2 && !groups.some((group) => / and /.test(group)) ? groups.join(' and ') : groups.join('; ')
}

function doneToOne(references: readonly Reference[]): string {
  const found = new Set(references.flatMap(deedsOf))
  const named = [...deeds.map(([deed]) => deed), change].filter((deed) => found.has(deed))
  if (named.length > 0) return [named.slice(0, -1).join(', '), named.at(-1)].filter((part) => part !== '').join(' and ')
  return references.some(({ op, verb }) => toOpen.test(op ?? verb ?? '')) ? 'opens' : 'works with'
}

function targetOf({ to }: Reference): string {
  return `${to.kind} ${to.of ?? ''} ${to.name}`
}
