import type { LocatedWord } from '../../answer/located.ts'
import { escapeRegex } from '../../base/escape-regex.ts'
import { patternCall } from './absence.ts'
import type { Call } from './conversation.ts'
import type { Findings } from './findings.ts'
import { isFormWord } from './question/form-words.ts'
import type { Question } from './question/question.ts'

/** So few letters stand for many words: `rec` is a record sooner than a reconciliation. */
const mostThin = 3
const shortestWord = 6
const mostWords = 4
/** What a word that stands nowhere weighs. */
const ownWeight = 1
/** A product is spelled in its own way: `NetCDF`; a medium has no other name. */
const isProduct = /^\p{Lu}+\p{Ll}+\p{Lu}|^(?:JSON|XML|HTML|PDF|Excel|SMS|fax|Kafka|Oracle|SAP)$/u

/**
 * Words of a question that the code has in a few letters alone, or in another spelling: whether it speaks of them is only known when their beginnings were looked
 * for in its lines.
 */
function thinWords(words: readonly LocatedWord[]): readonly LocatedWord[] {
  return words
    .filter(({ word, units, forms }) => units > 0 && isLong(word) && !isFormWord(word) && forms.every((form) => isThin(form, word)))
    .slice(0, mostWords)
}

function isLong(word: string): boolean {
  return word.length >= shortestWord && /^\p{L}+$/u.test(word)
}

/** What begins with another letter is another word. */
function isThin(form: string, word: string): boolean {
  return form.length <= mostThin || form[0] !== word[0]?.toLowerCase()
}

/** As far as all its forms begin. */
function beginningOf(word: string): string {
  return isProduct.test(word) ? word : word.slice(0, Math.max(mostThin + 2, Math.min(8, word.length - 3)))
}

function beginningCall({ word }: LocatedWord): Call {
  return patternCall(escapeRegex(beginningOf(word)))
}

/** What is neither done nor kept where the code does not name it. */
export function unspokenProduct(words: readonly LocatedWord[]): LocatedWord | undefined {
  return words.find(({ word, units }) => units === 0 && isProduct.test(word))
}

export function thinCalls(question: Question, findings: Findings): readonly Call[] {
  return thinWords(findings.wordsOf(question)).map(beginningCall)
}

function isNowhere(word: LocatedWord, findings: Findings): boolean {
  const call = beginningCall(word)
  return findings.resultOf(call) !== undefined && findings.linesFound(call).length === 0
}

/** The words of a question, those in no unit whose few letters mean something else. */
export function soberWords(words: readonly LocatedWord[], findings: Findings): readonly LocatedWord[] {
  const thin = thinWords(words)
  return words.map((word) =>
    thin.includes(word) && isNowhere(word, findings) ? { ...word, units: 0, weight: ownWeight, forms: [] } : word,
  )
}
