import { join, resolve } from 'node:path'
import { AppError } from '../base/app-error.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { nearest } from '../base/text.ts'
import { chooseProvider } from './choose-provider.ts'
import type { Config } from './config.ts'
import type { ConfigDisk } from './config-disk.ts'
import { badValue } from './config-error.ts'
import { type ConfigKey, type ConfigKeyName, type ConfigValues, configKeyNames, configKeys } from './config-keys.ts'
import { type EnvEntry, parseEnvFile } from './env-file.ts'
import type { Origin } from './origin.ts'
import { keyVariables, readKeys } from './provider-keys.ts'
import { noUserConfig, parseUserConfig, type UserConfig } from './user-config.ts'
import { type Environment, expandHome, homeRelative, type UserDirectories, userDirectories } from './user-directories.ts'

/**
 * Exactly what was typed, by config key: the text of a flag's argument, a list of texts for a flag that may be repeated, the `value` of its
 * table entry for a flag without an argument. A flag that was not typed is absent.
 */
export type Flags = { readonly [K in ConfigKeyName]?: string | boolean | readonly string[] }

export interface ConfigSources {
  readonly flags: Flags
  readonly env: Environment
  readonly cwd: string
  readonly disk: ConfigDisk
  /** What `scrubEnvironment` took out of the environment before. */
  readonly removedVariables?: readonly string[]
}

interface EnvFile {
  /** As the user would name it. */
  readonly name: string
  readonly entries: ReadonlyMap<string, EnvEntry>
  /** It was found in the working directory and not named: whoever wrote the code may have written it. */
  readonly inProject: boolean
}

interface UserConfigFile extends UserConfig {
  readonly name: string
}

interface Loaded extends ConfigSources {
  readonly envFile: EnvFile | undefined
  readonly userConfig: UserConfigFile
  readonly directories: UserDirectories
}

interface Found {
  readonly raw: unknown
  readonly origin: Origin
}

