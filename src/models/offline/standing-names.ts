import { isAccess } from '../../answer/access.ts'
import type { Reference } from '../../answer/structure-results.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import { referencesCall } from './calls.ts'
import type { Call } from './conversation.ts'
import type { Findings } from './findings.ts'
import { isOf } from './located-owners.ts'
import { askedDirection } from './question/asked-direction.ts'
import { type Question, questionOf, withNames } from './question/question.ts'
import { type StandingPhrase, standingPhrase, stands } from './question/standing-phrase.ts'

/** As many as are answered. */
const mostNames = 3

export function standingCalls(question: Question): readonly Call[] {
  const phrase = question.standing === undefined ? standingPhrase(question) : undefined
  if (phrase === undefined) return []
  if (phrase.relation.subjectIs === 'doer') return [referencesCall(phrase.name, 'callees')]
  return [referencesCall(phrase.name, 'callers'), referencesCall(phrase.name, 'uses')]
}

/**
 * A question that speaks of a thing by its relation to what it names (`what does the program that X calls write`), with the names of those things in place of the
 * words once they are found out; several, where it asks first which that is. Itself where nothing has the relation.
 */
export function withStandingNames(question: Question, findings: Findings): readonly Question[] {
  const phrase = question.standing === undefined ? standingPhrase(question) : undefined
  const references = phrase === undefined ? [] : referencesOf(phrase, findings)
  if (phrase === undefined || references.length === 0) return [question]
  const isDoer = phrase.relation.subjectIs === 'doer'
  const nameOf = ({ from, to }: Reference) => (isDoer ? to : from).name
  const found = distinctBy(references, nameOf)
  // Which of many is meant only the part before tells.
  if (phrase.questions.length > 1 && found.length > mostNames) return [question]
  const names = found.slice(0, mostNames).map(nameOf)
  const last = phrase.questions.length - 1
  return phrase.questions.map((text, n) => {
    if (n < last) return withNames(questionOf(text), question.names)
    const named = withNames(questionOf(text.replace(stands, names.join(' or '))), names)
    return { ...named, standing: { asked: text.replace(stands, phrase.said), said: phrase.said, references: found, isDoer } }
  })
}

function referencesOf({ relation, kind, name, asked }: StandingPhrase, findings: Findings): readonly Reference[] {
  const fits = (reference: Reference) => relation.edges.length === 0 || relation.edges.includes(reference.kind)
  if (relation.subjectIs === 'doer') {
    return findings
      .referencesOf(name, 'callees')
      .filter((one) => one.depth === 1 && one.system !== true && fits(one) && isWanted(kind, one.to.kind))
  }
  const all = [...findings.referencesOf(name, 'callers'), ...findings.usesOf(name)].filter(
    (one) => one.depth === 1 && fits(one) && isWanted(kind, one.from.kind),
  )
  const direction = askedDirection(asked.bare) ?? (relation.name === 'changes' ? 'write' : undefined)
  const doing = direction === undefined ? all : all.filter((one) => isAccess(one, direction))
  return doing.length > 0 ? doing : all
}

function isWanted(kind: StandingPhrase['kind'], found: string): boolean {
  return kind === undefined || isOf(kind, found)
}
