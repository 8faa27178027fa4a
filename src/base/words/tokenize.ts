import { stopWords } from './stop-words.ts'
import { wordForm } from './word-form.ts'

/** A word or a compound name; the terms of what it matches are its own. */
export const wordPattern = /[\p{L}\p{N}]+(?:[-_.'’][\p{L}\p{N}]+)*[#+]*/gu
const partPattern = /[\p{L}\p{N}]+/gu
const humpPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu
/** `e-mail`, `CUST-E-MAIL`: most names have it in one word. */
const splitMail = /(?<![\p{L}\p{N}])e-(mails?)(?![\p{L}\p{N}])/iu
/** What English adds to a name: `job's`, `APIs`. */
const nameSuffix = /['’]s$|(?<=\p{Lu}{2})s$/u
const contraction =
  /^(?:(?:is|are|was|were|do|does|did|has|have|had|ca|could|should|would|wo|might|must|need)n['’]t|(?:i|you|he|she|it|we|they|that|there|what|who)['’](?:ll|ve|re|m|d))$/iu
/** Longer ones are data, not words. */
const maxTermLength = 64

/** Turns text into search terms; each distinct word is analysed once in the lifetime of a tokenizer. */
export function createTokenizer(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>()
  const termsIn = (word: string) => {
    const terms = known.get(word) ?? termsOf(word)
    known.set(word, terms)
    return terms
  }
  return (text) => (text.match(wordPattern) ?? []).flatMap(termsIn)
}

/**
 * The terms of one match of `wordPattern`, in lower case, without stop words, words in one form. A compound name gives itself and its parts:
 * `WS-ACCT-BAL` → `ws-acct-bal`, `ws`, `acct`, `bal`; `readHost2` → `readhost2`, `read`, `host`.
 */
export function termsOf(word: string): readonly string[] {
  if (isContraction(word)) return []
  const plain = word.replace(nameSuffix, '')
  const forms = new Set([plain.toLowerCase()])
  for (const part of plain.match(partPattern) ?? []) {
    forms.add(part.toLowerCase())
    const humps = part.match(humpPattern) ?? []
    if (humps.length > 1) for (const hump of humps) if (hump.length > 1) forms.add(hump.toLowerCase())
  }
  const [, mail] = splitMail.exec(plain) ?? []
  if (mail !== undefined) forms.add(`e${mail.toLowerCase()}`)
  return [...new Set([...forms].filter(isTerm).map(wordForm))]
}

/** Two English words in one, `isn't` and `they've`: neither says anything of a subject. */
export function isContraction(word: string): boolean {
  return contraction.test(word)
}

function isTerm(form: string): boolean {
  return form.length <= maxTermLength && !stopWords.has(form) && !/^\p{N}$/u.test(form)
}
