import { foreignStem, hasStem } from '../../base/words/languages/foreign-endings.ts'
import { codeLanguages, entriesOf } from '../../base/words/languages/language-tables.ts'
import { isOtherLanguage } from '../../base/words/languages/question-language.ts'
import { plainLetters } from '../../base/words/plain-letters.ts'

/** Of a compound; a shorter part is in too many words by chance. */
const shortestPart = 4
const fewestKnown = 2

/** How to look for a question of another language in code that is in English. */
export interface AskedLanguage {
  /** Whether the word says nothing of what is asked for. */
  isEmpty(word: string): boolean
  /** What English has for it. */
  english(word: string): readonly string[]
}

/** The languages of questions; their tables are read when the first question in another one than English is asked. */
export class AskedLanguages {
  #known: readonly AskedLanguage[] | undefined
  #last: { readonly question: string; readonly language: AskedLanguage | undefined } | undefined

  /** Undefined for a question in English. What a part of a question is asked in is known from the whole. */
  async of(question: string): Promise<AskedLanguage | undefined> {
    if (this.#last?.question.includes(question) !== true) this.#last = { question, language: await this.#languageOf(question) }
    return this.#last.language
  }

  /** The one that knows most of its words. */
  async #languageOf(question: string): Promise<AskedLanguage | undefined> {
    if (!isOtherLanguage(question)) return undefined
    this.#known ??= await allLanguages()
    const words = (question.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase())
    let best: { readonly language: AskedLanguage; readonly known: number } | undefined
    for (const language of this.#known) {
      const known = words.filter((word) => language.isEmpty(word) || language.english(word).length > 0).length
      if (known >= fewestKnown && known > (best?.known ?? 0)) best = { language, known }
    }
    return best?.language
  }
}

function allLanguages(): Promise<readonly AskedLanguage[]> {
  return Promise.all(codeLanguages.map(async ({ empty, small, table }) => languageWith(new Set([...small, ...empty]), await table())))
}

function languageWith(empty: ReadonlySet<string>, table: string): AskedLanguage {
  /** English for each foreign word. */
  const heads = new Map<string, readonly string[]>()
  /** Those of the table in English. */
  const own = new Set<string>()
  for (const { english, words } of entriesOf(table)) {
    own.add(english)
    for (const word of words.flatMap(plainLetters)) heads.set(word, [...(heads.get(word) ?? []), english])
  }
  const exact = (word: string) => plainLetters(word).flatMap((way) => heads.get(way) ?? [])
  // The same in both languages: `limit` in `Kreditlimit`.
  const part = (word: string) => (own.has(word) ? [word, ...exact(word)] : exact(word))
  const find = (word: string): readonly string[] => {
    const found = exact(word)
    return found.length > 0 ? found : [...inflected(word, heads), ...ofParts(word, part)]
  }
  const known = new Map<string, readonly string[]>()
  return {
    isEmpty: (word) => plainLetters(word.toLowerCase()).some((way) => empty.has(way)),
    english: (word) => {
      const lower = word.toLowerCase()
      const found = known.get(lower) ?? [...new Set(find(lower))]
      known.set(lower, found)
      return found
    },
  }
}

/** Of the words with other endings. */
function inflected(word: string, heads: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const stem = foreignStem(word)
  return stem === undefined ? [] : [...heads].flatMap(([known, english]) => (hasStem(known, stem) ? english : []))
}

/** `Kreditlimit`: of both parts, which an `s` may join. */
function ofParts(word: string, english: (part: string) => readonly string[]): readonly string[] {
  for (let cut = word.length - shortestPart; cut >= shortestPart; cut--) {
    const behind = english(word.slice(cut))
    if (behind.length === 0) continue
    const before = [word.slice(0, cut), word.slice(0, cut).replace(/s$/, '')].map(english).find((found) => found.length > 0)
    if (before !== undefined) return [...before, ...behind]
  }
  return []
}
