import type { Reference } from '../../../../answer/structure-results.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { bold, item, nameFor, placesOf } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { askedShared } from '../../question/asked-shared.ts'
import { type Subject, subjectsOf } from '../../subjects.ts'
import { ownCallees } from './own-callees.ts'
import { doingWords } from './reference-words.ts'

const mostItems = 20
const mostDeeds = 3
const mostNamed = 12

/** What two programs or jobs both use: each thing once, with what either does to it. */
export const sharedAspect: Aspect = {
  name: 'shared',
  asks: (question, { named }) => named && askedShared(question) !== undefined,
  calls: (_, { name }) => [referencesCall(name, 'callees')],
  draft: (question, subject, findings) => {
    const asked = askedShared(question)
    const [first, second] = subjectsOf(question, findings)
    // It is told once, of both.
    if (asked === undefined || first?.name !== subject.name || second === undefined) return undefined
    const fits = ({ to }: Reference) => asked.kinds.length === 0 || asked.kinds.includes(to.kind)
    const [ours, theirs] = [first, second].map((one) => groupBy(ownCallees(one, findings).filter(fits), keyOf))
    if (ours === undefined || theirs === undefined) return undefined
    const both = [...ours].flatMap(([key, own]) => {
      const other = theirs.get(key)
      return other === undefined ? [] : [{ own, other }]
    })
    if (both.length === 0)
      return { lead: noneOf(asked.noun, first, [...ours.values()], second, [...theirs.values()]), quotes: [], alone: true }
    const items = both.slice(0, mostItems).map(({ own, other }) => sharedItem({ own, other }, [first.name, second.name], findings))
    const rest = both.slice(mostItems).flatMap(({ own: [one] }) => (one === undefined ? [] : [one.to.name]))
    return {
      lead: [
        `Both ${bold(first.name)} and ${bold(second.name)} use ${both.length === 1 ? 'this' : `these ${both.length}`}:`,
        ...items,
        ...(rest.length === 0 ? [] : [`Also ${rest.slice(0, mostNamed).join(', ')}${rest.length > mostNamed ? ' …' : ''}.`]),
      ],
      quotes: [],
      alone: true,
    }
  },
}

function keyOf({ to }: Reference): string {
  return `${to.kind} ${to.of ?? ''} ${to.name}`.toUpperCase()
}

interface Both {
  readonly own: readonly Reference[]
  readonly other: readonly Reference[]
}

function sharedItem({ own, other }: Both, [ourName, theirName]: readonly [string, string], findings: Findings): string {
  const places = [own[0], other[0]].flatMap((one) => (one === undefined ? [] : placesOf(one)))
  const [ours, theirs] = [deedsOf(own, findings), deedsOf(other, findings)]
  const said = ours === theirs ? ours : `${ourName}: ${ours}; ${theirName}: ${theirs}`
  const [first] = own
  return item(findings, `${first?.to.kind} ${nameFor(findings, first?.to.name ?? '', places)} (${said})`, places)
}

/** That it is opened and closed goes without saying where it is read or written. */
function deedsOf(references: readonly Reference[], findings: Findings): string {
  const all = [...new Set(references.map((one) => doingWords(findings, one)))]
  const done = all.filter((deed) => !/^(?:open|close)\b/i.test(deed))
  return (done.length > 0 ? done : all).slice(0, mostDeeds).sort().join(', ')
}

/** By their names: two DD names may still stand for one data set. */
function noneOf(
  noun: string,
  first: Subject,
  ours: readonly (readonly Reference[])[],
  second: Subject,
  theirs: readonly (readonly Reference[])[],
): readonly string[] {
  const namesOf = (groups: readonly (readonly Reference[])[]) =>
    groups.length === 0
      ? 'none'
      : `${groups
          .slice(0, mostNamed)
          .flatMap(([one]) => (one === undefined ? [] : [one.to.name]))
          .join(', ')}${groups.length > mostNamed ? ' …' : ''}`
  return [
    `No ${noun} of one name is used by both:`,
    `- ${bold(first.name)}: ${namesOf(ours)}`,
    `- ${bold(second.name)}: ${namesOf(theirs)}`,
  ]
}
