import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import { plain } from '../quote.ts'
import { CarriedWords } from './carried-words.ts'
import type { ConflictRule } from './conflict-rule.ts'
import { callsRule } from './conflicts/calls.ts'
import { citedLinesRule } from './conflicts/cited-lines.ts'
import { dataAccessRule } from './conflicts/data-access.ts'
import { namingRule } from './conflicts/naming.ts'
import { unknownNamesRule } from './conflicts/unknown-names.ts'
import { valuesRule } from './conflicts/values.ts'
import { bearingPassages } from './skill-answer.ts'
import type { SkillPassage } from './skill-passages.ts'
import { statementsOf, unmarked } from './statements.ts'

export const rules: readonly ConflictRule[] = [callsRule, dataAccessRule, valuesRule, namingRule, unknownNamesRule, citedLinesRule]

const mostCalls = 14
const mostConflicts = 3
const longestSaying = 140
/** Of the weight of the question's words: what a statement of a passage that is not quoted must carry. */
const leastBearing = 1 / 3

/** What must be known of the code to check what skills say about a question. */
export function conflictCalls(question: Question, findings: Findings): readonly Call[] {
  const statements = bearingPassages(question, findings).flatMap(({ lines }) => statementsOf(lines))
  return statements.flatMap((statement) => rules.flatMap((rule) => rule.calls(statement, findings))).slice(0, mostCalls)
}

/** List items that tell what of the skills' passages the code refutes; of a passage that is not quoted only what bears on the question. */
export function conflictItems(question: Question, isQuoted: (passage: SkillPassage) => boolean, findings: Findings): readonly string[] {
  const counted = new CarriedWords(findings.wordsOf(question))
  const items = bearingPassages(question, findings).flatMap((passage) =>
    statementsOf(passage.lines)
      .filter((statement) => isQuoted(passage) || counted.share(counted.in(statement)) >= leastBearing)
      .flatMap((statement) => conflictItem(passage, statement, findings)),
  )
  return [...new Set(items)].slice(0, mostConflicts)
}

function conflictItem({ section }: SkillPassage, statement: string, findings: Findings): readonly string[] {
  for (const rule of rules) {
    const code = rule.refuted(statement, findings)
    if (code === undefined) continue
    const { name, heading } = section
    const says = unmarked(statement)
    const said = says.length > longestSaying ? `${says.slice(0, longestSaying)}…` : says
    return [`- Conflict: \`skill:${name}${heading === undefined ? '' : `#${heading}`}\` says "${plain(said)}"; the code: ${code}`]
  }
  return []
}
