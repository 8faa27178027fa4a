import { foundNone, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import type { Call } from '../../conversation.ts'

/** After how many wrong passwords is a user locked out. */
const asksFailures = /\bhow many\s+(?:[\w-]+\s+){0,2}?(?:wrong|fail\w*|invalid|bad|incorrect|unsuccessful|false|mistyped)\b/i

/** What people call a count of failures. */
const count = String.raw`(?:ATTEMPT|TRIES|\bTRY|[-_]TRY|RETR[YI]|FAIL|INVALID|INVLD|INCORRECT|WRONG|BAD)[\w$#@-]*`
/** Of one or none nobody keeps count. */
const limit = String.raw`(?:\+?0*(?:[2-9]|[1-9][0-9]+)|[\w-]*(?:MAX|LIMIT)[\w-]*)\b`
const more = String.raw`\s*(?:IS\s+)?(?:NOT\s+)?(?:[<>]=?|GREATER|LESS|EXCEEDS|\.G[TE]\.|\.L[TE]\.)\s*(?:THAN\s+)?(?:OR\s+EQUAL\s+)?(?:TO\s+)?`
/** Equal alone may be an assignment. */
const equal = String.raw`\b(?:IF|WHEN|UNTIL|WHILE|OR|AND)\s+\(?${count}\)?\s*(?:IS\s+)?(?:==?|EQUAL|\.EQ\.)\s*(?:TO\s+)?`
const instruction = String.raw`^\S*\s+(?:C|CH|CHI|CFI|CLI|CLC|CP|CLM)\s+\S*${count}`

/** That nothing counts failures up to a limit, where it is asked after how many something happens. */
export const noLockoutAspect: Aspect = {
  name: 'no-lockout',
  asks: (question) => asksFailures.test(question.bare),
  calls: () => [failuresCall()],
  draft: (_question, _subject, findings) =>
    foundNone(failuresCall(), findings)
      ? { lead: [], quotes: [], nothing: { said: 'no line of the code compares a count of failures with a number', decides: true } }
      : undefined,
}

function failuresCall(): Call {
  return patternCall(`${count}\\)?${more}${limit}|${equal}${limit}|${instruction}`)
}
