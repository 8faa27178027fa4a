import type { ChatProvider } from '../base/chat-provider.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import type { Secret } from '../base/secret.ts'
import type { ConfigKeyName, ConfigValues } from './config-keys.ts'
import type { Origin } from './origin.ts'
import type { UserDirectories } from './user-directories.ts'

/** The working configuration. Nothing after it sees flags, files or the environment (style.md, habit 4). Frozen, all the way down. */
export interface Config extends ConfigValues {
  readonly origins: { readonly [K in ConfigKeyName]: Origin }
  /** Who answers, with base URL, model and keys. */
  readonly chatProvider: ChatProvider
  /** Why this provider: the origin of its name, or of the key that made `auto` choose it. */
  readonly chatProviderOrigin: Origin
  /** Who answers when that one cannot, in this order. */
  readonly fallbackProviders: readonly ChatProvider[]
  /** Everyone who might be chosen in its place. */
  readonly knownProviders: readonly ChatProvider[]
  readonly directories: UserDirectories
  /** Every provider key that was found, used or not: what a redactor has to hide. */
  readonly secrets: readonly Secret[]
  /** What was ignored, and why; in the order of discovery. */
  readonly diagnostics: readonly Diagnostic[]
}
