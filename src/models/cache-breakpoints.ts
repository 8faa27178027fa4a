import { type BaseMessage, isSystemMessage, isToolMessage } from '@langchain/core/messages'

/** What a block carries so that the request up to its end is kept for the next one. */
export const cacheControl = { type: 'ephemeral' } as const

/**
 * The messages at whose end Anthropic is asked to keep what came before: the system prompt, the last skill that was loaded, and the last message.
 * A protocol limit of four such places a request leaves one for the tools, which come before all messages.
 */
export function cacheBreakpoints(messages: readonly BaseMessage[]): ReadonlySet<BaseMessage> {
  const places = [messages.findLast((message) => isSystemMessage(message)), messages.findLast(isLoadedSkill), messages.at(-1)]
  return new Set(places.filter((message) => message !== undefined))
}

function isLoadedSkill(message: BaseMessage): boolean {
  return isToolMessage(message) && message.name === 'load_skill' && message.status !== 'error'
}
