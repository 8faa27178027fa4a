import { count } from '../../../base/text.ts'
import type { Aspect } from '../aspect.ts'
import { referencesCall } from '../calls.ts'
import { inert } from '../cite.ts'
import { type AskedAccess, askedAccess } from '../question/access.ts'
import { askedCommands } from '../question/asked-commands.ts'
import type { Question } from '../question/question.ts'
import { asksYesOrNo } from '../question/yes-or-no.ts'
import { isRoutine, type Subject } from '../subjects.ts'
import { denied, proofCalls, unused } from './no-users.ts'
import { type User, userItem, usersOf, usesIn } from './users-of.ts'

const mostPrograms = 12
const dataKinds: ReadonlySet<string> = new Set(['field', 'record', 'symbol', 'table', 'file', 'segment', 'queue', 'view'])
/** Who reads or changes a field, file, table, segment or queue. */
export const usesAspect: Aspect = {
  name: 'uses',
  asks: (question, subject) =>
    askedAccess(question) !== undefined &&
    dataKinds.has(subject.kinds[0] ?? '') &&
    !isRoutine(subject) &&
    !isOnlyWorkedOn(question, subject),
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
    const uses = usesIn(result)
    const users = usersOf(uses, access)
    if (users.length === 0) return (asksYesOrNo(question) ? unused : denied)(subject, uses, access, findings)
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

const stores: ReadonlySet<string> = new Set(['table', 'file', 'segment', 'queue', 'view'])

/** Of one program it is told by its statements what it does to a file: who else uses it is not asked. */
function isOnlyWorkedOn(question: Question, { name, kinds: [kind = 'file'] }: Subject): boolean {
  return stores.has(kind) && (askedCommands(question)?.others.includes(name) ?? false)
}

function title({ name, kinds: [kind] }: Subject, users: readonly User[], access: AskedAccess): string {
  const does = access.name === 'changes' ? 'changed' : access.name === 'reads' ? 'read' : 'used'
  return `The ${kind ?? 'name'} ${inert(name)} is ${does} by ${count(users.length, 'program')}: ${users
    .map((user) => user.name)
    .slice(0, 20)
    .join(', ')}.`
}
