import { sameName } from '../../../../answer/name-match.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { asksAccessWay } from '../../question/asks-access-way.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

const mostItems = 8
const mostPlaces = 3
/** A READ of CICS always has a key; a browse goes on from where it was set. */
const byKey = /^READ(?: UPDATE)?$/
const inOrder = /^(?:STARTBR|READNEXT|READPREV)\b/

/** Whether files are read by key or one record after the other, by the commands of CICS; what COBOL declares of a file stands in its clauses. */
export const accessWayAspect: Aspect = {
  name: 'access way',
  exact: true,
  asks: (question, { named, kinds: [kind] }) =>
    named && (kind === 'program' || kind === 'file' || kind === 'mention') && asksAccessWay(question.bare),
  calls: (_, { name, kinds: [kind] }) => [referencesCall(name, kind === 'program' ? 'callees' : 'uses')],
  draft: (question, subject, findings) => {
    const reads = readsOf(question, subject, findings)
    if (reads.length === 0) return undefined
    const items = [...groupBy(reads, ({ from, to }) => `${from.name} ${to.name}`).values()].slice(0, mostItems).map((all) => {
      const places = (way: RegExp) => distinctBy(all.filter(isBy(way)), ({ line }) => `${line}`).slice(0, mostPlaces)
      const [keyed, ordered] = [places(byKey), places(inOrder)]
      const ways = [wayOf('by key', keyed), wayOf('in sequence', ordered)].filter((way) => way !== '').join(' and ')
      const who = inert(all[0]?.from.name ?? '')
      return item(findings, `${who} reads ${inert(all[0]?.to.name ?? '')} ${ways}`, [...keyed, ...ordered].map(at))
    })
    return { lead: items, quotes: [], alone: true }
  },
}

function isBy(way: RegExp): (reference: Reference) => boolean {
  return ({ verb = '' }) => way.test(verb)
}

function wayOf(said: string, references: readonly Reference[]): string {
  return references.length === 0 ? '' : `${said} (${[...new Set(references.map(({ verb }) => verb))].join(', ')})`
}

/** Of the file that is named beside the program, where it is one of its. */
function readsOf({ names }: Question, { name, kinds: [kind] }: Subject, findings: Findings): readonly Reference[] {
  const all = kind === 'program' ? findings.referencesOf(name, 'callees') : findings.usesOf(name)
  const reads = all.filter((one) => one.kind === 'file' && (isBy(byKey)(one) || isBy(inOrder)(one)))
  const named = reads.filter(({ from, to }) =>
    names.some((one) => !sameName(one, name) && (sameName(one, to.name) || sameName(one, from.name))),
  )
  return named.length > 0 ? named : reads
}
