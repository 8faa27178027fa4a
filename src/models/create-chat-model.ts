import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { ChatModel } from '../answer/chat-model.ts'
import { AppError } from '../base/app-error.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import { limits } from '../base/limits.ts'
import { type ProviderKind, providerPresets } from '../base/provider-presets.ts'
import type { StreamTimers } from './guarded-stream.ts'

/** One entry a provider kind. Imported only when used: commands that ask no model do not pay for the libraries. */
const kinds: { readonly [K in ProviderKind]: (provider: ChatProvider) => Promise<BaseChatModel> } = {
  offline: async () => (await import('./offline/offline-model.ts')).createOfflineModel(),
  anthropic: async (provider) => (await import('./anthropic.ts')).createAnthropic(provider, provider.keys[0]),
  'open-ai-compatible': async (provider) => (await import('./open-ai-compatible.ts')).createOpenAiCompatible(provider, provider.keys[0]),
}

/** The model that a provider describes. Throws `AppError` config_invalid when it needs a key and has none; nothing is sent before `stream`. */
export async function createChatModel(provider: ChatProvider, timers: StreamTimers = limits): Promise<ChatModel> {
  if (provider.keyRequired && provider.keys.length === 0) throw keyMissing(provider)
  const [model, { wrapChatModel }] = await Promise.all([kinds[provider.kind](provider), import('./wrap-chat-model.ts')])
  return wrapChatModel(model, provider, timers)
}

function keyMissing({ name, keyVariable }: ChatProvider): AppError {
  const free = providerPresets.filter((preset) => preset.keyVariable === undefined).map((preset) => preset.name)
  return new AppError('config_invalid', `The provider ${name} needs a key, and ${keyVariable} is not set.`, {
    hint: `Set ${keyVariable} in the environment or in .env, or choose a provider that needs none: ${free.join(', ')}.`,
  })
}
