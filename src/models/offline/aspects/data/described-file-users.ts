import type { Reference } from '../../../../answer/structure-results.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, locateCall, referencesCall } from '../../calls.ts'
import { inert } from '../../cite.ts'
import { filesDescribed, fileWords } from '../../described/described-files.ts'
import type { Findings } from '../../findings.ts'
import { askedFileDeed } from '../../question/asked-file-deed.ts'
import type { Question } from '../../question/question.ts'
import { type Uses, userItem, usersOf, usesIn } from '../relations/users-of.ts'

const mostUsers = 14
/** Who reads, writes or changes a file that is described by what its names say: `which programs update the customer file`. That nobody does `untouched-file` tells. */
export const describedFileUsersAspect: Aspect = {
  name: 'described-file-users',
  exact: true,
  asks: (question, { named }) => !named && askedFileDeed(question) !== undefined && fileWords(question).length > 0,
  calls: (question, _, findings) => [
    // Of a part of a question nobody has located the words.
    locateCall(question.text),
    everyCall('file'),
    everyCall('program'),
    ...filesDescribed(question, findings).map((name) => referencesCall(name, 'uses')),
  ],
  draft: (question, _, findings) => {
    const deed = askedFileDeed(question)
    const files = filesDescribed(question, findings)
    if (deed === undefined || files.length === 0) return undefined
    const users = usersOf(usesOf(files, question, findings), deed.access)
    if (users.length === 0) return undefined
    const head = `The ${inert(fileWords(question).join(' '))} file (${files.join(', ')}) is ${deed.done} by ${count(users.length, 'program')}: ${users
      .map(({ name }) => name)
      .join(', ')}.`
    return { lead: [head, ...users.slice(0, mostUsers).map((user) => userItem(user, findings))], quotes: [], whole: true }
  },
}

/** By programs of the sort that is asked for: those of a monitor have its verbs. */
function usesOf(files: readonly string[], { bare }: Question, findings: Findings): Uses {
  const sort = /\b(?:online|cics|batch)\b/i.exec(bare)?.[0]
  const isOnline = sort === undefined ? undefined : !/batch/i.test(sort)
  const all = files.flatMap((name) => {
    const result = findings.structure(referencesCall(name, 'uses'), 'uses')
    return result === undefined ? [] : [usesIn({ ...result, subjects: result.subjects.filter(({ unit }) => unit.kind === 'file') })]
  })
  const meant = (references: readonly Reference[]) =>
    references.filter((one) => one.from.kind === 'program' && (isOnline === undefined || isOfMonitor(one) === isOnline))
  return {
    writes: meant(all.flatMap(({ writes }) => writes)),
    reads: meant(all.flatMap(({ reads }) => reads)),
    others: meant(all.flatMap(({ others }) => others)),
  }
}

/** Statements of CICS are told in capitals, those of the language by what they do. */
function isOfMonitor({ verb, op }: Reference): boolean {
  return /^[A-Z]/.test(verb ?? op ?? '')
}
