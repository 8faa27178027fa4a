import { afterEach, beforeEach, expect, test } from 'vitest'
import * as anthropic from '../support/anthropic-replies.ts'
import * as openAi from '../support/open-ai-replies.ts'
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts'
import { runProgram } from '../support/run-program.ts'

const key = 'sk-test-0123456789abcdefghij'
let server: ProviderServer
beforeEach(async () => {
  server = await startProviderServer()
})
afterEach(() => server.close())

const models = (...args: readonly string[]) =>
  runProgram(['--provider', 'openai', '--base-url', server.baseUrl, ...args], { env: { OPENAI_API_KEY: key } })

const offered = openAi.modelsReply({ id: 'small-2' }, { id: 'large-1', name: 'The Large One', context_length: 200_000 }, { id: 'large-2' })

test('the models, the configured one marked; which host is asked is said', async () => {
  server.enqueue(offered)
  const run = await models('--model', 'large-1', 'models')
  expect(run).toEqual({
    code: 0,
    stdout: '*  large-1  200,000 tokens\n   large-2\n   small-2\n',
    stderr: `Asking openai at ${server.host}, key from environment OPENAI_API_KEY.\n`,
  })
})

test('words choose, in any case, also by the name for people; nothing that fits is exit code 1', async () => {
  server.enqueue(offered, offered, offered)
  expect((await models('--model', 'small-2', 'models', 'LARGE', '2')).stdout).toBe('   large-2\n')
  expect((await models('--model', 'small-2', 'models', 'the large')).stdout).toBe('   large-1  200,000 tokens\n')
  const none = await models('--model', 'small-2', 'models', 'tiny')
  expect(none).toMatchObject({ code: 1, stdout: '' })
  expect(none.stderr).toContain('Nothing fits in 3 models.\n')
})

test('--json; a configured model that is not offered is told with its nearest names', async () => {
  server.enqueue(offered)
  const run = await models('--json', '--model', 'large-11', 'models', 'large')
  expect(JSON.parse(run.stdout)).toEqual([
    { id: 'large-1', contextWindow: 200_000, configured: false },
    { id: 'large-2', contextWindow: null, configured: false },
  ])
  expect(run.stderr).toContain('The configured model large-11 is not in the list. Near to it: large-1, large-2.\n')
})

test("Ollama's names without a tag mean the tag latest", async () => {
  server.enqueue(openAi.modelsReply({ id: 'qwen3:latest' }, { id: 'qwen3:8b' }))
  const run = await runProgram(['--provider', 'ollama', '--base-url', server.baseUrl, 'models'])
  expect(run).toMatchObject({ code: 0, stdout: '   qwen3:8b\n*  qwen3:latest\n', stderr: `Asking ollama at ${server.host}.\n` })
})

test('Anthropic', async () => {
  server.enqueue(anthropic.modelsReply([{ id: 'claude-sonnet-5', display_name: 'Claude Sonnet 5', max_input_tokens: 1_000_000 }]))
  const run = await runProgram(['--provider', 'anthropic', '--base-url', `http://${server.host}`, 'models'], {
    env: { ANTHROPIC_API_KEY: key },
  })
  expect(run).toMatchObject({ code: 0, stdout: '*  claude-sonnet-5  1,000,000 tokens\n' })
  expect(server.requests.map(({ url, headers }) => [url, headers['x-api-key']])).toEqual([['/v1/models?limit=1000', key]])
})

test('offline there is one, and nobody is asked', async () => {
  expect(await runProgram(['--offline', 'models'])).toEqual({
    code: 0,
    stdout: '*  extractive\n',
    stderr: 'The embedded offline model is the only one; nothing leaves this machine.\n',
  })
})

test('a provider that refuses: one line, exit code 2, no key', async () => {
  server.enqueue(openAi.httpError(401, `Incorrect API key provided: ${key}`))
  const run = await models('models')
  expect(run).toMatchObject({ code: 2, stdout: '' })
  expect(run.stderr).toContain('refused the key from environment OPENAI_API_KEY (HTTP 401)')
  expect(run.stderr).not.toContain(key)
  expect(server.requests).toHaveLength(1)
})
