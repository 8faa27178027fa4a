import type { LocatedWord } from '../../answer/located.ts'
import { locateCall } from './calls.ts'
import type { Call } from './conversation.ts'
import { isTelling } from './evidence/told-words.ts'
import type { Findings } from './findings.ts'
import { doingOfNamed } from './question/doing-of-named.ts'
import type { Question } from './question/question.ts'
import { subjectsOf } from './subjects.ts'

const mostUnits = 30
/** One word alone may be the asker's. */
const fewestWords = 2

/** How something is gone about, and signs that code has as they are written: no line needs to say these. */
const unsaid =
  /^(?:treat(?:s|ed)?|handle[sd]?|deals?|cope[sd]?|reacts?|responds?|behaves?|commas?|periods?|dots?|hyphens?|dash(?:es)?|(?:back)?slash(?:es)?|asterisks?|(?:semi)?colons?|quotes?|apostrophes?|ampersands?|underscores?|parenthes[ie]s|brackets?|blanks?|spaces?|zero(?:e?s)?)$/i

/** What has statements of its own: a job or a transaction does what its programs do, which its own lines need not say. */
const doers: ReadonlySet<string> = new Set(['program', 'entry', 'symbol', 'macro', 'paragraph', 'section'])

/** Looks inside what is named for what it is said to do. */
export function namedDoingCalls(question: Question, findings: Findings): readonly Call[] {
  const core = doingOfNamed(question.bare)
  const [subject, another] = core === undefined ? [] : subjectsOf(question, findings)
  if (
    core === undefined ||
    subject === undefined ||
    another !== undefined ||
    !subject.named ||
    subject.paths.length === 0 ||
    !doers.has(subject.kinds[0] ?? '')
  )
    return []
  return [locateCall(core, { within: subject.paths, limit: mostUnits })]
}

/** What something that is named is asked to do and to what, where no line of its own has a word of it; undefined where one does. */
export function unspokenDoing(
  question: Question,
  findings: Findings,
): { readonly of: string; readonly words: readonly string[] } | undefined {
  const [call] = namedDoingCalls(question, findings)
  const located = call && findings.located(call)
  if (located === undefined) return undefined
  const asked = located.words.filter((word) => isTelling(word) && !unsaid.test(word.word))
  const found = new Set(located.units.flatMap(({ why }) => why.filter(({ field }) => field !== 'around').map(({ word }) => word)))
  if (asked.length < fewestWords || asked.some(({ word }: LocatedWord) => found.has(word))) return undefined
  return { of: subjectsOf(question, findings)[0]?.name ?? '', words: asked.map(({ word }) => word) }
}
