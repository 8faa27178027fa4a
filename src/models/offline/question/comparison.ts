import { keepLast } from '../../../base/keep-last.ts'
import type { Question } from './question.ts'

const compares =
  /\b(?:differ(?:s|ent|ently|ence|ences)?|compared?|comparison|versus|vs|unlike|instead of|that \S+ (?:does|do|is|has) ?(?:not|n['\u2019]t)|and \S+ (?:does|do|has|is) ?(?:not|n['\u2019]t))\b/i

/** `is A the same as B`, `are A and B the same`. */
const same =
  /^\W*(?:[Ii]s|[Aa]re)\s+(?:the\s+)?(?:[a-z]+\s+)?NAME\s+(?:(?:really|exactly|just)\s+)?(?:(?:and|or)\s+NAME\s+)?(?:(?:really|exactly|just)\s+)?(?:the\s+same|identical|equivalent)(?:\s+(?:program|job|thing))?(?:\s+(?:as|to|with)\s+(?:[a-z]+\s+)?NAME)?\W*$/

/** Whether a question asks what is different between things that it names. */
export function asksComparison({ bare, names }: Question): boolean {
  return names.length > 1 && (compares.test(bare) || same.test(bare))
}

/** Two things that are compared, in the question's words, each with what they are compared in. */
export type ComparedSides = readonly [string, string]

const verb = '(?:do|does|did|is|are|was|were)'
const between = String.raw`(?:what|which|where)(?:['\u2019]s|\s+(?:is|are|lies))?\s+(?:the\s+)?(?:main\s+|real\s+|only\s+)?(?:differences?|distinctions?)\s+between\s+(?<one>[^?]+?)\s+and\s+(?<two>[^?]+?)`
const from = String.raw`(?:how|in (?:what|which) (?:way|respect|points?)s?|what)\s+(?:${verb}\s+)?(?<one>[^?]+?)\s+(?:differs?|different(?:ly)?|distinguish(?:ed|es)?|set apart)\s+(?:from|to|than)\s+(?<two>[^?]+?)`
const both = String.raw`(?:how|in (?:what|which) (?:way|respect|points?)s?|what)\s+${verb}\s+(?<one>[^?]+?)\s+and\s+(?<two>[^?]+?)\s+(?:differ|compare|different)`
const set = String.raw`(?:compare|contrast|what distinguishes|what sets)\s+(?<one>[^?]+?)\s+(?:with|to|and|against|from|apart from)\s+(?<two>[^?]+?)`
const versus = String.raw`(?<one>[^?,:]+?)\s+(?:versus|vs\.?|as opposed to|compared (?:to|with))\s+(?<two>[^?]+?)`
/** In what they are compared: `in waiting days`, `when the file is full`. */
const about = String.raw`(?:\s*(?::|,?\s+(?:in|when|if|with respect to|regarding|as to|as far as)\b)\s+(?<about>[^?]+))?\s*[?.!]*$`
const forms = [between, from, both, set, versus].map((form) => new RegExp(String.raw`^\W*${form}${about}`, 'i'))

const article = /^(?:the|an?|this|that|our|your|its|their)\s+/i
const mostWordsOfNoun = 3
/** Of a question that compares: the patterns look at every way to cut it in two, and then at what it is compared in. */
const longest = 300

/**
 * The two things that a question describes and compares. `the send and the deposit screen`, `levels 2 and 3`: what stands with one alone is meant of the other as
 * well. Undefined where it compares none, or names more than one of them: that is `asksComparison`.
 */
export function comparedSides({ text, names }: Pick<Question, 'text' | 'names'>): ComparedSides | undefined {
  return names.length > 1 ? undefined : sidesIn(text)
}

const sidesIn = keepLast((text: string): ComparedSides | undefined => {
  if (text.length > longest || !/\b(?:diff|compar|contrast|distin|sets|vs|versus|opposed)/i.test(text)) return undefined
  for (const form of forms) {
    const { one, two, about: shared } = form.exec(text)?.groups ?? {}
    if (one === undefined || two === undefined) continue
    const first = wordsOf(one)
    const second = wordsOf(two)
    const sides = [
      first.length === 1 && second.length <= mostWordsOfNoun ? [...first, ...second.slice(1)] : first,
      second.length === 1 && first.length > 1
        ? [...first.slice(0, -1), ...second]
        : second.with(-1, standsForNoun(second) ? (first.at(-1) ?? '') : (second.at(-1) ?? '')),
    ]
    const [left = '', right = ''] = sides.map((side) => [...side, ...(shared === undefined ? [] : [shared])].join(' '))
    return [left, right]
  }
  return undefined
})

function wordsOf(side: string): readonly string[] {
  return side
    .replace(/^(?:that|those)\s+(?:of|in|for)\s+/i, '')
    .replace(article, '')
    .split(/\s+/)
}

/** `the batch one`. */
function standsForNoun(side: readonly string[]): boolean {
  return side.length > 1 && /^ones?$/i.test(side.at(-1) ?? '')
}
