import { locateCall } from './calls.ts'
import type { Findings } from './findings.ts'
import { askedStatementOrRun } from './question/asked-statement.ts'
import type { Question } from './question/question.ts'
import { isTradeWord } from './question/trade-words.ts'

/** What only stands in others, or is no thing of the system. */
const inner: ReadonlySet<string> = new Set(['paragraph', 'section', 'field', 'record', 'message'])

/** Whether it is asked for a statement, and not for something of the system that bears that name, or whose kind stands before its name (`DSECT TOTALS`). */
export function isAboutStatement(question: Question, findings: Findings): boolean {
  const statement = askedStatementOrRun(question)
  if (statement === undefined) return false
  if (statement.startsWith('PGM=')) return isOnlyStep(statement.slice('PGM='.length), question, findings)
  const [last, ...before] = statement.split(' ').toReversed()
  const isNamed = before.length > 0 && !/^EXEC\b/.test(statement)
  const names = findings.located(locateCall(question.text))?.names ?? []
  return !names.some(
    ({ word, units, members, mentions }) =>
      (word === statement && (members.length + mentions > 0 || units.some(({ kind }) => !inner.has(kind)))) ||
      (isNamed && word === last && units.length + members.length > 0),
  )
}

/** A program of the system whose name only steps bear, or which is a word of the trade as well: of any other its callers are known. */
function isOnlyStep(program: string, question: Question, findings: Findings): boolean {
  const units = findings.located(locateCall(question.text))?.names.find(({ word }) => word === program)?.units ?? []
  return units.length === 0 ? isTradeWord(program) : units.every(({ kind }) => kind === 'step')
}
