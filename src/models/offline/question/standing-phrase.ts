import { keepLast } from '../../../base/keep-last.ts'
import { nameMark, withMarkFor } from './name-mark.ts'
import type { Question } from './question.ts'
import { type AskedRelation, askedRelations } from './relation.ts'
import { kindOfNoun, type WantedKind } from './wanted-kinds.ts'

/** Words that stand for what has a relation to what is named: `the program that X calls`, `that one` behind `which program does X call`. */
export interface StandingPhrase {
  /** Of what is related to it. */
  readonly name: string
  readonly relation: AskedRelation
  /** As a question of its own. */
  readonly asked: Question
  /** Undefined for what any may be. */
  readonly kind: WantedKind | undefined
  /** The questions that are left, with `stands` in place of the words; the last has it. */
  readonly questions: readonly string[]
  /** The words. */
  readonly said: string
}

export const stands = '\u0000'

const noun =
  '(?<noun>programs?|modules?|routines?|subroutines?|subprograms?|functions?|one|jobs?|procs?|procedures?|steps?|transactions?|copybooks?|includes?|members?|maps?|screens?)'
const kindWord = String.raw`(?:(?:program|module|routine|job|proc|transaction|copybook|table|file|data\s?set|queue|map|macro|paragraph)\s+)?`
const named = String.raw`(?:the\s+)?${kindWord}${nameMark}(?:\s+(?:transaction|program|routine|job|table|file|copybook|map|data\s?set|queue|macro|module)(?=\s))?`
const before = String.raw`(?:the|an?|any|every)\s+(?:(?:other|same|next|cobol|batch|online)\s+)?`
const verbIn = (form: string) =>
  String.raw`(?<verb>(?!(?:is|are|was|has|does|do|can|and|or|that|which|named|described)\b)${form}(?:\s+(?:to|on|with|from|into|off))?)`
const verb = verbIn('[a-z]+')
/** `the program X calls`; behind `is the job X run` it would be the job X itself. */
const verbOfOne = verbIn('[a-z]+s')
/** `what class does the job X run in`, `when the program X starts`: the noun says what X is. */
const outsideClause = String.raw`(?<!\b(?:does|do|did|can|will|may|must|should|when|if|while|after|before|until|once|whether|how|why)\s+)`
const doneByNamed = (what: string, does: string) => `which ${what} does ${nameMark} ${does}`
const phrases: readonly (readonly [RegExp, (noun: string, verb: string) => string])[] = [
  // `the program that transaction X starts`
  [String.raw`${before}${noun}\s+(?:that|which)\s+${named}\s+${verb}(?=\s|\W*$)`, doneByNamed] as const,
  [String.raw`${outsideClause}${before}${noun}\s+${named}\s+${verbOfOne}(?=\s|\W*$)`, doneByNamed] as const,
  // `the one that loads X`
  [
    String.raw`${before}${noun}\s+(?:that|which|who)\s+${verb}\s+${named}(?=\W)`,
    (what: string, does: string) => `which ${what} ${does} ${nameMark}`,
  ] as const,
  // `the program started by X`
  [
    String.raw`${before}${noun}\s+(?<verb>called|started|run|invoked|copied|executed|linked)\s+(?:by|from)\s+${named}(?=\W)`,
    (what: string, does: string) => `which ${what} is ${does} by ${nameMark}`,
  ] as const,
  // `the program behind transaction X`
  [
    String.raw`${before}${noun}\s+(?<verb>behind)\s+(?:the\s+)?(?:transaction\s+)?${nameMark}(?=\W)`,
    (what: string) => `which ${what} does ${nameMark} start`,
  ] as const,
].map(([pattern, ask]) => [new RegExp(pattern, 'i'), ask] as const)

