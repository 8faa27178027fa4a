import { capitalTexts } from '../../../base/words/capital-texts.ts'
import { codesIn } from './codes.ts'
import { wordlessMark } from './name-mark.ts'
import { partsOf } from './parts.ts'
import type { Question } from './question.ts'
import { shownTexts } from './shown-texts.ts'

/** The code that messages begin with: `ABC1234E`, `ABC-012`. */
const messageCode = /^[A-Z]{2,8}-?\d{2,6}[A-Z]?$/
const longest = 300

/** A message that a question gives by its text or by its code, and asks where it comes from or what it means. */
export interface AskedMessage {
  readonly given: string
  readonly isCode: boolean
  /** Written in capitals without quotation marks: where no text of the code reads so it may be something else. */
  readonly isBare?: boolean
  /** The question says that it is a message: what else has that name is not meant. */
  readonly isSaid: boolean
}

const mark = String.raw`["'\u201c(]?${wordlessMark}["'\u201d)]?`
const kind = '(?:console|operator|error|warning|abend|log|reply|prompt|info(?:rmation)?|status)'
const noun = `(?:(?:the|this|that|an?)\\s+)?(?:${kind}\\s+)?(?:(?:messages?|texts?|errors?|warnings?|lines?|prompts?|codes?)\\s+)?`
const shown =
  '(?:say(?:s|ing)?|said|(?:print|display|show|log|report|emit|raise|output|return|receive|appear|occur|happen|issue|produce)(?:s|d|n|ed|ged)?|writes?|wrote|written|sends?|sent|puts? out|tells?|told|gives?|given|gets?|got|sees?|saw|seen|comes?|came|pops? up|(?:ends?|stops?|fails?) with)'
const when = String.raw`(?:when|where|why|how come|(?:under|in|on|for|by|from) (?:which|what)(?: \w+)?)`
const says =
  '(?:says?|prints?|shows?|displays?|issues?|writes?|sends?|logs|reports|outputs?|emits?|produces?|raises?|puts? out|gives?|tells?)'

/** Each is of a whole question. */
const forms = [
  `^what (?:does|do|did|is) ${noun}${mark} (?:mean|say|tell|stand for|indicate|signify|report|complain about|about|for)\\b`,
  `^${when}\\b[^?]*\\b${shown}\\b[^?]*${mark}`,
  `^${when}\\b[^?]*${mark}[^?]*\\b${shown}\\b`,
  `^what (?:causes|triggers|leads to|produces|raises|makes|is behind|is the (?:reason|cause) (?:for|of))\\b[^?]*${mark}`,
  `^(?:who|(?:which|what) (?:[\\w-]+ ){1,4}?)\\s?${says} ${noun}${mark}`,
  `^(?:in |by |from )?(?:which|what) (?:[\\w-]+ ){1,3}?(?:is|are) ${noun}${mark} (?:set|moved|built|put|given|${shown})\\b`,
  `^${when} (?:is|are|was|does|do|gets?) ${noun}${mark} (?:ever )?(?:set|moved|assigned|filled in|put|stored|used)\\b`,
  // Passive, or only with a word of what is asked.
  `^${mark}\\W*(?:(?:is|was|gets?) )?(?:${shown} (?:by|in|from)\\b(?: (?:which|what|whom?|where)\\b[^?]*)?|(?:who|when|why|where))\\W*$`,
  `^(?:what is|what's|explain|describe) ${noun}${mark}\\W*$`,
  // What somebody types who only has it, or tells how they came by it.
  `^${noun}${mark}\\W*(?:(?:what|when|why|where)\\b[^?]*\\b(?:it|this|that)\\b[^?]*)?\\W*$`,
  `^(?:i|we|users?|people|the (?:users?|operators?|job|program|screen|log|console|system)) (?:[a-z]+ )?(?:${shown}|getting|seeing)\\b[^?]*${mark}`,
].map((form) => new RegExp(form, 'i'))
const said = new RegExp(`\\b(?:message|error|warning|prompt)s?\\s+${mark}`, 'i')

/** `and for which account`, `and when`: the lines that lead to the text tell that as well. */
const andUnder =
  /,?\s+and\s+(?:(?:for|under|in|on|with|after|by)\s+(?:which|what|whom)\b(?:\s+(?!(?:do|does|did|is|are|was|can|will)\b)[\w-]+){0,3}|when|why)\W*$/i

/** Undefined where a question asks something else, or more than that. */
export function askedMessage(question: Question): AskedMessage | undefined {
  const { text } = question
  if (text.length > longest) return undefined
  const given = givenIn(question)
  if (given === undefined) return undefined
  const marked = text.replace(given.text, wordlessMark).trim().replace(andUnder, '?')
  if (partsOf(marked).length > 1) return undefined
  const isSaid = said.test(marked)
  // `abend code AB12` asks for what the system is told.
  if (given.isCode && !isSaid && codesIn(text).includes(given.text)) return undefined
  return forms.some((form) => form.test(marked))
    ? { given: given.text, isCode: given.isCode, isSaid, ...(given.isBare ? { isBare: true } : {}) }
    : undefined
}

function givenIn({ text, names }: Question): (Omit<AskedMessage, 'isSaid' | 'given'> & { readonly text: string }) | undefined {
  const [shownText, another] = shownTexts(text)
  if (shownText !== undefined) return another === undefined ? { text: shownText, isCode: false } : undefined
  const [inCapitals, other] = capitalTexts(text)
  if (inCapitals !== undefined && other === undefined) return { text: inCapitals, isCode: false, isBare: true }
  const codes = names.filter((name) => messageCode.test(name))
  return codes.length === 1 && codes[0] !== undefined ? { text: codes[0], isCode: true } : undefined
}
