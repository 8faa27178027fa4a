import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measurement } from './measurement.d.ts'

const runs = 15
const env = {
  PATH: process.env.PATH,
  HOME: mkdtempSync(join(tmpdir(), 'codewhisper-bench-')),
  NO_COLOR: '1',
  OPENAI_API_KEY: 'none',
}

/** From launch to the end of the process with a model server that answers at once: what is ours of the time that a user waits. */
export async function run(): Promise<Measurement[]> {
  const server = fork('bench/provider-process.mjs', { env: { PATH: process.env.PATH } })
  try {
    return await measure(server)
  } finally {
    server.disconnect()
  }
}

async function measure(server: ChildProcess): Promise<Measurement[]> {
  const [port] = (await once(server, 'message')) as [number]
  const question = (model: string) => [
    join(process.cwd(), 'dist/bin.js'),
    ...['--provider', 'openai', '--base-url', `http://127.0.0.1:${port}/v1`, '--model', model],
    ...['--code-dir', 'sample-code', '--skills-dir', 'skills', '--query', 'Where is the leak allowance worked out?'],
  ]
  const commands = { floor: ['-e', '0'], text: question('text-only'), tool: question('one-tool') }
  const times: Record<keyof typeof commands, number[]> = { floor: [], text: [], tool: [] }
  // In turns, so that a drifting machine hurts all alike; the first two rounds fill the caches.
  for (let round = -2; round < runs; round++) {
    for (const name of ['floor', 'text', 'tool'] as const) {
      const ms = milliseconds(commands[name])
      if (round >= 0) times[name].push(ms)
    }
  }
  const floor = median(times.floor)
  const unit = 'ms'
  return [
    {
      name: 'text answer / node -e 0',
      ours: median(times.text),
      floor,
      unit,
      note: 'peers 472 (codex) to 6,019 ms; a framework in one file 284–364',
    },
    {
      name: 'one-tool answer / node -e 0',
      ours: median(times.tool),
      floor,
      unit,
      note: 'aim ≤ 8.7 × (0.75 of codex: 533 ms at 46); peers to 6,202 ms',
    },
    { name: 'one-tool answer, peak memory', ours: peakMegabytes(commands.tool), unit: 'MB', note: 'aim ≤ 147 (codex); peers to 599 MB' },
  ]
}

function milliseconds(args: readonly string[]): number {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`)
  return performance.now() - started
}

/** Peak of one run, as the kernel counted it. */
function peakMegabytes(args: readonly string[]): number {
  const report = `data:text/javascript,process.on('exit', () => process.stderr.write('PEAK ' + process.resourceUsage().maxRSS))`
  const { stderr } = spawnSync(process.execPath, ['--import', report, ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return Number(/PEAK (\d+)/.exec(stderr)?.[1] ?? Number.NaN) / 1024
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
