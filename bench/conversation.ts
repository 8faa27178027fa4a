import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type IPty, spawn } from '@lydell/node-pty'
import type { Measurement } from './measurement.d.ts'

const home = mkdtempSync(join(tmpdir(), 'codewhisper-bench-'))
const env = { PATH: process.env.PATH, HOME: home, CODEWHISPER_HOME: home, TERM: 'xterm-256color' }
const rounds = 4
const questionsARound = 50
const patienceMs = 120_000

/** Asked in turn: questions of one kind would use one part of the program. */
const questions = [
  'Which programs call WBDAYS?',
  'What does message WBR041E mean, and who issues it?',
  'What is the minimum charge for a residential customer?',
  'What does WBRDVAL do?',
  'Which job runs WBRATE?',
  'Who writes CUST-STATUS?',
]

/** What the program holds in one conversation with the offline model, after each round of questions. */
export async function run(): Promise<Measurement[]> {
  const terminal = openConversation()
  const held: Held[] = []
  for (let round = 1; round <= rounds; round++) {
    const asked = Array.from({ length: questionsARound }, (_, at) => questions[at % questions.length] ?? '')
    await terminal.answered(asked)
    held.push(await terminal.held(round))
  }
  terminal.close()
  return [row('heap', 'living objects', held), row('resident', 'the process', held)]
}

interface Held {
  /** Megabytes of objects and buffers, after garbage was collected. */
  readonly heap: number
  /** Megabytes that the system has given the process. */
  readonly resident: number
}

function row(kind: keyof Held, what: string, held: readonly Held[]): Measurement {
  const listed = held.map((each, at) => `${(at + 1) * questionsARound}: ${each[kind].toFixed(1)}`).join(', ')
  const [floor = Number.NaN, ours = Number.NaN] = [held[0]?.[kind], held.at(-1)?.[kind]]
  return {
    name: `conversation of ${rounds * questionsARound} questions: ${what}`,
    ours,
    floor,
    unit: 'MB',
    note: `aim flat, 1.0 × that after 50; after ${listed}`,
  }
}

function openConversation() {
  const preload = pathToFileURL(join(process.cwd(), 'bench/conversation/tell-memory.mjs')).href
  const program = ['--expose-gc', '--import', preload, join(process.cwd(), 'dist/bin.js')]
  const args = [...program, '--code-dir', 'sample-code', '--skills-dir', 'skills', '--provider', 'offline']
  const terminal: IPty = spawn(process.execPath, args, { cols: 100, rows: 30, cwd: process.cwd(), env })
  let output = ''
  let rounds = 0
  terminal.onData((data) => {
    output += data
  })
  const until = async (test: () => boolean) => {
    for (const started = performance.now(); !test(); await sleep(20)) {
      if (performance.now() - started > patienceMs)
        throw new Error(`nothing within ${patienceMs} ms; the last of it: ${output.slice(-2000)}`)
    }
  }
  return {
    /** Lines that are typed while an answer runs wait for their turn, so the reply to the last says that all are answered. */
    async answered(lines: readonly string[]): Promise<void> {
      await until(() => output.includes('> '))
      const last = `no-such-${++rounds}`
      output = ''
      for (const line of [...lines, `/${last}`]) terminal.write(`${line}\r`)
      await until(() => output.includes(`There is no command /${last}`))
    },
    async held(round: number): Promise<Held> {
      const file = join(home, `memory-${round}.json`)
      terminal.kill('SIGUSR2')
      await until(() => existsSync(file))
      return JSON.parse(readFileSync(file, 'utf8')) as Held
    },
    close: () => terminal.kill('SIGKILL'),
  }
}
