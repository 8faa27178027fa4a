import type { BaseMessage } from '@langchain/core/messages'
import { Annotation, messagesStateReducer } from '@langchain/langgraph/web'
import { addUsage } from '../answer/add-usage.ts'
import type { Outcome, ToolCallRecord, Usage } from '../answer/answer.ts'
import { noUsage } from '../answer/answer.ts'
import type { Citation } from '../answer/citation.ts'
import type { Evidence } from '../answer/evidence.ts'
import type { Turn } from './history.ts'
import type { Measured } from './request-size.ts'

function keepAll<T>(before: T[], after: T[]): T[] {
  return before.concat(after)
}

function latest<T>(_: T, after: T): T {
  return after
}

/** What one question carries through the graph. Lists grow, counters add up, the rest is replaced. */
export const AgentState = Annotation.Root({
  /** The next request, as far as it stands. */
  messages: Annotation<BaseMessage[]>({ reducer: messagesStateReducer, default: () => [] }),
  question: Annotation<string>(),
  /** The earlier turns that `messages` begins with. */
  turns: Annotation<readonly Turn[]>({ reducer: latest, default: () => [] }),
  /** Everything that was shown in this conversation, earlier questions included: what may be cited. */
  evidence: Annotation<Evidence[]>({ reducer: keepAll, default: () => [] }),
  loadedSkills: Annotation<string[]>({ reducer: (a, b) => [...new Set([...a, ...b])], default: () => [] }),
  toolCalls: Annotation<ToolCallRecord[]>({ reducer: keepAll, default: () => [] }),
  /** Model calls made. */
  steps: Annotation<number>({ reducer: (a, b) => a + b, default: () => 0 }),
  usage: Annotation<Usage>({ reducer: addUsage, default: () => noUsage }),
  /** What the provider counted for the latest request; null when it did not. */
  measured: Annotation<Measured | null>({ reducer: latest, default: () => null }),
  /** Tokens that a request may have, learnt from a refusal; null without one. */
  learntRoom: Annotation<number | null>({ reducer: latest, default: () => null }),
  /** The user was told that the server seems to cut requests. */
  cutTold: Annotation<boolean>({ reducer: latest, default: () => false }),
  /** The model was asked again because its reply was of no use. */
  askedAgain: Annotation<boolean>({ reducer: latest, default: () => false }),
  /** Turns in a row whose calls showed nothing new. */
  fruitlessTurns: Annotation<number>({ reducer: latest, default: () => 0 }),
  /** Why no further tool calls are allowed; null while they are. */
  stopReason: Annotation<string | null>({ reducer: (a, b) => a ?? b, default: () => null }),
  /** Who gave the latest reply, when the reply says so. */
  replier: Annotation<{ readonly provider: string; readonly model: string } | null>({ reducer: latest, default: () => null }),
  answer: Annotation<string>({ reducer: latest, default: () => '' }),
  citations: Annotation<Citation[]>({ reducer: latest, default: () => [] }),
  outcome: Annotation<Outcome>({ reducer: latest, default: () => 'failed' }),
})

export type AgentStateType = typeof AgentState.State
export type AgentUpdate = Partial<AgentStateType>
