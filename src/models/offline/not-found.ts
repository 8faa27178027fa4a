import { count } from '../../base/text.ts'
import { termCall } from './calls.ts'
import { type Findings, resultOf, totalOf } from './findings.ts'
import { formatPlace } from './places.ts'
import type { Question, Term } from './question.ts'
import { code, plain } from './quote.ts'
import { findReferences } from './references.ts'
import type { Missing } from './verdict.ts'

const mostMentions = 3
const mostNearest = 5

/** The reply that says what is missing, what was looked for, and what exists that is near; it opens with the mark that the review reads. */
export function composeNotFound(missing: Missing, question: Question, findings: Findings): string {
  const terms = [...question.names, ...question.words].filter((term) => resultOf(findings, termCall(term)) !== undefined)
  const searched = terms.map((term) => `${shown(term)} (${count(totalOf(findings, termCall(term)), 'line')})`)
  const mentions =
    missing.why === 'definition' || missing.why === 'relation' ? findReferences(question, findings).slice(0, mostMentions) : []
  const near = findings.nearest.slice(0, mostNearest).map(code)
  return [
    'NOT FOUND',
    reason(missing),
    ...(searched.length > 0 ? [`Searched the code and the skills for: ${searched.join(', ')}.`] : []),
    ...(mentions.length > 0 ? ['It is mentioned here, which does not answer the question:', mentions.map(formatPlace).join('\n')] : []),
    ...findings.notices.map(plain),
    ...(near.length > 0 ? [`Names that exist and are near: ${near.join(', ')}.`] : []),
  ].join('\n\n')
}

const shown = (term: Term) => (term.kind === 'name' ? code(term.label) : plain(term.label))

function reason(missing: Missing): string {
  switch (missing.why) {
    case 'nothing asked':
      return 'The question holds no name and no word to search for. Name a program, a field, a job or the words that the code would use.'
    case 'name':
      return `Nothing is named ${shown(missing.name)}: it stands in no line of the code and in no skill.`
    case 'definition':
      return `${shown(missing.name)} is only referred to; what it is stands nowhere in the code.`
    case 'relation':
      return `${shown(missing.name)} exists, but no line was found that states what the question asks about it.`
    case 'not searched':
      return `The code could not be searched for ${shown(missing.term)}, so nothing can be said about it: the search failed, or the limits of the question left no room for it.`
    case 'words':
      return 'No place in the code or the skills brings the words of the question together.'
  }
}
