import { keepLast } from '../../../base/keep-last.ts'
import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'
import { type AskedRelation, askedRelations } from './relation.ts'
import { wantedKinds } from './wanted-kinds.ts'

/** `Which programs call both A and B`, `which jobs run A but not B`: those for which two things hold at once. */
export interface AskedUsersOfBoth {
  /** What is asked of the first name and of the second, each as if it were asked alone. */
  readonly relations: readonly [AskedRelation, AskedRelation]
  /** As questions of their own, for what reads their verbs. */
  readonly questions: readonly [Question, Question]
  /** Of the second it must not hold. */
  readonly isWithout: boolean
}

const doer = String.raw`(?:(?:which|what)(?:\s+of\s+the)?(?:\s+(?:other|cobol|batch|online|cics|db2|assembler|fortran|pl\/i|rexx))*(?:\s+(?<noun>(?:source\s+)?(?:programs?|modules?|routines?|subroutines?|functions?|procedures?|procs?|jobs?|steps?|members?|csects?|execs?|scripts?|transactions?|macros?|copybooks?)))?|who)`
const nouns = String.raw`copybooks?|includes?(?:\s+files?)?|macros?|files?|tables?|data\s?sets?|programs?|routines?|modules?|records?|maps?|queues?|fields?`
const verb = (name: string) =>
  String.raw`(?<${name}>(?!(?:the|an?|both|its|(?:${nouns})(?=\s+${nameMark}))\b)[a-z]+(?:\s+(?:to|on|with|from|into))?)\s+`
const aside = '(?:(?:also|all|really|actually|directly)\\s+)?'
const thing = String.raw`(?:(?!(?:and|but|not|or|which|what|who|whom|how|where|when|does|do|is|are|by|without)\b)[a-z0-9/-]+\s+){0,3}?${nameMark}(?:\s+(?:${nouns}))?`
const joined = String.raw`,?\s+(?:and|as\s+well\s+as|together\s+with|along\s+with|plus)\s+(?:also\s+)?`
const without = String.raw`,?\s+(?:(?:but|yet|and)\s+(?:(?:(?:do|does|are|is)\s+)?(?:not|never|no)|don['\u2019]t|doesn['\u2019]t)|not|without)\s+(?:also\s+)?(?:(?:to|with|on|from|by)\s+)?`
const rest = String.raw`(?:\s+(?:too|as\s+well|both|together|at\s+once|at\s+the\s+same\s+time))?\W*$`
const active = new RegExp(
  String.raw`^\W*(?:(?:list|show|name|tell|find)\s+(?:me\s+)?)?(?:all\s+)?${doer}\s+(?:that\s+)?${aside}${verb('first')}(?:both\s+)?${thing}(?:${joined}|(?<without>${without}))(?:${verb('second')})?${thing}${rest}`,
  'i',
)
const passive = new RegExp(
  String.raw`^\W*(?:by|in|from)\s+${doer}\s+(?:is|are|does|do|gets?)\s+(?:both\s+)?${thing}(?:${joined}|(?<without>${without}))${thing}\s+(?:both\s+)?(?<first>[a-z]+)${rest}`,
  'i',
)
/** Before anything else is looked at: such a question has two names and joins them. */
const joins = new RegExp(
  String.raw`${nameMark}\b[^?]*\b(?:and|as well as|with|plus|not|never|no|without|don['\u2019]t|doesn['\u2019]t)\b[^?]*${nameMark}`,
)

export function askedUsersOfBoth({ bare, names }: Pick<Question, 'bare' | 'names'>): AskedUsersOfBoth | undefined {
  return names.length === 2 && joins.test(bare) ? read(bare) : undefined
}

const read = keepLast((bare: string): AskedUsersOfBoth | undefined => {
  const groups = active.exec(bare)?.groups
  const passiveGroups = groups === undefined ? passive.exec(bare)?.groups : undefined
  const { noun, first, second = first, without: not } = groups ?? passiveGroups ?? {}
  if (first === undefined || second === undefined) return undefined
  const alone = (said: string) => questionOf(passiveGroups === undefined ? `${said} ${nameMark}` : `is ${nameMark} ${said} by`, noun)
  const questions = [alone(first), alone(second)] as const
  const [one, other] = questions.map((question) => askedRelations(question)[0])
  if (one?.subjectIs !== 'object' || other?.subjectIs !== 'object') return undefined
  return { relations: [one, other], questions, isWithout: not !== undefined }
})

function questionOf(said: string, noun: string | undefined): Question {
  const bare = `which ${noun ?? 'programs'} ${said}`
  return { text: bare, bare, names: [nameMark], wants: wantedKinds(bare) }
}
