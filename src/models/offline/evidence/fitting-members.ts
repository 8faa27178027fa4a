import { groupBy } from '../../../base/group-by.ts'
import { ownersCall } from '../calls.ts'
import type { Findings, FoundLine } from '../findings.ts'
import type { Question } from '../question/question.ts'

/** How far down a member stands among those whose units fit a question best (`ownersCall`): from 0 on, and 1 for any other. */
export function memberRank({ text }: Pick<Question, 'text'>, findings: Findings): (path: string) => number {
  const paths = [...new Set((findings.located(ownersCall(text))?.units ?? []).map(({ path }) => path))]
  return (path) => (paths.includes(path) ? paths.indexOf(path) / paths.length : 1)
}

/** The first lines of each member, members first that fit the question best. */
export function linesOfFitting(
  lines: readonly FoundLine[],
  question: Pick<Question, 'text'>,
  findings: Findings,
  most: { readonly members: number; readonly ofEach: number },
): readonly FoundLine[] {
  const rank = memberRank(question, findings)
  return [...groupBy(lines, ({ path }) => path)]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .slice(0, most.members)
    .flatMap(([, ofMember]) => ofMember.slice(0, most.ofEach))
}
