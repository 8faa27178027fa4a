import type { LocatedWord } from '../../../../answer/located.ts'
import { sameName } from '../../../../answer/name-match.ts'
import type { Definition } from '../../../../answer/structure-results.ts'
import { wordPattern } from '../../../../base/words/tokenize.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, ownersCall } from '../../calls.ts'
import { inert, item } from '../../cite.ts'
import { standsIn, termsIn } from '../../evidence/told-words.ts'
import type { Findings } from '../../findings.ts'
import { type AskedCondition, askedCondition, saysCondition } from '../../question/asked-condition.ts'
import { codesIn } from '../../question/codes.ts'
import { partsOf } from '../../question/parts.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { sumOfWeights } from '../../sum-of-weights.ts'
import { knownMessages } from './known-messages.ts'
import { messageCalls, messageQuotes } from './message-quotes.ts'
import { nearestMessages } from './nearest-messages.ts'

const mostMeant = 3
/** What a message of a member that fits the question best gains over one of a member that does not. */
const ofBestMember = 0.6
/** What each word that the question does not have takes from a message: it may be about something else. */
const ofOtherWord = 0.05
/** Of the weight of what is asked about: with less of it, and of fewer than half its words, a message is another one; sooner so where it may say another condition. */
const leastSaid = { sure: 0.34, near: 0.6 } as const
/** Said of asking, of messages and of what people do with data, not of which data. */
const ofAsking =
  /^(?:messages?|warnings?|errors?|texts?|codes?|returns?|displayed|shown|programs?|sa(?:y|ys|id)|screens?|enter(?:ed|s)?|typed?|keyed|given?|gives?|left|leave|leaving|values?|fields?|inputs?|gets?|happens?|shows?|displays?|prints?|issues?|reports?|reacts?|abends?|reasons?|responses?|appears?|comes?|tells?|sees?|try|tries|trying|does|want|ends?|one|two|three|both|same)$/i

/** Before a thing in a message, and telling nothing of which it is. */
const ofNoKind =
  /^(?:in?valid|wrong|bad|incorrect|illegal|unknown|missing|duplicate|an?|the|this|that|of|or|and|no|not|new|old|your|is|to|for|enter|entered|input|given|specified|requested|same|other|error|in|on|\W|\d+)$/i

/** What is done is more than what is said. */
const asksDeed = /\b(?:happens?|react|respond)\b/i

/** The message for a condition that a question says in its own words: its text, and the lines that give it, from the test on. */
export const conditionMessageAspect: Aspect = {
  name: 'condition message',
  asks: ({ text, bare }) => askedCondition(bare) !== undefined && codesIn(text).length === 0,
  calls: (question, subject, findings) => [
    everyCall('message'),
    ...messageCalls(messagesOfCondition(question, subject, findings).messages, findings, { fitting: fitOf(question, findings) }),
  ],
  draft: (question, subject, findings) => {
    const { messages, isSure } = messagesOfCondition(question, subject, findings)
    const quotes = messageQuotes(messages, findings, { fitting: fitOf(question, findings) })
    if (quotes.length === 0) return undefined
    const lead = messages.map((message) => item(findings, `“${inert(message.name)}”`, [message]))
    const isAll = partsOf(question.text).length === 1
    return { lead: [...new Set(lead)], quotes, alone: isAll && isSure && !asksDeed.test(question.bare) }
  },
}

interface MeantMessages {
  readonly messages: readonly Definition[]
  /** The first of them says the condition in so many words, and most of what the question speaks of. */
  readonly isSure: boolean
}

/** The messages that say the condition of the thing that a question speaks of. */
export function messagesOfCondition(question: Question, subject: Subject, findings: Findings): MeantMessages {
  const asked = askedCondition(question.bare)
  if (asked === undefined) return { messages: [], isSure: false }
  // Of what is named the messages are looked at, and seldom say its name.
  const isName = (word: string) => question.names.some((name) => sameName(name, word))
  // What another part of the question asks is not said of the message.
  const own = termsIn(asked.part)
  const isOwn = (one: LocatedWord) => asked.part === question.bare || standsIn(one, own)
  const words = findings
    .wordsOf(question)
    .filter((one) => isOwn(one))
    .filter(({ word }) => !ofAsking.test(word) && !asked.words.has(word.toLowerCase()) && !isName(word))
  const about = knownMessages(subject, findings).flatMap((message) => {
    const says = saysCondition(asked, message.name)
    if (says === 0) return []
    const terms = termsIn(message.name)
    const said = words.filter(({ word, forms }) => [word.toLowerCase(), ...forms].some((form) => terms.has(form)))
    if (isOfAnotherKind(asked, message.name, words)) return []
    const isHalf = says === 1 && 2 * said.length >= words.length
    const least = says === 1 ? leastSaid.sure : leastSaid.near
    // What the message is about may be little of what the question tells.
    const isOfThing = says === 1 && said.some(({ word }) => asked.things.includes(word.toLowerCase()))
    const isEnough = isHalf || isOfThing || sumOfWeights(said) >= least * sumOfWeights(words)
    return said.length > 0 && isEnough ? [{ message, says, said, isOfThing, others: terms.size - said.length }] : []
  })
  // What is said of the thing itself goes before what is said of the rest.
  const found = about.some(({ isOfThing }) => isOfThing) ? about.filter(({ isOfThing }) => isOfThing) : about
  const having = (word: string) => found.filter(({ said }) => said.some((one) => one.word === word)).length
  const worth = new Map(words.map(({ word, weight }) => [word, weight * Math.log(1 + found.length / Math.max(1, having(word)))]))
  const fitting = fitOf(question, findings)
  const weighed = found.map(({ message, says, said, others }) => ({
    message,
    weight:
      (says * said.reduce((sum, { word }) => sum + (worth.get(word) ?? 0), 0) * (1 + ofBestMember * fitting(message.path))) /
      (1 + ofOtherWord * others),
  }))
  const messages = nearestMessages(weighed, mostMeant)
  const best = found.find(({ message }) => message === messages[0])
  return { messages, isSure: best !== undefined && best.says === 1 && 2 * best.said.length > words.length }
}

/** Asked is the customer number, and the text says ACCOUNT NUMBER or NUMBER OF ACCOUNTS. */
function isOfAnotherKind({ things: [thing], kind }: AskedCondition, text: string, words: readonly LocatedWord[]): boolean {
  const formsOf = (one: string | undefined): readonly string[] => {
    const known = words.find(({ word }) => word.toLowerCase() === one)
    return known === undefined ? [] : [known.word.toLowerCase(), ...known.forms]
  }
  const own = formsOf(kind)
  const heads = formsOf(thing)
  if (own.length === 0 || heads.length === 0) return false
  const said = text.match(wordPattern) ?? []
  const is = (word: string, forms: readonly string[]) => [...termsIn(word)].some((term) => forms.includes(term))
  if (said.some((word) => is(word, own))) return false
  // NUMBER OF CARDS is one of cards.
  const kinds = said.flatMap((word, i) => (is(word, heads) ? [(/^of$/i.test(said[i + 1] ?? '') ? said[i + 2] : said[i - 1]) ?? ''] : []))
  return kinds.length > 0 && kinds.every((word) => word !== '' && !ofNoKind.test(word))
}

/** How well a member fits the question as a whole, 0 to 1. */
function fitOf({ text }: Question, findings: Findings): (path: string) => number {
  const paths = [...new Set((findings.located(ownersCall(text))?.units ?? []).map(({ path }) => path))]
  return (path) => {
    const rank = paths.indexOf(path)
    return rank < 0 ? 0 : 1 - rank / paths.length
  }
}
