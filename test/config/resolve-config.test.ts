import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { AppError } from '../../src/base/app-error.ts'
import { encodingNames as named } from '../../src/base/encoding-names.ts'
import type { Config } from '../../src/config/config.ts'
import { type ConfigKeyName, configKeyNames, configKeys } from '../../src/config/config-keys.ts'
import { type ConfigSources, type Flags, resolveConfig } from '../../src/config/resolve-config.ts'
import { encodingNames } from '../../src/files/text-format.ts'
import { memoryDisk } from '../support/memory-disk.ts'

interface Setup {
  readonly flags?: Flags
  readonly env?: Record<string, string>
  /** `.env` of the working directory. */
  readonly dotenv?: string
  readonly userConfig?: unknown
  readonly files?: Record<string, string>
  readonly removedVariables?: readonly string[]
}

function sources({ flags = {}, env = {}, dotenv, userConfig, files = {}, removedVariables }: Setup = {}): ConfigSources {
  const all: Record<string, string> = { ...files }
  if (dotenv !== undefined) all['/work/.env'] = dotenv
  if (userConfig !== undefined) {
    all['/home/u/.config/codewhisper/config.json'] = typeof userConfig === 'string' ? userConfig : JSON.stringify(userConfig)
  }
  return { flags, env: { HOME: '/home/u', ...env }, cwd: '/work', disk: memoryDisk(all), ...(removedVariables && { removedVariables }) }
}

const resolved = (setup?: Setup): Config => resolveConfig(sources(setup))

/** `message` and `hint` of the AppError that resolution ends with. */
function failure(setup: Setup): string[] {
  try {
    resolved(setup)
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.message, error.hint ?? '']
    throw error
  }
  throw new Error('there was no error')
}

const messages = (config: Config) => config.diagnostics.map(({ rule, message }) => `${rule}: ${message}`)

test('with nothing given, the defaults answer offline', () => {
  const { origins, directories, chatProvider, chatProviderOrigin, knownProviders, secrets, diagnostics, ...values } = resolved()
  expect(knownProviders).toContain(chatProvider)
  expect(values).toEqual({
    skillsDirs: ['/work/skills'],
    codeDirs: ['/work'],
    exclude: [],
    ignore: true,
    provider: 'auto',
    model: undefined,
    baseUrl: undefined,
    fallbackModels: [],
    fallbackProviders: [],
    contextWindow: undefined,
    rules: undefined,
    allowSecrets: false,
    debugLog: undefined,
    query: undefined,
    maxHistory: 20,
    maxSteps: 15,
    encoding: 'auto',
    offline: false,
    requireCitations: false,
    envFile: undefined,
    output: 'rendered',
    color: true,
    verbosity: 'normal',
  })
  expect(Object.values(origins)).toEqual(configKeyNames.map(() => ({ layer: 'default', where: 'default' })))
  expect(directories).toEqual({
    home: '/home/u',
    config: '/home/u/.config/codewhisper',
    state: '/home/u/.local/state/codewhisper',
    cache: '/home/u/.cache/codewhisper',
    origins: { config: 'default', state: 'default', cache: 'default' },
  })
  expect(chatProvider).toEqual({
    name: 'offline',
    kind: 'offline',
    model: 'extractive',
    baseUrl: undefined,
    host: undefined,
    keyVariable: undefined,
    keys: [],
    keyOrigin: undefined,
    keyRequired: false,
    contextWindow: undefined,
    habits: { finishReason: 'required', streamUsage: true },
  })
  expect(chatProviderOrigin.where).toBe('default: no provider key is set')
  expect([secrets, diagnostics]).toEqual([[], []])
})

test('each layer gives way to the one above it, and every value knows where it came from', () => {
  const userConfig = { maxSteps: 1, model: 'from-user-config' }
  const dotenv = '# settings\nCODEWHISPER_MAX_STEPS=2\n'
  const env = { CODEWHISPER_MAX_STEPS: '3' }
  const seen = [
    resolved({ userConfig }),
    resolved({ userConfig, dotenv }),
    resolved({ userConfig, dotenv, env }),
    resolved({ userConfig, dotenv, env, flags: { maxSteps: '4' } }),
  ]
  expect(seen.map((config) => [config.maxSteps, config.origins.maxSteps])).toEqual([
    [1, { layer: 'user-config', where: '~/.config/codewhisper/config.json: maxSteps' }],
    [2, { layer: 'env-file', where: '.env line 2' }],
    [3, { layer: 'environment', where: 'environment CODEWHISPER_MAX_STEPS' }],
    [4, { layer: 'flag', where: 'flag --max-steps' }],
  ])
  expect(seen.map((config) => config.model)).toEqual(Array(4).fill('from-user-config'))
})

