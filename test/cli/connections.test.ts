import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformSync } from 'esbuild'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completionsWire } from '../support/completions-wire.ts'
import { goodAnswer, goodReply } from '../support/faults/fault.ts'
import { messagesWire } from '../support/messages-wire.ts'
import { type ProviderServer, plainReply, startProviderServer } from '../support/provider-server.ts'
import { runProgram, sample } from '../support/run-program.ts'
import { calling } from '../support/wire.ts'

let server: ProviderServer
let directory: string
beforeEach(async () => {
  server = await startProviderServer()
  directory = mkdtempSync(join(tmpdir(), 'codewhisper-sockets-'))
})
afterEach(() => server.close())

const logFile = () => join(directory, 'sought')
const sought = () => [...new Set(readFileSync(logFile(), 'utf8').trimEnd().split('\n'))]

/** What makes a program of Node run under the guard of every test, and tell whom it sought. */
function underGuard(): { readonly NODE_OPTIONS: string; readonly SOCKET_GUARD_LOG: string } {
  const preload = join(directory, 'socket-guard.mjs')
  writeFileSync(preload, transformSync(readFileSync('test/setup/socket-guard.ts', 'utf8'), { loader: 'ts' }).code)
  writeFileSync(logFile(), '')
  return { NODE_OPTIONS: `--import ${pathToFileURL(preload).href}`, SOCKET_GUARD_LOG: logFile() }
}

const elsewhere = 'https://elsewhere.invalid/v1'
const key = 'sk-test-0123456789abcdefghij'
/** What security.md F8 to F10 and F21, and the libraries' sources, know to trace, to redirect, to add headers, or to fetch tables. */
const hostile = {
  ...Object.fromEntries(
    ['LANGSMITH_TRACING', 'LANGSMITH_TRACING_V2', 'LANGCHAIN_TRACING', 'LANGCHAIN_TRACING_V2', 'LANGCHAIN_VERBOSE'].map((name) => [
      name,
      'true',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['LANGSMITH_ENDPOINT', 'LANGCHAIN_ENDPOINT', 'LANGSMITH_GATEWAY', 'LANGCHAIN_HUB_API_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
      ...['OPENAI_BASE_URL', 'OPENAI_API_BASE', 'AZURE_OPENAI_ENDPOINT', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_API_URL', 'TIKTOKEN_BASE_URL'],
      ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy'],
    ].map((name) => [name, elsewhere]),
  ),
  LANGSMITH_API_KEY: 'other-key-0123456789',
  LANGCHAIN_API_KEY: 'other-key-0123456789',
  ANTHROPIC_AUTH_TOKEN: 'other-key-0123456789',
  OPENAI_CUSTOM_HEADERS: 'Authorization: Bearer other-key-0123456789',
  ANTHROPIC_CUSTOM_HEADERS: 'X-Api-Key: other-key-0123456789',
  OPENAI_LOG: 'debug',
  ANTHROPIC_LOG: 'debug',
}

test.each([
  ['openai', 'OPENAI_API_KEY', completionsWire],
  ['anthropic', 'ANTHROPIC_API_KEY', messagesWire],
] as const)(
  'a whole question to %s, under a hostile environment: nobody but the configured host is sought',
  async (provider, name, wire) => {
    // Tools, a failed request, a finish without counted tokens: whatever makes a library want more than one request.
    server.enqueue(
      wire.stream([...calling('search_code', '{"pattern":"WBDAYS"}'), { finish: 'tool_calls' }, { done: true }]),
      plainReply(503, { 'retry-after': '0' }),
      goodReply(wire),
    )
    const question = ['--provider', provider, '--base-url', server.baseUrl, '--model', 'gpt-4o', '--query', 'Which programs call WBDAYS?']
    const run = await runProgram([...sample, ...question], { env: { ...hostile, ...underGuard(), [name]: key } })
    expect([run.code, run.stdout]).toEqual([0, expect.stringContaining(goodAnswer)])
    expect(sought()).toEqual([`connect ${server.host}`])
    expect(server.requests.map(({ headers }) => headers.authorization ?? headers['x-api-key'])).toEqual(
      server.requests.map(() => (provider === 'openai' ? `Bearer ${key}` : key)),
    )
    expect(server.requests).toHaveLength(3)
    expect(JSON.stringify(server.requests)).not.toContain('other-key')
    expect(run.stdout + run.stderr).not.toMatch(/other-key|0123456789|elsewhere/)
  },
)

test('the guard of a started program refuses and tells', () => {
  const script = "fetch('http://elsewhere.invalid/').catch(() => require('dns').lookup('x.invalid', () => {}))"
  const run = () => execFileSync(process.execPath, ['-e', script], { env: { ...process.env, ...underGuard() }, stdio: 'pipe' })
  expect(run).toThrow(/test tried to look up x\.invalid/)
  expect(sought()).toEqual(['connect elsewhere.invalid:80', 'look up x.invalid'])
})
