import type { Aspect } from '../../aspect.ts'
import { kindSaidOf } from '../../question/noun-of-name.ts'
import { type Question, questionOf, withNames } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { callersAspect } from '../relations/callers.ts'

/** A transaction that no table of the code defines: the programs that return under it or start it are all that is known. */
export const namedTransactionAspect: Aspect = {
  name: 'named transaction',
  asks: ({ text, names }, { name, named, kinds: [kind] }) =>
    named && kind === 'mention' && names.length === 1 && kindSaidOf(text, name) === 'transaction',
  calls: (_, subject, findings) => callersAspect.calls(startersQuestion(subject), subject, findings),
  draft: (_, subject, findings) => {
    const told = callersAspect.draft(startersQuestion(subject), subject, findings)
    if (told === undefined || told.lead.length === 0) return undefined
    return { ...told, lead: [`No table of the code defines transaction ${subject.name}.`, ...told.lead], defines: true }
  },
}

function startersQuestion({ name }: Subject): Question {
  return withNames(questionOf(`Which programs start transaction ${name}?`), [name])
}