const homeVariable = 'CODEWHISPER_HOME'
const foreignBaseUrlNames = ['OPENAI_BASE_URL', 'OPENAI_API_BASE', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_API_URL']
const pathKeys = ['skillsDirs', 'codeDirs', 'rules', 'debugLog'] as const

/**
 * Flags, environment, env file, the user's config file and defaults become one frozen value that knows where each of its parts came from.
 * Throws `AppError` config_invalid, naming key, value and origin. Whether the directories exist is `findDirectories`' question.
 */
export function resolveConfig(sources: ConfigSources): Config {
  const loaded = load(sources)
  const { values, origins, diagnostics } = resolveValues(loaded)
  const found = keyVariables(loaded.userConfig.providers).flatMap((variable) => readKeys(variable, loaded))
  const choice = chooseProvider({
    values,
    origins,
    own: loaded.userConfig.providers,
    keys: found,
    foreignBaseUrls: foreignBaseUrlNames.filter(
      (name) => sources.env[name] || sources.removedVariables?.includes(name) || loaded.envFile?.entries.has(name),
    ),
  })
  return deepFreeze({
    ...values,
    ...absolutePaths(values, loaded),
    origins,
    chatProvider: choice.chatProvider,
    chatProviderOrigin: choice.origin,
    fallbackProviders: choice.fallbacks,
    knownProviders: choice.known,
    directories: loaded.directories,
    secrets: found.flatMap((entry) => entry.keys),
    diagnostics: [...unknownVariables(loaded), ...diagnostics, ...choice.diagnostics],
  })
}

function load(sources: ConfigSources): Loaded {
  const directories = userDirectories(sources.env, sources.cwd)
  const path = join(directories.config, 'config.json')
  const name = homeRelative(path, directories.home)
  const content = sources.disk.readText(path)
  const userConfig = content === undefined ? noUserConfig : parseUserConfig(content, name)
  return { ...sources, directories, userConfig: { ...userConfig, name }, envFile: loadEnvFile(sources, directories) }
}

function loadEnvFile({ flags, cwd, disk }: ConfigSources, { home }: UserDirectories): EnvFile | undefined {
  const named = flags.envFile
  const name = typeof named === 'string' ? named : '.env'
  const content = disk.readText(resolve(cwd, expandHome(name, home)))
  if (content !== undefined) return { name, entries: parseEnvFile(content), inProject: named === undefined }
  if (named === undefined) return undefined
  throw new AppError('config_invalid', `--env-file ${name}: there is no such file.`, { hint: 'Correct the path, or leave the flag out.' })
}

interface Resolved {
  readonly values: ConfigValues
  readonly origins: Config['origins']
  readonly diagnostics: readonly Diagnostic[]
}

function resolveValues(loaded: Loaded): Resolved {
  const values: Record<string, unknown> = {}
  const origins: Record<string, Origin> = {}
  const diagnostics: Diagnostic[] = []
  for (const name of configKeyNames) {
    const { value, origin } = resolveKey(name, loaded, diagnostics)
    values[name] = value
    origins[name] = origin
  }
  // The loop has filled in exactly the keys of the table, whose type says what each holds.
  return { values: values as unknown as ConfigValues, origins: origins as unknown as Config['origins'], diagnostics }
}

function resolveKey(name: ConfigKeyName, loaded: Loaded, diagnostics: Diagnostic[]): { value: unknown; origin: Origin } {
  const key: ConfigKey<unknown> = configKeys[name]
  for (const found of findValues(name, key, loaded)) {
    const value = readValue(name, key, found)
    const refusal = found.origin.layer === 'env-file' && loaded.envFile?.inProject ? key.refusedInProject?.(value) : undefined
    if (refusal === undefined) return { value, origin: found.origin }
    diagnostics.push({
      level: 'warning',
      rule: 'not-from-project',
      message: `${key.variable} in ${found.origin.where} is ignored: ${refusal}.`,
    })
  }
  return { value: key.default, origin: { layer: 'default', where: 'default' } }
}

/** What the layers say about a key, the strongest first. An empty variable is one that is not set. */
function findValues(name: ConfigKeyName, key: ConfigKey<unknown>, { flags, env, envFile, userConfig }: Loaded): Found[] {
  const found: Found[] = []
  if (flags[name] !== undefined) found.push({ raw: flags[name], origin: { layer: 'flag', where: `flag ${flagName(key, flags[name])}` } })
  if (key.variable) {
    const value = env[key.variable]
    if (value) found.push({ raw: value, origin: { layer: 'environment', where: `environment ${key.variable}` } })
    const entry = envFile?.entries.get(key.variable)
    if (entry?.value) found.push({ raw: entry.value, origin: { layer: 'env-file', where: `${envFile?.name} line ${entry.line}` } })
  }
  if (userConfig.values[name] !== undefined) {
    found.push({ raw: userConfig.values[name], origin: { layer: 'user-config', where: `${userConfig.name}: ${name}` } })
  }
  return found
}

function flagName(key: ConfigKey<unknown>, typed: unknown): string {
  const flag = key.flags.find((candidate) => candidate.value === typed) ?? key.flags[0]
  return /--[a-z-]+/.exec(flag?.spec ?? '')?.[0] ?? ''
}

function readValue(name: ConfigKeyName, key: ConfigKey<unknown>, { raw, origin }: Found): unknown {
  const fromText = typeof raw === 'string' && origin.layer !== 'user-config' && !key.flags.some((flag) => flag.value === raw)
  const value = fromText ? key.type.parse(raw) : key.type.accept(raw)
  if (value === undefined) throw badValue({ key: name, value: raw, where: origin.where, expected: key.type.expected })
  return value
}

function absolutePaths(values: ConfigValues, { cwd, directories }: Loaded): Pick<ConfigValues, (typeof pathKeys)[number]> {
  const absolute = (path: string) => resolve(cwd, expandHome(path, directories.home))
  const { skillsDirs, codeDirs, rules, debugLog } = values
  return {
    skillsDirs: skillsDirs.map(absolute),
    codeDirs: codeDirs.map(absolute),
    rules: rules === undefined ? undefined : absolute(rules),
    debugLog: debugLog === undefined ? undefined : absolute(debugLog),
  }
}

/** Variables with our prefix that mean nothing: most likely mistyped. */
function unknownVariables({ env, envFile }: Loaded): Diagnostic[] {
  const known = configKeyNames.flatMap((name) => configKeys[name].variable ?? [])
  const warn = (name: string, where: string): Diagnostic => {
    if (name === homeVariable) {
      return { level: 'warning', rule: 'not-from-env-file', message: `${where}: ${name} is ignored there; set it in the environment.` }
    }
    const [near] = nearest(name, known, 1)
    const message = `${where}: ${name} is no setting of CodeWhisper${near ? `; did you mean ${near}?` : '.'}`
    return { level: 'warning', rule: 'unknown-variable', message }
  }
  const ours = (name: string) => name.startsWith('CODEWHISPER_') && !known.includes(name)
  const inEnv = Object.keys(env).filter((name) => ours(name) && name !== homeVariable)
  const inFile = [...(envFile?.entries ?? [])].filter(([name]) => ours(name))
  return [
    ...inEnv.map((name) => warn(name, 'environment')),
    ...inFile.map(([name, entry]) => warn(name, `${envFile?.name} line ${entry.line}`)),
  ]
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}
