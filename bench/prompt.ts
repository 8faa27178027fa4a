import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from '@lydell/node-pty'
import type { Measurement } from './measurement.d.ts'

const bin = join(process.cwd(), 'dist/bin.js')
const home = mkdtempSync(join(tmpdir(), 'codewhisper-bench-'))
const env = { PATH: process.env.PATH, HOME: home, CODEWHISPER_HOME: home, TERM: 'xterm-256color' }
const runs = 41

interface Launch {
  readonly args: readonly string[]
  /** What ends the time; the end of the process unless given. */
  readonly seen?: RegExp
}

const node: Launch = { args: ['-e', '0'] }
const conversation: Launch = {
  args: [bin, '--code-dir', 'sample-code', '--skills-dir', 'skills', '--provider', 'offline'],
  // Escape sequences may stand before the mark of the prompt.
  seen: /(?:^|[\r\n])(?:\x1b\[[0-9;?]*[A-Za-z])*> /,
}

/** From the launch of a process in a pseudo-terminal to the first prompt that its user can type at. */
export async function run(): Promise<Measurement[]> {
  const times = { node: [] as number[], conversation: [] as number[] }
  // In turns, so that a drifting machine hurts both alike.
  for (let i = -3; i < runs; i++) {
    const [floor, ours] = [await milliseconds(node), await milliseconds(conversation)]
    if (i < 0) continue
    times.node.push(floor)
    times.conversation.push(ours)
  }
  const [floor, ours] = [median(times.node), median(times.conversation)]
  const best = Math.min(...times.conversation) / Math.min(...times.node)
  const note = `aim ≤ 2 ×; ${runs} runs in turns, the best against the best ${best.toFixed(2)} ×`
  return [{ name: 'launch to prompt / node -e 0', ours, floor, unit: 'ms', note }]
}

function milliseconds({ args, seen }: Launch): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const terminal = spawn(process.execPath, [...args], { cols: 100, rows: 30, cwd: process.cwd(), env })
    let output = ''
    let ms: number | undefined
    terminal.onData((data) => {
      output += data
      if (ms !== undefined || !seen?.test(output)) return
      ms = performance.now() - started
      terminal.kill('SIGKILL')
    })
    terminal.onExit(() => {
      if (seen !== undefined && ms === undefined) reject(new Error(`${args.join(' ')} ended without a prompt: ${output}`))
      else resolve(ms ?? performance.now() - started)
    })
  })
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN
}
