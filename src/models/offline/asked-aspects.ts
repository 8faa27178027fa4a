import { BoundedMap } from '../../base/bounded-map.ts'
import type { Aspect } from './aspect.ts'
import { aspects } from './aspects.ts'
import { partsOf } from './question/parts.ts'
import { type Question, readQuestions } from './question/question.ts'
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
  const parts = partsAsked(question)
  const asked = aspects.flatMap((aspect) => {
    if (aspect.asks(question, subject)) return [aspect]
    return aspect.exact ? parts.filter((part) => aspect.asks(part, subject)).map((part) => askedBy(part, aspect)) : []
  })
  kept.set(key, asked)
  return asked
}

/** The parts of a question, each read for itself: what is asked exactly is read whole, and a second part would make it another question. */
export function partsAsked({ text }: Question): readonly Question[] {
  const parts = withThing(partsOf(text))
  const questions = parts.length < 2 ? [] : readQuestions(parts.map((part) => `${part.replace(/[?.!;,\s]+$/, '')}?`).join(' '))
  return questions.length === parts.length ? questions : []
}

const thing =
  /\bthe\s+(?:(?!(?:of|in|to|from|by|and|or|that|which)\b)[a-z'-]+\s+){1,3}(?:files?|tables?|data ?sets?|queues?|databases?)\b(?!['\u2019])/gi
const pointer = /\b(?:it|them)\b/i

/** `who reads the customer file, and who updates it`: what was described before stands in the place of the word that points to it. */
function withThing(parts: readonly string[]): readonly string[] {
  const [first = '', ...others] = parts
  const described = [...first.matchAll(thing)]
  const [only] = described
  if (only === undefined || described.length > 1) return parts
  return [first, ...others.map((part) => (part.search(thing) >= 0 ? part : part.replace(pointer, only[0])))]
}

/** The aspect as a part asks for it, which is not all that is asked: only what it tells counts, and others add to it. */
function askedBy(part: Question, { name, calls, draft }: Aspect): Aspect {
  return {
    name,
    exact: true,
    asks: () => true,
    calls: (_, subject, findings) => calls(part, subject, findings),
    draft: (_, subject, findings) => {
      const told = draft(part, subject, findings)
      return told === undefined || told.lead.length === 0 || !(told.alone || told.whole)
        ? undefined
        : { lead: told.lead, quotes: told.quotes, notes: told.notes ?? [] }
    },
  }
}
