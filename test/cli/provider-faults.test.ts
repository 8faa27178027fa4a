import { afterEach, beforeEach, expect, test } from 'vitest'
import { httpError, stream, textReply } from '../support/open-ai-replies.ts'
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts'
import { type RunOptions, runProgram, sample } from '../support/run-program.ts'

// A few cells of the matrix in test/models/fault-matrix.test.ts, as somebody at a terminal meets them.

const key = 'sk-test-0123456789abcdefghij'
let server: ProviderServer
beforeEach(async () => {
  server = await startProviderServer()
})
afterEach(() => server.close())

async function ask(args: readonly string[] = [], options: RunOptions = {}) {
  const question = ['--provider', 'openai', '--base-url', server.baseUrl, '--model', 'm', '--query', 'Which programs call WBDAYS?']
  const run = await runProgram([...sample, ...question, ...args], { ...options, env: { OPENAI_API_KEY: key } })
  expect(run.stdout + run.stderr).not.toContain(key)
  return { ...run, stderr: run.stderr.replaceAll(server.host, 'HOST').split('\n') }
}

test('connection refused: the first retry is told at once, the error is one line, stdout stays empty', async () => {
  await server.close()
  const seen = new Map<string, number>()
  const run = await ask([], {
    onStderr: (text) => {
      for (const words of ['Answering with', 'Trying again'])
        if (text.includes(words) && !seen.has(words)) seen.set(words, performance.now())
    },
  })
  expect([run.code, run.stdout.trim()]).toEqual([1, ''])
  expect(run.stderr).toEqual([
    'Answering with openai m at HOST, key from environment OPENAI_API_KEY.',
    expect.stringMatching(
      /^Trying again in [12](\.\d)? s \(attempt 2\): openai \(http:\/\/HOST\/v1\) cannot be reached at HOST: ECONNREFUSED$/,
    ),
    'codewhisper: openai (http://HOST/v1) cannot be reached at HOST: ECONNREFUSED. Check the network and the base URL; `--offline` answers without a provider.',
    '',
  ])
  // Two seconds are promised; the rest is for a machine that has much else to do.
  expect((seen.get('Trying again') ?? Number.NaN) - (seen.get('Answering with') ?? 0)).toBeLessThan(5000)
})

test('--quiet tells the error and nothing else; stdout is empty', async () => {
  server.enqueue(httpError(401, 'no'))
  const run = await ask(['--quiet'])
  expect([run.code, run.stdout, run.stderr.length]).toEqual([1, '', 2])
  expect(run.stderr[0]).toMatch(/^codewhisper: openai \(http:\/\/HOST\/v1\) refused the key/)
})

test('a refused key: no second request, and which key it was', async () => {
  server.enqueue(httpError(401, `Incorrect API key provided: ${key}`))
  const run = await ask()
  expect([run.code, run.stdout.trim(), server.requests.length]).toEqual([1, '', 1])
  expect(run.stderr[1]).toBe(
    'codewhisper: openai (http://HOST/v1) refused the key from environment OPENAI_API_KEY (HTTP 401): Incorrect API key provided: [redacted]. Check OPENAI_API_KEY, and what the key may use.',
  )
})

test('a stream that is cut, then a good one: the answer is printed once and whole', async () => {
  server.enqueue(stream([{ delta: { content: 'Half of it is ' } }]), textReply('Two ', 'programs.'))
  const run = await ask()
  expect([run.code, run.stdout]).toEqual([0, expect.stringMatching(/^Two programs\.\n/)])
  expect(run.stderr.join('\n')).toMatch(/Trying again in .* ended without saying that it is complete\./)
})

test('nobody there, and --fallback-model offline: it answers, after saying so', async () => {
  await server.close()
  const run = await ask(['--fallback-model', 'offline'])
  expect([run.code, run.stdout]).toEqual([0, expect.stringMatching(/`cbl\/\w+\.cbl:\d+/)])
  expect(run.stderr.join('\n')).toMatch(/cannot be reached at HOST: ECONNREFUSED\. Asking the embedded offline model instead\./)
})
