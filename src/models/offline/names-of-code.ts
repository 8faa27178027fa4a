import { asksRoutine } from '../../base/words/asks-routine.ts'
import { locateCall } from './calls.ts'
import type { Findings } from './findings.ts'
import { isOf } from './located-owners.ts'
import { kindSaidOf } from './question/noun-of-name.ts'
import { type Question, withNames } from './question/question.ts'

/** Data names, programs and paragraphs as free COBOL and other languages write them. */
const joined = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/i
/** What is called, run or copied. */
const routines: ReadonlySet<string> = new Set(['program', 'entry', 'symbol', 'macro', 'copybook', 'job', 'proc'])
/** What else may be asked about a word that is all of the rest. */
const isAll = (text: string, word: string) =>
  new RegExp(String.raw`^\W*(?:the )?(?:${asksRoutine})\s+${word}(?:\s+(?:do|for))?\W*$`, 'i').test(text)
/** What joins words of English: `end-of-day`, `sign-on`, `re-read`. */
const joining =
  /-(?:of|to|the|by|in|and|or|an?|per|for|on|off|up|out|back|down|over|only|time|like|based|related|specific|level|wide)(?:-|$)|^(?:re|pre|post|non|sub|co|e|x|multi|semi|self|so|up|on|off|in|out|end|real|read)-/

/** A question with the names in small letters that the code turned out to have. Only the code tells them from words of English. */
export function withNamesOfCode(question: Question, findings: Findings): Question {
  const found = findings.located(locateCall(question.text))?.names ?? []
  const known = found.filter(({ word, units }) => {
    const isPlain = word === word.toLowerCase()
    if (units.length === 0 || !(isPlain || joined.test(word))) return false
    const said = kindSaidOf(question.text, word)
    const isSaid = said !== undefined && units.some(({ kind }) => isOf(said, kind))
    const isAsked = isPlain && units.some(({ kind }) => routines.has(kind)) && isAll(question.text, word)
    return isSaid || isAsked || (joined.test(word) && !joining.test(word.toLowerCase()))
  })
  return withNames(
    question,
    known.map(({ word }) => word),
  )
}
