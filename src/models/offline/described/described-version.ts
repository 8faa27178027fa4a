import { escapeRegex } from '../../../base/escape-regex.ts'
import { everyCall, linesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import { isTelling, standsIn, termsIn } from '../evidence/told-words.ts'
import type { Question } from '../question/question.ts'
import type { Subject } from '../subjects.ts'
import { sumOfWeights } from '../sum-of-weights.ts'
import type { DescribedKind } from './described-kind.ts'

const mostFound = 100
/** What is dated besides a year of that kind: `in May 2010` is a day of one year or of none. */
const year = /\b(?:19|20)\d\d\b/g
/** A line that begins with a name, behind the numbers and the sign of a comment: an entry of a list of members. */
const entry = /^\d{0,6}[^\p{L}\p{N}]{0,8}([A-Z][A-Z0-9@#$-]{2,})(?![\w.])/u

/**
 * Of programs that are alike but for the year that they are for, the one of the year that the question speaks of, as a list of the members says it: their own lines
 * say the same of all years. None where no entry, or more than one, fits best.
 */
export const describedVersion: DescribedKind = {
  asks: (question) => yearOf(question) !== undefined,
  calls: (question) => [entriesCall(question), everyCall('program')],
  subjects: (question, findings) => {
    const said = yearOf(question)
    const words = findings.wordsOf(question).filter((word) => isTelling(word) && word.word !== said)
    const programs = findings.structure(everyCall('program'), 'where')?.definitions ?? []
    const scores = new Map<string, number>()
    for (const { text } of findings.linesFound(entriesCall(question))) {
      const name = entry.exec(text)?.[1]
      if (name === undefined || !programs.some((program) => program.name === name)) continue
      const terms = termsIn(text.slice(text.indexOf(name) + name.length))
      const score = sumOfWeights(words.filter((word) => standsIn(word, terms)))
      scores.set(name, Math.max(score, scores.get(name) ?? 0))
    }
    const [best, next] = [...scores].toSorted(([, a], [, b]) => b - a)
    if (best === undefined || best[1] === 0 || best[1] === next?.[1]) return []
    return programs
      .filter(({ name }) => name === best[0])
      .slice(0, 1)
      .map(({ name, path, startLine, endLine }): Subject => {
        return { name, kinds: ['program'], paths: [path], startLine, endLine, named: false, described: true, score: 1 }
      })
  },
}

function yearOf({ names, text }: Question): string | undefined {
  const years = new Set(names.length > 0 ? [] : text.match(year))
  const [only] = years
  return years.size === 1 ? only : undefined
}

function entriesCall(question: Question): Call {
  const pattern = String.raw`^\d{0,6}[^A-Za-z0-9]{0,8}[A-Z][A-Z0-9@#$-]{2,}\s.*\b${escapeRegex(yearOf(question) ?? '')}\b`
  return linesCall(pattern, mostFound)
}
