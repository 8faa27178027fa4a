// Has V8 compile the program's files and keeps the code beside them (scripts/program-loader.ts). The program is run first, as its users do, so that
// the functions they need are compiled, and no others. Run by build.mjs, in a process of its own: node compile-program.mjs DIST
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { importTypeScript } from './import-typescript.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const dir = resolve(process.argv[2], 'program')
const { ProgramLoader, compiledCodePath, startFile } = await importTypeScript('scripts/program-loader.ts')

const home = mkdtempSync(join(tmpdir(), 'codewhisper-compile-'))
const server = fork(join(root, 'bench/provider-process.mjs'))
const [port] = await once(server, 'message')

const sample = ['--code-dir', 'sample-code', '--skills-dir', 'skills']
const question = [...sample, '--query', 'What is the minimum charge for a residential customer?']
// A third of those on the sample: what they need and the one above does not would be compiled while an answer is waited for.
const asked = readFileSync(join(root, 'evals/questions.jsonl'), 'utf8').trim().split('\n')
const offline = asked
  .filter((_, i) => i % 3 === 0)
  .map((line) => [...sample, '--query', JSON.parse(line).question, '--provider', 'offline'])
const commandLines = [
  ['search', 'LEAK', ...sample],
  ['skills', 'search', 'tariff', ...sample],
  // Twice: from the sources, then from the cache.
  ['structure', 'overview', ...sample],
  ['structure', 'callers', 'WBRATE', ...sample],
  [...question, '--provider', 'offline'],
  ...offline,
  [...question, '--provider', 'openai', '--base-url', `http://127.0.0.1:${port}/v1`],
  [...question, '--provider', 'anthropic', '--base-url', `http://127.0.0.1:${port}`],
]

const program = new ProgramLoader(dir, process.versions.node)
program.open(startFile)
const { main } = program.load('main.cjs')
program.load('process-io.cjs')
await run(['--help'], Readable.from([]))
await converse('/quit\r')
// Of the first file only what is needed up to the prompt: the prompt comes some 2 ms earlier than with the code of everything below as well.
const start = program.engine.without(() => program.scripts.get(startFile).createCachedData())
for (const argv of commandLines) await run(argv, Readable.from([]))
await converse(`${question.at(-1)}\r/help\r/quit\r`)

/** The terminal stays open: its end would be taken for a lost connection. */
async function converse(text) {
  const typed = new PassThrough()
  typed.write(text)
  await run([...sample, '--provider', 'offline'], Object.assign(typed, { isTTY: true }))
}

async function run(argv, stdin) {
  const errors = new PassThrough()
  const io = {
    stdin,
    stdout: Object.assign(new PassThrough().resume(), { isTTY: stdin.isTTY }),
    stderr: errors,
    env: { HOME: home, OPENAI_API_KEY: 'none', ANTHROPIC_API_KEY: 'none' },
    cwd: root,
    platform: process.platform,
    nodeVersion: process.versions.node,
    onSignal: () => () => {},
    onExit: () => () => {},
  }
  const code = await main(argv, io)
  // A question that nothing answers ends with 1.
  if (code > 1) throw new Error(`${argv.join(' ')} ended with ${code}: ${errors.read()}`)
}
for (const [name, script] of program.scripts) {
  const code = name === startFile ? start : script.createCachedData()
  writeFileSync(compiledCodePath(join(dir, name), process.versions.node), code)
}
server.disconnect()
rmSync(home, { recursive: true })
