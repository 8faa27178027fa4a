import { BoundedMap } from '../../base/bounded-map.ts'
import type { Aspect } from './aspect.ts'
import { aspects } from './aspects.ts'
import type { Question } from './question/question.ts'
import type { Subject } from './subjects.ts'

/** Of the questions and subjects of one answer, and some of the one before. */
const mostKept = 64
const kept = new BoundedMap<string, readonly Aspect[]>(mostKept)

/**
 * The aspects that a question asks of a subject. Every turn of an answer wants to know it anew, of the same words: some hundreds of patterns, which V8
 * compiles again where they are used a second time. So what was found is kept.
 */
export function askedAspects(question: Question, subject: Subject): readonly Aspect[] {
  const key = JSON.stringify([question, subject])
  const known = kept.get(key)
  if (known !== undefined) return known
  const asked = aspects.filter((aspect) => aspect.asks(question, subject))
  kept.set(key, asked)
  return asked
}
