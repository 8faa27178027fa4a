import type { ProviderHabits, ProviderKind } from './provider-presets.ts'
import type { Secret } from './secret.ts'

/** The provider that answers, as configuration decided it and as a model is made from it. */
export interface ChatProvider {
  readonly name: string
  readonly kind: ProviderKind
  readonly model: string
  /** Without a slash at the end; undefined when nothing leaves the machine. */
  readonly baseUrl: string | undefined
  /** `host` or `host:port` of the base URL. */
  readonly host: string | undefined
  readonly keyVariable: string | undefined
  /** Empty when the provider needs none or none is set. */
  readonly keys: readonly Secret[]
  /** Where the keys came from, in words (`environment OPENAI_API_KEY`); undefined when there are none. */
  readonly keyOrigin: string | undefined
  /** Without a key no request is worth sending. */
  readonly keyRequired: boolean
  /** Tokens, as configured; undefined when it is for the model's library or the preset to know. */
  readonly contextWindow: number | undefined
  readonly habits: ProviderHabits
}
