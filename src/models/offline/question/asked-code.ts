import { keepLast } from '../../../base/keep-last.ts'
import { isTradeWord } from './trade-words.ts'

const doer = String.raw`^\W*(?:(?:which|what|is there an?)\s+(?:[\w/-]+\s+){0,2}?(?:programs?|modules?|routines?|subroutines?|functions?|paragraphs?|sections?|jobs?|steps?|transactions?|screens?)\s+(?:that\s+|which\s+)?|who\s+|where\s+(?:is|are|does)\s+|when\s+(?:is|are|does)\s+)`
const gives = `writes?|creates?|inserts?|adds?|sets?|moves?|gives?|given|puts?|posts?|records?|stores?|produces?|logs?|raises?|returns?|sends?|written|created|inserted|added|moved|posted|stored|produced|sent`
const tests = `uses?|checks?|tests?|handles?|processes|accepts?|used|checked|tested|handled|processed|accepted`
const asked = new RegExp(String.raw`${doer}[^?]*?\b(?:(?<gives>${gives})|${tests})\b`, 'i')
/** As codes of kinds of records, states and reasons are written. */
const value = /(?<![\w'"-])(?:["']([A-Z0-9]{1,4})["']|([A-Z][A-Z0-9]{1,3}))(?![\w'"-])/g

export interface AskedCode {
  readonly code: string
  /** Who gives it to something is asked: who only tests it is no answer. */
  readonly isGiven: boolean
}

/** A code in capitals of which it is asked who writes or tests it: `which program writes a CHF record`; undefined where there is none, or more. */
export const askedCode = keepLast((text: string): AskedCode | undefined => {
  const found = asked.exec(text)
  if (found === null) return undefined
  const codes = [...text.matchAll(value)].map(([, quoted, bare = '']) => quoted ?? bare).filter((one) => !isTradeWord(one))
  const [code, another] = codes
  return code === undefined || another !== undefined ? undefined : { code, isGiven: found.groups?.gives !== undefined }
})