test('the value is frozen, all the way down', () => {
  const config = resolved({ env: { OPENAI_API_KEY: 'k1' } })
  for (const part of [config, config.origins, config.codeDirs, config.chatProvider, config.chatProvider.keys]) {
    expect(Object.isFrozen(part)).toBe(true)
  }
})

test('lists, paths, booleans and the flags without argument', () => {
  const config = resolved({
    flags: { skillsDirs: ['s1', '~/s2'], exclude: ['*.bak', '**/old/**'], ignore: false, output: 'json', requireCitations: true },
    env: { CODEWHISPER_CODE_DIR: '/abs:rel::', CODEWHISPER_VERBOSE: 'yes', NO_COLOR: '0', CODEWHISPER_OFFLINE: 'On' },
  })
  expect(config).toMatchObject({
    skillsDirs: ['/work/s1', '/home/u/s2'],
    codeDirs: ['/abs', '/work/rel'],
    exclude: ['*.bak', '**/old/**'],
    ignore: false,
    output: 'json',
    requireCitations: true,
    verbosity: 'verbose',
    color: false,
    offline: true,
  })
  expect([config.origins.ignore.where, config.origins.output.where]).toEqual(['flag --no-ignore', 'flag --json'])
  expect(resolved({ flags: { verbosity: 'quiet' } })).toMatchObject({
    verbosity: 'quiet',
    origins: { verbosity: { where: 'flag --quiet' } },
  })
})

test('an empty variable is not set; an empty flag is wrong', () => {
  expect(resolved({ env: { CODEWHISPER_MODEL: '', NO_COLOR: '' } })).toMatchObject({ model: undefined, color: true })
  expect(failure({ flags: { model: '' } })).toEqual([
    'config_invalid',
    'model must be a text that is not empty, not "" (flag --model).',
    'Correct or remove it: flag --model.',
  ])
})

test('errors name key, value and origin', () => {
  expect(failure({ env: { CODEWHISPER_MAX_STEPS: 'many' } })).toEqual([
    'config_invalid',
    'maxSteps must be a whole number from 1 to 100, not "many" (environment CODEWHISPER_MAX_STEPS).',
    'Correct or remove it: environment CODEWHISPER_MAX_STEPS.',
  ])
  const wrong: [Setup, string][] = [
    [{ flags: { maxSteps: '0' } }, 'maxSteps must be a whole number from 1 to 100, not "0" (flag --max-steps).'],
    [{ flags: { maxSteps: '1e1' } }, 'maxSteps must be a whole number from 1 to 100, not "1e1" (flag --max-steps).'],
    [{ dotenv: '\nCODEWHISPER_OFFLINE=maybe' }, 'offline must be true or false (1 or 0, yes or no, on or off), not "maybe" (.env line 2).'],
    [
      { userConfig: { maxHistory: '5' } },
      'maxHistory must be a whole number from 0 to 1,000, not "5" (~/.config/codewhisper/config.json: maxHistory).',
    ],
  ]
  expect(wrong.map(([setup]) => failure(setup)[1])).toEqual(wrong.map(([, message]) => message))
  expect(failure({ flags: { encoding: 'klingon' } })[1]).toBe(
    `encoding must be one of ${encodingNames.join(', ')}, not "klingon" (flag --encoding).`,
  )
})

test('a mistyped variable is a warning with the nearest name; other variables are none of our business', () => {
  const config = resolved({
    env: { CODEWHISPER_MODLE: 'x', OTHER: 'y' },
    dotenv: 'DATABASE_URL=z\nCODEWHISPER_HOME=/x\nCODEWHISPER_QQQQQQQQ=1',
  })
  expect(messages(config)).toEqual([
    'unknown-variable: environment: CODEWHISPER_MODLE is no setting of CodeWhisper; did you mean CODEWHISPER_MODEL?',
    'not-from-env-file: .env line 2: CODEWHISPER_HOME is ignored there; set it in the environment.',
    'unknown-variable: .env line 3: CODEWHISPER_QQQQQQQQ is no setting of CodeWhisper.',
  ])
})

