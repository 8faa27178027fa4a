import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
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
  expect((await doctor()).stdout).toMatch(
    /^note +provider openai .* but gpt-6\.1-terra is not among them; near to it: gpt-6\.1-tera\n +→ --model gpt-6\.1-tera$/m,
  )
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

const checks = z.array(
  z.strictObject({
    name: z.string(),
    status: z.enum(['ok', 'note', 'problem']),
    detail: z.string().min(1),
    fix: z.string().min(1).optional(),
  }),
)

/** What doctor says of a home, as JSON. */
async function told(home: string, ...args: string[]) {
  const run = await runProgram(['doctor', ...sample, '--offline', '--json', ...args], { env: { CODEWHISPER_HOME: home } })
  return { code: run.code, checks: checks.parse(JSON.parse(run.stdout)) }
}

const newHome = () => mkdtempSync(join(tmpdir(), 'codewhisper-doctor-'))

test('all is well: caches, index, state and sessions are told, and nothing is complained of', async () => {
  const home = newHome()
  await runProgram(['structure', 'status', ...sample], { env: { CODEWHISPER_HOME: home } })
  const { code, checks } = await told(home)
  expect([code, checks.filter(({ status }) => status !== 'ok')]).toEqual([0, []])
  const detail = (name: string) => checks.find((check) => check.name === name)?.detail
  expect(detail('cache')).toMatch(new RegExp(`^0\\.\\d MB in ${home}/cache$`))
  expect(detail('index')).toMatch(/^of this code kept, 0\.\d MB, written 20\d\d-/)
  expect(detail('sessions')).toBe(`0 sessions, 0.0 MB in ${home}/state/sessions`)
})

test('every complaint comes with what mends it', async () => {
  const home = newHome()
  const empty = newHome()
  mkdirSync(join(home, 'state/sessions'), { recursive: true, mode: 0o755 })
  writeFileSync(join(home, 'state/sessions/20261122-abc.jsonl'), 'no session\n')
  writeFileSync(join(home, 'cache'), 'no directory')
  const { code, checks } = await told(home, '--code-dir', empty, '--skills-dir', empty)
  const complaints = checks.filter(({ status }) => status !== 'ok')
  expect(code).toBe(1)
  expect(complaints.filter(({ fix }) => fix === undefined)).toEqual([])
  expect(complaints).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: 'problem', fix: expect.stringContaining('--code-dir DIR') }),
      {
        name: 'cache',
        status: 'note',
        detail: expect.stringContaining(`${home}/cache cannot be written (E`),
        fix: expect.stringContaining('chmod u+rwx'),
      },
      { name: 'state', status: 'note', detail: expect.stringContaining('other users'), fix: `chmod go-rwx ${home}/state` },
      {
        name: 'sessions',
        status: 'note',
        detail: expect.stringContaining('line 1 is damaged'),
        fix: expect.stringContaining('codewhisper sessions delete 20261122-abc'),
      },
    ]),
  )
})

test('a key that is missing is a problem that nobody is asked about', async () => {
  const run = await runProgram(['doctor', ...sample, '-p', 'openai'])
  expect(run.stdout).toMatch(/^PROBLEM +key +OPENAI_API_KEY is not set\n +→ export OPENAI_API_KEY=…, or --provider offline$/m)
  expect([run.code, run.stderr]).toEqual([1, ''])
})
