import { AppError } from '../base/app-error.ts'
import { type ProviderHabits, type ProviderKind, providerPresets, usualHabits } from '../base/provider-presets.ts'
import { nearest } from '../base/text.ts'
import { baseUrl } from './base-url.ts'
import { badValue } from './config-error.ts'
import { configKeyNames, configKeys } from './config-keys.ts'
import { boolean, choice, integer, text, type ValueType } from './value-type.ts'

/** A provider that the user's config file describes. */
export interface OwnProvider {
  readonly name: string
  readonly kind: ProviderKind
  readonly baseUrl: string
  readonly keyVariable: string | undefined
  readonly model: string
  readonly contextWindow: number | undefined
  readonly habits: ProviderHabits
}

export interface UserConfig {
  /** Values by config key, as they stand in the file: their keys are known, their values not yet checked. */
  readonly values: Readonly<Record<string, unknown>>
  readonly providers: readonly OwnProvider[]
}

export const noUserConfig: UserConfig = { values: {}, providers: [] }

const variableName: ValueType<string> = {
  expected: 'the name of an environment variable, in capitals',
  parse: (value) => (/^[A-Z][A-Z0-9_]*$/.test(value) ? value : undefined),
  accept: (value) => (typeof value === 'string' ? variableName.parse(value) : undefined),
}

const providerKeys = ['kind', 'baseUrl', 'keyVariable', 'model', 'contextWindow', 'finishReason', 'streamUsage'] as const

/**
 * Reads the user's config file. `file` is its path as errors name it.
 * Throws `AppError` config_invalid for what is not JSON, for an unknown key (naming the nearest), and for a provider that is not whole.
 */
export function parseUserConfig(content: string, file: string): UserConfig {
  const { providers = {}, ...values } = object(parseJson(content, file), file)
  refuseUnknown(Object.keys(values), [...configKeyNames.filter((name) => configKeys[name].inUserConfig), 'providers'], file)
  const own = Object.entries(object(providers, `${file}: providers`))
  return { values, providers: own.map(([name, value]) => parseProvider(name, value, `${file}: providers.${name}`)) }
}

function parseJson(content: string, file: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, ' ')
    const position = /position (\d+)/.exec(reason)?.[1]
    const line = position === undefined ? '' : ` line ${content.slice(0, Number(position)).split('\n').length}`
    throw new AppError('config_invalid', `${file}${line} is not JSON: ${reason}.`, {
      hint: 'Correct the file, or move it away.',
      cause: error,
    })
  }
}

function object(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw badValue({ key: where, value, where, expected: 'a JSON object' })
}

function refuseUnknown(found: readonly string[], known: readonly string[], where: string): void {
  const unknown = found.find((name) => !known.includes(name))
  if (unknown === undefined) return
  const [near] = nearest(unknown, known, 1)
  throw new AppError('config_invalid', `${where} has the unknown key "${unknown}".`, {
    hint: near ? `Did you mean "${near}"?` : `Known keys: ${known.join(', ')}.`,
  })
}

function parseProvider(name: string, value: unknown, where: string): OwnProvider {
  if (name === 'auto' || providerPresets.some((preset) => preset.name === name)) {
    throw new AppError('config_invalid', `${where} has a name that is taken.`, { hint: 'Give the provider another name.' })
  }
  const fields = object(value, where)
  refuseUnknown(Object.keys(fields), providerKeys, where)
  const read = <T>(key: (typeof providerKeys)[number], type: ValueType<T>): T => {
    const accepted = type.accept(fields[key])
    if (accepted === undefined) throw badValue({ key, value: fields[key], where: `${where}.${key}`, expected: type.expected })
    return accepted
  }
  const optional = <T>(key: (typeof providerKeys)[number], type: ValueType<T>) => (fields[key] === undefined ? undefined : read(key, type))
  return {
    name,
    kind: optional('kind', choice(['open-ai-compatible', 'anthropic'])) ?? 'open-ai-compatible',
    baseUrl: read('baseUrl', baseUrl),
    keyVariable: optional('keyVariable', variableName),
    model: read('model', text),
    contextWindow: optional('contextWindow', integer(4096, 100_000_000)),
    habits: {
      finishReason: optional('finishReason', choice(['required', 'optional'])) ?? usualHabits.finishReason,
      streamUsage: optional('streamUsage', boolean) ?? usualHabits.streamUsage,
    },
  }
}
