import { AIMessage, type MessageContent, ToolMessage } from '@langchain/core/messages'
import type { ToolCall } from '@langchain/core/messages/tool'

/** The same message of a model with some parts replaced. */
export function copyReply(message: AIMessage, changes: { readonly content?: MessageContent; readonly tool_calls?: ToolCall[] }): AIMessage {
  return new AIMessage({
    content: message.content,
    tool_calls: message.tool_calls ?? [],
    invalid_tool_calls: message.invalid_tool_calls ?? [],
    additional_kwargs: message.additional_kwargs,
    response_metadata: message.response_metadata,
    ...(message.id === undefined ? {} : { id: message.id }),
    ...(message.usage_metadata ? { usage_metadata: message.usage_metadata } : {}),
    ...changes,
  })
}

interface ResultChanges {
  readonly content?: MessageContent
  readonly tool_call_id?: string
  readonly name?: string
  readonly additional_kwargs?: Record<string, unknown>
}

/** The same tool result with some parts replaced. */
export function copyResult(message: ToolMessage, changes: ResultChanges): ToolMessage {
  return new ToolMessage({
    content: message.content,
    tool_call_id: message.tool_call_id,
    artifact: message.artifact,
    additional_kwargs: message.additional_kwargs,
    ...(message.id === undefined ? {} : { id: message.id }),
    ...(message.name === undefined ? {} : { name: message.name }),
    ...(message.status === undefined ? {} : { status: message.status }),
    ...changes,
  })
}
