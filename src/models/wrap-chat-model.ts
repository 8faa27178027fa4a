import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { AIMessage, AIMessageChunk } from '@langchain/core/messages'
import type { ChatModel, FinishReason, ModelRequest } from '../answer/chat-model.ts'
import { AppError } from '../base/app-error.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import { count } from '../base/text.ts'
import { ChunkJoiner } from './chunk-joiner.ts'
import { guardedStream, type StreamTimers } from './guarded-stream.ts'
import { modelError } from './model-error.ts'
import { toolSchema } from './tool-schema.ts'

/** A LangChain model as the agent sees it. Every model goes through here, the offline one included. */
export function wrapChatModel(model: BaseChatModel, provider: ChatProvider, timers: StreamTimers): ChatModel {
  return {
    provider: provider.name,
    model: provider.model,
    host: provider.host,
    contextWindow: provider.contextWindow,
    health: () => [],
    // One attempt. Every failure of a provider leaves it as an AppError, and nothing of a failed attempt is kept: this is where retrying goes.
    stream: (request) => attempt({ model, provider, timers }, request),
  }
}

const unused = 'Ask again; nothing of the reply was used.'

interface Parts {
  readonly model: BaseChatModel
  readonly provider: ChatProvider
  readonly timers: StreamTimers
}

async function attempt(parts: Parts, request: ModelRequest): Promise<AIMessage> {
  const joiner = new ChunkJoiner()
  for await (const chunk of chunks(parts, request)) {
    const { text, thinking } = joiner.add(chunk)
    if (thinking) request.onThinking(thinking)
    if (text) request.onText(text)
  }
  return joiner.message(finishReason(joiner, parts.provider))
}

async function* chunks({ model, provider, timers }: Parts, request: ModelRequest): AsyncGenerator<AIMessage | AIMessageChunk> {
  // Each kind's `bindTools` knows what its protocol wants of a turn that may not call tools.
  const runnable =
    request.tools.length > 0 && model.bindTools
      ? model.bindTools(request.tools.map(toolSchema), { tool_choice: request.toolChoice })
      : model
  const guard = { timers, signal: request.signal, onStall: (ms: number) => stalled(ms, provider) }
  try {
    yield* guardedStream((signal) => runnable.stream([...request.messages], { signal }), guard)
  } catch (error) {
    if (request.signal.aborted) throw new AppError('aborted', 'The question was stopped.', { cause: error })
    // The offline model has no provider to fail: what it throws is a bug and is shown as one.
    throw error instanceof AppError || provider.kind === 'offline' ? error : modelError(error, provider)
  }
}

function stalled(ms: number, { name, baseUrl }: ChatProvider): AppError {
  return new AppError('provider_incomplete', `${name} (${baseUrl}) sent nothing for ${count(ms / 1000, 'second')}.`, { hint: unused })
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
  ['content_filter', 'content_filter'],
  ['safety', 'content_filter'],
  ['refusal', 'content_filter'],
])

/** Why the reply is complete, or an `AppError`: a reply that only stopped arriving is no answer, and its tool calls are never run (F13). */
function finishReason(joiner: ChunkJoiner, { name, model }: ChatProvider): FinishReason {
  const reason = joiner.finishReason
  const known = knownReasons.get(reason?.toLowerCase() ?? '')
  const cut = known === 'length' || known === 'content_filter'
  if (known === undefined || (cut && joiner.hasToolCalls)) {
    const why = reason === undefined ? 'without saying that it is complete' : `with the reason "${reason}"`
    throw new AppError('provider_incomplete', `The reply of ${name} (${model}) ended ${why}.`, { hint: unused })
  }
  if (joiner.hasToolCalls) return 'tool_calls'
  if (joiner.text.trim() === '') {
    const why = cut ? ` (${known === 'length' ? 'it ran into its output limit' : "the provider's filter held it back"})` : ''
    throw new AppError('model_empty', `${name} (${model}) gave an empty answer${why}.`, { hint: 'Ask again, or try another model.' })
  }
  return known === 'tool_calls' ? 'stop' : known
}
