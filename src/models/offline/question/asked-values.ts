import { keepLast } from '../../../base/keep-last.ts'
import { nameMark } from './name-mark.ts'
import { kindOfNoun } from './wanted-kinds.ts'

/** A piece of data whose values a question asks for, and the value where it asks what one of them stands for. */
export interface AskedValues {
  /** In small letters and the singular; the mark of a name where it is named. */
  readonly words: readonly string[]
  readonly value?: string
}

const word = String.raw`(?!(?:can|may|could|does|do|did|is|are|must|should|will|would|have|of|in|for|and|or|the)\b)[\w/-]+`
const thing = String.raw`(?:(?:the|an?|our|its)\s+)?(?<thing>(?:${word}\s+){0,2}${word})`
const adjective = '(?:possible|valid|allowed|legal|different|permitted|known|defined|other)'
const values = '(?:values?|codes?|settings?|letters?|characters?)'
const having = '(?:have|has|take|takes|hold|holds|be|contain|contains|accept|accepts|assume|get)'
const end = String.raw`(?=\s*(?:[?.,;]|$)|\s+(?:and|in|of|for|on|there)\b)`
/** That there are such, as far as the code knows: `are there`, `can be chosen`, `does the bank offer`. */
const thatAre = String.raw`(?:(?:are|is)\s+(?:there|valid|allowed|legal|possible|known|permitted|defined|supported|accepted|recorded|stored|kept|handled|offered|recogni[sz]ed|distinguished|understood|available|used)${end}|exist\b|(?:may|can)\s+(?:be\b|(?:an?|the|our|its)\s+(?:${word}\s+){1,2}(?:be|have|handle|choose|pick|open|take)\b)|(?:does|do)\s+(?:it|we|they|${nameMark}|(?:the|our|this|an?)\s+(?:${word}\s+){0,2}${word})\s+(?:know|offer|support|handle|accept|recogni[sz]e|distinguish|understand|have|use|keep|record|store|deal with)${end})`

const forms = [
  // `which values can the card status take`
  String.raw`\b(?:which|what)\s+(?:${adjective}\s+)?${values}\s+(?:can|may|could|does|do|must|should)\s+${thing}\s+${having}\b`,
  // `which statuses can an order have`
  String.raw`\b(?:which|what)\s+(?:${adjective}\s+)?(?<kind>types?|status(?:es)?|states?|kinds?|modes?|flags?|levels?)\s+(?:can|may|could)\s+${thing}\s+${having}\b`,
  // One that it gets at some time is another question.
  String.raw`\b(?:which|what)\s+(?:${adjective}\s+)?(?<kind>types|statuses|states|kinds|modes|flags|levels)\s+(?:does|do)\s+${thing}\s+${having}\b`,
  // `what are the possible values of the card status`, `the allowed values for it`
  String.raw`\b(?:${adjective}\s+)?values\s+(?:of|for|in)\s+${thing}${end}`,
  // `what can the card status be`
  String.raw`\bwhat\s+(?:can|may|could)\s+${thing}\s+(?:be|contain|hold)${end}`,
  // `which account types are there`
  String.raw`\b(?:which|what)\s+(?:${adjective}\s+)?(?<thing>(?:${word}\s+){1,2}(?:types|codes|stat(?:uses|es)|kinds|modes|classes|categories|flags|levels|actions|methods|choices))\s+${thatAre}`,
  // `which types of account can be opened`, `what kinds of policy does it know`
  String.raw`\b(?:which|what)\s+(?:${adjective}\s+)?(?:different\s+)?(?<kind>types|kinds|sorts|statuses|states|classes|categories|modes|levels)\s+of\s+(?<thing>(?:${word}\s+)?${word})\s+${thatAre}`,
  // `what are the account types`
  String.raw`^\W*(?:what|which)\s+are\s+(?:all\s+)?(?:the\s+)?(?:${adjective}\s+)?(?<thing>(?:${word}\s+){1,2}(?:types|codes|statuses|kinds|modes|categories|flags|levels))\W*$`,
]
const valueForms = [
  // `what does status V stand for`, `what does an account type of 'S' mean`
  String.raw`\bwhat\s+(?:does|do|would)\s+${thing}\s+(?:=\s*|of\s+|value\s+)?(?<value>["'][^"']{1,4}["']|[A-Z]{1,2}|\d{1,3})\s+(?:stand\s+for|mean|indicate|signify|say)\b`,
  String.raw`\bmeaning\s+of\s+${thing}\s+(?:=\s*|of\s+|value\s+)?(?<value>["'][^"']{1,4}["']|[A-Z]{1,2}|\d{1,3})${end}`,
]
const meanForms = [String.raw`\bwhat\s+do\s+(?:the\s+)?${values}\s+of\s+${thing}\s+(?:mean|stand\s+for)\b`]
const patterns = [...forms, ...meanForms].map((form) => new RegExp(form, 'i'))
/** A value is spelled as the code has it: small letters are words. */
const valuePatterns = valueForms.map((form) => new RegExp(form))
/** They tell none from another, or are told by another answer. */
const idle =
  /^(?:it|this|that|they|return|reason|response|error|abend|exit|completion|reject|message|file|sql|feedback|condition|http|type|kind|value|codes?)$/i

/** The data whose values a question asks for, or what one of them means; undefined where it asks for anything else. */
export const askedValues = keepLast((bare: string): AskedValues | undefined => {
  if (
    !/\b(?:values?|codes?|settings?|letters?|characters?|types?|kinds?|sorts?|stat(?:us|uses|es)|modes?|classes|categories|flags?|levels?|actions?|methods|choices|what (?:can|may|could|does|do)|meaning)\b/i.test(
      bare,
    )
  )
    return undefined
  // `an account's status`: the account status.
  const plain = bare.replace(/(?<=\w)['’]s(?=\s+[a-z])/g, '')
  const lowered = plain.replace(/^\W*What\b/, 'what')
  const found = [...valuePatterns.map((one) => one.exec(lowered)), ...patterns.map((one) => one.exec(plain))].find((one) => one !== null)
  const { thing: said = '', kind = '', value } = found?.groups ?? {}
  const words = `${said} ${kind}`
    .split(/\s+/)
    .filter((one) => one !== '' && !/^(?:field|item|variable|column|switch)$/i.test(one))
    .map((one) => (one === nameMark ? one : singular(asInNames(one.toLowerCase()))))
  if (
    words.length === 0 ||
    idle.test(words[0] ?? '') ||
    (words.length === 1 && words[0] !== nameMark && kindOfNoun(words[0] ?? '') !== undefined)
  )
    return undefined
  return { words, ...(value === undefined ? {} : { value: value.replace(/["']/g, '') }) }
})

/** Whose kinds or sorts people ask for has a type in names. */
function asInNames(noun: string): string {
  return /^(?:kinds|sorts)$/.test(noun) ? 'types' : noun
}

function singular(noun: string): string {
  return noun
    .replace(/(?:statuses|statii)$/, 'status')
    .replace(/(?:ies|(?<=[cs]s|x|ch|sh)es|(?<=[^su])s)$/, (ending) => (ending === 'ies' ? 'y' : ''))
}
