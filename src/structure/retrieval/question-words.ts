import { commonWords, kindWords } from '../../base/words/common-words.ts'
import { isCode } from '../../base/words/is-code.ts'
import { plainLetters } from '../../base/words/plain-letters.ts'
import { isContraction, wordPattern } from '../../base/words/tokenize.ts'
import { wordForm } from '../../base/words/word-form.ts'
import type { AbbreviationTables } from './abbreviation-tables.ts'
import type { AskedLanguage } from './asked-language.ts'
import type { CodeWords } from './code-words.ts'
import type { SearchSettings } from './search-settings.ts'
import { termsOfWord } from './word-terms.ts'

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
const mostFallbacks = 4
/** Done once more: what says how to compile says how to recompile. */
const againPrefix = /^re([a-z]{5,})$/

/** The words of a question with all that may stand for them in this code. */
export function questionWords(question: string, code: CodeWords, settings: SearchSettings, asked?: AskedLanguage): QuestionWord[] {
  const spelled = distinctWords(question, code).filter(({ word, isName }) => isName || asked?.isEmpty(word) !== true)
  const forms = spelled.map(
    ({ terms }) => new Map<string, WordForm>(terms.filter((term) => code.has(term)).map((term) => [term, { term, share: 1, same: true }])),
  )
  const add = (position: number, term: string, share: number, same = false) => {
    const known = forms[position]
    if (!known || share === 0 || known.size >= mostForms || (known.get(term)?.share ?? 0) >= share || !code.has(term)) return
    known.set(term, { term, share, same })
  }
  addAbbreviations(question, spelled, code.abbreviations, (at, form) => add(at, form, settings.abbreviation, true))
  // `Which kinds of that type`: a word that the question has itself stands for no other.
  const asWritten = new Set(spelled.flatMap(({ terms }) => terms))
  addAbbreviations(question, spelled, code.spoken, (at, form) => {
    if (!asWritten.has(form)) add(at, form, settings.spoken, true)
  })
  addCompounds(spelled, (at, form) => add(at, form, 1, true))
  if (settings.shape > 0) addShapes(spelled, code, (at, form) => add(at, form, settings.shape))
  if (settings.initials > 0) addInitials(spelled, code, (at, form) => add(at, form, settings.initials))
  for (const [i, { plain, isName }] of spelled.entries())
    if (!isName) {
      for (const form of code.derivedFrom(plain)) add(i, form, settings.derived, true)
      for (const form of plainLetters(plain).flatMap(termsOfWord)) add(i, form, 1, true)
      for (const english of asked?.english(plain) ?? []) for (const form of code.standingFor(english)) add(i, form, settings.foreign, true)
      if (settings.foreign > 0) for (const form of code.foreign(plain)) add(i, form, settings.foreign, true)
    }
  let fallbacks = mostFallbacks
  for (const [i, { terms, plain }] of spelled.entries()) {
    if ((forms[i]?.size ?? 0) > 0 || fallbacks === 0 || commonWords.has(terms[0] ?? plain)) continue
    fallbacks--
    const again = againPrefix.exec(plain)?.[1]
    if (again !== undefined) for (const term of [...termsOfWord(again), ...code.derivedFrom(again)]) add(i, term, settings.near, true)
    for (const term of code.near(terms[0] ?? plain)) add(i, term, settings.near, true)
  }
  // Of a language that is not known well enough a word that stands nowhere tells nothing about the code.
  const isUnread = ({ word, isName }: SpelledWord, i: number) =>
    asked !== undefined && !isName && asked.english(word).length === 0 && forms[i]?.size === 0
  return spelled.map((one, i) => ({
    word: one.word,
    forms: [...(forms[i]?.values() ?? [])],
    worth: isUnread(one, i) ? 0 : worthOf(one, settings),
  }))
}

function worthOf({ isName, terms: [term = ''] }: SpelledWord, { kindWord, common }: SearchSettings): number {
  if (isName) return 1
  if (kindWords.has(term)) return kindWord
  return commonWords.has(term) ? common : 1
}

/** Words that may stand in the code though the question has others; those that do, and are not looked for already. */
export function supposedWords(
  supposed: readonly string[],
  asked: readonly QuestionWord[],
  code: CodeWords,
  { supposed: worth }: SearchSettings,
): QuestionWord[] {
  const known = new Set(asked.flatMap(({ forms }) => forms.map(({ term }) => term)))
  const words: QuestionWord[] = []
  for (const word of supposed.flatMap((text) => text.match(wordPattern) ?? [])) {
    const terms = termsOfWord(word).filter((term) => !known.has(term) && code.has(term))
    if (terms.length === 0) continue
    for (const term of terms) known.add(term)
    words.push({ word, forms: terms.map((term) => ({ term, share: 1, same: true })), worth })
  }
  return words
}

