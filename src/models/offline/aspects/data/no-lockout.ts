import { foundNone, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import type { Call } from '../../conversation.ts'

const wrong = String.raw`(?:wrong|fail\w*|invalid|bad|incorrect|unsuccessful|false|mistyped)\b`

/** After how many wrong passwords is a user locked out: a limit. How many wrong records there are is only counted. */
const asksFailures = new RegExp(
  String.raw`\bafter how many\s+(?:[\w-]+\s+){0,2}?${wrong}|\bhow many\s+(?:[\w-]+\s+){0,2}?${wrong}\s+(?:[\w-]+\s+){0,2}?(?:attempts|tries|logins|logons|sign-?ons|passwords|pins)\b`,
  'i',
)

/** What people call a count of failures. */
const failures = String.raw`(?:ATTEMPT|TRIES|\bTRY|[-_]TRY|RETR[YI]|FAIL|INVALID|INVLD|INCORRECT|WRONG|BAD)`
const counts = String.raw`(?:ERR(?:OR)?S?|LOG-?[IO]NS?|SIGN-?ONS?|PASSW(?:OR)?DS?|PWD|PSWD|PINS?)[-_]?(?:ERR(?:OR)?S?|CO?U?NTE?R?|CTR|NUM|NO)\b`
const count = String.raw`(?:${failures}[\w$#@-]*|${counts})`
/** Of one or none nobody keeps count. */
const limit = String.raw`(?:\+?0*(?:[2-9]|[1-9][0-9]+)|[\w-]*(?:MAX|LIMIT)[\w-]*)\b`
const more = String.raw`\s*(?:IS\s+)?(?:NOT\s+)?(?:[<>]=?|GREATER|LESS|EXCEEDS|\.G[TE]\.|\.L[TE]\.)\s*(?:THAN\s+)?(?:OR\s+EQUAL\s+)?(?:TO\s+)?`
/** Equal alone may be an assignment. */
const equal = String.raw`\b(?:IF|WHEN|UNTIL|WHILE|OR|AND)\s+\(?[\w$#@-]*${count}\)?\s*(?:IS\s+)?(?:==?|EQUAL|\.EQ\.)\s*(?:TO\s+)?`
/** A condition name for the number. */
const condition = String.raw`^.{0,12}\b88\s+\S*(?:${failures}|LOCK)\S*\s+VALUES?\s+(?:IS\s+|ARE\s+)?${limit}`
const instruction = String.raw`^\S*\s+(?:C|CH|CHI|CFI|CLI|CLC|CP|CLM)\s+\S*${count}`

/** That nothing counts failures up to a limit, where it is asked after how many something happens. */
export const noLockoutAspect: Aspect = {
  name: 'no-lockout',
  asks: (question) => asksFailures.test(question.bare),
  calls: () => searches,
  draft: (_question, _subject, findings) =>
    searches.every((call) => foundNone(call, findings))
      ? { lead: [], quotes: [], nothing: { said: 'no line of the code compares a count of failures with a number', decides: true } }
      : undefined,
}

/** One pattern for all would be too long for a search. */
const searches: readonly Call[] = [`${count}\\)?${more}${limit}|${equal}${limit}`, `${condition}|${instruction}`].map((pattern) =>
  patternCall(pattern),
)
