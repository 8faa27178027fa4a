import { BoundedMap } from '../../base/bounded-map.ts'
import { termsOf } from '../../base/words/tokenize.ts'

/** Words that are remembered. */
const mostKnown = 400_000

/** Of a word in code: itself and its parts, and numbers also without the zeros in front. */
export function termsOfWord(word: string): readonly string[] {
  const found = termsOf(word)
  return [...found, ...found.flatMap((term) => (/^0+[1-9]\d+$/.test(term) ? [term.replace(/^0+/, '')] : []))]
}

/** For whoever reads many lines: each word is analysed once, as the same ones stand in all of them. */
export class WordTerms {
  readonly #known = new BoundedMap<string, readonly string[]>(mostKnown)

  of(word: string): readonly string[] {
    let terms = this.#known.get(word)
    if (terms === undefined) {
      terms = termsOfWord(word)
      this.#known.set(word, terms)
    }
    return terms
  }
}