test('a .env that lies in the directory may not say where requests go, nor allow connections, nor choose an own provider', () => {
  const own = { providers: { corp: { baseUrl: 'https://corp.invalid/v1', model: 'm' } } }
  const dotenv = [
    'CODEWHISPER_BASE_URL=https://evil.invalid/v1',
    'CODEWHISPER_OFFLINE=0',
    'CODEWHISPER_PROVIDER=corp',
    'CODEWHISPER_MODEL=m1',
    'OPENAI_API_KEY=k1',
  ].join('\n')
  const config = resolved({ dotenv, userConfig: { ...own, offline: true } })
  expect(config).toMatchObject({ baseUrl: undefined, offline: true, provider: 'auto', model: 'm1', chatProvider: { name: 'offline' } })
  expect(messages(config)).toEqual([
    'not-from-project: CODEWHISPER_PROVIDER in .env line 3 is ignored: only a preset may be named there: openai, openrouter, anthropic, gemini, ollama, offline.',
    'not-from-project: CODEWHISPER_BASE_URL in .env line 1 is ignored: it decides where code and key are sent; give it as a flag, in the environment or in a named --env-file.',
    'not-from-project: CODEWHISPER_OFFLINE in .env line 2 is ignored: a file that lies in the directory may forbid connections, not allow them.',
  ])
  expect(resolved({ dotenv: 'CODEWHISPER_OFFLINE=1', env: { OPENAI_API_KEY: 'k1' } }).chatProvider.name).toBe('offline')
})

test('a named env file may, it replaces ./.env, and it has to exist', () => {
  const files = { '/work/my.env': 'CODEWHISPER_BASE_URL=https://gate.invalid/v1/\nexport OPENAI_API_KEY="k1" # mine' }
  const config = resolved({ files, dotenv: 'CODEWHISPER_MODEL=unused', flags: { envFile: 'my.env' } })
  expect(config).toMatchObject({
    model: undefined,
    baseUrl: 'https://gate.invalid/v1',
    origins: { baseUrl: { layer: 'env-file', where: 'my.env line 1' } },
    chatProvider: { name: 'openai', host: 'gate.invalid', keyOrigin: 'my.env line 2' },
  })
  expect(failure({ flags: { envFile: 'none.env' } })[1]).toBe('--env-file none.env: there is no such file.')
})

test('nothing of a .env but what is documented is taken', () => {
  const config = resolved({
    dotenv: 'OPENAI_BASE_URL=https://evil.invalid\nLANGSMITH_TRACING=true\nHOME=/evil\nXDG_CONFIG_HOME=/evil\nPATH=/evil',
  })
  expect(inspect(config, { depth: null })).not.toContain('evil')
})

test('the user config file: unknown keys, own providers, what is no JSON', () => {
  const file = '~/.config/codewhisper/config.json'
  expect(failure({ userConfig: { modell: 'x' } })).toEqual([
    'config_invalid',
    `${file} has the unknown key "modell".`,
    'Did you mean "model"?',
  ])
  expect(failure({ userConfig: { query: 'x' } })[1]).toBe(`${file} has the unknown key "query".`)
  expect(failure({ userConfig: [] })[1]).toBe(`${file} must be a JSON object, not "[]" (${file}).`)
  expect(failure({ userConfig: '{\n  "model": "x"\n  "maxSteps": 1\n}' })[1]).toMatch(
    /^~\/\.config\/codewhisper\/config\.json line 3 is not JSON: /,
  )
  const provider = (value: unknown, name = 'corp') => failure({ userConfig: { providers: { [name]: value } } })[1]
  expect([
    provider({ baseUrl: 'http://corp.invalid', model: 'm' }),
    provider({ baseUrl: 'https://corp.invalid' }),
    provider({ baseUrl: 'https://corp.invalid', model: 'm', key: 'secret' }),
    provider({ baseUrl: 'https://corp.invalid', model: 'm', keyVariable: 'corp key' }),
    provider({ baseUrl: 'https://corp.invalid', model: 'm' }, 'openai'),
  ]).toEqual([
    `baseUrl must be an https address (http only on this machine) without user name, password, query or fragment, not "http://corp.invalid" (${file}: providers.corp.baseUrl).`,
    `model must be a text that is not empty, not "undefined" (${file}: providers.corp.model).`,
    `${file}: providers.corp has the unknown key "key".`,
    `keyVariable must be the name of an environment variable, in capitals, not "corp key" (${file}: providers.corp.keyVariable).`,
    `${file}: providers.openai has a name that is taken.`,
  ])
})

