import { ChatAnthropic } from '@langchain/anthropic'
import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager'
import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessageChunk, type BaseMessage } from '@langchain/core/messages'
import { ChatGenerationChunk } from '@langchain/core/outputs'
import type { ChatProvider } from '../base/chat-provider.ts'
import { limits } from '../base/limits.ts'
import { type EventStream, uniformEvents } from './anthropic-events.ts'
import { anthropicMessages } from './anthropic-messages.ts'
import { anthropicRoot } from './anthropic-root.ts'
import { type AnthropicTurn, anthropicTurnKey, TurnBlocks } from './anthropic-turn.ts'
import { cacheControl } from './cache-breakpoints.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { silentLogger } from './silent-logger.ts'

type BindTools = ChatAnthropic['bindTools']

/** Thinking and answer together. Every Claude model after the third generation takes it; for that one the library knows the limits. */
const maxTokens = limits.replyTokens

/**
 * A model behind Anthropic's Messages API. Base URL and key are always explicit, so that no variable, profile or credential file can put others in
 * their place (security.md F9); the library gets a word in place of the key, which `send` adds; no retries, no logging (F10). Nothing is said
 * about sampling or thinking: newer models refuse the first and differ in what they allow of the second, so each thinks as it does by default.
 */
export function createAnthropic(provider: ChatProvider, send: typeof fetch): BaseChatModel {
  return new MessagesModel({
    model: provider.model,
    apiKey: 'unused',
    anthropicApiUrl: anthropicRoot(provider),
    maxRetries: 0,
    ...(/^claude-3\b/.test(provider.model) ? {} : { maxTokens }),
    clientOptions: { authToken: null, logLevel: 'off', logger: silentLogger, fetch: send },
  })
}

class MessagesModel extends ChatAnthropic {
  override async getNumTokens(content: unknown): Promise<number> {
    return estimateTokens(content)
  }

  /**
   * Tools stay named in a turn that may not call them, as the protocol demands of a conversation that holds calls. They come first in a
   * request and never change, so the last of them is a place to cache at.
   */
  override bindTools(tools: Parameters<BindTools>[0], { tool_choice }: Parameters<BindTools>[1] = {}): ReturnType<BindTools> {
    const named = this.formatStructuredToolToAnthropic(tools) ?? []
    const cached = named.map((tool, n) => (n === named.length - 1 ? { ...tool, cache_control: cacheControl } : tool))
    return super.bindTools(cached, tool_choice === 'none' ? { tool_choice } : {})
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    runManager?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    const conversation = anthropicMessages(messages, JSON.stringify([this.model, this.apiUrl, options.tools]))
    const reply = new TurnBlocks()
    for await (const chunk of super._streamResponseChunks(conversation.messages, options, runManager)) {
      reply.add(chunk.message.content)
      yield chunk
    }
    if (!reply.hasThinking) return
    const turn: AnthropicTurn = { request: conversation.request, blocks: reply.blocks }
    yield new ChatGenerationChunk({
      text: '',
      message: new AIMessageChunk({ content: '', additional_kwargs: { [anthropicTurnKey]: turn } }),
    })
  }

  protected override async createStreamWithRetry(...request: Parameters<ChatAnthropic['createStreamWithRetry']>): Promise<EventStream> {
    const stream = await super.createStreamWithRetry(...request)
    const events = stream[Symbol.asyncIterator].bind(stream)
    stream[Symbol.asyncIterator] = () => uniformEvents({ [Symbol.asyncIterator]: events })
    return stream
  }
}
