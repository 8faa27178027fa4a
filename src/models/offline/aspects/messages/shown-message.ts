import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, locateCall } from '../../calls.ts'
import { termsIn } from '../../evidence/told-words.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { shownTexts } from '../../question/shown-texts.ts'
import { messageCalls, messageQuotes } from './message-quotes.ts'
import { nearestMessages } from './nearest-messages.ts'

/**
 * Of a text as somebody saw it so many words stand in the message, and so much of all its words: the others are values. Of those that any message has so much
 * by their rarity: `Job queue is full` is no text with other jobs and queues.
 */
const fewestWords = 2
const leastShare = 0.6
const mostMeant = 2
/** In a text of so few words one in small letters that no message has is no value, but says that it is another text. */
const fewWords = 4

/** A message that a question quotes as it was shown, with values in the places that its text leaves for them. */
export const shownMessageAspect: Aspect = {
  name: 'shown message',
  asks: ({ text }) => shownTexts(text).length > 0,
  calls: (question, _, findings) => [everyCall('message'), ...messageCalls(meantMessages(question, findings), findings)],
  draft: (question, _, findings) => {
    const quotes = messageQuotes(meantMessages(question, findings), findings)
    return quotes.length === 0 ? undefined : { first: quotes, lead: [], quotes: [] }
  },
}

/** Those that a quoted text may be, with values in it; none for one that stands in the code as it is. */
export function meantMessages({ text }: Question, findings: Findings): readonly Definition[] {
  const literals = findings.located(locateCall(text))?.literals ?? []
  const messages = findings.structure(everyCall('message'), 'where')?.definitions ?? []
  // What stands somewhere as it is quoted has no values in it.
  return shownTexts(text)
    .filter((shown) => literals.every((literal) => literal.text !== shown || literal.total === 0))
    .flatMap((shown) => nearestTo(shown, messages))
    .slice(0, mostMeant)
}

function nearestTo(shown: string, messages: readonly Definition[]): readonly Definition[] {
  const plain = [...new Set((shown.match(/(?<![\p{L}\p{N}_-])\p{Ll}{2,}(?![\p{L}\p{N}_-])/gu) ?? []).flatMap((word) => [...termsIn(word)]))]
  const isUnsaid = (word: string) => messages.every(({ name }) => !termsIn(name).has(word))
  if (termsIn(shown).size <= fewWords && plain.some(isUnsaid)) return []
  return nearestMessages(
    weighedBy(shown, messages, (found, words, share) => found >= fewestWords && found >= leastShare * words && share >= leastShare),
    mostMeant,
  )
}

const mostNear = 4

/** The messages with most of the words of a text, however few. */
export function messagesNear(text: string, messages: readonly Definition[]): readonly Definition[] {
  const weighed = weighedBy(text, messages, (found) => found > 0).toSorted((a, b) => b.weight - a.weight)
  return distinctBy(weighed, ({ message }) => message.name)
    .slice(0, mostNear)
    .map(({ message }) => message)
}

function weighedBy(shown: string, messages: readonly Definition[], isEnough: (found: number, words: number, share: number) => boolean) {
  const words = [...new Set((shown.match(/(?<![\p{L}\p{N}_-])\p{L}{2,}(?![\p{L}\p{N}_-])/gu) ?? []).flatMap((word) => [...termsIn(word)]))]
  const said = messages.map((message) => ({ message, terms: termsIn(message.name) }))
  const weights = new Map(words.map((word) => [word, 1 / (1 + said.filter(({ terms }) => terms.has(word)).length)]))
  const weightOf = (some: readonly string[]) => some.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  const ofMessages = weightOf(words.filter((word) => (weights.get(word) ?? 1) < 1))
  return said
    .map(({ message, terms }) => ({ message, found: words.filter((word) => terms.has(word)) }))
    .filter(({ found }) => isEnough(found.length, words.length, weightOf(found) / (ofMessages || 1)))
    .map(({ message, found }) => ({ message, weight: weightOf(found) }))
}
