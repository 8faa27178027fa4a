import { AppError } from '../base/app-error.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import { nearest } from '../base/text.ts'
import type { Config } from './config.ts'
import type { Origin } from './origin.ts'
import { checkKeys } from './provider-keys.ts'

/** What a user asks for while the program runs. Without a provider the model is one of the present provider's. */
export interface Switch {
  readonly provider?: string | undefined
  readonly model?: string | undefined
}

/**
 * The configuration with another provider, or another model. An address and a model that were configured belong to the provider they were given for
 * (`knownProviders`), so that no key goes to a host that it is not for. Throws `AppError` config_invalid for an unknown provider, for one that needs a key that
 * is not set, and where `offline` forbids every connection.
 */
export function switchProvider(config: Config, { provider: name, model }: Switch): Config {
  const found = name === undefined ? config.chatProvider : config.knownProviders.find((known) => known.name === name.toLowerCase())
  if (found === undefined) throw unknown(name ?? '', config.knownProviders)
  const chatProvider = model === undefined ? found : { ...found, model }
  if (chatProvider.kind !== 'offline') checkAllowed(chatProvider, config)
  const origin: Origin = { layer: 'flag', where: name === undefined ? 'command /model' : 'command /provider' }
  return Object.freeze({
    ...config,
    provider: chatProvider.name,
    model: chatProvider.model,
    chatProvider,
    chatProviderOrigin: name === undefined ? config.chatProviderOrigin : origin,
    origins: { ...config.origins, ...(name === undefined ? {} : { provider: origin }), model: origin },
    fallbackProviders:
      chatProvider.kind === 'offline'
        ? []
        : config.fallbackProviders.filter((other) => other.name !== found.name || other.model !== chatProvider.model),
  })
}

function checkAllowed(provider: ChatProvider, { offline, origins }: Config): void {
  const { name, keyVariable, keys, keyRequired } = provider
  if (offline) {
    throw new AppError('config_invalid', `${name} cannot be asked: offline forbids every connection (${origins.offline.where}).`, {
      hint: 'Start without it to ask a model over the network.',
    })
  }
  if (keyRequired && keys.length === 0) {
    throw new AppError('config_invalid', `${name} needs a key, and ${keyVariable} is not set.`, {
      hint: `Set ${keyVariable} in the environment or in .env, and start again.`,
    })
  }
  checkKeys(provider)
}

function unknown(name: string, known: readonly ChatProvider[]): AppError {
  const names = known.map((each) => each.name)
  const [near] = nearest(name, names, 1)
  return new AppError('config_invalid', `There is no provider ${JSON.stringify(name)}.`, {
    hint: near === undefined ? `Known: ${names.join(', ')}.` : `Did you mean ${near}?`,
  })
}
