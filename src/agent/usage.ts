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
