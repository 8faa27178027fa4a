import { locateCall } from './calls.ts'
import type { Findings } from './findings.ts'
import { isOf } from './located-owners.ts'
import { kindSaidOf } from './question/noun-of-name.ts'
import { type Question, withNames } from './question/question.ts'

/** Data names, programs and paragraphs as free COBOL and other languages write them. */
const joined = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/
/** What joins words of English: `end-of-day`, `sign-on`, `re-read`. */
const joining =
  /-(?:of|to|the|by|in|and|or|an?|per|for|on|off|up|out|back|down|over|only|time|like|based|related|specific|level|wide)(?:-|$)|^(?:re|pre|post|non|sub|co|e|x|multi|semi|self|so|up|on|off|in|out|end|real|read)-/

/** A question with the names in small letters that the code turned out to have. Only the code tells them from words of English. */
export function withNamesOfCode(question: Question, findings: Findings): Question {
  const found = findings.located(locateCall(question.text))?.names ?? []
  const known = found.filter(({ word, units }) => {
    if (word !== word.toLowerCase() || units.length === 0) return false
    const said = kindSaidOf(question.text, word)
    return (said !== undefined && units.some(({ kind }) => isOf(said, kind))) || (joined.test(word) && !joining.test(word))
  })
  return withNames(
    question,
    known.map(({ word }) => word),
  )
}
