import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager'
import type { BaseMessage } from '@langchain/core/messages'
import type { ChatGenerationChunk } from '@langchain/core/outputs'
import { ChatOpenAICompletions, type OpenAIClient } from '@langchain/openai'
import type { ChatProvider } from '../base/chat-provider.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { silentLogger } from './silent-logger.ts'
import { type ToolCallExtras, toolCallExtrasKey } from './tool-call-extras.ts'

type Completion = OpenAIClient.Chat.Completions.ChatCompletion
type Chunk = OpenAIClient.Chat.Completions.ChatCompletionChunk
type Delta = Chunk['choices'][number]['delta']
type StreamingRequest = OpenAIClient.Chat.ChatCompletionCreateParamsStreaming
type WholeRequest = OpenAIClient.Chat.ChatCompletionCreateParamsNonStreaming

type RequestOptions = OpenAIClient.RequestOptions & { [toolCallExtrasKey]?: ToolCallExtras }

/**
 * A model behind the OpenAI Chat Completions protocol. Base URL and key are always explicit, so that no variable of the environment can put
 * others in their place (security.md F9); the library gets a word in place of the key, which `send` adds; no retries (ours is the only
 * retry authority), no logging (F10), never the Responses API (F22).
 */
export function createOpenAiCompatible(provider: ChatProvider, send: typeof fetch): ChatOpenAICompletions {
  return new CompletionsModel({
    model: provider.model,
    apiKey: 'unused',
    maxRetries: 0,
    streamUsage: provider.habits.streamUsage,
    modelKwargs: needsReasoningOff(provider) ? { reasoning_effort: 'none' } : {},
    configuration: { baseURL: provider.baseUrl, logLevel: 'off', logger: silentLogger, fetch: send },
  })
}

function needsReasoningOff({ model, habits }: ChatProvider): boolean {
  return habits.reasoningOffWithTools !== undefined && new RegExp(habits.reasoningOffWithTools).test(model)
}

// `ChatOpenAI` would switch to the Responses API for some names; this class speaks Chat Completions alone.
class CompletionsModel extends ChatOpenAICompletions {
  override async getNumTokens(content: unknown): Promise<number> {
    return estimateTokens(content)
  }

  /** A turn without tools names none: the protocol allows that of a conversation that holds calls. */
  override bindTools(
    tools: Parameters<ChatOpenAICompletions['bindTools']>[0],
    { tool_choice, ...rest }: Partial<this['ParsedCallOptions']> = {},
  ) {
    return tool_choice === 'none' ? this.withConfig(rest) : super.bindTools(tools, rest)
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    runManager?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    const extras = Object.assign({}, ...messages.map((message) => message.additional_kwargs[toolCallExtrasKey]))
    yield* super._streamResponseChunks(messages, { ...options, [toolCallExtrasKey]: extras }, runManager)
  }

  override async completionWithRetry(request: StreamingRequest, options?: RequestOptions): Promise<AsyncIterable<Chunk>>
  override async completionWithRetry(request: WholeRequest, options?: RequestOptions): Promise<Completion>
  override async completionWithRetry(request: StreamingRequest | WholeRequest, options: RequestOptions = {}): Promise<unknown> {
    const { [toolCallExtrasKey]: extras = {}, ...rest } = options
    if (!request.stream) return super.completionWithRetry(request, rest)
    return uniformChunks(await super.completionWithRetry({ ...request, messages: withExtras(request.messages, extras) }, rest))
  }
}

/** Puts what a provider said about a tool call beside it again: Gemini refuses its own calls without their `thought_signature`. */
function withExtras(messages: StreamingRequest['messages'], extras: ToolCallExtras): StreamingRequest['messages'] {
  return messages.map((message) => {
    if (message.role !== 'assistant' || !message.tool_calls) return message
    const toolCalls = message.tool_calls.map((call) =>
      Object.hasOwn(extras, call.id) ? { ...call, extra_content: extras[call.id] } : call,
    )
    return { ...message, tool_calls: toolCalls }
  })
}

/**
 * Chunks as the library expects them. Servers leave out the role (it would then lose tool calls), the delta beside a finish reason (it would
 * lose the reason), and send content as a list of parts (it would drop the text and print a warning on stdout).
 */
async function* uniformChunks(chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  for await (const chunk of chunks) {
    yield { ...chunk, choices: (chunk.choices ?? []).map((choice) => ({ ...choice, delta: uniformDelta(choice.delta) })) }
  }
}

function uniformDelta(delta: Delta | undefined): Delta {
  const content: unknown = delta?.content
  const parts = Array.isArray(content) ? (content as { text?: unknown }[]) : undefined
  return {
    ...delta,
    role: 'assistant',
    content: parts ? parts.map((part) => (typeof part.text === 'string' ? part.text : '')).join('') : (delta?.content ?? null),
  }
}
