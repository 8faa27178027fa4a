import type { LocatedWord } from '../../answer/located.ts'
import { isTelling, standsIn, termsIn } from './evidence/told-words.ts'
import type { Question } from './question/question.ts'
import { askedRelations } from './question/relation.ts'

/** Names answer it: neither how, why or when something is so, nor what it is for, nor a second question. Of a code or number the condition is wanted, too. */
function isAskedForThings({ bare }: Question): boolean {
  return asksForThings.test(bare) && !asksMoreThanThings.test(bare) && !/\d/.test(bare)
}

const asksForThings =
  /^\W*(?:who|which|list|does|do|is|are|what (?:\w+ )?\w+s (?:calls?|copy|copies|uses?|runs?|includes?|links?|invokes?|starts?|changes?|updates?|sets?)\b)/i
const asksMoreThanThings =
  /\b(?:how(?! many)|why|when|if|differ\w*|compare\w*|explain|describe|happens?|and (?:in |on |by |from |under |to )?(?:which|what|who|where|does|is|are))\b/i

/**
 * Whether names answer the question and every word of it that says what is asked for stands in what was found out: lines beside it would repeat it. The verb of a relation
 * (`who calls`) may be told in another word.
 */
export function tellsAll(lead: readonly string[], question: Question, words: readonly LocatedWord[]): boolean {
  if (!isAskedForThings(question)) return false
  const terms = termsIn(lead.join('\n'))
  const asksRelation = ({ word }: LocatedWord) => askedRelations({ ...question, bare: word, text: word, names: [] }).length > 0
  return words.every((word) => !isTelling(word) || standsIn(word, terms) || asksRelation(word))
}