interface SpelledWord {
  readonly word: string
  /** Its letters, lower case, as they are. */
  readonly plain: string
  readonly terms: readonly string[]
  /** Written as a code or a name of the code is, or in one piece a name that stands there: `acct_open_date`. */
  readonly isName: boolean
  /** Position among all words of the question, also those that say nothing. */
  readonly at: number
  /** The word right after it, lower case, whatever it says. */
  readonly next: string
}

type Add = (position: number, term: string) => void

function distinctWords(question: string, code: CodeWords): SpelledWord[] {
  const seen = new Set<string>()
  const words: SpelledWord[] = []
  const all = (question.match(wordPattern) ?? []).map(piecesOf)
  for (const [at, pieces] of all.entries()) {
    if (words.length >= mostWords) break
    for (const [i, piece] of pieces.entries()) {
      const terms = termsOfWord(piece)
      const key = terms[0]
      if (key === undefined || seen.has(key) || (piece.length === 1 && !isCode(piece))) continue
      seen.add(key)
      const isName = isCode(piece) || (piece.includes('_') && code.has(key))
      words.push({
        word: piece,
        plain: piece.toLowerCase(),
        terms: isName ? terms.filter((term) => isOfCode(term, key)) : terms,
        isName,
        at,
        next: (pieces[i + 1] ?? all[at + 1]?.[0] ?? '').toLowerCase(),
      })
    }
  }
  return words
}

/** A name is one thing, and its parts are other names'; of `U4038` and `007` the number is the thing. */
function isOfCode(term: string, code: string): boolean {
  return term === code || (/^\d{2,}$/.test(term) && /^[a-z]?\d+$/.test(code))
}

/** A hyphen joins words of a sentence, which are things of their own. */
function piecesOf(word: string): string[] {
  if (isContraction(word)) return []
  const plain = word.replace(/['’]s?$/, '')
  return isCode(plain) || /[_.]/.test(plain) ? [plain] : plain.split(/[-'’]/)
}

function addAbbreviations(question: string, spelled: readonly SpelledWord[], abbreviations: AbbreviationTables, add: Add): void {
  for (const [i, { terms, plain }] of spelled.entries()) for (const form of abbreviations.of(terms[0] ?? plain)) add(i, form)
  const all = (question.match(wordPattern) ?? []).slice(0, 4 * mostWords).map((word) => wordForm(word.toLowerCase()))
  for (const [start, first] of all.entries()) {
    for (const { words, forms } of abbreviations.phrasesFrom(first)) {
      if (!words.every((word, i) => all[start + i] === word)) continue
      // What stands for a phrase stands for each of its words.
      for (const [i, { at }] of spelled.entries()) if (at >= start && at < start + words.length) for (const form of forms) add(i, form)
    }
  }
}

const shortestCompound = 5

/** Two words side by side that the code writes as one: `sign-on`, `logged in`, `TCP/IP`. */
function addCompounds(spelled: readonly SpelledWord[], add: Add): void {
  for (const [i, { plain, next }] of spelled.entries()) {
    if (!/^[a-z]+$/.test(plain) || !/^[a-z]{2,}$/.test(next)) continue
    const both = spelled[i + 1]?.plain === next ? [i, i + 1] : [i]
    for (const first of new Set([plain, wordForm(plain)])) {
      if (first.length + next.length < shortestCompound) continue
      for (const term of termsOfWord(first + next)) for (const at of both) add(at, term)
    }
  }
}

function addShapes(spelled: readonly SpelledWord[], code: CodeWords, add: Add): void {
  for (const [i, { plain, isName, terms }] of spelled.entries()) {
    if (plain.length < 4 || isName || !/^[a-z]+$/.test(plain) || commonWords.has(terms[0] ?? plain)) continue
    for (const part of code.abbreviating(plain)) add(i, part)
  }
}

function addInitials(spelled: readonly SpelledWord[], code: CodeWords, add: Add): void {
  for (let start = 0; start < spelled.length; start++) {
    let initials = ''
    for (let end = start; end < Math.min(spelled.length, start + 5); end++) {
      // Side by side in the question.
      if (end > start && (spelled[end]?.at ?? 0) - (spelled[end - 1]?.at ?? 0) > 1) break
      if (spelled[end]?.isName === true) break
      initials += spelled[end]?.plain[0] ?? ''
      if (initials.length >= 3 && code.isPart(initials)) for (let i = start; i <= end; i++) add(i, initials)
    }
  }
}
