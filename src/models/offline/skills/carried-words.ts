import type { LocatedWord } from '../../../answer/located.ts'
import { isCode } from '../../../base/words/is-code.ts'
import { createTokenizer, termsOf } from '../../../base/words/tokenize.ts'
import { wordRoot } from '../../../base/words/word-root.ts'
import { sumOfWeights } from '../sum-of-weights.ts'

/** What another word of the same root counts, and what one that only stands for it. */
const rootShare = 0.8
const otherFormShare = 0.6
/** Of the greatest weight: words that weigh no less tell as much. */
const rare = 0.9

/** How far texts carry the words of a question: by the same analysis of words as the search over the code. */
export class CarriedWords {
  readonly #tokenize = createTokenizer()
  readonly #words: readonly LocatedWord[]
  readonly #total: number

  constructor(words: readonly LocatedWord[]) {
    this.#words = words
    this.#total = sumOfWeights(words)
  }

  /** Of each word of the question, 0 to 1: how surely it stands in the text. */
  in(text: string): readonly number[] {
    const terms = new Set(this.#tokenize(text))
    const roots = new Set([...terms].map(wordRoot))
    return this.#words.map(({ word, forms }) => {
      const [own = ''] = termsOf(word)
      if (terms.has(own)) return 1
      // A code that is nearly the same is another one.
      if (isCode(word)) return 0
      if (roots.has(wordRoot(word.toLowerCase()))) return rootShare
      return forms.some((form) => terms.has(form)) ? otherFormShare : 0
    })
  }

  /** The weight of what is carried as a share of all that the question says, 0 to 1. */
  share(carried: readonly number[]): number {
    return this.#total === 0 ? 0 : this.#words.reduce((sum, { weight }, i) => sum + weight * (carried[i] ?? 0), 0) / this.#total
  }

  /** How many of the words that tell most are carried, 0 to 1. */
  shareOfRarest(carried: readonly number[]): number {
    const most = Math.max(0, ...this.#words.map(({ weight }) => weight))
    const rarest = this.#words.flatMap(({ weight }, i) => (weight >= rare * most ? [carried[i] ?? 0] : []))
    return rarest.length === 0 ? 0 : rarest.filter((share) => share > 0).length / rarest.length
  }

  /** How much of the question `more` carries that `known` does not. */
  gain(more: readonly number[], known: readonly number[]): number {
    return this.share(more.map((share, i) => Math.max(0, share - (known[i] ?? 0))))
  }
}
