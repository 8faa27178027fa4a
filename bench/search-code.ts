import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rgPath } from '@vscode/ripgrep'
import { createSandbox } from '../src/files/sandbox.ts'
import { ripgrepArguments } from '../src/search/ripgrep-arguments.ts'
import { createSearchEngine } from '../src/search/search-engine.ts'
import type { SearchEngine } from '../src/search/search-request.ts'
import type { Measurement } from './measurement.d.ts'

const files = 1000
const linesPerFile = 1000
const rounds = 9
const aim = 'aim: at most 1.3 times the bare process'

const cases = [
  { name: 'rare literal', pattern: 'FIELD-1234 TO OUT-REC-56\\.' },
  { name: 'a thousand matches', pattern: 'OUT-REC-77\\.' },
  { name: 'eleven thousand matches', pattern: 'OUT-REC-77.' },
  { name: 'regular expression', pattern: 'ws-field-12\\d+ TO OUT-REC-9\\d' },
  { name: 'no match', pattern: 'NOTHING-AT-ALL' },
  { name: 'flood', pattern: 'MOVE' },
] as const

/** `search` on a million lines of COBOL text beside the bare ripgrep process with the same arguments, taken in turns. */
export async function run(): Promise<Measurement[]> {
  const root = mkdtempSync(join(tmpdir(), 'search-bench-'))
  try {
    writeTree(root)
    const { engine, first } = await firstSearch(root)
    const rows = [first]
    for (const { name, pattern } of cases) rows.push(await measure(root, engine, name, pattern))
    return rows
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** The first search with a new engine, which must look into every file for EBCDIC; each round has an engine of its own. */
async function firstSearch(root: string): Promise<{ engine: SearchEngine; first: Measurement }> {
  const ours: number[] = []
  const floor: number[] = []
  let engine = await newEngine(root)
  for (let round = 0; round < rounds; round++) {
    engine = await newEngine(root)
    floor.push(await time(() => bare(root, cases[0].pattern)))
    ours.push(await time(() => search(engine, cases[0].pattern)))
  }
  return { engine, first: { name: 'search: first of a process', ours: median(ours), floor: median(floor), unit: 'ms', note: aim } }
}

async function measure(root: string, engine: SearchEngine, name: string, pattern: string): Promise<Measurement> {
  const ours: number[] = []
  const floor: number[] = []
  for (let round = 0; round < rounds; round++) {
    floor.push(await time(() => bare(root, pattern)))
    ours.push(await time(() => search(engine, pattern)))
  }
  return { name: `search: ${name}`, ours: median(ours), floor: median(floor), unit: 'ms', note: aim }
}

async function newEngine(root: string): Promise<SearchEngine> {
  const { sandbox } = await createSandbox({ codeDirs: [root] })
  return createSearchEngine({ sandbox })
}

async function search(engine: SearchEngine, pattern: string): Promise<void> {
  await engine.search({ pattern, fixed: false, ignoreCase: true, contextLines: 0, maxMatches: 100, signal: new AbortController().signal })
}

async function bare(root: string, pattern: string): Promise<void> {
  const args = ripgrepArguments({ pattern, fixed: false, ignoreCase: true, mode: 'json', noIgnore: false })
  const child = spawn(rgPath, args, { cwd: root, env: {}, stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.resume()
  await new Promise((resolve) => child.once('close', resolve))
}

async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Lines of 80 columns with sequence numbers and identification, in twenty libraries. */
function writeTree(root: string): void {
  for (let library = 0; library < 20; library++) mkdirSync(join(root, `lib${library}`))
  for (let file = 0; file < files; file++) {
    const lines = Array.from({ length: linesPerFile }, (_, line) => {
      const n = file * linesPerFile + line
      const statement = `${String(line * 10).padStart(6, '0')}     MOVE WS-FIELD-${(n * 7919) % 9973} TO OUT-REC-${n % 1013}.`
      return `${statement.padEnd(72)}PGM${String(file).padStart(5, '0')}\n`
    })
    writeFileSync(join(root, `lib${file % 20}`, `PG${file}.cbl`), lines.join(''))
  }
}
