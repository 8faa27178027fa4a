import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measurement } from './measurement.d.ts'

const bin = join(process.cwd(), 'dist/bin.js')
const env = { PATH: process.env.PATH, HOME: mkdtempSync(join(tmpdir(), 'codewhisper-bench-')), NO_COLOR: '1' }
const runs = 15

/** Wall-clock milliseconds of each command, measured in turns so that a drifting machine hurts all alike; medians. */
function medians(commands: readonly (readonly string[])[]): number[] {
  const times: number[][] = commands.map(() => [])
  for (let i = -2; i < runs; i++) {
    for (const [c, args] of commands.entries()) {
      const started = performance.now()
      const { status, stderr } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
      if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`)
      if (i >= 0) times[c]?.push(performance.now() - started)
    }
  }
  return times.map((list) => list.sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN)
}

/** Megabytes at the peak of one run, as the kernel counted them. */
function peakMegabytes(args: readonly string[]): number {
  const script = `process.on('exit', () => process.stderr.write('PEAK ' + process.resourceUsage().maxRSS));`
  const { stderr } = spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(script)}`, ...args], {
    env,
    encoding: 'utf8',
  })
  return Number(/PEAK (\d+)/.exec(stderr)?.[1] ?? Number.NaN) / 1024
}

export async function run(): Promise<Measurement[]> {
  const query = [
    bin,
    '--code-dir',
    'sample-code',
    '--skills-dir',
    'skills',
    '--provider',
    'offline',
    '--query',
    'What is the minimum charge for a residential customer?',
  ]
  const skills = [bin, 'skills', 'list', '--skills-dir', 'skills']
  const search = [bin, 'search', 'WS-LEAK', '--code-dir', 'sample-code', '--skills-dir', 'skills']
  execFileSync(process.execPath, query, { env, stdio: 'ignore' })
  const [floor, version, help, list, find, answer] = medians([['-e', '0'], [bin, '--version'], [bin, '--help'], skills, search, query]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const unit = 'ms'
  return [
    { name: '--version / node -e 0', ours: version, floor, unit, note: 'aim ≤ 1.5 ×; peers 22–1,713 ms' },
    { name: '--help / node -e 0', ours: help, floor, unit, note: 'aim ≤ 1.5 ×' },
    { name: 'skills list on the sample', ours: list, floor, unit, note: '' },
    { name: 'search on the sample', ours: find, floor, unit, note: '' },
    { name: 'offline --query on the sample', ours: answer, unit, note: 'aim ≤ 600 ms; peers with one tool call 533–6,202 ms' },
    { name: 'offline --query, peak memory', ours: peakMegabytes(query), unit: 'MB', note: 'peers 147–599 MB' },
  ]
}
