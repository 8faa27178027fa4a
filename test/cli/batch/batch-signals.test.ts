import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ProgramRun, runProgram } from '../../support/run-program.ts'
import { listDirectory } from './batch-command.ts'
import { limitingProvider, slowProvider } from './slow-provider.ts'

const batch = ['batch', 'list.md', '--out', 'docs', '--concurrency', '2']

function answersIn(cwd: string): number {
  return readFileSync(join(cwd, 'docs/journal.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"type":"answer"')).length
}

/** Runs it and lets the test send signals; the promise of the end is in an object, so that nobody waits for it too early. */
function startBatch(args: readonly string[], options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> }) {
  let seen = ''
  let send: ((name: NodeJS.Signals) => void) | undefined
  const end: Promise<ProgramRun> = runProgram([...batch, ...args], {
    ...options,
    onStart: (child) => {
      send = (name) => child.kill(name)
    },
    onStderr: (soFar) => {
      seen = soFar
    },
  })
  return {
    end,
    kill: (name: NodeJS.Signals) => send?.(name),
    async until(text: string): Promise<void> {
      while (!seen.includes(text)) await new Promise((done) => setTimeout(done, 20))
    },
  }
}

test('SIGINT once finishes what is in flight; the same command goes on', async () => {
  const cwd = listDirectory()
  const provider = await slowProvider()
  const run = startBatch(provider.args, { cwd, env: provider.env })
  await provider.asked(2)
  run.kill('SIGINT')
  await run.until('Finishing 2 questions; Ctrl-C again stops at once.')
  provider.answerAll()
  const { code, stdout } = await run.end
  expect([code, provider.server.requests.length, answersIn(cwd)]).toEqual([130, 2, 2])
  const [first, why, goOn] = stdout.split('\n')
  expect(first).toBe('4 questions: 2 answered, 2 not asked. 240 tokens. Index: docs/index.md')
  expect(why).toContain('2 questions not asked yet')
  expect(goOn).toMatch(/^To go on with the 2 that are left: codewhisper batch list\.md --out docs --concurrency 2 --code-dir /)
  const rest = startBatch(provider.args, { cwd, env: provider.env })
  await provider.asked(4)
  provider.answerAll()
  expect((await rest.end).stdout).toMatch(/^4 questions: 4 answered\. 240 tokens\./)
  expect([provider.server.requests.length, answersIn(cwd)]).toEqual([4, 4])
})

test.each([
  ['SIGINT twice', ['SIGINT', 'SIGINT'], 130],
  ['SIGTERM', ['SIGTERM'], 143],
] as const)('%s stops what is in flight', async (_, signals, code) => {
  const cwd = listDirectory()
  const provider = await slowProvider()
  const run = startBatch(provider.args, { cwd, env: provider.env })
  await provider.asked(2)
  for (const signal of signals) {
    run.kill(signal)
    // So far apart they come from fingers.
    if (signals.length > 1) await new Promise((done) => setTimeout(done, 400))
  }
  const ended = await run.end
  expect([ended.code, answersIn(cwd)]).toEqual([code, 0])
  expect(ended.stdout).toMatch(/^4 questions: 4 not asked\. Index: docs\/index\.md\n/)
})

test('a pause that the provider asks for is told, and that it goes on', async () => {
  const cwd = listDirectory()
  const { args, env } = await limitingProvider(2)
  const { code, stderr } = await startBatch([...args, '--concurrency', '1'], { cwd, env }).end
  expect(code).toBe(0)
  expect(stderr.split('\n').slice(1, 4)).toEqual([
    expect.stringMatching(/^Pause, [234] s: openai .*Too many requests/),
    'Going on.',
    expect.stringMatching(/^\[1\/4\] answered {2}programs\//),
  ])
})