test('CODEWHISPER_HOME moves all directories, else XDG does, absolute paths only', () => {
  const files = { '/elsewhere/config.json': '{"maxSteps": 7}' }
  const moved = resolved({ env: { CODEWHISPER_HOME: '/elsewhere' }, files })
  expect(moved).toMatchObject({ maxSteps: 7, origins: { maxSteps: { where: '/elsewhere/config.json: maxSteps' } } })
  const variable = 'environment CODEWHISPER_HOME'
  expect(moved.directories).toEqual({
    home: '/home/u',
    config: '/elsewhere',
    state: '/elsewhere/state',
    cache: '/elsewhere/cache',
    origins: { config: variable, state: variable, cache: variable },
  })
  expect(resolved({ env: { XDG_CONFIG_HOME: '/c', XDG_STATE_HOME: 'relative', XDG_CACHE_HOME: '/k' } }).directories).toEqual({
    home: '/home/u',
    config: '/c/codewhisper',
    state: '/home/u/.local/state/codewhisper',
    cache: '/k/codewhisper',
    origins: { config: 'environment XDG_CONFIG_HOME', state: 'default', cache: 'environment XDG_CACHE_HOME' },
  })
})

test('base URLs: https, or http on this machine, and nothing secret in them', () => {
  const accepted = ['https://a.invalid/v1', 'https://a.invalid/v1//', 'http://localhost:1/v1', 'http://127.0.0.2:1', 'http://[::1]:1/v1']
  expect(accepted.map((baseUrl) => resolved({ flags: { baseUrl } }).baseUrl)).toEqual([
    'https://a.invalid/v1',
    'https://a.invalid/v1',
    'http://localhost:1/v1',
    'http://127.0.0.2:1',
    'http://[::1]:1/v1',
  ])
  const refused = [
    'http://a.invalid',
    'http://127.0.0.1.a.invalid',
    'http://localhost.a.invalid',
    'https://user:hunter22@a.invalid/',
    'https://a.invalid/?key=sk-aaaaaaaaaaaaaaaaaaaa',
    'https://a.invalid/#x',
    'ftp://a.invalid',
    'a.invalid',
  ]
  for (const baseUrl of refused) {
    const [code, message] = failure({ flags: { baseUrl } })
    expect([baseUrl, code]).toEqual([baseUrl, 'config_invalid'])
    expect(message).not.toMatch(/hunter22|aaaaaaaa/)
  }
})

test('the table is whole: every key resolves from every place it names', () => {
  const text: { readonly [K in ConfigKeyName]?: string } = {
    provider: 'ollama',
    baseUrl: 'https://a.invalid',
    contextWindow: '9000',
    maxHistory: '3',
    maxSteps: '3',
    encoding: 'cp037',
    offline: '1',
    color: '1',
    verbosity: '1',
  }
  for (const name of configKeyNames) {
    const { variable, flags, inUserConfig, default: standard } = configKeys[name]
    if (variable) expect(resolved({ env: { [variable]: text[name] ?? 'x' } }).origins[name].layer).toBe('environment')
    for (const flag of flags) {
      if (name === 'envFile') continue
      expect(resolved({ flags: { [name]: flag.value ?? text[name] ?? 'x' } }).origins[name].layer).toBe('flag')
    }
    if (inUserConfig && standard !== undefined && !(Array.isArray(standard) && standard.length === 0)) {
      expect(resolved({ userConfig: { [name]: standard } }).origins[name].layer).toBe('user-config')
    }
  }
})

test('files are absolute, relative to the working directory, and a home may be written ~', () => {
  expect(resolved({ flags: { rules: 'house.md', debugLog: '~/log' } })).toMatchObject({ rules: '/work/house.md', debugLog: '/home/u/log' })
})

test('fallbacks and rules are not taken from a .env that lies in the directory', () => {
  const config = resolved({ dotenv: 'CODEWHISPER_FALLBACK_MODEL=gpt-x\nCODEWHISPER_RULES=rules.md', env: { OPENAI_API_KEY: 'k1' } })
  expect([config.fallbackProviders, config.rules]).toEqual([[], undefined])
  expect(messages(config)).toEqual([
    expect.stringMatching(/^not-from-project: CODEWHISPER_FALLBACK_MODEL in .env line 1 is ignored: /),
    expect.stringMatching(/^not-from-project: CODEWHISPER_RULES in .env line 2 is ignored: /),
  ])
})

test('encodings that can be named are those that can be read', () => {
  expect([...named].sort()).toEqual([...encodingNames].sort())
})
