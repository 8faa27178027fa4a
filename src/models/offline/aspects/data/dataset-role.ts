import type { Aspect } from '../../aspect.ts'
import { asksRoleOfDataset } from '../../question/dataset-name.ts'
import { asksPurpose } from '../../question/purpose.ts'
import { type Question, questionOf, withNames } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { callersAspect } from '../relations/callers.ts'
import { usesAspect } from './field-changes.ts'

const ofDataset: ReadonlySet<string> = new Set(['mention', 'dataset', 'file'])
const stores: ReadonlySet<string> = new Set(['table', 'view', 'segment', 'queue', 'container', 'file'])

/** What a data set is for only those tell who write and read it: no code defines what it is. */
export const datasetRoleAspect: Aspect = {
  name: 'role of data set',
  asks: (question, { name, kinds: [kind = ''] }) => ofDataset.has(kind) && asksRoleOfDataset(question, name),
  calls: (_, subject, findings) => callersAspect.calls(usersQuestion('jobs', subject), subject, findings),
  draft: (_, subject, findings) => {
    const told = callersAspect.draft(usersQuestion('jobs', subject), subject, findings)
    return told === undefined || told.lead.length === 0 ? undefined : { ...told, defines: true }
  },
}

/** What a table, segment, queue or file is for is told by its definition, and by those who work with it. */
export const storeRoleAspect: Aspect = {
  name: 'role of store',
  asks: (question, { name, named, kinds: [kind = ''] }) =>
    named && stores.has(kind) && question.names.length === 1 && asksPurpose(question) && !asksRoleOfDataset(question, name),
  calls: (_, subject, findings) => usesAspect.calls(usersQuestion('programs', subject), subject, findings),
  draft: (_, subject, findings) => {
    const told = usesAspect.draft(usersQuestion('programs', subject), subject, findings)
    return told === undefined || told.lead.length === 0 ? undefined : { lead: told.lead, quotes: [] }
  },
}

function usersQuestion(who: string, { name, kinds: [kind = 'mention'] }: Subject): Question {
  return withNames(questionOf(`Which ${who} use ${stores.has(kind) ? `the ${kind} ` : ''}${name}?`), [name])
}
