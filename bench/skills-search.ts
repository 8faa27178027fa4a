import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Measurement } from './measurement.d.ts'

const skills = 2000
const runs = 7
// Nothing of the developer's environment: extra certificates alone cost every process some 70 ms.
const env = { PATH: process.env.PATH }
const repository = join(dirname(fileURLToPath(import.meta.url)), '..')

/** First search of a fresh process over generated skills, with an empty and with a filled cache: launch to exit, bundled as the product is. */
export async function run(): Promise<Measurement[]> {
  const dir = mkdtempSync(join(tmpdir(), 'skills-bench-'))
  try {
    writeSkills(join(dir, 'skills'))
    const script = join(dir, 'search.mjs')
    await bundleSearch(script)
    const search = () => launch([script, join(dir, 'skills'), join(dir, 'cache')])
    const floor = median(() => launch(['-e', '0']))
    const cold = search()
    // The next run settles the cache: it trusts no directory that was changed within two seconds of being listed.
    search()
    const warm = median(search)
    const note = `${skills} skills, launch to exit`
    return [
      {
        name: 'skills: first search, no cache',
        ours: cold,
        floor,
        unit: 'ms',
        note: `${note}, one run; the index alone took MiniSearch 3,800 ms for as many`,
      },
      { name: 'skills: first search, warm cache', ours: warm, floor, unit: 'ms', note: `${note}, median of ${runs}; aim 300 ms` },
    ]
  } finally {
    rmSync(dir, { recursive: true })
  }
}

async function bundleSearch(outfile: string): Promise<void> {
  const contents = `
    import { createSkillLibrary } from './src/skills/skill-library.ts'
    import { createFileCache } from './src/store/file-cache.ts'
    const [dir, cache] = process.argv.slice(2)
    const library = await createSkillLibrary({ dirs: [{ dir, named: true }], cache: createFileCache(cache) })
    const found = await library.search('How do I restart the nightly settlement job after an abend?', 5)
    if (found.length !== 5) throw new Error('expected 5 skills, found ' + found.length)`
  await build({
    stdin: { contents, resolveDir: repository, loader: 'ts' },
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    logLevel: 'error',
  })
}

/** Milliseconds of one node process. */
function launch(args: readonly string[]): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${stderr}`)
  return performance.now() - start
}

function median(measure: () => number): number {
  const times = Array.from({ length: runs }, measure).sort((a, b) => a - b)
  return times[Math.floor(runs / 2)] ?? 0
}

/** Skills of 10 KB: words drawn with the skew of real text from a vocabulary of 20,000, always the same ones. */
function writeSkills(dir: string): void {
  let seed = 1
  const random = () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
  const known = ['restart', 'nightly', 'settlement', 'job', 'abend', 'file', 'program', 'status']
  const word = () => {
    const rank = Math.floor(20_000 ** random())
    return known[rank] ?? `w${rank.toString(36)}`
  }
  const words = (n: number) => Array.from({ length: n }, word).join(' ')
  for (let i = 0; i < skills; i++) {
    const sections = Array.from({ length: 12 }, () => `## ${words(4)}\n\n${Array.from({ length: 10 }, () => words(14)).join('\n')}\n`)
    mkdirSync(join(dir, `skill-${i}`), { recursive: true })
    const text = `---\nname: skill-${i}\ndescription: ${words(30)}\nmetadata:\n  tags: ${words(3)}\n---\n${sections.join('\n')}`
    writeFileSync(join(dir, `skill-${i}`, 'SKILL.md'), text)
  }
}
