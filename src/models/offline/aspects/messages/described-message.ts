import type { LocatedWord } from '../../../../answer/located.ts'
import type { Definition } from '../../../../answer/structure-results.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall } from '../../calls.ts'
import { isTelling, termsIn } from '../../evidence/told-words.ts'
import type { Findings } from '../../findings.ts'
import { codesIn } from '../../question/codes.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { messagesOfCondition } from './condition-message.ts'
import { knownMessages } from './known-messages.ts'
import { messageCalls, messageQuotes } from './message-quotes.ts'
import { nearestMessages } from './nearest-messages.ts'

const asksMessage = /\b(?:which|what)\s+(?:[a-z]+\s+){0,2}?(?:message|warning|error text)\b/i
/** What such a question says of the asking. */
const ofAsking = /^(?:messages?|warnings?|errors?|texts?|codes?|returns?|displayed|shown|users?|programs?|says?)$/i
/** One word alone tells too little of a text. */
const fewestWords = 2
const mostMeant = 3
/** A message that a question describes in place of quoting it: its text, and the lines that give it. */
export const describedMessageAspect: Aspect = {
  name: 'described message',
  asks: ({ text, bare }) => asksMessage.test(bare) && codesIn(text).length === 0,
  calls: (question, subject, findings) => [everyCall('message'), ...messageCalls(meantMessages(question, subject, findings), findings)],
  draft: (question, subject, findings) => {
    const meant = meantMessages(question, subject, findings)
    const quotes = messageQuotes(meant, findings)
    if (quotes.length === 0) return undefined
    return meant.length === 1 ? { first: quotes, lead: [], quotes: [] } : { lead: [], quotes }
  },
}

/** The messages that have most of the question's words, each by how few messages have it; in the subject's own files where it is named. */
function meantMessages(question: Question, subject: Subject, findings: Findings): readonly Definition[] {
  // The condition tells more than its words.
  if (messagesOfCondition(question, subject, findings).messages.length > 0) return []
  const words = findings.wordsOf(question).filter(({ word }) => !ofAsking.test(word))
  const messages = knownMessages(subject, findings)
  const found = messages.map((message) => ({ message, said: saidIn(message.name, words) }))
  const having = new Map<string, number>()
  for (const { said } of found) for (const term of said.keys()) having.set(term, (having.get(term) ?? 0) + 1)
  const weighed = found
    .filter(({ said }) => said.size >= fewestWords && [...said.values()].some(isTelling))
    .map(({ message, said }) => ({ message, weight: weightOf(said, having, messages.length) }))
  return nearestMessages(weighed, mostMeant)
}

/** The terms of a text that stand for words of the question; one that stands for several (`PDS`) is one. */
function saidIn(text: string, words: readonly LocatedWord[]): ReadonlyMap<string, LocatedWord> {
  const said = new Map<string, LocatedWord>()
  const terms = termsIn(text)
  for (const word of words) {
    const form = [word.word.toLowerCase(), ...word.forms].find((one) => terms.has(one))
    const known = form === undefined ? undefined : said.get(form)
    if (form !== undefined && word.weight > (known?.weight ?? 0)) said.set(form, word)
  }
  return said
}

function weightOf(said: ReadonlyMap<string, LocatedWord>, having: ReadonlyMap<string, number>, messages: number): number {
  let weight = 0
  for (const [term, word] of said) weight += word.weight * Math.log(1 + messages / (having.get(term) ?? 1))
  return weight
}
