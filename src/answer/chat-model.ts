import type { AIMessage, BaseMessage } from '@langchain/core/messages'
import type { AgentTool } from './agent-tool.ts'

/** Why a model stopped. `length` and `content_filter` mean that the text is cut; such a reply never carries tool calls. */
export type FinishReason = 'stop' | 'tool_calls' | 'length' | 'content_filter'

export interface ModelRequest {
  readonly messages: readonly BaseMessage[]
  /** The tools the model may call in this turn; empty for a turn that has to answer. */
  readonly tools: readonly AgentTool[]
  readonly signal: AbortSignal
  /** A piece of the reply's text, as it arrives. */
  readonly onText: (text: string) => void
  /** A piece of the model's reasoning, where a provider shows it. */
  readonly onThinking: (text: string) => void
}

/**
 * A model behind one door: the offline model, a provider, or a script in a test (a seam of design.md section 3).
 *
 * `stream` gives one complete message: plain text content, `tool_calls` whose arguments are objects, `invalid_tool_calls` for arguments that
 * are not (each with the reason in `error`), every id present and used once, `usage_metadata` as the provider counted it, and
 * `response_metadata.finish_reason` as a `FinishReason`.
 *
 * It throws `AppError`: `aborted`, `provider_auth`, `provider_request`, `provider_unreachable`, `provider_incomplete`, `model_empty`.
 * Text that was reported before an error belongs to no answer.
 */
export interface ChatModel {
  readonly provider: string
  readonly model: string
  /** Where requests go, as `host` or `host:port`; undefined when nothing leaves the machine. */
  readonly host: string | undefined
  stream(request: ModelRequest): Promise<AIMessage>
}
