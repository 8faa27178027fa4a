import { keepLast } from '../../../base/keep-last.ts'

/** What is no attribute of one thing: `which jobs have class A` asks for the things. */
const thing =
  '(?:jobs?|steps?|programs?|modules?|routines?|transactions?|procs?|procedures?|members?|statements?|dds?|files?|data ?sets?|paragraphs?|reads?|writes?|uses?|users?|runs?|calls?|sets?|changes?|who)'
const noThing = new RegExp(String.raw`^(?!${thing}\b)[\w/'-]+ `, 'i')
const anyWord = /^[\w-]+ /

const questions = /\b(?:what|which)(?:['\u2019]s)?(?: (?:is|are|was|were))?(?: (?:the|its|an?))? /gi
const demands = /^\W*(?:give|tell|show|find|name|list|state)\b(?: me)?(?: (?:the|all))? /gi
const doubts = /^\W*(?:does|do|has|have|is|are)\b/i
const article = /\b(?:an?|any|the|its|with|by) /gi
const nameFirst = /^\W*NAME(?:['\u2019]s)?[ :,-]+/
const asksHow = /\bhow (?:is|are) (?:the )?/gi
const given = / (?:set|defined|specified|coded|given)\b/gi
const of = / (?:of|for|on|in)\b/gi
/** Stands behind what is not the noun alone. */
const goesOn = '\t'

/** How a clause of a statement is asked for. */
export interface AskedBy {
  /** A pattern of nouns for what it says. */
  readonly nouns?: string
  /** Nouns that are spelled as one word or as several: `RECORDFORMAT`, `record format`. */
  readonly words?: readonly string[]
  /** Asked for without such a noun. */
  readonly asked?: RegExp
  /** What the question means by the noun in other circumstances. */
  readonly not?: RegExp
}

/** Whether a question asks for such a clause: `what is its region`, `which MSGCLASS does X have`, `does X have a COND`. */
export function asksFor(bare: string, { nouns, words = [], asked, not }: AskedBy): boolean {
  if (not?.test(bare)) return false
  return (nouns !== undefined && asksNoun(bare, nouns)) || words.some((word) => wordsAsked(bare).has(word)) || asked?.test(bare) === true
}

function asksNoun(bare: string, nouns: string): boolean {
  const places = placesOf(bare)
  return places !== '' && new RegExp(String.raw`^(?:${nouns})(?![\w-])(?:.*${goesOn})?$`, 'im').test(places)
}

/** The nouns at these places, as one word in capitals: where more may follow, the first word, the first two … */
const wordsAsked = keepLast((bare: string): ReadonlySet<string> => {
  const places = placesOf(bare).toUpperCase().split('\n')
  const nouns = places.flatMap((place) => {
    if (!place.endsWith(goesOn)) return [place.replaceAll(' ', '')]
    const words = /^(?:\w+ ){0,3}\w+(?![\w-])/.exec(place)?.[0].split(' ') ?? []
    return words.map((_, last) => words.slice(0, last + 1).join(''))
  })
  return new Set(nouns)
})

/** Where a question may have such a noun, a line each. So each noun is looked for once, and not in each way to ask for it. */
const placesOf = keepLast((bare: string): string => {
  const text = bare.trim().replace(/\s+/g, ' ')
  const [first = ''] = text.split('?', 1)
  const beginning = [
    ...[...behind(questions, text), ...behind(demands, text)].flatMap((rest) => withoutWords(rest, 3, noThing)),
    ...(doubts.test(text) ? behind(article, first) : []).flatMap((rest) => withoutWords(rest, 1, anyWord)),
  ]
  const alone = [
    ...before(of, text.replace(/^\W*(?:the )?/i, '')),
    ...(nameFirst.test(text) ? withoutWords(text.replace(nameFirst, '').replace(/\W+$/, ''), 2, anyWord) : []),
    ...behind(asksHow, text).flatMap((rest) => before(given, rest)),
  ]
  return [...beginning.map((rest) => `${rest}${goesOn}`), ...alone].join('\n')
})

function behind(head: RegExp, text: string): readonly string[] {
  return [...text.matchAll(head)].map(({ 0: said, index }) => text.slice(index + said.length))
}

function before(end: RegExp, text: string): readonly string[] {
  return [...text.matchAll(end)].map(({ index }) => text.slice(0, index))
}

/** A text, and what is left of it without its first words. */
function withoutWords(text: string, most: number, word: RegExp): readonly string[] {
  const shorter = text.replace(word, '')
  return most === 0 || shorter === text ? [text] : [text, ...withoutWords(shorter, most - 1, word)]
}
