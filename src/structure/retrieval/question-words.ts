import { abbreviations } from '../../base/words/abbreviations.ts'
import { commonWords, kindWords } from '../../base/words/common-words.ts'
import { oneEditApart } from '../../base/words/one-edit-apart.ts'
import { shortestStem, stemOf } from '../../base/words/stem.ts'
import { wordPattern } from '../../base/words/tokenize.ts'
import { wordForm } from '../../base/words/word-form.ts'
import { termsOfWord } from './member-words.ts'
import type { RetrievalIndex } from './retrieval-index.ts'
import type { SearchSettings } from './search-settings.ts'
import { abbreviates } from './shape.ts'

/** What a word of the question may stand as in the code. */
interface WordForm {
  readonly term: string
  readonly share: number
  /** It is what was asked for, written in another way, so that the word is as frequent as both together. */
  readonly same: boolean
}

/** A word of the question: one thing to look for, whatever it is called. */
export interface QuestionWord {
  /** As the question spells it. */
  readonly word: string
  /** Those that the index has. */
  readonly forms: readonly WordForm[]
  /** How much such a word tells by itself, 0 to 1: less when it only says how or for what kind of thing is asked. */
  readonly worth: number
}

const mostWords = 48
const mostForms = 24
const mostNear = 8
const mostFallbacks = 4

/** The words of a question with all that may stand for them in this code. */
export function questionWords(question: string, index: RetrievalIndex, settings: SearchSettings): QuestionWord[] {
  const spelled = distinctWords(question)
  const forms = spelled.map(
    ({ terms }) => new Map<string, WordForm>(terms.filter(isKnown).map((term) => [term, { term, share: 1, same: true }])),
  )
  const add = (position: number, term: string, share: number, same = false) => {
    const known = forms[position]
    if (!known || share === 0 || known.size >= mostForms || (known.get(term)?.share ?? 0) >= share || !isKnown(term)) return
    known.set(term, { term, share, same })
  }
  function isKnown(term: string): boolean {
    return index.count(term).found > 0
  }
  const parts = index.parts()
  addAbbreviations(question, spelled, (at, form) => add(at, form, settings.abbreviation, true))
  if (settings.shape > 0) addShapes(spelled, parts, (at, form) => add(at, form, settings.shape))
  if (settings.initials > 0) addInitials(spelled, new Set(parts), (at, form) => add(at, form, settings.initials))
  for (const [i, { plain, word }] of spelled.entries())
    if (!isCode(word)) for (const form of derivedWords(plain, index)) add(i, form, settings.derived, true)
  let fallbacks = mostFallbacks
  for (const [i, { terms, plain }] of spelled.entries()) {
    if ((forms[i]?.size ?? 0) > 0 || fallbacks === 0 || commonWords.has(terms[0] ?? plain)) continue
    fallbacks--
    for (const term of nearTerms(terms[0] ?? plain, index)) add(i, term, settings.near, true)
  }
  return spelled.map(({ word, terms }, i) => ({
    word,
    forms: [...(forms[i]?.values() ?? [])],
    worth: isCode(word) ? 1 : kindWords.has(terms[0] ?? '') ? settings.kindWord : commonWords.has(terms[0] ?? '') ? settings.common : 1,
  }))
}

interface SpelledWord {
  readonly word: string
  /** Its letters, lower case, as they are. */
  readonly plain: string
  readonly terms: readonly string[]
  /** Position among all words of the question, also those that say nothing. */
  readonly at: number
}

type Add = (position: number, term: string) => void

function distinctWords(question: string): SpelledWord[] {
  const seen = new Set<string>()
  const words: SpelledWord[] = []
  for (const [at, word] of (question.match(wordPattern) ?? []).entries()) {
    if (words.length >= mostWords) break
    for (const piece of piecesOf(word)) {
      const terms = termsOfWord(piece)
      const key = terms[0]
      if (key === undefined || seen.has(key) || (piece.length === 1 && !isCode(piece))) continue
      seen.add(key)
      words.push({
        word: piece,
        plain: piece.toLowerCase(),
        terms: isCode(piece) ? terms.filter((term) => isOfCode(term, key)) : terms,
        at,
      })
    }
  }
  return words
}

/** A name is one thing, and its parts are other names'; of `U4038` and `007` the number is the thing. */
function isOfCode(term: string, code: string): boolean {
  return term === code || (/^\d{2,}$/.test(term) && /^[a-z]?\d+$/.test(code))
}

