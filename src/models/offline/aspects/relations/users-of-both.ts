import { isAccess } from '../../../../answer/access.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { bold, inert, item, nameFor, placesOf } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { isOf } from '../../located-owners.ts'
import { askedDirection } from '../../question/asked-direction.ts'
import { type AskedUsersOfBoth, askedUsersOfBoth } from '../../question/asked-users-of-both.ts'
import type { Question } from '../../question/question.ts'
import { type Subject, subjectsOf } from '../../subjects.ts'
import { doingWords } from './reference-words.ts'
import { usersCalls, usersOfSubject } from './users-of-subject.ts'

const mostItems = 12
const mostNames = 30
const changing = /\b(?:(?:re)?writ|updat|chang|delet|modif|insert)/i

/** Who uses two things that are named, or the first and not the second; and who uses only one of them. */
export const usersOfBothAspect: Aspect = {
  name: 'users of both',
  exact: true,
  asks: (question, { named }) => named && askedUsersOfBoth(question) !== undefined,
  calls: (question, { name }) => askedUsersOfBoth(question)?.relations.flatMap((relation) => usersCalls(relation.name, name)) ?? [],
  draft: (question, subject, findings) => {
    const asked = askedUsersOfBoth(question)
    const [first, second, third] = distinctBy(subjectsOf(question, findings), ({ name }) => name)
    // It is told once, of both.
    if (asked === undefined || first?.name !== subject.name || second === undefined || third !== undefined) return undefined
    const inOrder = named(question, first) <= named(question, second) ? ([first, second] as const) : ([second, first] as const)
    const [ours, theirs] = inOrder.map((one, n) => byUser(asked, n, question, one, findings))
    // Of what nobody is known to use nothing is known.
    if (ours === undefined || theirs === undefined || ours.size === 0 || theirs.size === 0) return undefined
    const both = [...ours.keys()].filter((user) => theirs.has(user))
    const onlyFirst = [...ours.keys()].filter((user) => !theirs.has(user))
    const onlySecond = [...theirs.keys()].filter((user) => !ours.has(user))
    const [a, b] = inOrder.map(({ name }) => bold(name))
    const wanted = asked.isWithout ? onlyFirst : both
    const head = `${countOf(wanted.length)} ${asked.isWithout ? `${a} but not ${b}` : `both ${a} and ${b}`}${namesOf(wanted)}.`
    const items = wanted.slice(0, mostItems).map((user) => {
      const found = [ours.get(user)?.[0], asked.isWithout ? undefined : theirs.get(user)?.[0]]
      const places = found.flatMap((one) => (one === undefined ? [] : placesOf(one)))
      const does = found.flatMap((one, n) => (one === undefined ? [] : [`${inert(inOrder[n]?.name ?? '')}: ${doingWords(findings, one)}`]))
      return item(findings, `${nameFor(findings, found[0]?.from.name ?? user, places)} (${does.join('; ')})`, places)
    })
    const others = asked.isWithout ? [listed('Both', both)] : [listed(`Only ${a}`, onlyFirst), listed(`Only ${b}`, onlySecond)]
    return { lead: [head, ...items, ...others.flat()], quotes: [], alone: true }
  },
}

function named({ text }: Question, { name }: Subject): number {
  return text.toUpperCase().indexOf(name.toUpperCase())
}

/** By the name of the user, in capitals. */
function byUser(
  { relations, questions }: AskedUsersOfBoth,
  n: number,
  { wants: [want] }: Question,
  subject: Subject,
  findings: Findings,
): ReadonlyMap<string, readonly Reference[]> {
  const relation = relations[n]
  const asked = questions[n]
  if (relation === undefined || asked === undefined) return new Map()
  // A job that another sets off does nothing to what that works with.
  const all = usersOfSubject(relation, subject, findings).filter(({ depth, kind }) => depth === 1 || kind !== 'triggers')
  const direction = askedDirection(asked.bare) ?? (changing.test(asked.bare) ? 'write' : undefined)
  const doing = direction === undefined ? all : all.filter((reference) => isAccess(reference, direction))
  // What declares or closes it does what is asked as little as one who only reads writes.
  const found = doing.length > 0 ? doing : all
  const ofKind = found.filter(({ from }) => want !== undefined && isOf(want, from.kind))
  return groupBy(ofKind.length > 0 ? ofKind : found, ({ from }) => from.name.toUpperCase())
}

function countOf(length: number): string {
  return length === 0 ? 'Nothing is seen to use' : length === 1 ? 'One uses' : `${length} use`
}

function namesOf(names: readonly string[]): string {
  return names.length === 0 ? '' : `: ${names.slice(0, mostNames).join(', ')}${names.length > mostNames ? ' …' : ''}`
}

function listed(label: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`${label}${namesOf(names)}.`]
}
