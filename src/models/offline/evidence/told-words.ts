import type { LocatedWord } from '../../../answer/located.ts'
import { commonWords, kindWords } from '../../../base/words/common-words.ts'
import { termsOf, wordPattern } from '../../../base/words/tokenize.ts'
import { wordForm } from '../../../base/words/word-form.ts'

/** All that the words of a text may be looked for as. */
export function termsIn(text: string): ReadonlySet<string> {
  return new Set((text.match(wordPattern) ?? []).flatMap(termsOf))
}

/** Other words say how something is asked, or for what kind of thing. */
export function isTelling({ word }: LocatedWord): boolean {
  const form = wordForm(word.toLowerCase())
  return !commonWords.has(form) && !kindWords.has(form)
}

const shortestStem = 4

/** Whether a word of the question stands among the terms, in any form that the code has of it; a number or a name with one only as a whole. */
export function standsIn({ word, forms }: LocatedWord, terms: ReadonlySet<string>): boolean {
  const stems = forms.filter((form) => form.length >= shortestStem)
  const parts = /\d/.test(word) ? [] : termsOf(word)
  return [...parts, ...forms].some((form) => terms.has(form)) || [...terms].some((term) => stems.some((stem) => term.startsWith(stem)))
}
