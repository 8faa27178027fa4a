import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox } from '../src/files/sandbox.ts'
import { createFileCache } from '../src/store/file-cache.ts'
import { openStructure, type Structure } from '../src/structure/open-structure.ts'
import { seededRandom } from '../test/support/seeded-random.ts'
import type { Measurement } from './measurement.d.ts'
import { writeLegacyTree } from './structure/legacy-tree.ts'

const queries = 60

/** The retrieval index over generated legacy systems: built on top of the structure index, opened from the cache, asked. */
export async function run(): Promise<Measurement[]> {
  const dir = mkdtempSync(join(tmpdir(), 'retrieval-bench-'))
  try {
    return [...(await measureTree(dir, 50_000)), ...(await measureTree(dir, 1_000_000))]
  } finally {
    rmSync(dir, { recursive: true })
  }
}

async function measureTree(dir: string, about: number): Promise<Measurement[]> {
  const tree = join(dir, `tree-${about}`)
  const { lines } = writeLegacyTree(tree, about)
  const { sandbox } = await createSandbox({ codeDirs: [tree] })
  const threads = { file: new URL('dist/scan-worker.js', `file://${process.cwd()}/`) }
  const open = () => openStructure({ sandbox, cache: createFileCache(join(tree, '.cache')), key: 'retrieval', threads })

  const first = open()
  await first.index()
  const built = await time(() => first.retrieval())
  await first.saved()
  const again = open()
  await again.index()
  const opened = await time(() => again.retrieval())
  const cold = await time(() => again.locate('Which paragraph prints the overdue invoice total of a customer account?'))
  const times = await askMany(again)
  const name = `retrieval, ${lines.toLocaleString('en')} lines:`
  const isLarge = about >= 1_000_000
  return [
    { name: `${name} built`, ours: built, unit: 'ms', note: `on top of the structure index, one run${isLarge ? '; aim 15,000 ms' : ''}` },
    { name: `${name} opened`, ours: opened, unit: 'ms', note: 'from the cache' },
    { name: `${name} first question`, ours: cold, unit: 'ms', note: '' },
    {
      name: `${name} question, p50`,
      ours: times[Math.floor(times.length / 2)] ?? 0,
      unit: 'ms',
      note: `${queries} questions of six words`,
    },
    { name: `${name} question, p95`, ours: times[Math.floor(times.length * 0.95)] ?? 0, unit: 'ms', note: '' },
  ]
}

async function askMany(structure: Structure): Promise<number[]> {
  const random = seededRandom('retrieval')
  const words =
    'account balance customer invoice meter reading payment tariff total file record print apply close build header trailer rate'.split(' ')
  const word = () => words[Math.floor(random() * words.length)] ?? ''
  const times: number[] = []
  for (let i = 0; i < queries; i++) times.push(await time(() => structure.locate(Array.from({ length: 6 }, word).join(' '))))
  return times.sort((a, b) => a - b)
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
