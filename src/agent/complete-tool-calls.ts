import type { AIMessage } from '@langchain/core/messages'
import { copyReply } from './copy-message.ts'

/**
 * The message with a call for everything the model tried to call: a call whose arguments could not be read takes its place with empty arguments
 * (why stays in `invalid_tool_calls`), so that it gets a result like any other and the next request is well formed.
 */
export function completeToolCalls(message: AIMessage): AIMessage {
  const invalid = message.invalid_tool_calls ?? []
  if (invalid.length === 0) return message
  const placeholders = invalid.map((call) => ({ type: 'tool_call' as const, name: call.name ?? 'unknown', args: {}, id: call.id ?? '' }))
  return copyReply(message, { tool_calls: [...(message.tool_calls ?? []), ...placeholders] })
}
