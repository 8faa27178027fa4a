import type { LocatedWord } from '../../answer/located.ts'
import { wordPattern } from '../../base/words/tokenize.ts'
import { termsOfWord, WordTerms } from './word-terms.ts'

/** The weight of the words that stand in a text, in any form, as a share of the weight of all words of the question. */
export function coverageOf(text: string, words: readonly LocatedWord[]): number {
  const wordTerms = new WordTerms()
  const terms = new Set((text.match(wordPattern) ?? []).flatMap((word) => wordTerms.of(word)))
  let found = 0
  let all = 0
  for (const { word, weight, forms } of words) {
    all += weight
    if ([...termsOfWord(word), ...forms].some((term) => terms.has(term))) found += weight
  }
  return all === 0 ? 0 : found / all
}
