import type { UnresolvedReference } from '../../../../answer/structure.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import { readCall, referencesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'

const mostItems = 4
const mostPlaces = 3

/** The statements of a program that work on a file, table or segment of which only the run tells the name. */
export function unseenAccesses(
  { name, kinds: [kind] }: Subject,
  findings: Findings,
  isAsked: (kind: Reference['kind']) => boolean,
): readonly UnresolvedReference[] {
  const found = findings.structure(referencesCall(name, 'callees'), 'callees')?.subjects ?? []
  const meant = found.filter(({ unit }) => unit.kind === kind)
  return (meant.length > 0 ? meant : found).flatMap(({ unresolved }) => unresolved).filter((one) => isAsked(one.kind))
}

/** What shows their lines. */
export function unseenCalls(unseen: readonly UnresolvedReference[]): readonly Call[] {
  return byName(unseen).flatMap((alike) => alike.slice(0, mostPlaces).map(({ path, line }) => readCall(path, line, line)))
}

/** Told by the area that holds the name; `isMore`: beside those that are known, whose list would else be taken for all. */
export function unseenItems(unseen: readonly UnresolvedReference[], findings: Findings, isMore: boolean): readonly string[] {
  return byName(unseen).map((alike) => {
    const places = alike.slice(0, mostPlaces).map(at)
    const operand = nameFor(findings, alike[0]?.operand ?? '', places)
    return item(
      findings,
      `${count(alike.length, isMore ? 'more statement' : 'statement')} on what ${operand} names, which only the run tells`,
      places,
    )
  })
}

function byName(unseen: readonly UnresolvedReference[]): readonly (readonly UnresolvedReference[])[] {
  return [...groupBy(unseen, ({ kind, operand }) => `${kind} ${operand}`).values()].slice(0, mostItems)
}
