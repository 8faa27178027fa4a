import { keepLast } from '../../../base/keep-last.ts'
import type { Question } from './question.ts'
import { isTradeWord } from './trade-words.ts'

/** A word of an input language that a question asks about, with the options that it writes behind it: `REFINE,EDGE`. */
export interface AskedKeyword {
  readonly word: string
  readonly options: readonly string[]
}

const spelled = `[*$.]?[A-Z][A-Z0-9]+(?:[ ,][A-Z][A-Z0-9]*){0,2}`
const noun = `(?:[a-z]+[ -])?(?:cards?|commands?|keywords?|key words?|directives?|options?|cards? images?)`
/** `the GRID card`, `with a PRINT STATE card`, `the TIE and HOLD commands`: words behind the name that say what it is. */
const before = new RegExp(
  String.raw`(?<![\w*$.])["'\u2018\u201c]?(${spelled})(?:=[a-z]{0,2})?["'\u2019\u201d]?(?=,?\s+(?:(?:and|or|versus)\s+${spelled}\s+)?${noun}\b)`,
  'g',
)
/** `the card GRID`, `command REFINE`. */
const behind = new RegExp(String.raw`\b${noun}\s+["'\u2018\u201c]?(${spelled})["'\u2019\u201d]?(?![\w-])`, 'g')
/** As it is written in the input, without a blank. */
const pair = /(?<![\w,$*.])[A-Z][A-Z0-9]+(?:,[A-Z][A-Z0-9]+)+(?![\w,])/g
/** Languages that have commands and options of their own. */
const ofOthers =
  /\b(?:CICS|JCL|TSO|SQL|DB2|IDCAMS|ISPF|REXX|DLI|PFK?\d{1,2}|DD|CLIST|MVS|JES2?|VSAM|shell|job|menu|screen|compile\w*|link[- ]edit\w*)\b/i

/** What is only said to tell when, which or what not is no thing that is asked about. */
const isCircumstance =
  /^\W*(?:with|without|for|in|on|under|after|before|given|if|when)\s+(?:an?|the)\s*$|\b(?:apart from|besides?|except(?: for)?|other than|instead of|like|than|as|if|when|while|once|unless|until)\s+(?:(?:an?|the|there is an?|there is no|no)\s+)?$|\w\W+(?:that|which|whose|who)\s+(?:an?|the)\s+$/i

const mostKeywords = 2

/** The keywords of input that a question spells and calls so, each once. */
export const askedKeywords = keepLast(({ text }: Question): readonly AskedKeyword[] => {
  if (ofOthers.test(text)) return []
  const pairs = [...text.matchAll(pair)].map(([found]) => found)
  const asked = [before, behind].flatMap((pattern) => [...text.matchAll(pattern)])
  const isAsked = ({ 0: all, 1: word = '', index }: RegExpExecArray) =>
    !isCircumstance.test(text.slice(0, index + all.indexOf(word)).replace(/["'\u2018\u201c]$/, ''))
  const found = [...pairs, ...asked.filter(isAsked).map((match) => match[1] ?? '')]
  const keywords = found.map((one) => {
    const [word = '', ...options] = one.split(',')
    return { word, options }
  })
  const isNew = ({ word }: AskedKeyword, i: number) => keywords.findIndex((one) => one.word === word) === i
  return keywords.filter((one, i) => isNew(one, i) && !isTradeWord(one.word)).slice(0, mostKeywords)
})
