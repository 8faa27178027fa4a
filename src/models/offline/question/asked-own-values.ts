import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'
import { isTradeWord } from './trade-words.ts'

/** A word in capitals that is too short to be taken for a name anywhere else. */
const short = '[A-Z][A-Z0-9]{1,3}'
const thing = String.raw`(?:(?:the\s+)?(?:[a-z]+\s+){0,2}(?<thing>${nameMark}|${short})\b|(?<it>it|they)\b)`
const having = '(?:have|take|hold|be|contain|get|assume|accept|become)'
const forms = [
  String.raw`\bvalues?\s+(?:can|may|could|might|will|does|do|must|should)\s+${thing}[^?]{0,40}?\b${having}\b`,
  String.raw`\b(?:values|settings)\s+(?:of|for|in)\s+${thing}`,
  String.raw`\b(?:values|settings)\s+(?:are|is)\s+(?:[a-z]+\s+)?(?:in|for|given to|assigned to|put into|stored in)\s+${thing}`,
  String.raw`\b[Ww]hat\s+(?:can|may|could|might)\s+${thing}\s+(?:be|contain|hold)\b`,
  String.raw`\b(?<thing>${nameMark})\s+values\b`,
  String.raw`\b(?<thing>${nameMark})\b[^?]*\bwhat\s+(?:are|do)\s+(?:all\s+)?(?:its|the)\s+(?:[a-z]+\s+)?values\b`,
].map((form) => new RegExp(form))
/** One value, or what it is at some time, is another question. */
const asksOther = /\b(?:where|when|why|who)\b|\b(?:initial|default|maximum|minimum|largest|smallest|highest|lowest)\s+values?\b/i
const leading = new RegExp(String.raw`^\W*(${short})\b`)

/** The thing of which a question wants to know which values it can have, as it spells it; undefined where it asks no such thing. */
export function askedOwnValues({ bare, text, names }: Pick<Question, 'bare' | 'names' | 'text'>): string | undefined {
  if (!/\b(?:values?|settings|can|may|could)\b/i.test(bare) || asksOther.test(bare)) return undefined
  const found = forms.map((form) => form.exec(bare)).find((one) => one !== null)
  if (found === undefined || found.groups === undefined) return undefined
  const { thing: said, it } = found.groups
  const inOrder = names.toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
  if (it !== undefined) return leading.exec(text)?.[1] ?? inOrder[0]
  if (said !== nameMark) return said === undefined || isTradeWord(said) ? undefined : said
  const before = bare.slice(0, found.index + found[0].lastIndexOf(nameMark)).split(nameMark).length - 1
  return inOrder[before] ?? inOrder[0]
}
