import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type * as Library from '../src/index.ts'
import type { Measurement } from './measurement.d.ts'

const total = 2000
/** Different questions; each is asked again with other contexts, and every answer is computed. */
const different = 100
const floorQuestions = 200
const bin = join(process.cwd(), 'dist/bin.js')
const places = ['--code-dir', 'sample-code', '--skills-dir', 'skills', '--provider', 'offline']

/** A batch of 2,000 questions without a language model: how fast, in how much memory, how much journal; then going on with what is finished, and a check. */
export async function run(): Promise<Measurement[]> {
  const home = mkdtempSync(join(tmpdir(), 'batch-bench-'))
  try {
    const list = writeList(home)
    const out = join(home, 'docs')
    const batch = ['batch', list, '--out', out, ...places]
    // The index of the code is built beforehand.
    launch(home, [...batch, '--dry-run'])
    launch(home, ['--query', 'What does WBRATE do?', ...places])
    const floor = await asksPerSecond(home)
    const whole = await runWhole(home, batch)
    const finished = Math.min(...[1, 2, 3].map(() => launch(home, batch)))
    const check = Math.min(...[1, 2, 3].map(() => launch(home, ['batch', 'check', out, ...places])))
    const start = launch(home, ['--version'])
    const memory = whole.megabytes
    const listed = memory.map((each, at) => `${((at + 1) * total) / 4}: ${each.toFixed(1)}`).join(', ')
    const journal = statSync(join(out, 'journal.jsonl')).size
    return [
      {
        name: `batch of ${total} questions`,
        ours: total / whole.seconds,
        floor,
        unit: 'questions/s',
        note: `launch to exit; floor: ${floorQuestions} of them by ask in a loop`,
      },
      {
        name: 'batch: living objects',
        ours: memory.at(-1) ?? Number.NaN,
        floor: memory[0] ?? Number.NaN,
        unit: 'MB',
        note: `aim flat; after ${listed}`,
      },
      { name: 'batch: journal', ours: journal / total / 1024, unit: 'KiB', note: 'a question' },
      { name: `batch: a finished run of ${total} again`, ours: finished, floor: start, unit: 'ms', note: 'aim 2,000 ms' },
      { name: `batch check of ${total} pages`, ours: check, floor: start, unit: 'ms', note: 'nothing has changed' },
    ]
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

function sampleQuestions(): string[] {
  const lines = readFileSync('evals/questions.jsonl', 'utf8').trimEnd().split('\n')
  const questions = lines.map((line): string | undefined => JSON.parse(line).question)
  // Conversations are measured elsewhere.
  return questions.filter((question) => question !== undefined).slice(0, different)
}

function writeList(home: string): string {
  const list = join(home, 'list.jsonl')
  const questions = sampleQuestions()
  const lines = Array.from({ length: total }, (_, at) => {
    const round = Math.floor(at / questions.length) + 1
    return JSON.stringify({ question: questions[at % questions.length], context: `For volume ${round}.`, section: `Volume ${round}` })
  })
  writeFileSync(list, lines.join('\n'))
  return list
}

async function asksPerSecond(home: string): Promise<number> {
  const { createApp, ask }: typeof Library = await import(pathToFileURL(join(process.cwd(), 'dist/index.mjs')).href)
  const settings = { codeDirs: ['sample-code'], skillsDirs: ['skills'], provider: 'offline' }
  const app = await createApp({ ...settings, env: { CODEWHISPER_HOME: home }, cwd: process.cwd() })
  await app.structure()
  const questions = sampleQuestions()
  const start = performance.now()
  for (let at = 0; at < floorQuestions; at++) await ask(app, `${questions[at % questions.length]}\n\nContext:\nFor volume ${at}.`)
  return (floorQuestions * 1000) / (performance.now() - start)
}

/** Seconds from launch to exit, and megabytes of living objects after each quarter. */
async function runWhole(
  home: string,
  batch: readonly string[],
): Promise<{ readonly seconds: number; readonly megabytes: readonly number[] }> {
  const preload = pathToFileURL(join(process.cwd(), 'bench/conversation/tell-memory.mjs')).href
  const start = performance.now()
  const child = spawn(process.execPath, ['--expose-gc', '--import', preload, bin, ...batch], {
    env: environment(home),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = 0
  let seen = ''
  child.stderr.on('data', (data) => {
    seen = `${seen}${data}`.slice(-1000)
    const done = Math.max(0, ...[...seen.matchAll(/^\[(\d+)\/\d+\]/gm)].map(([, number]) => Number(number)))
    // The last quarter is measured a little earlier, while there is a process.
    if (told < 4 && done >= ((told + 1) * total) / 4 - (told === 3 ? 20 : 0)) {
      told++
      child.kill('SIGUSR2')
    }
  })
  await new Promise((done) => child.on('close', done))
  const seconds = (performance.now() - start) / 1000
  const files = [1, 2, 3, 4].map((round) => join(home, `memory-${round}.json`))
  for (const file of files) while (!existsSync(file)) await sleep(20)
  return { seconds, megabytes: files.map((file): number => JSON.parse(readFileSync(file, 'utf8')).heap) }
}

/** Milliseconds of one process. Some answers are that nothing was found. */
function launch(home: string, args: readonly string[]): number {
  const start = performance.now()
  const { status, signal, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', env: environment(home) })
  const ms = performance.now() - start
  if (signal !== null || (status ?? 1) > 1) throw new Error(`${args.join(' ')} failed: ${stderr}`)
  return ms
}

function environment(home: string) {
  return { PATH: process.env.PATH, HOME: home, CODEWHISPER_HOME: home, NO_COLOR: '1' }
}
