import { keepLast } from '../../../base/keep-last.ts'
import { isCoined } from '../../../base/words/is-coined.ts'
import { elementText } from './array-element.ts'
import type { Question } from './question.ts'
import { isTradeWord } from './trade-words.ts'

/** `Does R change V`, `is V ever reset`, `which routines set V`: all statements that give V a value are the answer. */
export interface AskedSetting {
  readonly variable: string
  /** The routine whose statements alone are meant. */
  readonly inside?: string
  readonly yesOrNo: boolean
  /** Not any value: zero, false or blank. */
  readonly resets: boolean
}

const noun = String.raw`(?:(?:the|its|an?|value of|of)\s+)*(?:(?:value|contents?)\s+of\s+(?:the\s+)?)?(?:(?:input|output|dummy|global|common|control)\s+)?(?:(?:argument|parameter|variable|array|flag|switch|counter|field|item)s?\s+)?`
const name = String.raw`(?<variable>${elementText}|[A-Za-z_][\w$#@%]*)`
const place = String.raw`(?:\s+(?:in|by|inside|within)\s+(?:the\s+)?(?:(?:sub)?routine\s+|function\s+|program\s+|procedure\s+)?(?<inside>[A-Za-z]\w*)|\s+(?:anywhere|again|somewhere|at all))?`
/** Said of who sets it, a word that is no name of a routine is not known to be none: `in simulate`. */
const routine = String.raw`(?:\s+(?:in|inside|within)\s+(?:the\s+)?(?:(?:sub)?routine\s+|function\s+|program\s+|procedure\s+)?(?<only>[A-Za-z]\w*))?`
const to = String.raw`(?:\s+(?:back\s+)?to\s+(?:zero|0|false|\.false\.|blanks?|nothing|null)|\s+off)?`
const deed =
  'modif(?:y|ied)|chang(?:e|ed)|set|alter(?:ed)?|updated?|reset|assign(?:ed)?|overwritt?en?|overwrite|clear(?:ed)?|zeroed|initiali[sz]ed?'
const adverb = String.raw`(?:(?:ever|also|really|actually|anywhere)\s+)?`

const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`^\W*(?:does|do|can|will|may)\s+(?:the\s+)?(?:(?:sub)?routine\s+|function\s+|procedure\s+)?(?<inside>[A-Za-z]\w*)\s+${adverb}(?:${deed})\s+${noun}${name}${to}\W*$`,
    'i',
  ),
  new RegExp(String.raw`^\W*(?:is|are|was|gets?)\s+${noun}${name}\s+${adverb}(?:${deed})${to}${place}\W*$`, 'i'),
  new RegExp(
    String.raw`^\W*(?:who|(?:which|what)\s+(?:routines?|subroutines?|functions?|procedures?|programs?|modules?|statements?|lines))\s+(?:can\s+|may\s+)?(?:modify|modifies|changes?|sets?|alters?|updates?|resets?|assigns?|overwrites?|clears?|initiali[sz]es?)\s+${noun}${name}${to}${routine}\W*$`,
    'i',
  ),
  new RegExp(
    String.raw`^\W*(?:where|when|how)\s+(?:is|are|was)\s+${noun}${name}\s+${adverb}(?:changed|modified|altered|updated|reset|overwritten|cleared|zeroed|set|assigned|initiali[sz]ed|given\s+(?:its|a)\s+value)${to}${place}\W*$`,
    'i',
  ),
  // `what sets V in R`: without a place, a setting of the system may be meant.
  new RegExp(
    String.raw`^\W*what\s+(?:sets?|resets?|clears?|initiali[sz]es?)\s+${noun}${name}${to}\s+(?:in|inside|within)\s+(?:the\s+)?(?:(?:sub)?routine\s+|function\s+|program\s+|procedure\s+)?(?<only>[A-Za-z]\w*)\W*$`,
    'i',
  ),
  // `where does R set V`
  new RegExp(
    String.raw`^\W*where\s+(?:in\s+the\s+code\s+)?(?:does|do)\s+(?:the\s+)?(?:(?:sub)?routine\s+|function\s+|procedure\s+|program\s+)?(?<only>[A-Za-z]\w*)\s+${adverb}(?:${deed})\s+${noun}${name}${to}\W*$`,
    'i',
  ),
  // `where does X get its value`, `X is set where`, `what changes X`
  new RegExp(String.raw`^\W*where\s+does\s+${noun}${name}\s+(?:get|receive|obtain)\s+(?:its|the|a)\s+value\W*$`, 'i'),
  new RegExp(
    String.raw`^\W*${noun}${name}\s+(?:(?:is|gets)\s+(?:${deed})|gets\s+(?:its|a)\s+value)\s+(?:where|by\s+(?:what|whom?))\W*$`,
    'i',
  ),
  new RegExp(
    String.raw`^\W*(?:who|what|(?:which|what)\s+(?:routines?|subroutines?|functions?|procedures?|programs?|modules?|statements?|lines))\s+(?:(?:modify|modifies|changes?|alters?|updates?)|(?:sets?|assigns?|gives?)\s+(?:a\s+|the\s+)?values?\s+(?:of|to)|writes?\s+to)\s+${noun}${name}${routine}\W*$`,
    'i',
  ),
]
const resetting =
  /\b(?:reset|clear(?:ed)?|zeroed|(?:set|changed|assigned|back)\s+(?:back\s+)?(?:to\s+(?:zero|0|false|\.false\.|blanks?|nothing|null)|off))\b/i

const mayAsk = new RegExp(
  String.raw`\b(?:values?|writes?\s+to|${deed}|modifies|changes|sets|alters|updates|resets|assigns|overwrites|clears|initiali[sz]es)\b`,
  'i',
)

export const askedSetting = keepLast(({ text, names }: Pick<Question, 'text' | 'names'>): AskedSetting | undefined => {
  // Most questions have none of the verbs, and the ways to ask are long.
  if (!mayAsk.test(text)) return undefined
  const found = ways.map((way) => way.exec(text)?.groups).find((groups) => groups !== undefined)
  const variable = found?.variable
  if (variable === undefined || !isSpelledAsName(variable.replace(/\(.*/, '')) || isTradeWord(variable)) return undefined
  const inside = found?.only ?? found?.inside
  const isName = inside !== undefined && (names.includes(inside) || isSpelledAsName(inside))
  if (found?.only !== undefined && !isName) return undefined
  return {
    variable,
    ...(isName ? { inside } : {}),
    yesOrNo: !/^\W*(?:which|what|where|when|how|who)\b|\b(?:where|by\s+(?:what|whom?))\W*$/i.test(text),
    resets: resetting.test(text),
  }
})

/** Only the code tells names in small letters from words. */
function isSpelledAsName(word: string): boolean {
  return /^[A-Z][A-Z0-9$#@_]*$|[a-z][A-Z]|_|\d/.test(word) || (word.length > 2 && isCoined(word.toLowerCase()))
}
