import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessage, type AIMessageChunk, type BaseMessage, isAIMessage } from '@langchain/core/messages'
import type { FinishReason, ModelRequest } from '../answer/chat-model.ts'
import { AppError } from '../base/app-error.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import { limits } from '../base/limits.ts'
import type { ProviderHabits } from '../base/provider-presets.ts'
import { count } from '../base/text.ts'
import { ChunkJoiner } from './chunk-joiner.ts'
import { FailedRequest } from './failed-request.ts'
import { guardedStream, type StallTimers } from './guarded-stream.ts'
import { modelError } from './model-error.ts'
import { toolSchema } from './tool-schema.ts'

export interface StreamTimers extends StallTimers {
  /** Milliseconds of silence before the first piece after which the user is told. */
  readonly slowMs: number
}

export interface AttemptParts {
  readonly model: BaseChatModel
  readonly provider: ChatProvider
  readonly timers: StreamTimers
}

const askAgain = 'Ask again; nothing of the reply was used.'

/**
 * One request and its whole reply. Every failure of a provider leaves here as a `FailedRequest`; a stopped request as `AppError` aborted. What the
 * offline model throws is a bug and stays what it is.
 */
export async function attempt(parts: AttemptParts, request: ModelRequest): Promise<AIMessage> {
  const joiner = new ChunkJoiner()
  const slow = setTimeout(() => request.onNotice(waiting(parts)), parts.timers.slowMs)
  try {
    for await (const chunk of chunks(parts, request, () => joiner.finishReason !== undefined)) {
      clearTimeout(slow)
      const { text, thinking } = joiner.add(chunk)
      if (thinking) request.onThinking(thinking)
      if (text) request.onText(text)
      if (joiner.characters > limits.replyChars) break
    }
  } finally {
    clearTimeout(slow)
  }
  // One call too many is enough to tell the model so.
  const message = joiner.message(finishReason(joiner, parts.provider), limits.toolCallsPerQuestion + 1)
  Object.assign(message.response_metadata, { provider: parts.provider.name, model: parts.provider.model })
  return message
}

async function* chunks(
  { model, provider, timers }: AttemptParts,
  request: ModelRequest,
  isComplete: () => boolean,
): AsyncGenerator<AIMessage | AIMessageChunk> {
  // Each kind's `bindTools` knows what its protocol wants of a turn that may not call tools.
  const named = request.tools.map(toolSchema)
  const runnable = named.length > 0 && model.bindTools ? model.bindTools(named, { tool_choice: request.toolChoice }) : model
  const guard = { timers, isComplete, signal: request.signal, onStall: (ms: number) => stalled(ms, provider) }
  try {
    yield* guardedStream((signal) => runnable.stream(withoutForeignData(request.messages, provider), { signal }), guard)
  } catch (error) {
    if (request.signal.aborted) throw new AppError('aborted', 'The question was stopped.', { cause: error })
    throw error instanceof AppError || provider.kind === 'offline' ? error : modelError(error, provider)
  }
}

/** What one model says beside its words (signatures of thoughts and calls) is meaningless to another, which may refuse it: after a fallback it stays out. */
function withoutForeignData(messages: readonly BaseMessage[], { name, model }: ChatProvider): BaseMessage[] {
  return messages.map((message) => {
    if (!isAIMessage(message)) return message
    const { content, tool_calls = [], response_metadata } = message
    if (response_metadata.provider === undefined) return message
    if (response_metadata.provider === name && response_metadata.model === model) return message
    return new AIMessage({ content, tool_calls, response_metadata })
  })
}

function toldReason(joiner: ChunkJoiner, { finishReason }: ProviderHabits): string | undefined {
  return joiner.finishReason ?? (finishReason === 'optional' && !joiner.hasDoubtfulCalls ? 'stop' : undefined)
}

function noReply({ name, baseUrl }: ChatProvider): FailedRequest {
  const hint = `Check the base URL ${baseUrl}: what came from there is not a reply of a model.`
  return new FailedRequest('provider_incomplete', `${name} (${baseUrl}) answered with nothing that is a reply.`, {
    hint,
    remedy: 'briefly',
  })
}

function waiting({ provider, timers }: AttemptParts): string {
  const left = `${count(timers.slowMs / 1000, 'second')}; it has ${count(timers.firstTokenMs / 1000, 'second')}`
  return `${provider.name} ${provider.model} has not begun to reply for ${left}.`
}

/** A minute or two has passed already: not many such waits are worth while. */
function stalled(ms: number, { name, baseUrl }: ChatProvider): FailedRequest {
  const message = `${name} (${baseUrl}) sent nothing for ${count(ms / 1000, 'second')}.`
  return new FailedRequest('provider_incomplete', message, { hint: askAgain, remedy: 'briefly' })
}

const knownReasons: ReadonlyMap<string, FinishReason> = new Map([
  ['stop', 'stop'],
  ['end_turn', 'stop'],
  ['stop_sequence', 'stop'],
  ['eos', 'stop'],
  ['tool_calls', 'tool_calls'],
  ['function_call', 'tool_calls'],
  ['tool_use', 'tool_calls'],
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['model_length', 'length'],
  ['content_filter', 'content_filter'],
  ['safety', 'content_filter'],
  ['refusal', 'content_filter'],
])

/** Why the reply is complete, or a `FailedRequest`: a reply that only stopped arriving is no answer, and its tool calls are never run (F13). */
function finishReason(joiner: ChunkJoiner, provider: ChatProvider): FinishReason {
  const { name, model, habits } = provider
  if (joiner.isEmpty) throw noReply(provider)
  const reason = joiner.characters > limits.replyChars ? 'length' : toldReason(joiner, habits)
  const known = knownReasons.get(reason?.toLowerCase() ?? '')
  const cut = known === 'length' || known === 'content_filter'
  if (known === undefined || (cut && joiner.hasToolCalls)) {
    const why = reason === undefined ? 'without saying that it is complete' : `with the reason "${reason}"`
    const hint =
      reason === undefined ? `${askAgain} For a server that never says it, set finishReason to optional in the config file.` : askAgain
    // A reply that ended badly for a reason will do so again, more likely than not.
    const remedy = reason === undefined ? 'later' : 'briefly'
    throw new FailedRequest('provider_incomplete', `The reply of ${name} (${model}) ended ${why}.`, { hint, remedy })
  }
  if (joiner.hasToolCalls) return 'tool_calls'
  if (joiner.text.trim() === '') {
    const why = cut ? ` (${known === 'length' ? 'it ran into its output limit' : "the provider's filter held it back"})` : ''
    const hint = 'Ask again, or try another model.'
    throw new FailedRequest('model_empty', `${name} (${model}) gave an empty answer${why}.`, { hint, remedy: 'nothing' })
  }
  return known === 'tool_calls' ? 'stop' : known
}
