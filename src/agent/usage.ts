import type { AIMessage } from '@langchain/core/messages'
import { noUsage, type Usage } from '../answer/answer.ts'

/** Tokens as the provider counted them; zero when it did not say. */
export function messageUsage(message: AIMessage): Usage {
  const usage = message.usage_metadata
  if (!usage) return noUsage
  return {
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    cachedTokens: usage.input_token_details?.cache_read ?? 0,
    costUsd: null,
  }
}

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cachedTokens: a.cachedTokens + b.cachedTokens,
    costUsd: a.costUsd === null && b.costUsd === null ? null : (a.costUsd ?? 0) + (b.costUsd ?? 0),
  }
}
