import type { ChatModel, ProviderHealth } from '../answer/chat-model.ts'
import type { Redact } from '../base/redact.ts'
import type { Config } from '../config/config.ts'
import { openDebugLog } from '../store/debug-log.ts'
import type { App } from './create-app.ts'

interface AnsweringOptions {
  readonly redact: Redact
  /** Takes the place of the configured one. */
  readonly model?: ChatModel | undefined
  readonly patience?: 'interactive' | 'batch' | undefined
}

/** The part of an app that depends on who answers. */
export function answeringModel(
  config: Config,
  { redact, model: given, patience }: AnsweringOptions,
): Pick<App, 'config' | 'sendsNothing' | 'model' | 'moreModel' | 'health'> {
  let model: Promise<ChatModel> | undefined
  let health: () => readonly ProviderHealth[] = () => []
  return {
    config,
    sendsNothing: given === undefined && [config.chatProvider, ...config.fallbackProviders].every(({ kind }) => kind === 'offline'),
    model() {
      model ??= given
        ? Promise.resolve(given)
        : import('../models/create-chat-model.ts').then((m) =>
            m.createChatModel(config.chatProvider, {
              fallbacks: config.fallbackProviders,
              patience,
              log: config.debugLog === undefined ? undefined : openDebugLog(config.debugLog, redact),
            }),
          )
      return model.then((made) => {
        health = () => made.health()
        return made
      })
    },
    async moreModel(page) {
      const offline = config.knownProviders.find(({ kind }) => kind === 'offline')
      if (offline === undefined) throw new Error('the presets hold the embedded model')
      return (await import('../models/create-chat-model.ts')).createChatModel(offline, { page })
    },
    health: () => health(),
  }
}

/** The same app, in which another model answers from now on. */
export function answerWith<Whole extends App>(app: Whole, config: Config): Whole {
  return { ...app, ...answeringModel(config, { redact: app.redact }) }
}
