import type { LocatedName } from '../../../answer/located.ts'
import { containsName } from '../../../answer/name-match.ts'
import { locateCall } from '../calls.ts'
import type { Findings } from '../findings.ts'
import { listedKind } from '../question/listing.ts'
import type { Question } from '../question/question.ts'
import { askedRelation } from '../question/relation.ts'
import type { Quote } from '../quote.ts'
import { CarriedWords } from './carried-words.ts'
import { type SkillPassage, skillPassages } from './skill-passages.ts'

/** What the skills add to an answer. */
export interface SkillAnswer {
  readonly quotes: readonly Quote[]
  /** They answer before the code does: the question is about knowledge that code does not hold. */
  readonly first: boolean
  /** They answer where the code does not; else they only tell something near to what was asked. */
  readonly alone: boolean
}

const mostPassages = 2
/** Of the weight of the question's words: what a passage must carry, and what one part of it must carry alone. */
const leastCoverage = 0.45
const leastTogether = 1 / 3
/** Of the rarest words, a passage that answers alone carries more: they say what the question is about. */
const leastOfRarest = 0.5
/** One part that carries so much answers a question for knowledge, whatever the code says of the same words. */
const sureTogether = 0.6
/** What a passage must carry that the answer from the code does not. */
const leastGain = 0.15
/** Of the best passage, what a second must reach. */
const leastShare = 0.85

/** What people do and why, what is agreed on and what a word means: written down by people, seldom in code. */
const asksKnowledge =
  /\b(?:how (?:do|can|should|would|must|could) (?:i|we|you|one)|how to|why|what (?:must|should|can|do) (?:i|we|you|one)\b|(?:can|may|should|must) (?:i|we|you|one|it|they) (?:\w+ ){0,2}?(?:be )?\w+|is it (?:safe|allowed|ok|okay)|allowed|permitted|conventions?|naming|policy|guidelines?|workaround|pitfalls?|traps?|background|history of|reason for|stands? for|meaning of|what does .{1,60} mean)\b/i

const asksWhich = /\b(?:who|which|what|where)\b/i

/** The passages of skills that bear on a question, best first, whether or not they will be quoted. */
export function bearingPassages(question: Question, findings: Findings): readonly SkillPassage[] {
  const located = findings.located(locateCall(question.text))
  if (located === undefined) return []
  const fitting = skillPassages(located.words, findings).filter(
    ({ coverage, together, section, lines }) =>
      coverage >= leastCoverage &&
      together >= leastTogether &&
      saysNames(question, `${section.name} ${section.heading ?? ''} ${lines.join('\n')}`),
  )
  const least = leastShare * (fitting[0]?.coverage ?? 0)
  return fitting.filter(({ coverage }) => coverage >= least).slice(0, mostPassages)
}

/** What to quote of the skills beside `said`, the answer from the code; empty text where the code has none. */
export function skillAnswer(question: Question, said: string, findings: Findings): SkillAnswer {
  const { words = [], names = [] } = findings.located(locateCall(question.text)) ?? {}
  const counted = new CarriedWords(words)
  let known = counted.in(said)
  const asksRelated = asksWhich.test(question.bare) && question.names.length > 0 && askedRelation(question) !== undefined
  // Of what it only names the code can tell nothing but what refers to it.
  const isReferred = ({ mentions }: LocatedName) => asksRelated && said !== '' && mentions > 0
  const isElsewhere = names.some(
    (name) => question.names.includes(name.word) && name.units.length + name.members.length === 0 && !isReferred(name),
  )
  const isKnowledge = isElsewhere || asksKnowledge.test(question.bare)
  const [best] = bearingPassages(question, findings)
  const isSure = best !== undefined && (counted.gain(best.carried, known) >= leastGain || best.together >= sureTogether)
  const first = said === '' || (isKnowledge && isSure)
  // Who calls or uses a thing, and all that is of a kind, the index tells whole.
  const isTold = said !== '' && !isKnowledge && (asksRelated || (asksWhich.test(question.bare) && listedKind(question) !== undefined))
  const quotes: Quote[] = []
  for (const { section, lines, carried } of isTold ? [] : bearingPassages(question, findings)) {
    if (!(first && quotes.length === 0) && counted.gain(carried, known) < leastGain) continue
    known = known.map((share, i) => Math.max(share, carried[i] ?? 0))
    quotes.push({ source: { kind: 'skill', skill: section }, startLine: section.startLine, lines })
  }
  return { quotes, first, alone: best !== undefined && counted.shareOfRarest(best.carried) > leastOfRarest }
}

/** A passage that names nothing of what the question names is about something else. */
function saysNames({ names }: Question, text: string): boolean {
  return names.length === 0 || names.some((name) => containsName(text, name))
}
