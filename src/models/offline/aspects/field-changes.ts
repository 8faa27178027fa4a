import { count } from '../../../base/text.ts'
import type { Aspect } from '../aspect.ts'
import { referencesCall } from '../calls.ts'
import { inert } from '../cite.ts'
import { type AskedAccess, askedAccess } from '../question/access.ts'

<<<<<<< HEAD
=======

import { asksYesOrNo } from '../question/yes-or-no.ts'
import { plain } from '../quote.ts'

>>>>>>> 3d8c75b2493708920c2af38be144270683a63280

import { isRoutine, type Subject } from '../subjects.ts'
import { denied, proofCalls, unused } from './no-users.ts'
import { type User, userItem, usersOf, usesIn } from './users-of.ts'

const mostPrograms = 12
const dataKinds: ReadonlySet<string> = new Set(['field', 'record', 'symbol', 'table', 'file', 'segment', 'queue', 'view'])
/** Who reads or changes a field, file, table, segment or queue. */
export const usesAspect: Aspect = {
  name: 'uses',
  asks: (question, subject) => askedAccess(question) !== undefined && dataKinds.has(subject.kinds[0] ?? '') && !isRoutine(subject),
  calls: (question, subject, findings) => {
    const result = findings.structure(referencesCall(subject.name, 'uses'), 'uses')
    const access = askedAccess(question)
    const isNothing = result !== undefined && access !== undefined && usersOf(usesIn(result), access).length === 0
    return [referencesCall(subject.name, 'uses'), ...(isNothing ? proofCalls(subject, access) : [])]
  },
  draft: (question, subject, findings) => {
    const result = findings.structure(referencesCall(subject.name, 'uses'), 'uses')
    const access = askedAccess(question)
    if (result === undefined || access === undefined) return undefined
<<<<<<< HEAD
    const uses = usesIn(result)
    const users = usersOf(uses, access)
    if (users.length === 0) return (asksWhether(question.bare) ? unused : denied)(subject, uses, access, findings)
=======
    const writes = result.subjects.flatMap((one) => one.writes)
    const reads = result.subjects.flatMap((one) => one.reads)
    const others = result.subjects.flatMap((one) => one.other)
    const users = usersOf({ writes, reads, others }, access)
    if (users.length === 0) return asksYesOrNo(question) ? unused(subject, { writes, reads, others }, access, findings) : undefined
>>>>>>> 3d8c75b2493708920c2af38be144270683a63280
    const lead = users.slice(0, mostPrograms).map((user) => userItem(user, findings))
    const more =
      users.length > mostPrograms
        ? [
            `And ${users
              .slice(mostPrograms)
              .map(({ name }) => name)
              .join(', ')}.`,
          ]
        : []
    return { lead: [title(subject, users, access), ...lead, ...more], quotes: [] }
  },
}

<<<<<<< HEAD
const asksWhether = (bare: string) => /^\W*(?:is|are|was|were|does|do|did|can|could|will|has|have)\b/i.test(bare)
=======
interface User {
  readonly name: string
  /** What it does, the statements that name the thing first. */
  readonly references: readonly Reference[]
}

interface Uses {
  readonly writes: readonly Reference[]
  readonly reads: readonly Reference[]
  readonly others: readonly Reference[]
}

/** By program. Of changes, those who also send the record to where it is kept come first: the others change a copy of it. */
function usersOf({ writes, reads, others }: Uses, access: AskedAccess): readonly User[] {
  const isVerb = ({ kind, verb, op }: Reference) =>
    access.verbs === undefined || kind.startsWith('field-') || access.verbs.test(verb ?? op ?? '')
  if (access.name === 'changes') {
    const changes = writes.filter((reference) => isChange(reference) && isVerb(reference))
    const ways = changes.some(isDirect) ? changes.filter(isDirect) : changes
    const kept = groupBy(
      [...reads, ...writes].filter(({ verb, op }) => keeping.test(verb ?? op ?? '')),
      ({ from }) => from.name,
    )
    const users = byProgram(ways.length > 0 ? ways : writes.filter(isVerb))
    const rank = ({ name }: User) => (kept.get(name)?.some(({ verb, op }) => updating.test(verb ?? op ?? '')) ? 0 : kept.has(name) ? 1 : 2)
    return users
      .toSorted((a, b) => rank(a) - rank(b))
      .map((user) => ({
        ...user,
        references: distinctBy(
          [...user.references.slice(0, mostPlaces - 1), ...(kept.get(user.name) ?? []).slice(0, 1)],
          ({ path, line }) => `${path}:${line}`,
        ),
      }))
  }
  // A whole record that is written away takes the field along and does not look at it.
  const looking = reads.filter((reference) => isDirect(reference) || !keeping.test(reference.verb ?? reference.op ?? ''))
  const wanted = (access.name === 'reads' ? looking : [...writes, ...reads, ...others]).filter(isVerb)
  return byProgram(directOf(wanted))
}

/** Who only sees a thing under a PSB or in a table of the system does nothing to it. */
function byProgram(references: readonly Reference[]): readonly User[] {
  const ofPrograms = references.filter(({ from }) => from.kind === 'program')
  const shown = ofPrograms.length > 0 ? ofPrograms : references
  return [...groupBy(shown, ({ from }) => from.name)].map(([name, all]) => ({ name, references: all }))
}

/** Those that name the thing itself, where there are any. */
function directOf(references: readonly Reference[]): readonly Reference[] {
  const direct = references.filter(isDirect)
  return direct.length > 0 ? direct : references
}

function isDirect({ through }: Reference): boolean {
  return (
    through === undefined ||
    through.kind === 'condition' ||
    through.kind === 'item' ||
    through.kind === 'redefines' ||
    through.kind === 'dd'
  )
}

function isChange({ verb, op, kind }: Reference): boolean {
  return kind !== 'field-write' || !filling.test(verb ?? op ?? '')
}

/** Asked whether anything does it, the answer is no, with what is done to it instead. */
function unused({ name, kinds: [kind] }: Subject, uses: Uses, access: AskedAccess, findings: Findings): Draft {
  const done = access.name === 'reads' ? 'reads' : access.name === 'changes' ? 'changes' : 'uses'
  const instead = access.name === 'reads' ? uses.writes : uses.reads
  const users = byProgram(instead.filter(isDirect))
  const only =
    users.length === 0 ? '' : `; it is only ${access.name === 'reads' ? 'written' : 'read'}, by ${count(users.length, 'program')}`
  const head = `No: no program ${done} the ${kind ?? 'name'} ${inert(name)}${only}.${findings.unsearched.map((notice) => ` ${plain(notice)}`).join('')}`
  return { lead: [head, ...users.slice(0, mostPrograms).map((user) => userItem(user, findings))], quotes: [] }
}
>>>>>>> 3d8c75b2493708920c2af38be144270683a63280

function title({ name, kinds: [kind] }: Subject, users: readonly User[], access: AskedAccess): string {
  const does = access.name === 'changes' ? 'changed' : access.name === 'reads' ? 'read' : 'used'
  return `The ${kind ?? 'name'} ${inert(name)} is ${does} by ${count(users.length, 'program')}: ${users
    .map((user) => user.name)
    .slice(0, 20)
    .join(', ')}.`
}
