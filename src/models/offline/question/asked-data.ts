import { kindOfNoun } from './wanted-kinds.ts'
import { letters } from './word-letters.ts'

const verb = '(?:does|do|did|is|are|can|could|may|might|must|should|will|would)'
const counted = String.raw`(?:(?:two|three|four|five|other|different|valid|possible|allowed|legal|kinds? of|types? of|sorts? of)\s+)*`
const word = String.raw`(?!${verb}\b)[${letters}]+`
/** What a program makes or gives is compared by another, if at all. */
const given =
  '(?:sent|set|given|returned|written|used|shown|displayed|printed|passed|put|stored|assigned|built|produced|created|computed|calculated|chosen|picked|taken)'
/** `On which unit does it end up`: where it goes is no value of it. */
const place = String.raw`\b(?:on|to|at|onto|into|through|via|from|under|behind|before|after)\s+`
/** `Which account types does …`, `What titles may …`. */
const asked = new RegExp(
  String.raw`(?<!${place})\b(?:which|what)\s+${counted}(${word}(?:\s+${word})?)\s+${verb}\b(?!\s+(?:be\s+)?${given}\b)`,
  'i',
)
/** Words that say how a question is asked, or name what is no data. */
const noData = new Set(
  `kind kinds type types thing things way ways condition conditions reason reasons check checks validation validations part parts of the in at for to on by and
   language languages circumstances case cases happens order message messages error errors`.split(/\s+/),
)

/** The words for the data of which a question asks the values, in the singular: `which countries does the screen accept`. Undefined where it asks for anything else. */
export function askedData(bare: string): readonly string[] | undefined {
  const words = asked.exec(bare)?.[1]?.toLowerCase().split(/\s+/)
  if (words === undefined || noData.has(words[0] ?? '') || kindOfNoun(words.at(-1) ?? '') !== undefined) return undefined
  return words.map(singular)
}

function singular(noun: string): string {
  return noun.replace(/(?:ies|(?<=s|x|ch|sh)es|(?<=[^s])s)$/, (ending) => (ending === 'ies' ? 'y' : ''))
}
