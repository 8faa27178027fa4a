import { afterEach, beforeEach, expect, test } from 'vitest'
import { httpError } from '../support/open-ai-replies.ts'
import { type ProviderServer, plainReply, startProviderServer } from '../support/provider-server.ts'
import { runProgram, sample } from '../support/run-program.ts'

const key = 'sk-test-0123456789abcdefghij'
let server: ProviderServer
beforeEach(async () => {
  server = await startProviderServer()
})
afterEach(() => server.close())

const models = (...ids: string[]) =>
  plainReply(200, { 'content-type': 'application/json' }, JSON.stringify({ data: ids.map((id) => ({ id })) }))
const doctor = (...args: string[]) =>
  runProgram(['doctor', ...sample, '-p', 'openai', '--base-url', server.baseUrl, ...args], { env: { OPENAI_API_KEY: key } })

test('doctor says whom it asks, and whether the provider takes key and model', async () => {
  server.enqueue(models('gpt-6.1-terra', 'gpt-6.1-luna'))
  const run = await doctor()
  expect(run.stderr).toContain(`Asking openai gpt-6.1-terra at ${server.host}, key from environment OPENAI_API_KEY for its models.`)
  expect(run.stdout).toMatch(/^ok +provider openai +1 request, 0 failed, \d+ ms; offers 2 models, gpt-6\.1-terra among them$/m)
  expect(run.code).toBe(0)
})

test('a model that is not offered is a note with the nearest, a refused key a problem', async () => {
  server.enqueue(models('gpt-6.1-tera'))
  expect((await doctor()).stdout).toMatch(/^note +provider openai .* but gpt-6\.1-terra is not among them; near to it: gpt-6\.1-tera$/m)
  server.enqueue(httpError(401, 'no'))
  const run = await doctor()
  expect(run.stdout).toMatch(
    /^PROBLEM +provider openai +1 request, 1 failed, .* refused the key from environment OPENAI_API_KEY \(HTTP 401\)/m,
  )
  expect([run.code, run.stdout.includes(key)]).toEqual([1, false])
})

test('nobody is asked where nobody may be', async () => {
  const run = await runProgram(['doctor', ...sample, '--offline'], { env: { OPENAI_API_KEY: key } })
  expect([run.code, run.stderr, server.requests]).toEqual([0, '', []])
})
