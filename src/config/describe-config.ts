import type { Config } from './config.ts'
import { type ConfigKeyName, configKeyNames, configKeys } from './config-keys.ts'

/** One line of `config show`. */
export interface ConfigRow {
  /** A config key, a key variable, or `directory: …`. */
  readonly key: string
  /** As text; keys of providers masked; empty when there is none. */
  readonly value: string
  readonly origin: string
}

/** Every value in use and where it came from: the settings in the table's order, then the key, then the user's directories. */
export function describeConfig(config: Config): ConfigRow[] {
  const { chatProvider, directories } = config
  const { keyVariable } = chatProvider
  const keyRow: ConfigRow[] = keyVariable
    ? [{ key: keyVariable, value: chatProvider.keys.join(', '), origin: chatProvider.keyOrigin ?? 'not set' }]
    : []
  return [
    ...configKeyNames.map((name) => describeKey(config, name)),
    ...keyRow,
    ...(['config', 'state', 'cache'] as const).map((name) => ({
      key: `directory: ${name}`,
      value: directories[name],
      origin: directories.origins[name],
    })),
  ]
}

function describeKey(config: Config, name: ConfigKeyName): ConfigRow {
  const origin = config.origins[name].where
  const { chatProvider, chatProviderOrigin } = config
  const inUse = { provider: chatProvider.name, model: chatProvider.model, baseUrl: chatProvider.baseUrl }
  if (name === 'provider' && chatProvider.name !== config.provider)
    return { key: name, value: inUse[name], origin: chatProviderOrigin.where }
  if ((name === 'model' || name === 'baseUrl') && inUse[name] !== config[name]) {
    return { key: name, value: inUse[name] ?? '', origin: `provider ${chatProvider.name}` }
  }
  const value = config[name]
  if (value === undefined || (Array.isArray(value) && value.length === 0))
    return { key: name, value: configKeys[name].defaultText ?? '', origin }
  return { key: name, value: Array.isArray(value) ? value.join(', ') : String(value), origin }
}