/** What only asks for the name of the thing, or whether there is one. */
const asksOnly = new RegExp(
  String.raw`^\W*(?:(?:what|which|who)(?:\s+(?:is|are))?(?:\s+the\s+names?\s+of)?|is\s+there|are\s+there|name|list|show(?:\s+me)?|find)\s*${stands}\W*$`,
  'i',
)
/** `… and what does that one call`: behind the part that asks which one. */
const carried =
  /^(?<first>.*?)(?:,\s*(?:and\s+)?|\s+and\s+)(?<second>(?:(?:in|by|from|under|with|to|on|at)\s+)?(?:what|which|who|where|how|when|does|is)\b.*?\b(?<said>(?:that|this|the\s+called|the\s+calling|the\s+other)\s+(?<noun>one|program|module|routine|job|transaction|map|screen|copybook|proc))\b.*)$/is

export function standingPhrase({ text, names }: Pick<Question, 'text' | 'names'>): StandingPhrase | undefined {
  const [name] = names
  if (name === undefined || names.length > 1 || !mayStand.test(text)) return undefined
  return read(withMarkFor(text, name), name)
}

const mayStand =
  /\b(?:the|an?|any|every|that|this)\s+[^?]*\b(?:program|module|routine|subroutine|subprogram|function|one|job|proc|procedure|step|transaction|copybook|include|member|map|screen)s?\b/i

function read(marked: string, name: string): StandingPhrase | undefined {
  const found = readMarked(marked)
  if (found === undefined) return undefined
  return {
    ...found,
    name,
    questions: found.questions.map((one) => one.replaceAll(nameMark, name)),
    said: found.said.replaceAll(nameMark, name),
  }
}

const readMarked = keepLast((marked: string): Omit<StandingPhrase, 'name'> | undefined => {
  const carry = carried.exec(marked)
  return (carry === null ? undefined : fromCarry(carry)) ?? fromPhrase(marked)
})

function fromPhrase(marked: string): Omit<StandingPhrase, 'name'> | undefined {
  for (const [pattern, ask] of phrases) {
    const match = pattern.exec(marked)
    const { noun: what = '', verb: does = '' } = match?.groups ?? {}
    if (match === null || marked.split(nameMark).length !== 2) continue
    const rest = marked.replace(match[0], stands)
    if (asksOnly.test(rest) || !/\?/.test(rest)) continue
    const asked = questionOf(ask(/^one$/i.test(what) ? 'program' : what, does))
    const [relation] = askedRelations(asked)
    if (relation !== undefined && relation.described === undefined && !relation.negated)
      return { relation, asked, kind: kindOf(what), questions: [rest], said: match[0] }
  }
  return undefined
}

function fromCarry({ groups }: RegExpExecArray): Omit<StandingPhrase, 'name'> | undefined {
  const { first = '', second = '', said = '', noun: what = '' } = groups ?? {}
  const asked = questionOf(`${first.replace(/\W+$/, '')}?`)
  const wanted = kindOfFirst(first)
  if (!first.includes(nameMark) || second.includes(nameMark) || wanted === undefined) return undefined
  const kind = /^one$/i.test(what) ? wanted : kindOfNoun(what.toLowerCase())
  const [relation] = askedRelations(asked)
  // `which job runs X, and what does that program write`: X is that program.
  if (kind !== wanted || relation === undefined || relation.described !== undefined || relation.negated) return undefined
  return { relation, asked, kind, questions: [asked.text, second.replace(said, stands)], said }
}

function kindOfFirst(first: string): WantedKind | undefined {
  const what = new RegExp(String.raw`^\W*(?:which|what)\s+(?:other\s+)?${noun}\b`, 'i').exec(first)?.groups?.noun
  return what === undefined ? undefined : kindOfNoun(what.toLowerCase())
}

/** `which job runs the one …`: a program; `which routine calls the one …`: another routine. */
function kindOf(what: string): WantedKind | undefined {
  return /^one$/i.test(what) ? 'program' : kindOfNoun(what.toLowerCase())
}

function questionOf(bare: string): Question {
  return { text: bare, bare, names: [nameMark], wants: [] }
}
