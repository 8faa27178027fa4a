import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { journalRecord } from '../../../src/batch/journal-records.ts'
import type { ListedQuestion } from '../../../src/batch/question-list.ts'
import { bundledScript } from '../bundled-script.ts'
import { completionsWire } from '../completions-wire.ts'
import { seededRandom } from '../seeded-random.ts'
import { testKey } from '../test-provider.ts'
import type { OneBatch } from './run-one-batch.ts'
import { startTortureServer, tortureCase } from './torture-server.ts'

export interface BatchTortureOptions {
  readonly questions: number
  readonly kills: number
  readonly seed: string
  /** Of the requests, from 0 to 1. */
  readonly faultRate: number
  readonly concurrency: number
  /** Who runs the batch: the sources, with waits that are short, unless told. */
  readonly program?: 'sources' | 'built'
}

type BatchProgram = (task: Required<OneBatch>) => ChildProcess

export interface BatchTortureReport {
  readonly kills: number
  /** Directories that were finished: where one was before all kills were spent, another is begun. */
  readonly rounds: number
  readonly requests: number
  readonly faulty: number
  /** Questions that were asked more than once because of a kill. */
  readonly repeated: number
  /** Pages and drafts that were seen after kills. */
  readonly seen: { readonly pages: number; readonly drafts: number; readonly tornJournals: number }
  /** What must not be; empty when all is well. */
  readonly problems: readonly string[]
}

/** The built program over the same list; its waits between attempts are those of every user. */
const builtProgram: BatchProgram = ({ home, baseUrl, out, questions, concurrency }) => {
  const list = `${home}-questions.jsonl`
  writeFileSync(list, questions.map(({ id, question, section, file }) => `${JSON.stringify({ id, question, section, file })}\n`).join(''))
  const where = ['--code-dir', resolve('sample-code'), '--skills-dir', resolve('skills'), '--base-url', baseUrl, '--provider', 'openai']
  const args = ['batch', list, '--out', out, '--concurrency', `${concurrency}`, '--format', 'md,jsonl', ...where]
  const env = { PATH: process.env.PATH, HOME: home, CODEWHISPER_HOME: home, OPENAI_API_KEY: testKey, SOURCE_DATE_EPOCH: '1795000000' }
  return spawn(process.execPath, [resolve('dist/bin.js'), ...args], { cwd: dirname(list), env, stdio: 'ignore' })
}

type Files = Readonly<Record<string, string>>

/** Kills a batch again and again, lets it go on, and compares what it leaves with a run that nothing has disturbed. */
export async function tortureBatch(options: BatchTortureOptions): Promise<BatchTortureReport> {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-torture-'))
  const script = await bundledScript('test/support/torture/run-one-batch.ts')
  const sources: BatchProgram = (task) => spawn(process.execPath, [script, JSON.stringify(task)], { stdio: 'ignore' })
  const torment = new Torment(options, dir, options.program === 'built' ? builtProgram : sources)
  try {
    return await torment.run()
  } finally {
    rmSync(dir, { recursive: true, force: true })
    rmSync(script, { force: true })
  }
}

class Torment {
  readonly #options: BatchTortureOptions
  readonly #dir: string
  readonly #program: BatchProgram
  readonly #random: () => number
  readonly #questions: readonly ListedQuestion[]
  readonly #problems: string[] = []
  readonly #seen = { pages: 0, drafts: 0, tornJournals: 0 }
  #kills = 0
  #requests = 0
  #faulty = 0
  #repeated = 0
  /** Told of every good reply of the server that is up. */
  #onGood = () => {}

  constructor(options: BatchTortureOptions, dir: string, program: BatchProgram) {
    this.#options = options
    this.#dir = dir
    this.#program = program
    this.#random = seededRandom(`kills ${options.seed}`)
    this.#questions = Array.from({ length: options.questions }, (_, n) => questionOf(tortureCase(options.seed, n).token, n))
  }

