import { keepLast } from '../../../base/keep-last.ts'
import { singularOf } from './word-pattern.ts'

const word = String.raw`(?!(?:an?|the|new|each|every|of|is|are|do|does|it|its|number|id)\b)[a-z][a-z-]+`
const article = String.raw`(?:(?:an?|the|each|every|any|our)\s+)?(?:(?:new|next|unique|fresh)\s+){0,2}`
const thing = String.raw`${article}(?<thing>(?:${word}\s+)?${word})`
const number = '(?:reference\\s+)?(?:numbers?|ids?|identifiers?|keys?|nos?\\.?)'
const verb =
  '(?:assign|generat|creat|allocat|giv|chos|choos|determin|calculat|comput|mak|made|form|produc|set|obtain|deriv|pick|issu|work)(?:e?n|e?d|e?s|ing|ed\\s+out|s\\s+out|e)?'
const forms = [
  // `how is a customer number assigned`, `where is the order id generated`
  String.raw`^\W*(?:how|where|by\s+(?:what|which\s+program))\s+(?:is|are|does|do)\s+${thing}\s+${number}\s+(?:get\s+|being\s+)?${verb}\W*$`,
  // `how does the system assign customer numbers`, `which program generates order numbers`
  String.raw`^\W*(?:how|where)\s+(?:does|do|is)\s+(?:the\s+(?:system|application|program|code)|it|we)\s+${verb}\s+${thing}\s+${number}\W*$`,
  String.raw`^\W*(?:who|what|which\s+(?:program|module|routine|paragraph)s?)\s+${verb}\s+${thing}\s+${number}\W*$`,
  // `where does a new order get its number from`, `how does a new policy get its id`
  String.raw`^\W*(?:how|where|from\s+where)\s+(?:does|do)\s+${thing}\s+(?:get|receive|obtain|take)\s+(?:its|their|an?|the)\s+${number}(?:\s+from)?\W*$`,
  // `where do order numbers come from`, `where does the number of a new order come from`
  String.raw`^\W*(?:where|from\s+where)\s+(?:does|do)\s+${thing}\s+${number}\s+come(?:\s+from)?\W*$`,
  String.raw`^\W*(?:where|how|from\s+where)\s+(?:does|do|is|are)\s+the\s+${number}\s+(?:of|for)\s+${thing}\s+(?:come(?:\s+from)?|${verb})\W*$`,
].map((form) => new RegExp(form, 'i'))
/** Their numbers are no keys of records that a program makes. */
const others =
  /^(?:phone|telephone|fax|mobile|house|street|line|page|version|port|error|message|return|security|social security|tax|program|function|process|task|thread|user|session)$/i

/** The words for a thing whose new numbers a question asks the origin of: `how is a customer number assigned`. */
export const askedNewNumber = keepLast((bare: string): readonly string[] | undefined => {
  if (!/\b(?:numbers?|ids?|identifiers?|keys?|nos?)\b/i.test(bare)) return undefined
  const said = forms.map((form) => form.exec(bare)?.groups?.thing).find((one) => one !== undefined)
  if (said === undefined || others.test(said)) return undefined
  return said.toLowerCase().split(/\s+/).map(singularOf)
})
