import type { Told } from './leaves-unsaid.ts'
import { partsOf } from './question/parts.ts'
import type { Question } from './question/question.ts'

/**
 * `What does X hold, and who uses it`: that nobody does is the answer to a part, where other aspects answer another. Only of callers: what else is denied of a
 * thing may be what the other part asks for, in other words.
 */
export function deniedParts(question: Question, bySubject: readonly (readonly Told[])[]): readonly string[] {
  if (partsOf(question.text).length < 2) return []
  return bySubject
    .filter((told) => told.some(({ draft }) => draft.lead.length > 0))
    .flatMap((told) => told.flatMap(({ aspect, draft }) => (aspect.name === 'callers' ? (draft.nothing?.said ?? []) : [])))
    .map((said) => `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`)
}
