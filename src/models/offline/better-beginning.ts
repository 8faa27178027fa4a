import { beginningsCall, ownersCall } from './calls.ts'
import type { Findings } from './findings.ts'
import { isNoRoutine } from './located-owners.ts'
import type { Question } from './question/question.ts'
import type { Subject } from './subjects.ts'

/** How far ahead of the next a beginning has to be: what many say of themselves tells none from another. */
const leastLead = 1.15
/** How much more it has to say than the lines of what the question seems to be about. */
const leastMore = 1.1
/** Of the question's words it has to have a third. */
const leastCoverage = 1 / 3

/** What has lines enough to fit many questions. A job, table or screen is what was asked for. */
const lookedInto: ReadonlySet<string> = new Set(['program', 'entry', 'symbol', 'macro', 'copybook'])

/**
 * The program or routine that says of itself, where it begins, what the question asks for, and says more of it than any lines of what the question seems to be
 * about: those may only use its words, as the caller of a routine does, and a long list of messages.
 */
export function betterBeginning(
  question: Question,
  { kinds: [kind = 'system'], paths, described, isDoubtful }: Subject,
  findings: Findings,
): Subject | undefined {
  const [best, next] = (findings.located(beginningsCall(question.text))?.units ?? []).filter((unit) => !isNoRoutine(unit))
  if (
    described === true ||
    isDoubtful === true ||
    !lookedInto.has(kind) ||
    !question.wants.every((want) => want === 'program' || want === 'value')
  )
    return undefined
  if (best === undefined || paths.includes(best.path)) return undefined
  const own = findings.located(ownersCall(question.text))?.units.find(({ path }) => paths.includes(path))
  if (own === undefined) return undefined
  if (best.coverage < leastCoverage || best.score < leastLead * (next?.score ?? 0) || best.score < leastMore * own.score) return undefined
  const { name, path, startLine, endLine, score } = best
  return { name, kinds: [best.kind], paths: [path], startLine, endLine, named: false, score }
}
