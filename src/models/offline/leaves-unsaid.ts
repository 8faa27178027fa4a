import type { LocatedWord } from '../../answer/located.ts'
import { isTelling, standsIn, termsIn } from './evidence/told-words.ts'
import { partsOf } from './question/parts.ts'

/** So many words that tell what is asked for make a question of their own. */
const fewestWords = 3

/** Whether what is said has no word of one of the questions that a text consists of: `which program does it, and what happens to a parcel without a stamp?` */
export function leavesUnsaid(text: string, said: readonly string[], words: readonly LocatedWord[]): boolean {
  const terms = termsIn(said.join('\n'))
  return partsOf(text).some((part) => {
    const own = new Set(part.toLowerCase().match(/[\p{L}\p{N}_-]+/gu))
    const telling = words.filter((word) => isTelling(word) && word.units > 0 && own.has(word.word.toLowerCase()))
    return telling.length >= fewestWords && !telling.some((word) => standsIn(word, terms))
  })
}
