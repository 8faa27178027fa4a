import { wordPattern } from '../../base/words/tokenize.ts'
import type { QuestionWord } from './question-words.ts'
import type { WordTerms } from './word-terms.ts'

/** What is longer is data. */
const longestLine = 4096

interface Hit {
  /** Number of the question's word. */
  readonly word: number
  readonly share: number
}

const noHits: readonly Hit[] = []

/** Which words of the question a line may hold, by the terms that stand for them. */
export class WordFinder {
  readonly #wordTerms: WordTerms
  readonly #byTerm = new Map<string, Hit[]>()
  /** Of each word that lines had. */
  readonly #hits = new Map<string, readonly Hit[]>()

  constructor(words: readonly QuestionWord[], wordTerms: WordTerms) {
    this.#wordTerms = wordTerms
    for (const [word, { forms }] of words.entries())
      for (const { term, share } of forms) this.#byTerm.set(term, [...(this.#byTerm.get(term) ?? []), { word, share }])
  }

  /** By number of the word, the share of the best form. */
  in(line: string): ReadonlyMap<number, number> {
    let found: Map<number, number> | undefined
    for (const word of line.slice(0, longestLine).match(wordPattern) ?? []) {
      for (const { word: of, share } of this.#hits.get(word) ?? this.#learn(word)) {
        found ??= new Map()
        if ((found.get(of) ?? 0) < share) found.set(of, share)
      }
    }
    return found ?? nothing
  }

  #learn(word: string): readonly Hit[] {
    const hits = this.#wordTerms.of(word).flatMap((term) => this.#byTerm.get(term) ?? noHits)
    this.#hits.set(word, hits.length === 0 ? noHits : hits)
    return hits
  }
}

const nothing: ReadonlyMap<number, number> = new Map()
