import type { BaseMessage } from '@langchain/core/messages'
import { noUsage, type Usage } from '../answer/answer.ts'
import type { limits } from '../base/limits.ts'
import { count } from '../base/text.ts'
import { cutResults } from './cut-results.ts'
import { stubResults } from './stub-results.ts'
import { type Past, type Summarise, summariseTurns } from './summarise-turns.ts'

export interface Budget {
  /** Tokens that the request may have; infinite when there is no limit. */
  readonly room: number
  /** Tokens that it would have. */
  readonly size: (messages: readonly BaseMessage[]) => number
  readonly summarise: Summarise
  /** Hears once what was done to make room. */
  readonly onShrunk: (message: string) => void
}

export interface Fitted extends Past {
  /** What summaries cost. */
  readonly usage: Usage
}

/** What is freed at once: a little more than needed, since each change makes a provider's cache of the request worthless. */
const spare = 0.2
/** Characters a token that a transcript may have at most so that it surely fits the room of the request it is taken from. */
const transcriptCharactersPerToken = 2

/** Tokens that a request may have, so that the reply fits the window too. */
export function requestRoom(window: number, { replyTokens }: Pick<typeof limits, 'replyTokens'>): number {
  return window - Math.min(replyTokens, Math.floor(window / 4))
}

/**
 * Makes a request fit: old results of tools become stubs (cited ones after all others), then old turns are summarised, and at last the largest
 * results are cut (skills after all others). What does not fit even then is sent as it is: the provider may count less.
 */
export async function fitContext(past: Past, { room, size, summarise, onShrunk }: Budget): Promise<Fitted> {
  const fits = (messages: readonly BaseMessage[]) => size(messages) <= room
  const enough = (messages: readonly BaseMessage[]) => size(messages) <= room * (1 - spare)
  let fitted: Fitted = { ...past, usage: noUsage }
  if (room === Number.POSITIVE_INFINITY || fits(fitted.messages)) return fitted

  const { messages, stubbed, cited } = stubResults(fitted.messages, { enough, fits })
  fitted = { ...fitted, messages }
  if (stubbed > 0) onShrunk(stubbedNotice(stubbed, cited))
  if (fits(fitted.messages)) return fitted

  const { summarised, left, usage, ...shorter } = await summariseTurns(fitted, {
    enough,
    fits,
    summarise,
    transcriptChars: room * transcriptCharactersPerToken,
  })
  if (summarised > 0) {
    fitted = { ...shorter, usage }
    onShrunk(summarisedNotice(summarised, left))
  }
  const { messages: rest, cut, skills } = cutResults(fitted.messages, fits)
  if (cut + skills.length > 0) onShrunk(cutNotice(cut, skills))
  return { ...fitted, messages: rest }
}

function stubbedNotice(stubbed: number, cited: number): string {
  const ofThem = cited > 0 ? ` (${cited} of them cited)` : ''
  return `To make room, ${count(stubbed, 'earlier tool result')}${ofThem} left the request; the model can ask again.`
}

function summarisedNotice(summarised: number, left: number): string {
  const what = summarised === 1 ? 'the oldest question was' : `the ${summarised} oldest questions were`
  return `To make room, ${what} summarised${left > 0 ? `; ${count(left, 'result')} cited there left with them` : ''}.`
}

function cutNotice(cut: number, skills: readonly string[]): string {
  const results = cut > 0 ? [count(cut, 'long tool result')] : []
  const named = skills.length > 0 ? [`the ${skills.length === 1 ? 'skill' : 'skills'} ${skills.join(', ')}`] : []
  return `To make room, ${[...results, ...named].join(' and ')} ${cut + skills.length === 1 ? 'was' : 'were'} cut.`
}
