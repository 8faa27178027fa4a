import type { Usage } from '../../answer/answer.ts'
import type { OnAnswerEvent } from '../../answer/event.ts'
import type { Conversation } from '../../app/conversation.ts'
import type { OfferedModels } from '../../app/offered-models.ts'
import type { ChatProvider } from '../../base/chat-provider.ts'
import type { ReplAbout, ReplApp } from './repl-deps.ts'

export interface SettingsOutput {
  print(text: string): void
  note(line: string): void
}

/** Without a provider the model is one of the present provider's. */
export interface Wanted {
  readonly provider?: string
  readonly model?: string
}

/** Who answers, and the other settings, as commands of the REPL see and change them. */
export interface ReplSettings<App extends ReplApp = ReplApp> {
  /** Everyone who may be chosen. */
  readonly providers: readonly ChatProvider[]
  /** Who answers now. */
  readonly provider: ChatProvider
  /** Where the user's rules are looked for, absolute. */
  readonly rulesFile: string
  /** Where `path` stands, as the user would name it. */
  shown(path: string): string
  /** Who would answer after `switchTo`. Throws `AppError` when it cannot be. */
  wouldAnswer(wanted: Wanted): ChatProvider
  /** Asks a provider, over the network, which models it offers. */
  offered(provider: ChatProvider, signal: AbortSignal): Promise<OfferedModels>
  /** Takes another provider or model from now on. Throws `AppError` when it cannot be. */
  switchTo(wanted: Wanted): {
    readonly about: Pick<ReplAbout, 'provider' | 'fallbacks'>
    /** The app in which it answers. */
    change(app: App): Promise<App>
  }
  /** Has older turns summarised by the model. */
  compact(
    app: App,
    conversation: Conversation,
    options: { readonly signal: AbortSignal; readonly onEvent: OnAnswerEvent },
  ): Promise<{ readonly summarised: number; readonly usage: Usage }>
  /** Does what the command of the shell does, with the settings as they are now. */
  runCommand(name: 'config' | 'doctor', output: SettingsOutput): Promise<void>
}
