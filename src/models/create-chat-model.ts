import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { ChatModel } from '../answer/chat-model.ts'
import type { ExchangeLog } from '../answer/exchange-log.ts'
import { AppError } from '../base/app-error.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import { type Clock, systemClock } from '../base/clock.ts'
import { type Limits, limits } from '../base/limits.ts'
import { type ProviderKind, providerPresets } from '../base/provider-presets.ts'
import type { Secret } from '../base/secret.ts'
import { nearest } from '../base/text.ts'
import type { StreamTimers } from './attempt.ts'
import type { Candidate, Connection } from './candidate.ts'
import type { LoggedFetch } from './logged-fetch.ts'

/** `send` is the only way of the model to the network, and adds the key. */
type MakeModel = (provider: ChatProvider, send: typeof fetch, page: number) => Promise<BaseChatModel>

/** One entry a provider kind. Imported only when used: commands that ask no model do not pay for the libraries. */
const kinds: { readonly [K in ProviderKind]: MakeModel } = {
  offline: async (_provider, _send, page) => (await import('./offline/offline-model.ts')).createOfflineModel(page),
  anthropic: async (provider, send) => (await import('./anthropic.ts')).createAnthropic(provider, send),
  'open-ai-compatible': async (provider, send) => (await import('./open-ai-compatible.ts')).createOpenAiCompatible(provider, send),
}

export interface ChatModelOptions {
  /** Who is asked when the provider cannot reply, in this order. */
  readonly fallbacks?: readonly ChatProvider[]
  /** Hears every request and reply. */
  readonly log?: ExchangeLog | undefined
  /** In a batch nobody waits for one answer: a provider may ask for a longer pause. */
  readonly patience?: 'interactive' | 'batch' | undefined
  /** Of the embedded model: 0 for answers, 1 for what an answer had no room for, and so on. */
  readonly page?: number
  readonly limits?: Limits
  readonly clock?: Clock
  /** From 0 up to 1. */
  readonly random?: () => number
}

/** The model that a provider describes. Throws `AppError` config_invalid when it needs a key and has none; nothing is sent before `stream`. */
export async function createChatModel(provider: ChatProvider, options: ChatModelOptions = {}): Promise<ChatModel> {
  const { fallbacks = [], patience = 'interactive', clock = systemClock, random = Math.random } = options
  const values: Limits = options.limits ?? limits
  for (const each of [provider, ...fallbacks]) if (each.keyRequired && each.keys.length === 0) throw keyMissing(each)
  const [candidates, { createResilientModel }] = await Promise.all([import('./candidate.ts'), import('./resilient-model.ts')])
  const logged = options.log && (await import('./logged-fetch.ts')).loggedFetch(options.log)
  const candidate = (each: ChatProvider) =>
    new candidates.Candidate(each, () => connect(each, { timers: values, logged, page: options.page ?? 0 }), values.circuitOpenMs)
  const main = candidate(provider)
  await main.connection()
  return createResilientModel([main, ...fallbacks.map(candidate)], {
    limits: values,
    patience,
    maxWaitMs: patience === 'batch' ? values.batchRetryWaitMs : values.retryWaitMs,
    clock,
    random,
    nearestModels: (asked, signal) => nearestModels(asked, signal, values.modelListMs),
  })
}

/** Loads what a provider needs; a model object for each key is made when the key is first used. */
async function connect(
  provider: ChatProvider,
  { timers, logged, page }: { readonly timers: StreamTimers; readonly logged: LoggedFetch | undefined; readonly page: number },
): Promise<Connection> {
  const [{ attempt }, { providerFetch }] = await Promise.all([import('./attempt.ts'), import('./provider-fetch.ts')])
  const models = new Map<Secret | undefined, BaseChatModel>()
  const modelOf = async (key: Secret | undefined): Promise<BaseChatModel> => {
    const send = providerFetch(provider, key)
    const model = models.get(key) ?? (await kinds[provider.kind](provider, logged ? logged(send, provider.name) : send, page))
    models.set(key, model)
    return model
  }
  const first = await modelOf(provider.keys[0])
  const preset = providerPresets.find(({ name }) => name === provider.name)
  return {
    contextWindow: provider.contextWindow ?? first.profile.maxInputTokens ?? preset?.contextWindow,
    send: async (key, request) => attempt({ model: await modelOf(key), provider, timers }, request),
  }
}

/** Names near to the model that a provider does not know; none when it does not tell what it offers. */
async function nearestModels({ provider, keys }: Candidate, signal: AbortSignal, timeoutMs: number): Promise<readonly string[]> {
  const { listModels } = await import('./list-models.ts')
  try {
    const models = await listModels(provider, keys.take(performance.now()), { signal, timeoutMs })
    return nearest(
      provider.model,
      models.map(({ id }) => id),
    )
  } catch (error) {
    if (error instanceof AppError && error.code !== 'aborted') return []
    throw error
  }
}

function keyMissing({ name, keyVariable }: ChatProvider): AppError {
  const free = providerPresets.filter((preset) => preset.keyVariable === undefined).map((preset) => preset.name)
  return new AppError('config_invalid', `The provider ${name} needs a key, and ${keyVariable} is not set.`, {
    hint: `Set ${keyVariable} in the environment or in .env, or choose a provider that needs none: ${free.join(', ')}.`,
  })
}
