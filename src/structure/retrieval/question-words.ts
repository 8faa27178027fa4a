import { abbreviations } from '../../base/words/abbreviations.ts'
import { oneEditApart } from '../../base/words/one-edit-apart.ts'
import { createSynonyms } from '../../base/words/synonyms.ts'
import { wordPattern } from '../../base/words/tokenize.ts'
import { wordForm } from '../../base/words/word-form.ts'
import { termsOfWord } from './member-words.ts'
import type { RetrievalIndex } from './retrieval-index.ts'
import type { SearchParts } from './search-options.ts'
import { abbreviates } from './shape.ts'

/** What one occurrence counts of what stands for a word. */
export const shares = { own: 1, abbreviation: 0.8, near: 0.5, shape: 0.4, synonym: 0.2 } as const

/** What a word of the question may stand as in the code. */
export interface WordForm {
  readonly term: string
  readonly share: number
}

/** A word of the question: one thing to look for, whatever it is called. */
export interface QuestionWord {
  /** As the question spells it. */
  readonly word: string
  /** Those that the index has. */
  readonly forms: readonly WordForm[]
}

const mostWords = 48
const mostForms = 24
const mostNear = 8
const mostFallbacks = 4

/** Words that say how something is asked. */
const askingWords = new Set(
  `tell show explain describe list find give know does happen happens anyone anything something somebody exactly actually currently please way thing things
  kind kinds sort called means mean meant make makes made take takes taken look looks go goes`
    .split(/\s+/)
    .map(wordForm),
)

/** The words of a question with all that may stand for them in this code. */
export function questionWords(question: string, index: RetrievalIndex, parts: SearchParts): QuestionWord[] {
  const spelled = distinctWords(question)
  const forms = spelled.map(
    ({ terms }) => new Map(terms.filter((term) => index.count(term).found > 0).map((term) => [term, shares.own as number])),
  )
  const add = (position: number, term: string, share: number) => {
    const known = forms[position]
    if (!known || known.size >= mostForms || (known.get(term) ?? 0) >= share || index.count(term).found === 0) return
    known.set(term, share)
  }
  if (parts.abbreviations) addAbbreviations(question, spelled, add)
  if (parts.shape) addShapes(spelled, index.parts(), add)
  if (parts.initials) addInitials(spelled, new Set(index.parts()), add)
  if (parts.synonyms) addSynonyms(spelled, add)
  let fallbacks = mostFallbacks
  for (const [i, { terms, word }] of spelled.entries()) {
    if ((forms[i]?.size ?? 0) > 0 || fallbacks === 0) continue
    fallbacks--
    for (const term of nearTerms(terms[0] ?? word.toLowerCase(), index)) add(i, term, shares.near)
  }
  return spelled.map(({ word }, i) => ({ word, forms: [...(forms[i] ?? [])].map(([term, share]) => ({ term, share })) }))
}

interface SpelledWord {
  readonly word: string
  /** Its letters, lower case, as they are. */
  readonly plain: string
  readonly terms: readonly string[]
  /** Position among all words of the question, also those that say nothing. */
  readonly at: number
}

type Add = (position: number, term: string, share: number) => void

function distinctWords(question: string): SpelledWord[] {
  const seen = new Set<string>()
  const words: SpelledWord[] = []
  for (const [at, word] of (question.match(wordPattern) ?? []).entries()) {
    if (words.length >= mostWords) break
    for (const piece of piecesOf(word)) {
      const terms = termsOfWord(piece)
      const key = terms[0]
      const asIs = isCode(piece)
      if (key === undefined || seen.has(key) || (!asIs && askingWords.has(key))) continue
      seen.add(key)
      // A name is one thing; its parts are other names'.
      words.push({
        word: piece,
        plain: piece.toLowerCase(),
        terms: asIs ? terms.filter((term) => term === key || /^\d+$/.test(term)) : terms,
        at,
      })
    }
  }
  return words
}

/** Written as a code: `CUST-ID`, `PGM01`. */
function isCode(word: string): boolean {
  return /\d/.test(word) || (word.length > 1 && word === word.toUpperCase() && /[A-Z]/.test(word))
}

/** A hyphen joins words of a sentence, which are things of their own. */
function piecesOf(word: string): string[] {
  return isCode(word) || /[_.]/.test(word) ? [word] : word.split(/[-'’]/)
}

let tables:
  | {
      readonly single: ReadonlyMap<string, readonly string[]>
      readonly phrases: readonly Phrase[]
      readonly synonyms: ReturnType<typeof createSynonyms>
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
  for (const { words, forms } of abbreviations()) {
    const known = words.map(wordForm)
    const indexed = forms.map(wordForm)
    if (words.length > 1) phrases.push({ words: known, forms: indexed })
    else {
      for (const form of indexed) learn(known[0] ?? '', form)
      // A question may use the abbreviation itself.
      for (const form of indexed) if (form.length >= 3) learn(form, known[0] ?? '')
    }
  }
  tables = { single, phrases, synonyms: createSynonyms() }
  return tables
}

function addAbbreviations(question: string, spelled: readonly SpelledWord[], add: Add): void {
  const { single, phrases } = wordTables()
  for (const [i, { terms, plain }] of spelled.entries())
    for (const form of single.get(terms[0] ?? plain) ?? []) add(i, form, shares.abbreviation)
  const all = (question.match(wordPattern) ?? []).slice(0, 4 * mostWords).map((word) => wordForm(word.toLowerCase()))
  for (const { words, forms } of phrases) {
    for (let start = all.indexOf(words[0] ?? ''); start >= 0; start = all.indexOf(words[0] ?? '', start + 1)) {
      if (!words.every((word, i) => all[start + i] === word)) continue
      // What stands for a phrase stands for each of its words.
      for (const [i, { at }] of spelled.entries())
        if (at >= start && at < start + words.length) for (const form of forms) add(i, form, shares.abbreviation)
    }
  }
}

function addShapes(spelled: readonly SpelledWord[], parts: readonly string[], add: Add): void {
  for (const [i, { plain, word }] of spelled.entries()) {
    if (plain.length < 4 || isCode(word) || !/^[a-z]+$/.test(plain)) continue
    for (const part of parts) if (part[0] === plain[0] && abbreviates(part, plain)) add(i, part, shares.shape)
  }
}

function addInitials(spelled: readonly SpelledWord[], parts: ReadonlySet<string>, add: Add): void {
  for (let start = 0; start < spelled.length; start++) {
    let initials = ''
    for (let end = start; end < Math.min(spelled.length, start + 5); end++) {
      // Side by side in the question.
      if (end > start && (spelled[end]?.at ?? 0) - (spelled[end - 1]?.at ?? 0) > 1) break
      initials += spelled[end]?.plain[0] ?? ''
      if (initials.length >= 3 && parts.has(initials)) for (let i = start; i <= end; i++) add(i, initials, shares.shape)
    }
  }
}

function addSynonyms(spelled: readonly SpelledWord[], add: Add): void {
  const { synonyms } = wordTables()
  for (const [i, { terms, plain }] of spelled.entries())
    for (const other of synonyms.get(terms[0] ?? plain)?.keys() ?? []) add(i, other, shares.synonym)
}

/** Terms that begin with the one given, shortest first; if there are none, those one typing error away. */
function nearTerms(term: string, index: RetrievalIndex): string[] {
  if (term.length < 4 || /[^\p{L}\p{N}]/u.test(term)) return []
  const longer = index.dictionary.startingWith(term)
  const near = longer.length > 0 ? longer : index.dictionary.all().filter((other) => oneEditApart(term, other))
  return near.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, mostNear)
}
