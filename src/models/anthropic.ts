import { ChatAnthropic } from '@langchain/anthropic'
import type { ChatProvider } from '../base/chat-provider.ts'
import { providerFetch } from './provider-fetch.ts'

/** A model behind Anthropic's Messages API. */
export function createAnthropic(provider: ChatProvider): ChatAnthropic {
  return new ChatAnthropic({
    model: provider.model,
    apiKey: provider.keys[0]?.reveal() ?? 'none',
    maxRetries: 0,
    anthropicApiUrl: provider.baseUrl ?? '',
    clientOptions: { logLevel: 'off', fetch: providerFetch(provider) },
  })
}
