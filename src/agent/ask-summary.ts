import { noUsage } from '../answer/answer.ts'
import type { ChatModel } from '../answer/chat-model.ts'
import type { OnAnswerEvent } from '../answer/event.ts'
import { AppError } from '../base/app-error.ts'
import { type Replier, replierOf } from './replier.ts'
import type { Summarise } from './summarise-turns.ts'
import { messageUsage } from './usage.ts'

/**
 * Summaries by the model that answers (`writer`). What another one wrote that took over in the middle is not used: the last resort may be a model
 * that cannot write prose.
 */
export function askSummary(model: ChatModel, options: { writer: Replier; emit: OnAnswerEvent; signal: AbortSignal }): Summarise {
  const { writer, emit, signal } = options
  return async (messages) => {
    try {
      const reply = await model.stream({
        messages,
        tools: [],
        toolChoice: 'none',
        signal,
        onText: () => {},
        onThinking: () => {},
        onRetry: (retry) => emit({ type: 'retry', ...retry }),
        onNotice: (message) => emit({ type: 'notice', message }),
      })
      const by = replierOf(reply) ?? writer
      return { text: by.provider === writer.provider && by.model === writer.model ? reply.text : '', usage: messageUsage(reply) }
    } catch (error) {
      if (signal.aborted || !(error instanceof AppError)) throw error
      return { text: '', usage: noUsage }
    }
  }
}
