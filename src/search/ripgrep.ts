import { type ChildProcess, spawn } from 'node:child_process'
import { AppError } from '../base/app-error.ts'

interface RipgrepRun {
  readonly args: readonly string[]
  /** Real path of the directory that is searched. */
  readonly cwd: string
  readonly signal: AbortSignal
  /** Receives standard output; false ends the process. */
  readonly onOutput: (chunk: Buffer) => boolean
}

export interface RipgrepEnd {
  /** 0 with matches, 1 without, 2 after an error; null when it was ended early. */
  readonly code: number | null
  /** About the pattern; messages about files are off. */
  readonly errors: string
}

export type Ripgrep = (run: RipgrepRun) => Promise<RipgrepEnd>

/** The ripgrep that was installed with the program; undefined where there is none for this platform. */
export async function findRipgrep(): Promise<Ripgrep | undefined> {
  try {
    // The package throws while it is imported when its binary is missing.
    const { rgPath } = await import('@vscode/ripgrep')
    return (run) => runRipgrep(rgPath, run)
  } catch {
    return undefined
  }
}

const errorBytes = 4096

/** Throws `AppError`: `aborted`, `search_failed` when the process cannot be started. */
async function runRipgrep(program: string, run: RipgrepRun): Promise<RipgrepEnd> {
  if (run.signal.aborted) throw new AppError('aborted', 'The search was stopped.')
  // No environment: a child needs none and must not inherit keys. No input: an open one would be searched instead of the directory.
  const child = spawn(program, run.args, { cwd: run.cwd, env: {}, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
  const kill = (): void => void child.kill('SIGKILL')
  run.signal.addEventListener('abort', kill, { once: true })
  try {
    return await collect(child, run.onOutput, kill)
  } finally {
    run.signal.removeEventListener('abort', kill)
    kill()
  }
}

async function collect(child: ChildProcess, onOutput: (chunk: Buffer) => boolean, kill: () => void): Promise<RipgrepEnd> {
  let errors = ''
  let stopped = false
  child.stderr?.on('data', (chunk: Buffer) => {
    if (errors.length < errorBytes) errors += chunk.toString('utf8')
  })
  child.stdout?.on('data', (chunk: Buffer) => {
    if (stopped || onOutput(chunk)) return
    stopped = true
    kill()
  })
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new AppError('search_failed', `ripgrep cannot be started: ${cause.message}.`, { cause })))
    child.once('close', (code) => resolve({ code: stopped ? null : code, errors: errors.slice(0, errorBytes) }))
  })
}
