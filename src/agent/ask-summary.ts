import { noUsage } from '../answer/answer.ts'
import type { ChatModel } from '../answer/chat-model.ts'
import type { OnAnswerEvent } from '../answer/event.ts'
import { AppError } from '../base/app-error.ts'
import { providerPresets } from '../base/provider-presets.ts'
import { replierOf } from './replier.ts'
import type { Summarise } from './summarise-turns.ts'
import { messageUsage } from './usage.ts'

/** The embedded model quotes what tools showed it: it cannot write a summary. */
const cannotWrite = new Set(providerPresets.flatMap(({ kind, name }) => (kind === 'offline' ? [name] : [])))

/** Summaries by whichever model replies; the text is empty where that is one that cannot write, as the last resort after a fallback may be. */
export function askSummary(model: ChatModel, { emit, signal }: { emit: OnAnswerEvent; signal: AbortSignal }): Summarise {
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
      return { text: cannotWrite.has(replierOf(reply)?.provider ?? '') ? '' : reply.text, usage: messageUsage(reply) }
    } catch (error) {
      if (signal.aborted || !(error instanceof AppError)) throw error
      return { text: '', usage: noUsage }
    }
  }
}
