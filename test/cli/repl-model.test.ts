import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { Io } from '../../src/base/io.ts'
import { createContext } from '../../src/cli/command-context.ts'
import type { ReplSettings } from '../../src/cli/repl/repl-settings.ts'
import { SettingsInUse } from '../../src/cli/settings-in-use.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { sampleAnswer } from '../render/sample-answer.ts'
import { memoryDisk } from '../support/memory-disk.ts'
import { startRepl } from './repl-harness.ts'

const io: Io = {
  stdin: new PassThrough(),
  stdout: new PassThrough(),
  stderr: new PassThrough(),
  env: {},
  cwd: '/work',
  platform: 'linux',
  nodeVersion: '20.0.0',
  onSignal: () => () => {},
  onExit: () => () => {},
}

/** Real settings; only the list of models does not come from the network. */
function settings(env: Record<string, string> = {}, flags: Record<string, string | boolean> = { provider: 'offline' }): ReplSettings {
  const config = resolveConfig({ flags, env: { HOME: '/home/u', ...env }, cwd: '/work', disk: memoryDisk({}) })
  const inUse = new SettingsInUse(createContext(io, config, []))
  inUse.offered = async ({ model }) => ({
    models: ['gpt-one', 'gpt-two'].map((id) => ({ id, configured: id === model })),
    nearest: undefined,
  })
  return inUse
}

async function run(lines: string, options = settings({ OPENAI_API_KEY: 'sk-1234567890abcdef' })) {
  const { provider } = options
  const repl = startRepl({ settings: options, about: { provider, fallbacks: [], codeDirs: ['ledger'], skillsDirs: [] } })
  expect(await repl.run(lines)).toBe(0)
  return { out: repl.written.out, err: repl.written.err.slice(repl.written.err.indexOf('quits.\n') + 7) }
}

test('/provider takes another one, says who answers before anything is asked, and that it sees the conversation', async () => {
  const { out, err } = await run('q\n/provider openai\n/provider\n/provider offline\n')
  expect(err).toBe(`openai gpt-6.1-terra at api.openai.com, key from environment OPENAI_API_KEY answers.
It will be sent the conversation so far with the next question; /reset forgets it.
Another one: /provider NAME
The embedded offline model answers; nothing leaves this machine.
`)
  expect(out).toContain('* openai ')
  expect(out.replace(/\s+/g, ' ')).toContain('anthropic claude-sonnet-5 at api.anthropic.com; ANTHROPIC_API_KEY is not set')
})

test('/provider refuses what cannot answer, and all stays as it was', async () => {
  expect((await run('/provider opnai\n/provider anthropic\n/status\n')).err).toBe(`There is no provider "opnai". Did you mean openai?
anthropic needs a key, and ANTHROPIC_API_KEY is not set. Set ANTHROPIC_API_KEY in the environment or in .env, and start again.
`)
  const offline = settings({ OPENAI_API_KEY: 'sk-1234567890abcdef' }, { offline: true })
  expect((await run('/provider openai\n/model openai:gpt-one\n', offline)).err).toMatch(
    /^(openai cannot be asked: offline forbids every connection.*\n){2}$/,
  )
})

test('/model lists what is offered and takes one of them, of another provider too; a mistyped one suggests', async () => {
  const asking = 'Asking openai at api.openai.com, key from environment OPENAI_API_KEY, for its models.\n'
  const answers = (model: string) => `openai ${model} at api.openai.com, key from environment OPENAI_API_KEY answers.\n`
  const { out, err } = await run('/model\n/model x\n/model openai:gpt-one\n/model\n/model gpt-tow\n/model anthropic\n/model gpt-two\n')
  expect(err).toBe(
    [
      'The embedded offline model answers; nothing leaves this machine.\nIt is the only one of its kind; /provider lists others.\n',
      'The embedded offline model has no others beside it. /provider lists who has.\n',
      `${asking}${answers('gpt-one')}`,
      `${answers('gpt-one')}${asking}`,
      `${asking}openai offers no model gpt-tow. Did you mean gpt-two?\n`,
      'anthropic is a provider. Did you mean /provider anthropic?\n',
      `${asking}${answers('gpt-two')}`,
    ].join(''),
  )
  expect(out).toBe('* gpt-one\n  gpt-two\n')
})

test('/compact says when there is nothing to do', async () => {
  const repl = startRepl({ app: { sendsNothing: true } })
  await repl.run('/compact\n')
  expect(repl.written.err).toContain('There is nothing to do: the embedded model has no limit')
  const one = startRepl({ ask: (question) => sampleAnswer({ question, answer: 'a' }) })
  await one.run('/compact\nq\n/compact\nr\n/compact\n')
  expect(one.written.err).toContain('There is nothing to do: no question stands before the last one.\n'.repeat(2))
  expect(one.written.err).toContain('There is nothing to gain: the older turns are as short as a summary.\n')
})

test('/rules shows the rules in force and where to write more', async () => {
  const repl = startRepl({ app: { rules: [{ path: '/work/house.md', text: 'Say **ledger**.' }] } })
  await repl.run('/rules\n')
  expect(repl.written.out).toBe('Say ledger.\n')
  expect(repl.written.err).toContain(
    '/work/house.md, 1 line:\nWrite rules to /home/u/.config/codewhisper/rules.md, or name a file with --rules;',
  )
})
