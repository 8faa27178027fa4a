import type { Aspect } from '../../aspect.ts'
import { asksPurpose } from '../../question/purpose.ts'
import { type Question, questionOf, withNames } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { literalValuesAspect } from './literal-values.ts'

/** Head and items: what has more values is no flag, and they say little of what it is for. */
const mostLines = 5
/** What is given in more files is told by its declaration. */
const mostFiles = 3
const mostQuoted = 2
const asksMeaning = /^\W*what\s+(?:is|does)\s+(?:the\s+)?(?:[a-z]+\s+){0,2}?NAME\s+(?:there\s+)?(?:for|mean|stand for|indicate|say)\W*$/i

/** What a flag of few values is for these tell: its declaration says how long it is. */
export const flagValuesAspect: Aspect = {
  name: 'flag values',
  asks: (question, { named, kinds: [kind] }) => named && kind === 'field' && asksPurpose(question) && asksMeaning.test(question.bare),
  calls: (_, subject, findings) => literalValuesAspect.calls(valuesQuestion(subject), subject, findings),
  draft: (_, subject, findings) => {
    const told = literalValuesAspect.draft(valuesQuestion(subject), subject, findings)
    if (told === undefined || told.lead.length < 3 || told.lead.length > mostLines) return undefined
    const files = new Set(told.lead.flatMap((line) => [...line.matchAll(/`([^`\s]+):\d+`/g)].map(([, path]) => path)))
    return files.size > mostFiles ? undefined : { lead: told.lead, quotes: told.quotes.slice(0, mostQuoted) }
  },
}

function valuesQuestion({ name }: Subject): Question {
  return withNames(questionOf(`What values can ${name} have?`), [name])
}
