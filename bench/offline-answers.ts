import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measurement } from './measurement.d.ts'
import { writeLegacyTree } from './structure/legacy-tree.ts'

const runs = 3
/** Until the indexes are built: a question waits for them only so long, and the next goes on. */
const mostWarmUps = 20

/** Of the sample, kinds of questions in turn. */
const ofSample = [
  'Where is the leak allowance worked out?',
  'Who calls WBCONSP?',
  'Which job sorts the meter readings?',
  'What happens when a meter reading is lower than the last one?',
]
const ofTree = [
  'What does PGM00001 do?',
  'Who calls PGM00002?',
  'Which copybooks does PGM00003 use?',
  'Where is the total of a record printed?',
]

/** Questions without a language model, from launch to the end of the process, with warm caches. */
export async function run(): Promise<Measurement[]> {
  const dir = mkdtempSync(join(tmpdir(), 'offline-bench-'))
  try {
    const measured = [measure(dir, 'the sample', 'sample-code', ofSample, 600)]
    for (const [about, aim] of [
      [50_000, 600],
      [1_000_000, 1000],
    ] as const) {
      const tree = join(dir, `tree-${about}`)
      const { lines } = writeLegacyTree(tree, about)
      measured.push(measure(dir, `${lines.toLocaleString('en')} lines`, tree, ofTree, aim))
    }
    return measured.flat()
  } finally {
    rmSync(dir, { recursive: true })
  }
}

function measure(dir: string, what: string, codeDir: string, questions: readonly string[], aim: number): Measurement[] {
  const home = mkdtempSync(join(dir, 'home-'))
  const skills = mkdtempSync(join(dir, 'skills-'))
  const ask = (question: string) =>
    launch(home, [join(process.cwd(), 'dist/bin.js'), '--code-dir', codeDir, '--skills-dir', skills, '--query', question])
  const [first = ''] = questions
  const cold = ask(first)
  // The first answers may come before all is read and counted; what was written a moment ago is read once more before it is trusted.
  const isKnown = () => {
    const cached = readdirSync(join(home, '.cache/codewhisper'))
    return ['-graph.bin', '-retrieval.bin'].every((end) => cached.some((file) => file.endsWith(end)))
  }
  for (let warmUp = 0; warmUp < runs || (warmUp < mostWarmUps && !isKnown()); warmUp++) ask(first)
  const times = Array.from({ length: runs }, () => questions.map(ask))
    .flat()
    .sort((a, b) => a - b)
  const name = `offline answer, ${what}:`
  return [
    { name: `${name} cold`, ours: cold, unit: 'ms', note: 'launch to exit, one run' },
    {
      name: `${name} warm, median`,
      ours: times[Math.floor(times.length / 2)] ?? 0,
      floor: launch(home, ['-e', '0']),
      unit: 'ms',
      note: `${questions.length} questions, ${runs} times; aim ${aim} ms`,
    },
    { name: `${name} warm, slowest`, ours: times.at(-1) ?? 0, unit: 'ms', note: 'aim 2,000 ms' },
  ]
}

/** Milliseconds of one process. An answer may be that nothing was found. */
function launch(home: string, args: readonly string[]): number {
  const env = { PATH: process.env.PATH, HOME: home, NO_COLOR: '1' }
  const start = performance.now()
  const { status, signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env, input: '' })
  const ms = performance.now() - start
  if (signal !== null || (status ?? 1) > 1 || stderr.includes('    at ')) throw new Error(`node ${args.join(' ')} failed: ${stderr}`)
  return ms
}
