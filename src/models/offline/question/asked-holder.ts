import { keepLast } from '../../../base/keep-last.ts'
import { isCoined } from '../../../base/words/is-coined.ts'
import type { Question } from './question.ts'
import { isTradeWord } from './trade-words.ts'

const holder =
  '(?:(?:fortran |source )?modules?|(?:include|header|source)(?: ?files?| ?members?)?|files?|members?|includes|(?:common )?name ?lists?|(?:derived |data |record )?types?|structures?|program units?)'
const noun =
  '(?:(?:global |shared |module |state )?(?:variable|array|field|flag|switch|constant|parameter|component|structure|(?:derived |data )?type|pointer|quantity|subroutine|function|routine|procedure))'
const thing = `(?:the )?(?:${noun} )?(?:called |named )?(?<name>[A-Za-z][\\w$]*)(?: ${noun})?`
const kept = '(?:declared|defined|kept|stored|held|found|located|specified|introduced|allocated)'
const says = '(?:has|holds?|contains?|declares?|defines?|keeps?|owns?|provides?|exports?|stores?|carries|introduces)'

/** The whole of the question, as a word left over makes it another one. */
const wholes = (...forms: readonly string[]) => forms.map((form) => new RegExp(String.raw`^\W*${form}\W*$`, 'i'))
const formsOfHolder = wholes(
  `(?:which|what) ${holder} (?:${says}|has (?:the )?declarations? of|is the home of) ${thing}`,
  `(?:in|from|to) (?:which|what) ${holder} (?:is|are|does|do|can) ${thing}(?: (?:be )?(?:${kept}|stand|live|come from|belong|sit)(?: (?:in|at))?)?`,
  `(?:which|what) ${holder} (?:is|are|does) ${thing} (?:${kept} |come |belong |live |sit )?(?:in|from|to)`,
)
const formsOfPlace = wholes(
  `where (?:is|are) ${thing} (?:declared|defined|kept|stored|held|specified|introduced|allocated)(?: in the (?:code|source))?`,
  `where is the declaration of ${thing}`,
)
/** Long patterns take longer to be compiled than all that is asked before: each is tried only on what begins as it does. */
const begins = new RegExp(String.raw`^\W*(?:(?:in|from|to) )?(?:which|what) ${holder}\b`, 'i')
const isPlaced = /^\W*where (?:is|are)\b.*\b(?:declar|defin|kept|stored|held|specif|introduc|alloc)/i
const mostAsked = 120
/** What FORTRAN 66 and 77 allow: a word so short may be a name, and only declarations of it answer. */
const longestOfOld = 6

/** The variable, constant or type of which a question asks in which module, include file or structure it is declared, and nothing else. */
export const askedHolder = keepLast(({ text }: Pick<Question, 'text'>): string | undefined => {
  if (text.length > mostAsked) return undefined
  const forms = begins.test(text) ? formsOfHolder : isPlaced.test(text) ? formsOfPlace : []
  const name = forms.map((form) => form.exec(text)?.groups?.name).find((one) => one !== undefined)
  return name !== undefined && (/[A-Z\d_$]/.test(name) || name.length <= longestOfOld || isCoined(name)) && !isTradeWord(name)
    ? name
    : undefined
})
