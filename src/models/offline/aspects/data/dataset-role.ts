import type { Aspect } from '../../aspect.ts'
import { asksRoleOfDataset } from '../../question/dataset-name.ts'
import { type Question, questionOf, withNames } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { callersAspect } from '../relations/callers.ts'

const kinds: ReadonlySet<string> = new Set(['mention', 'dataset', 'file'])

/** What a data set is for only those tell who write and read it: no code defines what it is. */
export const datasetRoleAspect: Aspect = {
  name: 'role of data set',
  asks: (question, { name, kinds: [kind = ''] }) => kinds.has(kind) && asksRoleOfDataset(question, name),
  calls: (_, subject, findings) => callersAspect.calls(usersQuestion(subject), subject, findings),
  draft: (_, subject, findings) => {
    const told = callersAspect.draft(usersQuestion(subject), subject, findings)
    return told === undefined || told.lead.length === 0 ? undefined : { ...told, defines: true }
  },
}

function usersQuestion({ name }: Subject): Question {
  return withNames(questionOf(`Which jobs use ${name}?`), [name])
}
