import type { LocatedWord } from '../../../answer/located.ts'
import { isTelling } from '../evidence/told-words.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import { sumOfWeights } from '../sum-of-weights.ts'

/** Words that tell nothing of one data set or step among others. */
const ofAny =
  /^(?:data ?sets?|data|files?|dds?|jobs?|steps?|runs?|programs?|reads?|writes?|inputs?|outputs?|sets?|what|which|does|do|put|puts|in|and|the)$/i
const shortestStem = 4

/** The words of a question that may pick something out, with what stands for them in code. */
export function tellingWords(question: Question, findings: Findings): readonly LocatedWord[] {
  const named = new Set(question.names.map((name) => name.toUpperCase()))
  return findings.wordsOf(question).filter(({ word }) => !ofAny.test(word) && !named.has(word.toUpperCase()))
}

const asksForThings = /^\W*(?:which|what|who|list|name|is|are|does|do)\b/i
const asksMore =
  /\b(?:how(?! many)|why|when|if|differ\w*|compare\w*|explain|describe|happens?|means?|and (?:in |on |by |from |under |to )?(?:what|who|where|does|do|is|are))\b/i

/** Whether a question for things says no more than its names and words that one of these patterns holds: whoever tells those things tells all. */
export function asksNoMoreThan(question: Question, findings: Findings, patterns: readonly RegExp[]): boolean {
  if (!asksForThings.test(question.bare) || asksMore.test(question.bare)) return false
  return tellingWords(question, findings).every((word) => !isTelling(word) || patterns.some((pattern) => pattern.test(word.word)))
}

/** How much of the question's words stands in some names: a word counts where a part of a name is it, begins with it or holds an abbreviation of it. */
export function tellsOf(names: readonly string[], words: readonly LocatedWord[]): number {
  const parts = names.flatMap((name) => name.toLowerCase().split(/[^a-z0-9]+/)).filter((part) => part !== '')
  return sumOfWeights(words.filter((word) => parts.some((part) => standsIn(word, part))))
}

/** Names of eight characters run words together: `DALYTRAN` holds `tran`. */
function standsIn({ word, forms }: LocatedWord, part: string): boolean {
  return [word.toLowerCase(), ...forms].some(
    (form) => form === part || (form.length >= shortestStem && part.includes(form)) || (form.length === 3 && part.startsWith(form)),
  )
}
