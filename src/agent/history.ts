import { AIMessage, type BaseMessage, HumanMessage } from '@langchain/core/messages'

/** A question that was answered earlier in the conversation. */
export interface Turn {
  readonly question: string
  readonly answer: string
}

/**
 * The last `max` turns as messages. A turn is kept as its question and answer: tool calls and results are left out, so that no request can ever
 * hold a call without a result, and the answer's citations name what to read again.
 */
export function historyMessages(turns: readonly Turn[], max: number): BaseMessage[] {
  return turns
    .slice(max > 0 ? -max : turns.length)
    .flatMap((turn) => [new HumanMessage(turn.question), new AIMessage(turn.answer || '(no answer)')])
}
