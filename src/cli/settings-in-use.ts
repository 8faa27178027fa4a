import type { App } from '../app/create-app.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import { usualRulesFile } from '../config/read-rules.ts'
import { switchProvider } from '../config/switch-provider.ts'
import { shownPath } from '../config/user-directories.ts'
import type { CommandContext } from './command-context.ts'
import type { ReplSettings, SettingsOutput, Wanted } from './repl/repl-settings.ts'

/** The settings of a conversation: those that it began with, until the user takes another provider or model. */
export class SettingsInUse implements ReplSettings<App> {
  readonly #context: CommandContext
  #config: CommandContext['config']

  constructor(context: CommandContext) {
    this.#context = context
    this.#config = context.config
  }

  get config() {
    return this.#config
  }

  get providers() {
    return this.#config.knownProviders
  }

  get provider() {
    return this.#config.chatProvider
  }

  get rulesFile() {
    return usualRulesFile(this.#config)
  }

  shown(path: string): string {
    return shownPath(path, { cwd: this.#context.io.cwd, home: this.#config.directories.home })
  }

  wouldAnswer(wanted: Wanted) {
    return switchProvider(this.#config, wanted).chatProvider
  }

  async offered(provider: ChatProvider, signal: AbortSignal) {
    const { offeredModels } = await import('../app/offered-models.ts')
    return offeredModels(provider, signal)
  }

  switchTo(wanted: Wanted) {
    const config = switchProvider(this.#config, wanted)
    this.#config = config
    return {
      about: { provider: config.chatProvider, fallbacks: config.fallbackProviders },
      change: async (app: App) => (await import('../app/answering-model.ts')).answerWith(app, config),
    }
  }

  async compact(...args: Parameters<ReplSettings<App>['compact']>) {
    const { compactConversation } = await import('../app/compact-conversation.ts')
    return compactConversation(...args)
  }

  async runCommand(name: 'config' | 'doctor', { print, note }: SettingsOutput): Promise<void> {
    const context: CommandContext = {
      ...this.#context,
      config: this.#config,
      json: false,
      note,
      print: (text) => print(text.endsWith('\n') ? text : `${text}\n`),
    }
    if (name === 'config') (await import('./commands/config.ts')).showConfig(context, { words: [], options: { origin: true } })
    else await (await import('./commands/doctor.ts')).doctor(context)
  }
}