/** Written as a code: `CUST-ID`, `PGM01`. */
function isCode(word: string): boolean {
  return /\d/.test(word) || (word.length > 1 && word === word.toUpperCase() && /[A-Z]/.test(word))
}

/** A hyphen joins words of a sentence, which are things of their own. */
function piecesOf(word: string): string[] {
  const plain = word.replace(/['’]s?$/, '')
  return isCode(plain) || /[_.]/.test(plain) ? [plain] : plain.split(/[-'’]/)
}

let tables:
  | {
      readonly single: ReadonlyMap<string, readonly string[]>
      readonly phrases: readonly Phrase[]
    }
  | undefined

interface Phrase {
  readonly words: readonly string[]
  readonly forms: readonly string[]
}

/** Made of the open tables when first needed; a word's abbreviations by its form, as a question may inflect it. */
function wordTables() {
  if (tables !== undefined) return tables
  const single = new Map<string, string[]>()
  const phrases: Phrase[] = []
  const learn = (word: string, form: string) => single.set(word, [...(single.get(word) ?? []), form])
  const table = abbreviations()
  const stems = new Set(table.map(({ words }) => wordForm(words.join(' '))))
  for (const { words, forms } of table) {
    const known = words.map(wordForm)
    // The form of `date` looks like an abbreviation of `data`.
    const indexed = forms.map(wordForm).filter((form) => !stems.has(form) || form.length > 4)
    if (words.length > 1) phrases.push({ words: known, forms: indexed })
    else {
      for (const form of indexed) learn(known[0] ?? '', form)
      // A question may use the abbreviation itself.
      for (const form of indexed) if (form.length >= 3) learn(form, known[0] ?? '')
    }
  }
  tables = { single, phrases }
  return tables
}

function addAbbreviations(question: string, spelled: readonly SpelledWord[], add: Add): void {
  const { single, phrases } = wordTables()
  for (const [i, { terms, plain }] of spelled.entries()) for (const form of single.get(terms[0] ?? plain) ?? []) add(i, form)
  const all = (question.match(wordPattern) ?? []).slice(0, 4 * mostWords).map((word) => wordForm(word.toLowerCase()))
  for (const { words, forms } of phrases) {
    for (let start = all.indexOf(words[0] ?? ''); start >= 0; start = all.indexOf(words[0] ?? '', start + 1)) {
      if (!words.every((word, i) => all[start + i] === word)) continue
      // What stands for a phrase stands for each of its words.
      for (const [i, { at }] of spelled.entries()) if (at >= start && at < start + words.length) for (const form of forms) add(i, form)
    }
  }
}

function addShapes(spelled: readonly SpelledWord[], parts: readonly string[], add: Add): void {
  for (const [i, { plain, word, terms }] of spelled.entries()) {
    if (plain.length < 4 || isCode(word) || !/^[a-z]+$/.test(plain) || commonWords.has(terms[0] ?? plain)) continue
    for (const part of parts) if (part[0] === plain[0] && abbreviates(part, plain)) add(i, part)
  }
}

function addInitials(spelled: readonly SpelledWord[], parts: ReadonlySet<string>, add: Add): void {
  for (let start = 0; start < spelled.length; start++) {
    let initials = ''
    for (let end = start; end < Math.min(spelled.length, start + 5); end++) {
      // Side by side in the question.
      if (end > start && (spelled[end]?.at ?? 0) - (spelled[end - 1]?.at ?? 0) > 1) break
      if (isCode(spelled[end]?.word ?? '')) break
      initials += spelled[end]?.plain[0] ?? ''
      if (initials.length >= 3 && parts.has(initials)) for (let i = start; i <= end; i++) add(i, initials)
    }
  }
}

/** Words of the code that are made of the same one. */
function derivedWords(word: string, index: RetrievalIndex): string[] {
  const stem = stemOf(word)
  if (stem.length < shortestStem || !/^[a-z]+$/.test(stem)) return []
  return index.dictionary.startingWith(stem).filter((term) => stemOf(term) === stem)
}

/** Terms that begin with the one given, shortest first; if there are none, those one typing error away. */
function nearTerms(term: string, index: RetrievalIndex): string[] {
  if (term.length < 4 || /[^\p{L}\p{N}]/u.test(term)) return []
  const longer = index.dictionary.startingWith(term)
  const near = longer.length > 0 || term.length < 5 ? longer : index.dictionary.all().filter((other) => oneEditApart(term, other))
  return near.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, mostNear)
}
