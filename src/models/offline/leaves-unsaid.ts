import type { LocatedWord } from '../../answer/located.ts'
import { partsAsked } from './asked-aspects.ts'
import type { Aspect, Draft } from './aspect.ts'
import { isTelling, standsIn, termsIn } from './evidence/told-words.ts'
import { isAsking, partsOf } from './question/parts.ts'
import { asksPurpose } from './question/purpose.ts'
import { type Question, questionOf } from './question/question.ts'
import type { Subject } from './subjects.ts'

/** What an aspect found out of a subject. */
export interface Told {
  readonly aspect: Aspect
  readonly subject: Subject
  readonly draft: Draft
}

/** So many words that tell what is asked for make a question of their own. */
const fewestWords = 2

/**
 * Whether what was found out answers only a part of the question: it says what the subject is and no more, where not that alone is asked;
 * nothing that has something to say is asked for by one of its parts; or it has no word of one. `said`: the lines and quotations of the answer's beginning.
 */
export function leavesUnsaid(question: Question, told: readonly Told[], said: readonly string[], words: readonly LocatedWord[]): boolean {
  const speaking = told.filter(({ draft: { lead, first = [] } }) => lead.length + first.length > 0)
  if (speaking.length === 0) return false
  const parts = partsOf(question.text)
  const isAsked = parts.length < 2 && asksPurpose(question)
  if (!isAsked && speaking.every(({ draft }) => draft.introduces)) return true
  return parts.some((part) => hasNoWordOf(part, said, words)) || isUnasked(question, parts, speaking)
}

function hasNoWordOf(part: string, said: readonly string[], words: readonly LocatedWord[]): boolean {
  const terms = termsIn(said.join('\n'))
  const own = new Set(part.toLowerCase().match(/[\p{L}\p{N}_-]+/gu))
  const telling = words.filter((word) => isTelling(word) && word.units > 0 && own.has(word.word.toLowerCase()))
  return telling.length >= fewestWords && !telling.some((word) => standsIn(word, terms))
}

function isUnasked(question: Question, parts: readonly string[], speaking: readonly Told[]): boolean {
  const read = partsAsked(question)
  // `and how often?` is too short to be asked alone.
  const asked = (read.length > 0 ? read : parts.map(questionOf)).filter(({ text }) => isAsking(text))
  return asked.length > 1 && asked.some((part) => !speaking.some(({ aspect, subject }) => aspect.asks(part, subject)))
}