  async run(): Promise<BatchTortureReport> {
    const undisturbed = await this.#round('undisturbed', 0, undefined)
    let rounds = 0
    while (this.#kills < this.#options.kills) await this.#round(`round-${++rounds}`, this.#options.kills - this.#kills, undisturbed)
    const { pages, drafts, tornJournals } = this.#seen
    return {
      kills: this.#kills,
      rounds,
      requests: this.#requests,
      faulty: this.#faulty,
      repeated: this.#repeated,
      seen: { pages, drafts, tornJournals },
      problems: this.#problems,
    }
  }

  /** A directory from nothing to its end, with at most so many kills on the way. */
  async #round(name: string, mostKills: number, wanted: Files | undefined): Promise<Files> {
    const { seed, faultRate, concurrency } = this.#options
    const begun = new Map<string, number>()
    const { server, served } = await startTortureServer(completionsWire, {
      seed,
      faultRate,
      // Those that pass when they are asked again, within the attempts that a request has.
      plays: ({ ends, silent }) => !silent && 'error' in ends && ends.requests === 5,
      mostInARow: 3,
      onGood: (token, over) => {
        if (over === 0) begun.set(token, (begun.get(token) ?? 0) + 1)
        this.#onGood()
      },
    })
    const out = join(this.#dir, name)
    const task = { home: join(this.#dir, 'home'), baseUrl: server.baseUrl, out, questions: this.#questions, concurrency }
    let kills = 0
    for (let ended = false; !ended; ) {
      const isKilled = await this.#life(task, kills < mostKills)
      ended = !isKilled
      if (isKilled) {
        kills++
        this.#checkPages(out, wanted, `after kill ${this.#kills + kills}`)
      }
    }
    await server.close()
    this.#kills += kills
    const { requests, faulty } = served()
    this.#requests += requests
    this.#faulty += faulty
    const asked = [...begun.values()].reduce((sum, n) => sum + n, 0)
    this.#repeated += asked - begun.size
    const most = this.#questions.length + kills * concurrency
    if (begun.size !== this.#questions.length) this.#problems.push(`${name}: ${begun.size} questions reached the provider`)
    if (asked > most) this.#problems.push(`${name}: ${asked} questions were asked, with ${kills} kills at most ${most}`)
    return this.#checkEnd(name, out, wanted)
  }

  /** Whether it was killed before it ended. */
  async #life(task: Required<OneBatch>, mayBeKilled: boolean): Promise<boolean> {
    const child = this.#program(task)
    const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
    const timer = mayBeKilled ? this.#plan(() => child.kill('SIGKILL')) : undefined
    const code = await ended
    clearTimeout(timer)
    this.#onGood = () => {}
    if (child.signalCode === 'SIGKILL') return true
    if (code !== 0) this.#problems.push(`${task.out}: ended with ${code}`)
    return false
  }

  /** At any moment, or, as that is where most can go wrong, a moment after a reply. */
  #plan(kill: () => void): NodeJS.Timeout | undefined {
    const moment = this.#random()
    if (this.#random() < 0.5) return setTimeout(kill, 50 + moment * 3000)
    let left = 1 + Math.floor(this.#random() * 12)
    this.#onGood = () => {
      if (--left === 0) setTimeout(kill, moment * 40)
    }
    return undefined
  }

  /** Whenever it is killed: pages that are there are whole. */
  #checkPages(out: string, wanted: Files | undefined, when: string): void {
    const files = filesIn(out)
    for (const [file, text] of Object.entries(files)) {
      if (file.endsWith('.tmp')) this.#seen.drafts++
      else if (file.includes('/')) {
        this.#seen.pages++
        if (text !== wanted?.[file]) this.#problems.push(`${when}: ${file} is not whole`)
      }
    }
    if (!(files['journal.jsonl'] ?? '\n').endsWith('\n')) this.#seen.tornJournals++
  }

  #checkEnd(name: string, out: string, wanted: Files | undefined): Files {
    const files = filesIn(out)
    const { 'journal.jsonl': journal = '', ...rest } = files
    const records = journal
      .trimEnd()
      .split('\n')
      .map((line) => journalRecord.parse(JSON.parse(line)))
    const answers = records.flatMap((record) => (record.type === 'answer' ? [record] : []))
    const ids = answers.map(({ id }) => id).sort()
    const expected = this.#questions.map(({ id }) => id).sort()
    if (JSON.stringify(ids) !== JSON.stringify(expected)) this.#problems.push(`${name}: ${ids.length} answers in the journal`)
    const bad = answers.filter(({ outcome }) => outcome !== 'answered')
    if (bad.length > 0) this.#problems.push(`${name}: ${bad.length} not answered, as ${bad[0]?.id}: ${bad[0]?.error?.message}`)
    if (wanted === undefined) return rest
    for (const file of new Set([...Object.keys(rest), ...Object.keys(wanted)])) {
      if (rest[file] !== wanted[file]) this.#problems.push(`${name}: ${file} differs from that of an undisturbed run`)
    }
    return rest
  }
}

function questionOf(token: string, n: number): ListedQuestion {
  const question = `What is the fee of ${token}?`
  const section = [`Part ${n % 7}`]
  return { id: token, question, title: question, section, file: `part-${n % 7}/${token}.md`, context: undefined, tags: [] }
}

/** None before the directory is made. */
function filesIn(dir: string): Files {
  if (!existsSync(dir)) return {}
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(paths.map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')]))
}
