import { AppError } from '../base/app-error.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { type ProviderPreset, providerPresets } from '../base/provider-presets.ts'
import { nearest } from '../base/text.ts'
import { type ConfigValues, configKeys } from './config-keys.ts'
import { atLeastAsStrong, type Origin } from './origin.ts'
import { checkKeys, type ProviderKeys } from './provider-keys.ts'
import type { OwnProvider } from './user-config.ts'

type ProviderValues = Pick<ConfigValues, 'provider' | 'model' | 'baseUrl' | 'offline' | 'fallbackModels' | 'contextWindow'>

interface ChooseInput {
  readonly values: ProviderValues
  readonly origins: { readonly [K in keyof ProviderValues]: Origin }
  readonly own: readonly OwnProvider[]
  /** The keys that are set, one entry a variable. */
  readonly keys: readonly ProviderKeys[]
  /** Variables that other programs read a base URL from, as far as they are set. */
  readonly foreignBaseUrls: readonly string[]
}

interface Choice {
  readonly chatProvider: ChatProvider
  readonly origin: Origin
  readonly fallbacks: readonly ChatProvider[]
  /** Everyone who might be chosen, in the order of the presets and then of the user's file; the chosen one among them. */
  readonly known: readonly ChatProvider[]
  readonly diagnostics: readonly Diagnostic[]
}

interface Spec extends ProviderPreset {
  /** The context window is the user's word, not a guess of ours. */
  readonly own: boolean
}

const offline = 'offline'

/**
 * Who answers, and who does when that one cannot. Throws `AppError` config_invalid for an unknown provider, a provider that contradicts `offline`,
 * a key that cannot be one, and a fallback that needs a key and has none.
 */
export function chooseProvider(input: ChooseInput): Choice {
  const specs: readonly Spec[] = [
    ...providerPresets.map((preset) => ({ ...preset, own: false })),
    ...input.own.map((provider) => ({ ...provider, own: true })),
  ]
  const { name, origin } = chooseName(input)
  const spec = specs.find((candidate) => candidate.name === name)
  if (!spec) throw unknownProvider(name, origin, specs)
  const remote = spec.kind !== offline
  const chatProvider = describe(spec, input, remote ? input.values.model : undefined)
  const others = remote ? fallbacks(input, spec, specs) : []
  for (const provider of [chatProvider, ...others]) checkKeys(provider)
  return {
    chatProvider,
    origin,
    fallbacks: others,
    known: specs.map((each) => (each === spec ? chatProvider : describe(each, input, undefined, spec.name))),
    diagnostics: [...ignoredByOffline(input, remote, origin), ...ignoredBaseUrl(input, spec)],
  }
}

/** `spec` with the user's address, keys and context window; those are meant for the chosen provider, whose name is `main`. */
function describe(spec: Spec, { values, keys: allKeys }: ChooseInput, model: string | undefined, main = spec.name): ChatProvider {
  const keys = allKeys.find((candidate) => candidate.variable === spec.keyVariable)
  const ownAddress = spec.name === main ? values.baseUrl : undefined
  const baseUrl = spec.kind === offline ? undefined : (ownAddress ?? spec.baseUrl)
  return {
    name: spec.name,
    kind: spec.kind,
    model: model ?? spec.model,
    baseUrl,
    host: baseUrl === undefined ? undefined : new URL(baseUrl).host,
    keyVariable: spec.keyVariable,
    keys: keys?.keys ?? [],
    keyOrigin: keys?.origin.where,
    // A server of one's own, reached with a preset's name, may well want no key.
    keyRequired: spec.keyVariable !== undefined && (spec.own || ownAddress === undefined),
    contextWindow: (spec.name === main ? values.contextWindow : undefined) ?? (spec.own ? spec.contextWindow : undefined),
    habits: spec.habits,
  }
}

/** Each is a provider, `provider:model`, or else a model of the chosen provider; names of models may themselves hold a colon. */
function fallbacks(input: ChooseInput, main: Spec, specs: readonly Spec[]): ChatProvider[] {
  const origin = input.origins.fallbackModels.where
  return input.values.fallbackModels.map((text) => {
    const [, prefix = text, rest] = /^([^:]+):(.+)$/s.exec(text) ?? []
    const spec = specs.find((candidate) => candidate.name === prefix)
    const provider = spec ? describe(spec, input, spec.kind === offline ? undefined : rest, main.name) : describe(main, input, text)
    if (provider.keyRequired && provider.keys.length === 0) {
      throw new AppError('config_invalid', `fallbackModels names "${text}" (${origin}), but ${provider.keyVariable} is not set.`, {
        hint: `Set ${provider.keyVariable}, or leave the fallback out.`,
      })
    }
    return provider
  })
}

function chooseName(input: ChooseInput): { readonly name: string; readonly origin: Origin } {
  const { values, origins } = input
  if (values.offline && values.provider !== offline) {
    if (values.provider !== 'auto' && atLeastAsStrong(origins.provider, origins.offline)) throw contradiction(input)
    return { name: offline, origin: origins.offline }
  }
  if (values.provider !== 'auto') return { name: values.provider, origin: origins.provider }
  for (const preset of providerPresets) {
    const keys = input.keys.find((candidate) => candidate.variable === preset.keyVariable)
    if (keys) return { name: preset.name, origin: keys.origin }
  }
  if (values.baseUrl !== undefined) return { name: 'openai', origin: origins.baseUrl }
  return { name: offline, origin: { layer: 'default', where: 'default: no provider key is set' } }
}

function contradiction({ values, origins }: ChooseInput): AppError {
  return new AppError(
    'config_invalid',
    `provider is "${values.provider}" (${origins.provider.where}), but offline forbids every connection (${origins.offline.where}).`,
    { hint: `Leave out one of the two: ${origins.provider.where}, or ${origins.offline.where}.` },
  )
}

function unknownProvider(name: string, origin: Origin, specs: readonly Spec[]): AppError {
  const names = ['auto', ...specs.map((spec) => spec.name)]
  const [near] = nearest(name, names, 1)
  return new AppError('config_invalid', `provider is "${name}" (${origin.where}), which is no provider.`, {
    hint: `${near ? `Did you mean "${near}"? ` : ''}Known: ${names.join(', ')}; the user's config file may describe others.`,
  })
}

/** A model or an address was typed, but nobody is asked over the network: said, since the answer will be another one than expected. */
function ignoredByOffline({ origins }: ChooseInput, remote: boolean, because: Origin): Diagnostic[] {
  if (remote) return []
  const typed = (['model', 'baseUrl', 'fallbackModels'] as const).filter((key) => origins[key].layer === 'flag')
  return typed.map((key) => ({
    level: 'warning',
    rule: 'ignored-offline',
    message: `${origins[key].where} is ignored: the offline model answers (${because.where}).`,
  }))
}

/** Someone who set such a variable expects requests to go there; that they go elsewhere must not be a surprise. */
function ignoredBaseUrl({ values, foreignBaseUrls }: ChooseInput, spec: Spec): Diagnostic[] {
  if (spec.own || values.baseUrl !== undefined) return []
  const meant = foreignBaseUrls.filter((variable) => variable.startsWith(`${spec.name.toUpperCase()}_`))
  return meant.map((variable) => ({
    level: 'warning',
    rule: 'variable-not-used',
    message: `${variable} is not used: requests go to ${spec.baseUrl}. To send them elsewhere, set ${configKeys.baseUrl.variable}.`,
  }))
}
