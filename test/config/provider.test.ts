import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { AppError } from '../../src/base/app-error.ts'
import { describeConfig } from '../../src/config/describe-config.ts'
import { findDirectories } from '../../src/config/find-directories.ts'
import { type Flags, resolveConfig } from '../../src/config/resolve-config.ts'
import { memoryDisk } from '../support/memory-disk.ts'

interface Setup {
  readonly flags?: Flags
  readonly env?: Record<string, string>
  readonly dotenv?: string
  readonly userConfig?: object
  readonly removedVariables?: readonly string[]
}

function resolved({ flags = {}, env = {}, dotenv, userConfig, removedVariables = [] }: Setup) {
  const files: Record<string, string> = {}
  if (dotenv !== undefined) files['/work/.env'] = dotenv
  if (userConfig !== undefined) files['/home/u/.config/codewhisper/config.json'] = JSON.stringify(userConfig)
  return resolveConfig({ flags, env: { HOME: '/home/u', ...env }, cwd: '/work', disk: memoryDisk(files), removedVariables })
}

function chosen(setup: Setup): string {
  const { chatProvider, chatProviderOrigin } = resolved(setup)
  return `${chatProvider.name} ${chatProvider.model} ${chatProvider.host ?? '-'} | ${chatProviderOrigin.where} | key ${chatProvider.keyOrigin ?? '-'}`
}

function failure(setup: Setup): string[] {
  try {
    resolved(setup)
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.message, error.hint ?? '']
    throw error
  }
  throw new Error('there was no error')
}

const openai = { OPENAI_API_KEY: 'k1' }
const gemini = { GEMINI_API_KEY: 'k2' }

test('auto: the first preset whose key is set, else offline', () => {
  expect([
    chosen({ env: { ...gemini, ...openai } }),
    chosen({ env: gemini }),
    chosen({ dotenv: 'OPENROUTER_API_KEY=k3' }),
    chosen({ env: { ANTHROPIC_API_KEY: 'k4' } }),
    chosen({ env: { OPENAI_API_KEY: ' , ' } }),
    chosen({ flags: { baseUrl: 'http://localhost:9/v1' } }),
    chosen({ flags: { model: 'm' }, env: gemini }),
  ]).toEqual([
    'openai gpt-6.1-terra api.openai.com | environment OPENAI_API_KEY | key environment OPENAI_API_KEY',
    'gemini gemini-3.8-flash generativelanguage.googleapis.com | environment GEMINI_API_KEY | key environment GEMINI_API_KEY',
    'openrouter ~anthropic/claude-sonnet-latest openrouter.ai | .env line 1 | key .env line 1',
    'anthropic claude-sonnet-5 api.anthropic.com | environment ANTHROPIC_API_KEY | key environment ANTHROPIC_API_KEY',
    'offline extractive - | default: no provider key is set | key -',
    'openai gpt-6.1-terra localhost:9 | flag --base-url | key -',
    'gemini m generativelanguage.googleapis.com | environment GEMINI_API_KEY | key environment GEMINI_API_KEY',
  ])
})

test('a key goes to its own host, or to the base URL that the user gave', () => {
  const at = (setup: Setup) => resolved(setup).chatProvider
  expect(at({ env: openai })).toMatchObject({ baseUrl: 'https://api.openai.com/v1', keyRequired: true })
  expect(at({ env: { ...openai, CODEWHISPER_BASE_URL: 'https://gate.invalid/v1' } })).toMatchObject({
    baseUrl: 'https://gate.invalid/v1',
    keyRequired: false,
    keyOrigin: 'environment OPENAI_API_KEY',
  })
  expect(at({ flags: { provider: 'ollama' }, env: openai })).toMatchObject({ keys: [], keyVariable: undefined, keyRequired: false })
  expect(at({ flags: { provider: 'gemini' }, env: openai })).toMatchObject({ keys: [], keyRequired: true })
})

test('several keys, the environment before the .env', () => {
  const { chatProvider, secrets } = resolved({ env: { OPENAI_API_KEY: ' k1 ,k2,' }, dotenv: 'OPENAI_API_KEY=k3' })
  expect(chatProvider.keys.map((key) => key.reveal())).toEqual(['k1', 'k2'])
  expect(secrets.map((key) => key.reveal())).toEqual(['k1', 'k2', 'k3'])
})

test('a key that cannot be one is refused without being shown; one that nobody uses is not looked at', () => {
  const [code, message] = failure({ env: { OPENAI_API_KEY: 'se cret' } })
  expect([code, message]).toEqual([
    'config_invalid',
    'OPENAI_API_KEY (environment OPENAI_API_KEY) holds a space or a character that no key has.',
  ])
  expect(chosen({ env: { ...openai, GEMINI_API_KEY: 'se cret' } })).toMatch(/^openai /)
})

