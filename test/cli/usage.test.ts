import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runProgram, sample } from '../support/run-program.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

test('--version and --help go to stdout with exit code 0', async () => {
  expect(await runProgram(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  const help = await runProgram(['--help'])
  expect(help).toMatchObject({ code: 0, stderr: '' })
  expect(help.stdout).toMatch(/^Usage: codewhisper \[options\] \[command\]/)
  expect((await runProgram(['skills', 'search', '--help'])).stdout).toContain('Usage: codewhisper skills search')
})

test.each([
  [['serach', 'x'], 'There is no command "serach". To ask a question: codewhisper --query "…".'],
  [['serach'], 'There is no command "serach". Did you mean search?'],
  [['what does X do'], 'There is no command "what does X do". To ask a question: codewhisper --query "…".'],
  [['--maxsteps', '3'], "unknown option '--maxsteps'"],
  [['--max-steps', 'many'], 'max-steps'],
  [['--max-steps', '0', '--query', 'x'], 'a whole number from 1 to 100'],
  [['--quiet', '--verbose', '--query', 'x'], 'exclude each other'],
  [['--query', '   '], 'query'],
  [['--query'], 'argument missing'],
  [['skills'], 'codewhisper skills needs a command. Commands: list, search, show, validate.'],
  [['skills', 'serch'], 'There is no command skills serch.'],
  [['search'], "missing required argument 'pattern'"],
  [['search', 'x', '--limit', 'ten'], '--limit must be a whole number'],
  [['--code-dir', '/no/such/dir', '--query', 'x'], '/no/such/dir does not exist'],
  [['--skills-dir', '/no/such/dir', 'skills', 'list'], '/no/such/dir does not exist'],
  [['--provider', 'opnai', '--query', 'x'], 'opnai'],
  [['--provider', 'openai', '--query', 'x'], 'OPENAI_API_KEY'],
  [['--base-url', 'http://example.test/v1', '--query', 'x'], 'http'],
])('%j could not run: one line on stderr, nothing on stdout, exit code 2', async (args, message) => {
  const run = await runProgram(args)
  expect(run).toMatchObject({ code: 2, stdout: '' })
  expect(run.stderr).toContain(message)
  expect(run.stderr).not.toMatch(/^\s+at /m)
})

test('with --json stdout holds one document also when it could not run; with --jsonl the last line is a result', async () => {
  const failed = { outcome: 'failed', error: { code: 'directory_missing' } }
  const json = await runProgram(['--json', '--code-dir', '/no/such/dir', '--query', 'x'])
  expect(json.code).toBe(2)
  expect(JSON.parse(json.stdout)).toMatchObject({ schema: 1, ...failed })
  const jsonl = await runProgram(['--jsonl', '--code-dir', '/no/such/dir', '--query', 'x'])
  expect(JSON.parse(jsonl.stdout)).toMatchObject({ type: 'result', ...failed })
})

test('without a question and without a terminal the question is read from stdin; an empty one is an error', async () => {
  const asked = await runProgram([...sample], { stdin: 'Which programs call WBDAYS?\n' })
  expect(asked).toMatchObject({ code: 0 })
  expect(asked.stdout).toContain('WBDAYS')
  expect(await runProgram([...sample], { stdin: '' })).toMatchObject({ code: 2, stdout: '' })
  expect(await runProgram([...sample])).toMatchObject({ code: 2, stdout: '' })
})
