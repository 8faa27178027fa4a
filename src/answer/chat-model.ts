import type { AIMessage, BaseMessage } from '@langchain/core/messages'
import type { AgentTool } from './agent-tool.ts'

/** Why a model stopped. `length` and `content_filter` mean that the text is cut; such a reply never carries tool calls. */
export type FinishReason = 'stop' | 'tool_calls' | 'length' | 'content_filter'

export interface ModelRequest {
  readonly messages: readonly BaseMessage[]
  readonly tools: readonly AgentTool[]
  /** `none`: this turn has to answer. The tools are still named, since some protocols demand it of a conversation that holds calls. */
  readonly toolChoice: 'auto' | 'none'
  readonly signal: AbortSignal
  /** A piece of the reply's text, as it arrives. */
  readonly onText: (text: string) => void
  /** A piece of the model's reasoning, where a provider shows it. */
  readonly onThinking: (text: string) => void
  /** An attempt failed and the next begins in `delayMs` milliseconds. Text reported so far belongs to no answer. */
  readonly onRetry: (retry: Retry) => void
  /** Something the user should know, such as that another model takes over. `discard`: text reported so far belongs to no answer. */
  readonly onNotice: (message: string, options?: { readonly discard?: boolean }) => void
}

interface Retry {
  /** Of the attempt that comes, from 2. */
  readonly attempt: number
  readonly delayMs: number
  readonly reason: string
}

/** What was seen of a provider since the program began. */
export interface ProviderHealth {
  readonly provider: string
  readonly model: string
  readonly requests: number
  readonly failures: number
  /** Milliseconds from the request to the end of the reply, over the latest successful requests; null without any. */
  readonly meanMs: number | null
  readonly p95Ms: number | null
  /** Without credentials; null when the provider has not failed. */
  readonly lastError: string | null
  /** `open`: it failed too often and is left alone for a while; `half-open`: the next request decides. */
  readonly circuit: 'closed' | 'open' | 'half-open'
}

/**
 * A model behind one door: the offline model, a provider, or a script in a test (a seam of design.md section 3).
 *
 * `stream` gives one complete message: plain text content, `tool_calls` whose arguments are objects, `invalid_tool_calls` for arguments that
 * are not (each with the reason in `error`), every id present and used once, `usage_metadata` as the provider counted it, and
 * `response_metadata.finish_reason` as a `FinishReason`; `response_metadata.provider` and `.model` name who replied, which is another than
 * asked after a fallback.
 *
 * It throws `AppError`: `aborted`, `context_exceeded`, `model_empty`, and those that begin with `provider_`.
 * Text that was reported before an error belongs to no answer.
 */
export interface ChatModel {
  readonly provider: string
  readonly model: string
  /** Where requests go, as `host` or `host:port`; undefined when nothing leaves the machine. */
  readonly host: string | undefined
  /** Tokens that a request and its reply may have together, for the model that would be asked next; undefined when there is no limit. */
  readonly contextWindow: number | undefined
  /** One entry a provider and model that may be asked over the network, in the order in which they are. */
  health(): readonly ProviderHealth[]
  stream(request: ModelRequest): Promise<AIMessage>
}