test('an own provider of the user config file', () => {
  const providers = { corp: { baseUrl: 'https://corp.invalid/v1', keyVariable: 'CORP_KEY', model: 'm', contextWindow: 8192 } }
  const setup = { userConfig: { providers, provider: 'corp' }, env: { CORP_KEY: 'k9' } }
  expect(chosen(setup)).toBe('corp m corp.invalid | ~/.config/codewhisper/config.json: provider | key environment CORP_KEY')
  expect(resolved(setup).chatProvider).toMatchObject({ kind: 'open-ai-compatible', keyRequired: true, contextWindow: 8192 })
})

test('an own provider may speak another protocol and have habits of its own', () => {
  const own = { kind: 'anthropic', baseUrl: 'https://corp.invalid', model: 'm', finishReason: 'optional', streamUsage: false }
  const { chatProvider } = resolved({ userConfig: { providers: { corp: own }, provider: 'corp' } })
  expect(chatProvider).toMatchObject({ kind: 'anthropic', habits: { finishReason: 'optional', streamUsage: false } })
  const wrong = { corp: { ...own, finishReason: 'never' } }
  expect(failure({ userConfig: { providers: wrong } })[1]).toContain('finishReason must be one of required, optional, not "never"')
})

test('fallbacks: a model of the provider, provider:model, a provider, offline; names of models may hold a colon', () => {
  const providers = { corp: { baseUrl: 'https://corp.invalid/v1', model: 'm' } }
  const fallbackModels = ['gpt-small', 'gemini:gemini-9', 'corp', 'corp:big:latest', 'qwen3:8b', 'offline']
  const flags = { provider: 'openai', baseUrl: 'https://gate.invalid/v1', contextWindow: '5000', fallbackModels }
  const { fallbackProviders } = resolved({ flags, env: { ...openai, ...gemini }, userConfig: { providers } })
  expect(fallbackProviders.map(({ name, model, host, contextWindow }) => [name, model, host, contextWindow])).toEqual([
    ['openai', 'gpt-small', 'gate.invalid', 5000],
    ['gemini', 'gemini-9', 'generativelanguage.googleapis.com', undefined],
    ['corp', 'm', 'corp.invalid', undefined],
    ['corp', 'big:latest', 'corp.invalid', undefined],
    ['openai', 'qwen3:8b', 'gate.invalid', 5000],
    ['offline', 'extractive', undefined, undefined],
  ])
  expect(resolved({ env: { ...openai, CODEWHISPER_FALLBACK_MODEL: 'a, b:c' } }).fallbackModels).toEqual(['a', 'b:c'])
})

test('a fallback that needs a key and has none is an error at once', () => {
  expect(failure({ flags: { fallbackModels: ['gemini'] }, env: openai })).toEqual([
    'config_invalid',
    'fallbackModels names "gemini" (flag --fallback-model), but GEMINI_API_KEY is not set.',
    'Set GEMINI_API_KEY, or leave the fallback out.',
  ])
})

test('offline has no fallback, and says that one was given in vain', () => {
  const config = resolved({ flags: { offline: true, fallbackModels: ['gemini'] } })
  expect([config.fallbackProviders, config.diagnostics.map(({ rule }) => rule)]).toEqual([[], ['ignored-offline']])
})

test('an unknown provider', () => {
  expect(failure({ flags: { provider: 'opnai' } })).toEqual([
    'config_invalid',
    'provider is "opnai" (flag --provider), which is no provider.',
    `Did you mean "openai"? Known: auto, openai, openrouter, anthropic, gemini, ollama, offline; the user's config file may describe others.`,
  ])
})

test('offline beats whatever is weaker and contradicts what is not', () => {
  expect([
    chosen({ flags: { offline: true }, env: openai }),
    chosen({ flags: { offline: true }, env: { ...openai, CODEWHISPER_PROVIDER: 'openai' } }),
    chosen({ env: { CODEWHISPER_OFFLINE: '1' }, userConfig: { provider: 'ollama' } }),
    chosen({ flags: { provider: 'offline' }, env: openai }),
    chosen({ env: { CODEWHISPER_OFFLINE: '0', ...openai }, userConfig: { offline: true } }),
  ]).toEqual([
    'offline extractive - | flag --offline | key -',
    'offline extractive - | flag --offline | key -',
    'offline extractive - | environment CODEWHISPER_OFFLINE | key -',
    'offline extractive - | flag --provider | key -',
    'openai gpt-6.1-terra api.openai.com | environment OPENAI_API_KEY | key environment OPENAI_API_KEY',
  ])
  expect(failure({ flags: { provider: 'ollama' }, env: { CODEWHISPER_OFFLINE: '1' } })).toEqual([
    'config_invalid',
    'provider is "ollama" (flag --provider), but offline forbids every connection (environment CODEWHISPER_OFFLINE).',
    'Leave out one of the two: flag --provider, or environment CODEWHISPER_OFFLINE.',
  ])
  expect(failure({ flags: { provider: 'openai', offline: true }, env: openai })[0]).toBe('config_invalid')
})

