import type { LocatedWord } from '../../answer/located.ts'
import { escapeRegex } from '../../base/escape-regex.ts'
import { abbreviations } from '../../base/words/abbreviations.ts'
import { patternCall } from './absence.ts'
import type { Call } from './conversation.ts'
import type { Findings } from './findings.ts'
import { isFormWord } from './question/form-words.ts'
import type { Question } from './question/question.ts'

/** So few letters stand for many words: `rec` is a record sooner than a reconciliation. */
const mostThin = 3
const shortestWord = 6
const mostWords = 4
const mostRivals = 8
/** Letters by which a word is told from others. */
const telling = 5
/** What a word that stands nowhere weighs. */
const ownWeight = 1
/** A product is spelled in its own way: `NetCDF`; a medium has no other name. */
const isProduct = /^\p{Lu}+\p{Ll}+\p{Lu}|^(?:JSON|XML|HTML|PDF|Excel|SMS|fax|Kafka|Oracle|SAP)$/u

/** Words of a question that the code has in a few of their letters alone, or in another spelling: whether it speaks of them only its lines tell. */
function thinWords(words: readonly LocatedWord[]): readonly LocatedWord[] {
  return words
    .filter(
      ({ word, units, forms }) =>
        units > 0 &&
        word.length >= shortestWord &&
        /^\p{L}+$/u.test(word) &&
        !isFormWord(word) &&
        forms.every((form) => isThin(form, word.toLowerCase())),
    )
    .slice(0, mostWords)
}

/** Letters of it in a row, as other words have them too, where `rsn` is a reason; or a word that only begins otherwise, for which it was taken by mistake. */
function isThin(form: string, word: string): boolean {
  return form.length <= mostThin ? word.includes(form) : form[0] !== word[0] && form.slice(1) === word.slice(1, form.length)
}

/** Other words that the trade shortens so; undefined where it does not shorten this one so, and it only looks alike. */
function rivalsOf(form: string, word: string): readonly string[] | undefined {
  const all = abbreviations().flatMap(({ words, forms }) => (words.length === 1 && forms.includes(form) ? words : []))
  const isOwn = (one: string) => one.slice(0, telling) === word.slice(0, telling)
  return all.some(isOwn) ? all.filter((one) => !isOwn(one)).slice(0, mostRivals) : undefined
}

function beginningsCall(words: readonly string[]): Call {
  const begins = words.map((word) => (isProduct.test(word) ? word : word.slice(0, Math.max(telling, Math.min(8, word.length - 3)))))
  return patternCall(begins.map(escapeRegex).join('|'))
}

/** For the words themselves, and for those that their letters may mean instead. */
function callsOf({ word, forms }: LocatedWord): readonly Call[] {
  const rivals = forms.map((form) => rivalsOf(form, word.toLowerCase()) ?? []).filter(({ length }) => length > 0)
  return [beginningsCall([word]), ...rivals.map(beginningsCall)]
}

/** What is neither done nor kept where the code does not name it. */
export function unspokenProduct(words: readonly LocatedWord[]): LocatedWord | undefined {
  return words.find(({ word, units }) => units === 0 && isProduct.test(word))
}

export function thinCalls(question: Question, findings: Findings): readonly Call[] {
  return thinWords(findings.wordsOf(question)).flatMap(callsOf)
}

/** No line has its beginning, and the code has another word that each of its forms may stand for. */
function isMissing({ word, forms }: LocatedWord, findings: Findings): boolean {
  const own = beginningsCall([word])
  if (findings.resultOf(own) === undefined || findings.linesFound(own).length > 0) return false
  return forms.every((form) => {
    const rivals = rivalsOf(form, word.toLowerCase())
    return rivals === undefined || (rivals.length > 0 && findings.linesFound(beginningsCall(rivals)).length > 0)
  })
}

/** The words of a question; those whose few letters mean something else as in no unit. */
export function soberWords(words: readonly LocatedWord[], findings: Findings): readonly LocatedWord[] {
  const thin = thinWords(words)
  return words.map((word) =>
    thin.includes(word) && isMissing(word, findings) ? { ...word, units: 0, weight: ownWeight, forms: [] } : word,
  )
}
