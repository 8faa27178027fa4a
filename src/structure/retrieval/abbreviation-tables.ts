import { type Abbreviation, abbreviations } from '../../base/words/abbreviations.ts'
import { irregularForms } from '../../base/words/irregular-forms.ts'
import { wordForm } from '../../base/words/word-form.ts'

/** A phrase of the table, its words by their form, and what stands for it. */
export interface Phrase {
  readonly words: readonly string[]
  readonly forms: readonly string[]
}

/**
 * The open table by the forms of its words, as a question may inflect them. A question has few words and the table many, so the forms of those alone are made that begin
 * as a word does which is looked up: an ending leaves the first two letters as they are.
 */
export class AbbreviationTables {
  readonly #byBeginning = new Map<string, Abbreviation[]>()
  readonly #single = new Map<string, readonly string[]>()

  readonly #isOneWay: boolean

  /** `isOneWay`: what stands for a word is not meant by it. */
  constructor(table: readonly Abbreviation[] = abbreviations(), isOneWay = false) {
    this.#isOneWay = isOneWay
    for (const abbreviation of table) {
      const { words, forms } = abbreviation
      for (const beginning of new Set([words[0] ?? '', ...(words.length === 1 ? forms : [])].map(beginningOf))) {
        const known = this.#byBeginning.get(beginning)
        if (known === undefined) this.#byBeginning.set(beginning, [abbreviation])
        else known.push(abbreviation)
      }
    }
  }

  /** What stands for a word, and the words that it may abbreviate itself: a question may use either. `word` is a form. */
  of(word: string): readonly string[] {
    let found = this.#single.get(word)
    if (found === undefined) {
      found = this.#like(word)
        .filter(({ words }) => words.length === 1)
        .flatMap(({ words, forms }) => {
          const own = wordForm(words[0] ?? '')
          const written = this.#written(forms)
          const meant = this.#isOneWay ? [] : written.filter((form) => form === word && form.length >= 3).map(() => own)
          return [...(own === word ? written : []), ...meant]
        })
      this.#single.set(word, found)
    }
    return found
  }

  /** The phrases that begin with a word, which is a form. */
  phrasesFrom(word: string): readonly Phrase[] {
    return this.#like(word)
      .filter(({ words }) => words.length > 1 && wordForm(words[0] ?? '') === word)
      .map(({ words, forms }) => ({ words: words.map(wordForm), forms: this.#written(forms) }))
  }

  /** The form of `date` looks like an abbreviation of `data`. */
  #written(forms: readonly string[]): readonly string[] {
    return forms.map(wordForm).filter((form) => this.#isOneWay || form.length > 4 || !this.#isWord(form))
  }

  #isWord(form: string): boolean {
    return this.#like(form).some(({ words }) => words.length === 1 && wordForm(words[0] ?? '') === form)
  }

  #like(word: string): readonly Abbreviation[] {
    return this.#byBeginning.get(beginningOf(word)) ?? []
  }
}

function beginningOf(word: string): string {
  return (irregularForms.get(word) ?? word).slice(0, 2)
}
