import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager'
import type { BaseLanguageModelInput } from '@langchain/core/language_models/base'
import { BaseChatModel, type BaseChatModelCallOptions, type BindToolsInput } from '@langchain/core/language_models/chat_models'
import { AIMessage, AIMessageChunk, type BaseMessage } from '@langchain/core/messages'
import { ChatGenerationChunk, type ChatResult } from '@langchain/core/outputs'
import type { Runnable } from '@langchain/core/runnables'
import { compose } from './compose.ts'
import { composeMore } from './compose-more.ts'
import { readConversation } from './conversation.ts'
import { withFieldOfRecord } from './field-of-record.ts'
import { Findings } from './findings.ts'
import { withSystemForName } from './name-of-system.ts'
import { withNamesOfCode } from './names-of-code.ts'
import { nextCalls } from './plan.ts'
import { readQuestions } from './question/question.ts'
import { withStandingNames } from './standing-names.ts'

interface OfflineCallOptions extends BaseChatModelCallOptions {
  tools?: readonly BindToolsInput[]
}

/**
 * The embedded model: it searches with the tools that are bound to it and answers by quoting what they showed. It keeps no state, reads only
 * the artifacts of tool results, and never writes prose about the code. The same messages always give the same reply.
 */
export class OfflineChatModel extends BaseChatModel<OfflineCallOptions> {
  readonly #page: number

  /** `page`: 0 for answers, 1 for what an answer had no room for, and so on (`compose-more.ts`). */
  constructor(page = 0) {
    super({})
    this.#page = page
  }

  override _llmType(): string {
    return 'offline'
  }

  override bindTools(
    tools: BindToolsInput[],
    kwargs?: Partial<OfflineCallOptions>,
  ): Runnable<BaseLanguageModelInput, AIMessageChunk, OfflineCallOptions> {
    return this.withConfig({ ...kwargs, tools: kwargs?.tool_choice === 'none' ? [] : tools })
  }

  override async _generate(messages: BaseMessage[], options: this['ParsedCallOptions']): Promise<ChatResult> {
    options.signal?.throwIfAborted()
    const message = reply(messages, options, this.#page)
    return { generations: [{ text: message.text, message }] }
  }

  /** The reply by paragraphs; a chunk with the tool calls or the finish reason comes last. */
  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    run?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    const message = reply(messages, options, this.#page)
    for (const text of message.text.split(/(?<=\n\n)/).filter((part) => part !== '')) {
      options.signal?.throwIfAborted()
      const chunk = new ChatGenerationChunk({ text, message: new AIMessageChunk({ content: text }) })
      yield chunk
      await run?.handleLLMNewToken(text, undefined, undefined, undefined, undefined, { chunk })
    }
    const { tool_calls = [], response_metadata, usage_metadata } = message
    const chunks = tool_calls.map((call, index) => ({
      type: 'tool_call_chunk' as const,
      index,
      name: call.name,
      args: JSON.stringify(call.args),
      ...(call.id ? { id: call.id } : {}),
    }))
    yield new ChatGenerationChunk({
      text: '',
      message: new AIMessageChunk({
        content: '',
        tool_call_chunks: chunks,
        response_metadata,
        ...(usage_metadata ? { usage_metadata } : {}),
      }),
    })
  }
}

/** A new offline model. It needs no key, opens no file and no socket. */
export function createOfflineModel(page = 0): OfflineChatModel {
  return new OfflineChatModel(page)
}

function reply(messages: readonly BaseMessage[], options: OfflineCallOptions, page: number): AIMessage {
  const conversation = readConversation(messages)
  const findings = new Findings(conversation.made)
  const questions = readQuestions(conversation.question, conversation.earlier)
    .map((question) => withSystemForName(question, findings))
    .map((question) => withNamesOfCode(question, findings))
    .map((question) => withFieldOfRecord(question, findings))
    .flatMap((question) => withStandingNames(question, findings))
    .map((question) => (question.standing === undefined ? question : withNamesOfCode(question, findings)))
  const tools = new Set((options.tools ?? []).map(toolName))
  const calls = nextCalls(questions, findings, conversation.turns, tools)
  const tool_calls = calls.map((call, index) => ({
    type: 'tool_call' as const,
    id: `call_${conversation.nextCall + index}`,
    name: call.name,
    args: { ...call.args },
  }))
  return new AIMessage({
    content: calls.length > 0 ? '' : page === 0 ? compose(questions, findings) : composeMore(questions, findings, page),
    tool_calls,
    response_metadata: { finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' },
    usage_metadata: { input_tokens: 0, output_tokens: 0, total_tokens: 0 },
  })
}

/** The name of a bound tool, whether it came as a tool object or in the form of a provider's request. */
function toolName(tool: BindToolsInput): string {
  if ('name' in tool && typeof tool.name === 'string') return tool.name
  if (!('function' in tool)) return ''
  const { function: inner } = tool as { function: unknown }
  return typeof inner === 'object' && inner !== null && 'name' in inner && typeof inner.name === 'string' ? inner.name : ''
}
