import { BoundedMap } from '../../base/bounded-map.ts'
import type { QuestionWord } from './question-words.ts'
import type { RetrievalIndex } from './retrieval-index.ts'
import { aroundField, fieldCount } from './retrieval-unit.ts'
import type { SearchSettings } from './search-settings.ts'

/** In which units a word of a question stands, in any of its forms. */
export interface WordCounts {
  /** Of each unit, its occurrences by what they are worth. */
  readonly counts: Float64Array
  /** 1 for each unit that has it not only around. */
  readonly own: Uint8Array
  /** How many have. */
  readonly found: number
}

/** Of a large system a word is a megabyte. */
const mostRemembered = 16

/** Counts words over one index. What a word has counted is remembered: one question searches for the same words several times. */
export class WordCounter {
  readonly #index: RetrievalIndex
  readonly #counted = new BoundedMap<string, WordCounts>(mostRemembered)
  #settings: SearchSettings | undefined

  constructor(index: RetrievalIndex) {
    this.#index = index
  }

  count({ forms }: QuestionWord, settings: SearchSettings): WordCounts {
    if (this.#settings !== settings) this.#counted.clear()
    this.#settings = settings
    const key = JSON.stringify(forms)
    let counted = this.#counted.get(key)
    if (counted === undefined) {
      counted = this.#count(forms, settings)
      this.#counted.set(key, counted)
    }
    return counted
  }

  #count(forms: QuestionWord['forms'], { fields: weighed }: SearchSettings): WordCounts {
    const { units } = this.#index.header
    const counts = new Float64Array(units)
    const own = new Uint8Array(units)
    let found = 0
    for (const { term, share, same } of forms) {
      this.#index.eachUnit(term, (unit, fields) => {
        let count = 0
        let rest = fields
        for (let field = 0; rest > 0 && field < fieldCount; field++, rest >>>= 4) count += (rest & 15) * (weighed[field] ?? 0)
        if (same && own[unit] === 0 && (fields & ((1 << (aroundField * 4)) - 1)) !== 0) {
          own[unit] = 1
          found++
        }
        counts[unit] = (counts[unit] ?? 0) + share * count
      })
    }
    return { counts, own, found }
  }
}

/** The same where some units also define what the word names, each as so many occurrences. */
export function withDefinitions(counted: WordCounts, defining: readonly number[], worth: number): WordCounts {
  if (defining.length === 0) return counted
  const counts = counted.counts.slice()
  const own = counted.own.slice()
  let { found } = counted
  for (const unit of defining) {
    counts[unit] = (counts[unit] ?? 0) + worth
    if (own[unit] === 0) found++
    own[unit] = 1
  }
  return { counts, own, found }
}
