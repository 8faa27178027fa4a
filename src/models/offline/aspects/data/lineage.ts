import { lineageWords } from '../../../../answer/estate-words.ts'
import type { LineageUse } from '../../../../answer/structure-estate-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { at, item } from '../../cite.ts'
import { askedAccess } from '../../question/access.ts'
import type { Question } from '../../question/question.ts'

const mostUses = 12
const asksWay =
  /\b(?:lineage|comes? from|where (?:does|do|is)|produc\w+|consum\w+|feeds?|fed|goes?|jobs?|steps?|programs?|who|order|before|after)\b/i

/** Which jobs and programs write and read a data set, in the order of the jobs. */
export const lineageAspect: Aspect = {
  name: 'lineage',
  asks: (question, { kinds: [kind] }) => kind === 'dataset' && (askedAccess(question) !== undefined || asksWay.test(question.bare)),
  calls: (_, { name }) => [referencesCall(name, 'lineage')],
  draft: (question, { name }, findings) => {
    const subjects = findings.structure(referencesCall(name, 'lineage'), 'lineage')?.subjects ?? []
    const all = subjects.flatMap(({ uses }) => uses)
    const uses = wantedUses(question, all)
    if (uses.length === 0) return undefined
    const who = [...new Set(uses.flatMap(({ job, program }) => job?.name ?? program?.name ?? []))]
    const title = `The data set **${name}**: ${count(uses.length, 'use')} by ${who.slice(0, 20).join(', ')}.`
    const items = uses.slice(0, mostUses).map((use) => item(findings, lineageWords(use).replaceAll('`', "'"), [at(use)]))
    const rest = uses.length - items.length
    return { lead: [title, ...items, ...(rest > 0 ? [`And ${count(rest, 'more use')}.`] : [])], quotes: [] }
  },
}

/** Of a question for who writes or reads it only those; a delete that makes room for a new one is no more than that. */
function wantedUses(question: Question, all: readonly LineageUse[]): readonly LineageUse[] {
  const uses = distinctBy(all, ({ access, job, step, program, dd }) => [access, job?.name, step, program?.name, dd].join(' '))
  const wanted = askedAccess(question)?.name
  if (wanted === undefined || wanted === 'uses') return uses
  const fitting = uses.filter(({ access }) => (wanted === 'reads' ? access === 'read' : access !== 'read' && access !== 'delete'))
  return fitting.length > 0 ? fitting : uses
}
