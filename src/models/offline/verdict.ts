import type { LocatedName } from '../../answer/located.ts'
import { locateCall } from './calls.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question/question.ts'
import { subjectsOf } from './subjects.ts'

/** Why there is no answer. */
export type Missing =
  | { readonly why: 'name'; readonly name: LocatedName }
  | { readonly why: 'definition'; readonly name: LocatedName }
  | { readonly why: 'literal'; readonly text: string }
  | { readonly why: 'relation'; readonly said: string }
  | { readonly why: 'words' }
  | { readonly why: 'nothing asked' }

/** Of the weight of the question's words: what the best unit must carry. */
const neededCoverage = 0.34

const asksInside =
  /\b(?:fields?|validat\w*|contain\w*|what (?:does|is|do|are)\b|how does|where (?:is|in)|steps?|layout|purpose|logic|do(?:es)?)\b/i

/** Whether what was found can carry an answer; undefined when it can. */
export function findMissing(question: Question, findings: Findings): Missing | undefined {
  const located = findings.located(locateCall(question.text))
  if (located === undefined || (located.words.length === 0 && located.names.length === 0)) return { why: 'nothing asked' }
  const stands = (name: string) => located.words.some(({ word, units }) => word.toUpperCase() === name.toUpperCase() && units > 0)
  const unknown = located.names.find(
    ({ word, units, members, mentions }) => units.length + members.length + mentions === 0 && !stands(word),
  )
  if (unknown !== undefined && question.names.includes(unknown.word) && /[^A-Z]/.test(unknown.word)) return { why: 'name', name: unknown }
  const referred = located.names.find(({ units, members, mentions }) => units.length + members.length === 0 && mentions > 0)
  if (referred !== undefined && located.names.length === 1 && asksInside.test(question.bare)) return { why: 'definition', name: referred }
  const code = located.literals.find(({ text, total }) => total === 0 && text.replace(/\D/g, '').length >= 3)
  if (code !== undefined) return { why: 'literal', text: code.text }
  const subjects = subjectsOf(question, findings)
  if (subjects.some(({ named }) => named)) return undefined
  const best = Math.max(0, ...located.units.map(({ coverage }) => coverage))
  return best >= neededCoverage ? undefined : { why: 'words' }
}
