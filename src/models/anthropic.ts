import { ChatAnthropic } from '@langchain/anthropic'
import type { ChatProvider } from '../base/chat-provider.ts'
import type { Secret } from '../base/secret.ts'

/** A model behind Anthropic's Messages API. */
export function createAnthropic(provider: ChatProvider, key: Secret | undefined, send: typeof fetch): ChatAnthropic {
  return new ChatAnthropic({
    model: provider.model,
    apiKey: key?.reveal() ?? 'none',
    maxRetries: 0,
    anthropicApiUrl: provider.baseUrl ?? '',
    clientOptions: { logLevel: 'off', fetch: send },
  })
}
