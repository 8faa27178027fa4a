import type { Question } from './question.ts'
import { isTradeWord } from './trade-words.ts'

const counts = /^\W*how many\b/i
/** Rows of a table are counted so; how many there may be is a limit, and what a program calls are its parts. */
const ofStatements =
  /\b(?:statements?|entries|invocations|rows?|uses|times|calls?|(?:are|is)\s+(?:[a-z]+\s+)?(?:there|defined|declared|listed|set up|supported|in)|(?:does|do)\s+\S+\s+(?:define|list|have|contain|declare)|(?:defined|listed|declared|contained)\s+(?:in|by))\b/i
const ofOtherThings =
  /^\W*how many\s+(?:[a-z]+\s+){0,2}?(?:programs?|modules?|routines?|subroutines?|lines?|members?|files?|datasets?|data sets|bytes|characters|macros?|copybooks?|jobs?|steps?|paragraphs?|tables|screens?|panels?|parameters?|arguments?|registers?|fields?|columns?|sections?|callers?|instructions|labels?|levels?)\b/i

/** Whether a question wants to know how many of something are defined by statements. */
export function asksNumberOfRows({ text }: Pick<Question, 'text'>): boolean {
  return counts.test(text) && ofStatements.test(text) && !ofOtherThings.test(text)
}

const key = /(?<![\w@#$'"-])[A-Z][A-Z0-9@#$]{1,7}(?![\w@#$'"-])/g
const mostKeys = 2

/** What a question may name of the rows of a table: also words that are too short to be names of anything else. */
export function keysOfRows({ text }: Pick<Question, 'text'>): readonly string[] {
  return [...new Set(text.match(key))].filter((word) => !isTradeWord(word)).slice(0, mostKeys)
}
