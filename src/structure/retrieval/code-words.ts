import { BoundedMap } from '../../base/bounded-map.ts'
import { foreignStem, hasStem } from '../../base/words/languages/foreign-endings.ts'
import { nearTerms } from '../../base/words/near-terms.ts'
import { spokenWords } from '../../base/words/spoken-words.ts'
import { wordForm } from '../../base/words/word-form.ts'
import { shortestRoot, wordRoot, wordRoots } from '../../base/words/word-root.ts'
import { AbbreviationTables } from './abbreviation-tables.ts'
import type { ForeignWords } from './foreign-words.ts'
import type { RetrievalIndex } from './retrieval-index.ts'
import { abbreviates } from './shape.ts'
import { termsOfWord } from './word-terms.ts'

/** Of a term that other terms are near to. */
const shortestNear = 4
/** Words of questions that are remembered: those of some hundred questions, which are mostly about the same things. */
const mostKnown = 10_000

/** What this code may write in the place of a word. What was found out for one search is kept for the next: one question makes several with the same words. */
export class CodeWords {
  readonly #index: RetrievalIndex
  readonly #known = new BoundedMap<string, boolean>(mostKnown)
  readonly #found = new BoundedMap<string, readonly string[]>(mostKnown)
  readonly #foreign: ForeignWords
  #abbreviations: AbbreviationTables | undefined
  #spoken: AbbreviationTables | undefined
  #parts: ReadonlySet<string> | undefined

  constructor(index: RetrievalIndex, foreign: ForeignWords) {
    this.#index = index
    this.#foreign = foreign
  }

  get abbreviations(): AbbreviationTables {
    this.#abbreviations ??= new AbbreviationTables()
    return this.#abbreviations
  }

  /** What code and messages write for words that people say. */
  get spoken(): AbbreviationTables {
    this.#spoken ??= new AbbreviationTables(spokenWords(), true)
    return this.#spoken
  }

  has(term: string): boolean {
    let known = this.#known.get(term)
    if (known === undefined) {
      known = this.#index.count(term) > 0
      this.#known.set(term, known)
    }
    return known
  }

  /** Whether identifiers have this as a part. */
  isPart(text: string): boolean {
    return this.#allParts().has(text)
  }

  /** Parts of identifiers that abbreviate a word by their shape. */
  abbreviating(word: string): readonly string[] {
    return this.#once('abbreviating', word, () => [...this.#allParts()].filter((part) => part[0] === word[0] && abbreviates(part, word)))
  }

  /** Words that are made of the same one. */
  derivedFrom(word: string): readonly string[] {
    return this.#once('derived', word, () => {
      const roots = wordRoots(word).filter((root) => root.length >= shortestRoot && /^[a-z]+$/.test(root))
      return roots.flatMap((root) => this.#index.dictionary.startingWith(root).filter((term) => wordRoot(term) === root))
    })
  }

  /** What the code has for a word of English where it is written in another language, with the endings that this may take. */
  foreign(word: string): readonly string[] {
    return this.#once('foreign', word, () => [
      ...new Set(
        (this.#foreign.get(wordForm(word)) ?? []).flatMap((foreign) => [
          ...termsOfWord(foreign).filter((term) => this.has(term)),
          ...this.#inflected(foreign),
        ]),
      ),
    ])
  }

  /** A word of English and what may stand in its place, for one that the question has in another language. */
  standingFor(english: string): readonly string[] {
    return [...termsOfWord(english), ...this.abbreviations.of(wordForm(english)), ...this.derivedFrom(english)]
  }

  /** Terms that only have another ending. */
  #inflected(word: string): readonly string[] {
    const stem = foreignStem(word)
    return stem === undefined ? [] : this.#index.dictionary.startingWith(stem).filter((term) => hasStem(term, stem))
  }

  /** Terms that begin with the one given, shortest first; if there are none, those one typing error away. */
  near(term: string): readonly string[] {
    return this.#once('near', term, () => nearTerms(term, this.#index.dictionary, shortestNear))
  }

  #allParts(): ReadonlySet<string> {
    this.#parts ??= new Set(this.#index.parts())
    return this.#parts
  }

  #once(what: string, word: string, find: () => readonly string[]): readonly string[] {
    const key = `${what} ${word}`
    let known = this.#found.get(key)
    if (known === undefined) {
      known = find()
      this.#found.set(key, known)
    }
    return known
  }
}
