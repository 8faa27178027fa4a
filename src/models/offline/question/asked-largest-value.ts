import { keepLast } from '../../../base/keep-last.ts'
import { singularOf } from './word-pattern.ts'

const word = String.raw`(?!(?:an?|the|one|single|of|is|are|can|number|count|size|length|most|any|each|every)\b)[a-z][a-z-]+`
/** What is a sum, and no count of things, no size of a file. */
const noun = '(?:amounts?|values?|totals?|balances?|prices?|costs?|premiums?|fees?|salary|salaries|sums?|payments?|charges?|limits?)'
const thing = String.raw`(?:(?:an?|the|any|one|each|single)\s+){0,2}(?<thing>(?:${word}\s+){1,2}${noun})`
const can = '(?:can|could|may|might)'
const largest = '(?:largest|biggest|highest|greatest|maximum|maximal|max\\.?)'
const rest = String.raw`(?:\s+(?:possible|allowed|(?:that\s+)?(?:${can}|is\s+able\s+to)\s+be\s+(?:stored|held|kept|entered|recorded)|(?:that\s+)?(?:the\s+(?:system|application|program|code|field|file|database)|it|we)\s+can\s+(?:hold|store|keep|take|handle|record)))?`
const forms = [
  // `how big can a transaction amount get`
  String.raw`^\W*how\s+(?:big|large|high|great)\s+${can}\s+${thing}\s+(?:get|be|become|go|grow)\W*$`,
  // `what is the largest claim value`, `what is the highest value of an order total`
  String.raw`^\W*(?:what|which)(?:\s+is|'s)\s+the\s+${largest}\s+(?:possible\s+|allowed\s+)?(?:value\s+(?:of|for|in)\s+)?${thing}${rest}\W*$`,
].map((form) => new RegExp(form, 'i'))

/** The words for a sum whose largest value a question asks for: `how big can a transaction amount get`. */
export const askedLargestValue = keepLast((bare: string): readonly string[] | undefined => {
  if (!/\b(?:big|large|high|great|largest|biggest|highest|greatest|maxim\w+|max)\b/i.test(bare)) return undefined
  const said = forms.map((form) => form.exec(bare)?.groups?.thing).find((one) => one !== undefined)
  return said?.toLowerCase().split(/\s+/).map(singularOf)
})
