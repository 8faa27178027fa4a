import { AppError } from '../base/app-error.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import { providerPresets } from '../base/provider-presets.ts'
import { Secret } from '../base/secret.ts'
import type { EnvEntry } from './env-file.ts'
import type { Origin } from './origin.ts'
import type { OwnProvider } from './user-config.ts'
import type { Environment } from './user-directories.ts'

/** The keys that a variable holds. */
export interface ProviderKeys {
  readonly variable: string
  readonly keys: readonly Secret[]
  readonly origin: Origin
}

/** The variables that may hold a provider key. */
export function keyVariables(own: readonly OwnProvider[]): string[] {
  return [...new Set([...providerPresets, ...own].flatMap((provider) => provider.keyVariable ?? []))]
}

interface KeySources {
  readonly env: Environment
  readonly envFile: { readonly name: string; readonly entries: ReadonlyMap<string, EnvEntry> } | undefined
}

/** The keys of `variable`, separated by commas, wherever it is set: the environment first, then the env file. The first that is found counts. */
export function readKeys(variable: string, { env, envFile }: KeySources): ProviderKeys[] {
  const entry = envFile?.entries.get(variable)
  return [
    { value: env[variable], origin: { layer: 'environment', where: `environment ${variable}` } as const },
    { value: entry?.value, origin: { layer: 'env-file', where: `${envFile?.name} line ${entry?.line}` } as const },
  ].flatMap(({ value, origin }) => {
    const keys = (value ?? '').split(',').flatMap((key) => key.trim() || [])
    return keys.length === 0 ? [] : [{ variable, keys: keys.map((key) => new Secret(key)), origin }]
  })
}

/** Throws `AppError` config_invalid, which does not hold the key, when a request header cannot carry it. */
export function checkKeys({ keyVariable, keys, keyOrigin }: Pick<ChatProvider, 'keyVariable' | 'keys' | 'keyOrigin'>): void {
  if (keys.every((key) => /^[\x21-\x7e]+$/.test(key.reveal()))) return
  throw new AppError('config_invalid', `${keyVariable} (${keyOrigin}) holds a space or a character that no key has.`, {
    hint: 'Set it again; several keys are separated by commas.',
  })
}