test('what was typed and has no effect is said', () => {
  const said = (setup: Setup) => resolved(setup).diagnostics.map((diagnostic) => diagnostic.message)
  expect(said({ flags: { model: 'm' } })).toEqual(['flag --model is ignored: the offline model answers (default: no provider key is set).'])
  expect(said({ flags: { offline: true }, env: { CODEWHISPER_MODEL: 'm' } })).toEqual([])
  const elsewhere =
    'OPENAI_BASE_URL is not used: requests go to https://api.openai.com/v1. To send them elsewhere, set CODEWHISPER_BASE_URL.'
  expect(said({ env: openai, removedVariables: ['OPENAI_BASE_URL'] })).toEqual([elsewhere])
  expect(said({ env: openai, dotenv: 'OPENAI_BASE_URL=https://gate.invalid' })).toEqual([elsewhere])
  expect(said({ env: gemini, removedVariables: ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL'] })).toEqual([])
  expect(said({ env: { ANTHROPIC_API_KEY: 'k' }, removedVariables: ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL'] })).toEqual([
    'ANTHROPIC_BASE_URL is not used: requests go to https://api.anthropic.com. To send them elsewhere, set CODEWHISPER_BASE_URL.',
  ])
})

test('config show: every value in use, where it came from, the key masked', () => {
  const key = 'sk-0123456789abcdef'
  const config = resolved({ env: { OPENAI_API_KEY: key }, flags: { maxSteps: '3', codeDirs: ['a', 'b'] } })
  const rows = describeConfig(config)
  expect(rows.map(({ key, value, origin }) => `${key} = ${value} (${origin})`)).toEqual([
    'skillsDirs = /work/skills (default)',
    'codeDirs = /work/a, /work/b (flag --code-dir)',
    'exclude = none (default)',
    'ignore = true (default)',
    'provider = openai (environment OPENAI_API_KEY)',
    'model = gpt-6.1-terra (provider openai)',
    'baseUrl = https://api.openai.com/v1 (provider openai)',
    'fallbackModels = none (default)',
    "contextWindow = the model's (default)",
    'rules = none (default)',
    'allowSecrets = false (default)',
    'debugLog = none (default)',
    'query = none (default)',
    'session = a new one that is kept, or with --query none (default)',
    'maxHistory = 20 (default)',
    'maxSteps = 3 (flag --max-steps)',
    'encoding = auto (default)',
    'offline = false (default)',
    'requireCitations = false (default)',
    'envFile = ./.env when present (default)',
    'output = rendered (default)',
    'color = true (default)',
    'verbosity = normal (default)',
    'OPENAI_API_KEY = sk-…cdef (environment OPENAI_API_KEY)',
    'directory: config = /home/u/.config/codewhisper (default)',
    'directory: state = /home/u/.local/state/codewhisper (default)',
    'directory: cache = /home/u/.cache/codewhisper (default)',
  ])
  expect([inspect(config, { depth: null }), JSON.stringify(config)].join()).not.toContain(key)
})

test('directories: a missing default is a note, a missing named one an error', () => {
  const disk = memoryDisk({}, ['/work', '/work/a'])
  expect(findDirectories(resolved({ flags: { codeDirs: ['a', '/work/a'] } }), disk)).toEqual({
    skillsDirs: [],
    codeDirs: ['/work/a'],
    diagnostics: [
      {
        level: 'info',
        rule: 'directory-missing',
        message: 'There is no skills directory ./skills here; --skills-dir <dir> names one.',
        path: '/work/skills',
      },
    ],
  })
  expect(() => findDirectories(resolved({ env: { CODEWHISPER_CODE_DIR: 'none' } }), disk)).toThrow(
    expect.objectContaining({
      code: 'directory_missing',
      message: 'The code directory /work/none does not exist or is no directory (environment CODEWHISPER_CODE_DIR).',
    }),
  )
})
