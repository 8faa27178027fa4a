import type { BaseMessage } from '@langchain/core/messages'
import { Annotation, messagesStateReducer } from '@langchain/langgraph/web'
import type { Outcome, ToolCallRecord, Usage } from '../answer/answer.ts'
import { noUsage } from '../answer/answer.ts'
import type { Citation } from '../answer/citation.ts'
import type { Evidence } from '../answer/evidence.ts'
import { addUsage } from './usage.ts'

function keepAll<T>(before: T[], after: T[]): T[] {
  return before.concat(after)
}

/** What one question carries through the graph. Lists grow, counters add up, the rest is replaced. */
export const AgentState = Annotation.Root({
  messages: Annotation<BaseMessage[]>({ reducer: messagesStateReducer, default: () => [] }),
  question: Annotation<string>(),
  /** Everything that was shown in this conversation, earlier questions included: what may be cited. */
  evidence: Annotation<Evidence[]>({ reducer: keepAll, default: () => [] }),
  loadedSkills: Annotation<string[]>({ reducer: (a, b) => [...new Set([...a, ...b])], default: () => [] }),
  toolCalls: Annotation<ToolCallRecord[]>({ reducer: keepAll, default: () => [] }),
  /** Model calls made. */
  steps: Annotation<number>({ reducer: (a, b) => a + b, default: () => 0 }),
  usage: Annotation<Usage>({ reducer: addUsage, default: () => noUsage }),
  /** Why no further tool calls are allowed; null while they are. */
  stopReason: Annotation<string | null>({ reducer: (a, b) => a ?? b, default: () => null }),
  answer: Annotation<string>({ reducer: (_, b) => b, default: () => '' }),
  citations: Annotation<Citation[]>({ reducer: (_, b) => b, default: () => [] }),
  outcome: Annotation<Outcome>({ reducer: (_, b) => b, default: () => 'failed' }),
})

export type AgentStateType = typeof AgentState.State
