import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StructureIndex } from '../src/answer/structure-index.ts'
import { createSandbox } from '../src/files/sandbox.ts'
import { createFileCache } from '../src/store/file-cache.ts'
import { openMemberIndex } from '../src/structure/index-codebase.ts'
import { openStructure } from '../src/structure/open-structure.ts'
import { seededRandom } from '../test/support/seeded-random.ts'
import type { Measurement } from './measurement.d.ts'
import { writeLegacyTree } from './structure/legacy-tree.ts'

const bin = join(process.cwd(), 'dist/bin.js')
const runs = 5
const queries = 200

/** Indexing generated legacy systems with the built program, cold and warm, and asking about the large one. */
export async function run(): Promise<Measurement[]> {
  const dir = mkdtempSync(join(tmpdir(), 'structure-bench-'))
  try {
    return [...(await measureTree(dir, 50_000)), ...(await measureTree(dir, 1_000_000)), ...(await measureQueries(dir))]
  } finally {
    rmSync(dir, { recursive: true })
  }
}

async function measureTree(dir: string, about: number): Promise<Measurement[]> {
  const tree = join(dir, `tree-${about}`)
  const { lines } = writeLegacyTree(tree, about)
  const name = `structure, ${lines.toLocaleString('en')} lines:`
  const status = [bin, 'structure', 'status', '--code-dir', tree, '--skills-dir', tree]
  // The first run of a process pays for the disk.
  await readAlone(tree)
  const read = await readAlone(tree)
  const cold = launch(dir, status)
  // What was written a moment ago is read once more before it is trusted.
  launch(dir, status)
  const warm = median(() => launch(dir, status).ms)
  const floor = median(() => launch(dir, ['-e', '0']).ms)
  const speed = (ms: number) => Math.round((lines * 1000) / ms)
  return [
    { name: `${name} cold`, ours: speed(cold.ms), unit: 'lines/s', note: 'launch to exit, one run; aim 400,000 on two cores' },
    { name: `${name} reading and hashing alone`, ours: speed(read), unit: 'lines/s', note: 'in one thread' },
    ...ctags(dir, tree).map((ms) => ({ name: `${name} universal-ctags`, ours: speed(ms), unit: 'lines/s', note: 'names without edges' })),
    { name: `${name} cold, peak memory`, ours: cold.megabytes, unit: 'MB', note: '' },
    { name: `${name} warm start`, ours: warm, floor, unit: 'ms', note: about < 100_000 ? 'aim: at most 150 ms above the floor' : '' },
  ]
}

/** Milliseconds for everything but scanning. */
async function readAlone(tree: string): Promise<number> {
  const { sandbox } = await createSandbox({ codeDirs: [tree] })
  const index = openMemberIndex({ sandbox, cache: createFileCache(join(tree, '.cache')), key: 'read', scanners: [], threads: 'none' })
  const start = performance.now()
  await index.members()
  const ms = performance.now() - start
  await index.saved()
  return ms
}

/** Milliseconds, or nothing where it is not installed. */
function ctags(dir: string, tree: string): number[] {
  const { stdout } = spawnSync('ctags', ['--version'], { encoding: 'utf8' })
  if (!stdout?.startsWith('Universal')) return []
  const start = performance.now()
  const { status, stderr } = spawnSync('ctags', ['-R', '--fields=+ne', '-f', join(dir, 'tags'), tree], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ctags failed: ${stderr}`)
  return [performance.now() - start]
}

/** Questions about members, fields and tables of the large system, all kinds in turn, after one of each. */
async function measureQueries(dir: string): Promise<Measurement[]> {
  const { sandbox } = await createSandbox({ codeDirs: [join(dir, 'tree-1000000')] })
  const structure = openStructure({ sandbox, cache: createFileCache(join(dir, 'cache')), key: 'queries' })
  const index = await structure.index()
  await structure.saved()
  const random = seededRandom('queries')
  const programs = [...index.export()].flatMap((line) => (line.type === 'unit' && line.kind === 'program' ? [String(line.name)] : []))
  const program = () => programs[Math.floor(random() * programs.length)] ?? ''
  const kinds: readonly ((index: StructureIndex) => unknown)[] = [
    (all) => all.where(program()),
    (all) => all.callers(program(), { depth: 2 }),
    (all) => all.callees(program(), { depth: 2 }),
    (all) => all.uses(`WS-PROGRAM-${1 + Math.floor(random() * 3)} OF ${program()}`),
    (all) => all.uses(`APP.TAB0000${Math.floor(random() * 9)}`),
    (all) => all.outline(program()),
    (all) => all.body(program()),
    (all) => all.where(`no such name ${random()}`),
  ]
  const field = () => `WS-PROGRAM-${1 + Math.floor(random() * 3)} OF ${program()}`
  const wholeGraph: readonly ((index: StructureIndex) => unknown)[] = [
    (all) => all.flow(program()),
    (all) => all.walk(program()),
    (all) => all.impact(program()),
    (all) => all.impact(field()),
    (all) => all.layout(field()),
    (all) => all.crud(program()),
  ]
  const asked = (name: string, asks: readonly ((index: StructureIndex) => unknown)[], aim: string): Measurement => {
    const first = asks.map((ask) => time(() => ask(index)))
    const times = Array.from({ length: queries }, (_, i) => time(() => asks[i % asks.length]?.(index))).sort((a, b) => a - b)
    const note = `${queries} queries of ${asks.length} kinds; the first of each took ${Math.round(Math.max(...first))} ms at most${aim}`
    return { name: `structure, a million lines: ${name}, p95`, ours: times[Math.floor(queries * 0.95)] ?? 0, unit: 'ms', note }
  }
  return [
    asked('query', kinds, '; aim 20 ms'),
    asked('query of the whole graph', wholeGraph, ''),
    { name: 'structure, a million lines: dead', ours: time(() => index.dead()), unit: 'ms', note: 'one run' },
  ]
}

function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** One node process: how long, and how much memory at its peak. */
function launch(dir: string, args: readonly string[]): { ms: number; megabytes: number } {
  const script = `process.on('exit', () => process.stderr.write(' PEAK ' + process.resourceUsage().maxRSS))`
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(script)}`]
  const env = { PATH: process.env.PATH, HOME: dir, NO_COLOR: '1' }
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [...preload, ...args], { encoding: 'utf8', env })
  const ms = performance.now() - start
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${stderr}`)
  return { ms, megabytes: Number(/PEAK (\d+)/.exec(stderr)?.[1] ?? Number.NaN) / 1024 }
}

function median(measure: () => number): number {
  return Array.from({ length: runs }, measure).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}
