import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface ProgramRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Text for stdin; `open` leaves the pipe open and silent. Nothing (end of file at once) unless given. */
  readonly stdin?: string | { readonly open: true }
  /** Sent to the process when this text has appeared on stderr. */
  readonly signal?: { readonly name: NodeJS.Signals; readonly after: string }
  /** Is given the process. */
  readonly onStart?: (child: ChildProcess) => void
  /** Hears all of stderr so far, whenever more has come. */
  readonly onStderr?: (soFar: string) => void
}

const bin = resolve('dist/bin.js')
export const sample = ['--code-dir', resolve('sample-code'), '--skills-dir', resolve('skills')]

/** Runs the built program with nothing of the environment but PATH, NO_COLOR and a home of its own. */
export function runProgram(args: readonly string[], options: RunOptions = {}): Promise<ProgramRun> {
  const home = mkdtempSync(join(tmpdir(), 'codewhisper-home-'))
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: options.cwd ?? home,
    env: { PATH: process.env.PATH, NO_COLOR: '1', HOME: home, ...options.env },
    stdio: [options.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  })
  options.onStart?.(child)
  if (typeof options.stdin === 'string') child.stdin?.end(options.stdin)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (data) => {
    stdout += data
  })
  child.stderr?.on('data', (data) => {
    stderr += data
    options.onStderr?.(stderr)
    if (options.signal && stderr.includes(options.signal.after)) child.kill(options.signal.name)
  })
  return new Promise((done) => child.on('close', (code) => done({ code, stdout, stderr })))
}
