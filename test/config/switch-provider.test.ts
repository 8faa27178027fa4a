import { expect, test } from 'vitest'
import { describeConfig } from '../../src/config/describe-config.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { switchProvider } from '../../src/config/switch-provider.ts'
import { memoryDisk } from '../support/memory-disk.ts'

const keys = { OPENAI_API_KEY: 'sk-one-1234567890', ANTHROPIC_API_KEY: 'sk-ant-1234567890' }

function config(flags: Record<string, unknown>, env: Record<string, string> = {}) {
  return resolveConfig({ flags: flags as Record<string, string>, env: { HOME: '/home/u', ...env }, cwd: '/work', disk: memoryDisk({}) })
}

test('an address and a model stay with the provider that they were given for, and so do keys', () => {
  const began = config({ provider: 'openai', model: 'house-model', baseUrl: 'http://127.0.0.1:8000/v1' }, keys)
  const other = switchProvider(began, { provider: 'Anthropic' })
  expect(other.chatProvider).toMatchObject({
    name: 'anthropic',
    model: 'claude-sonnet-5',
    host: 'api.anthropic.com',
    keyOrigin: 'environment ANTHROPIC_API_KEY',
  })
  const back = switchProvider(other, { provider: 'openai' })
  expect(back.chatProvider).toEqual(began.chatProvider)
  expect(switchProvider(other, { model: 'claude-x' }).chatProvider).toEqual({ ...other.chatProvider, model: 'claude-x' })
  const row = (key: string) => describeConfig(other).find((each) => each.key === key)
  expect([row('provider'), row('baseUrl')]).toEqual([
    { key: 'provider', value: 'anthropic', origin: 'command /provider' },
    { key: 'baseUrl', value: 'https://api.anthropic.com', origin: 'provider anthropic' },
  ])
})

test('what cannot be asked is refused: a mistyped name, no key, a key that no header carries, offline', () => {
  const began = config({ provider: 'offline' }, { GEMINI_API_KEY: 'with space' })
  expect(() => switchProvider(began, { provider: 'opnai' })).toThrow('There is no provider "opnai".')
  expect(() => switchProvider(began, { provider: 'openai' })).toThrow('openai needs a key, and OPENAI_API_KEY is not set.')
  expect(() => switchProvider(began, { provider: 'gemini' })).toThrow('holds a space or a character that no key has.')
  expect(() => switchProvider(config({ offline: true }, keys), { provider: 'openai' })).toThrow(
    'openai cannot be asked: offline forbids every connection (flag --offline).',
  )
  expect(switchProvider(began, { provider: 'ollama' }).chatProvider.host).toBe('localhost:11434')
})

test('the embedded model needs nobody in its place; a fallback that now answers is none any more', () => {
  const began = config({ provider: 'openai', fallbackModels: ['anthropic', 'offline'] }, keys)
  const names = (changed: typeof began) => changed.fallbackProviders.map(({ name }) => name)
  expect(names(switchProvider(began, { provider: 'offline' }))).toEqual([])
  expect(names(switchProvider(began, { provider: 'anthropic' }))).toEqual(['offline'])
})
