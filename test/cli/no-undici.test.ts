import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textReply } from '../support/open-ai-replies.ts'
import { startProviderServer } from '../support/provider-server.ts'
import { sample } from '../support/run-program.ts'

/** Prints Node's own modules that the process has loaded when it ends. */
const listModules = `data:text/javascript,process.on('exit', () => process.stderr.write('MODULES ' + process.moduleLoadList.join()))`

async function nodeModules(args: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: mkdtempSync(join(tmpdir(), 'codewhisper-home-')), OPENAI_API_KEY: 'planted-key' }
  const child = spawn(process.execPath, ['--import', listModules, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [stderr] = await Promise.all([child.stderr.toArray(), once(child, 'close')])
  return Buffer.concat(stderr).toString()
}

test('a question to a provider does without undici, which would cost more than all the rest of the connection', async () => {
  const server = await startProviderServer(textReply('It is the tariff.'))
  const provider = ['--provider', 'openai', '--base-url', server.baseUrl]
  const loaded = await nodeModules(['dist/bin.js', ...sample, ...provider, '--query', 'What is it?'])
  await server.close()
  expect(server.requests).toHaveLength(1)
  expect(loaded).toContain('NativeModule http')
  expect(loaded).not.toContain('undici')
})

test('the platform gives it away when it is loaded, or the test above would prove nothing', async () => {
  expect(await nodeModules(['-e', 'new Headers()'])).toContain('undici')
})
