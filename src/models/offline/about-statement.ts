import { locateCall } from './calls.ts'
import type { Findings } from './findings.ts'
import { askedStatement } from './question/asked-statement.ts'
import type { Question } from './question/question.ts'

/** What only stands in others, or is no thing of the system. */
const inner: ReadonlySet<string> = new Set(['paragraph', 'section', 'field', 'record', 'message'])

/** Whether it is asked for a statement, and not for something of the system that bears that name, or whose kind stands before its name (`DSECT TOTALS`). */
export function isAboutStatement(question: Question, findings: Findings): boolean {
  const statement = askedStatement(question)
  if (statement === undefined) return false
  const [last, ...before] = statement.split(' ').toReversed()
  const isNamed = before.length > 0 && !/^EXEC\b/.test(statement)
  const names = findings.located(locateCall(question.text))?.names ?? []
  return !names.some(
    ({ word, units, members, mentions }) =>
      (word === statement && (members.length + mentions > 0 || units.some(({ kind }) => !inner.has(kind)))) ||
      (isNamed && word === last && units.length + members.length > 0),
  )
}
