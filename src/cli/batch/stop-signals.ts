import type { Clock } from '../../base/clock.ts'
import type { Io } from '../../base/io.ts'
import type { ExitCode } from '../exit-code.ts'

/** npm and others send Ctrl-C a second time to a program that the terminal has sent it to: so close together, both are one. */
const sameMs = 200
/** After it a third Ctrl-C ends the process as if nobody listened, in case something hangs. */
const patienceMs = 1000

export interface StopSignals {
  /** Begin nothing new. */
  readonly finish: AbortSignal
  /** Stop what is under way. */
  readonly stop: AbortSignal
  /** What the process ends with because of them; undefined when nothing came. */
  readonly exitCode: ExitCode | undefined
  release(): void
}

interface StopOptions {
  readonly io: Pick<Io, 'onSignal' | 'stdin' | 'stdout' | 'stderr'>
  readonly clock: Clock
  /** Called at the first Ctrl-C, before `finish` is aborted. */
  onFinish(): void
}

/** The first Ctrl-C lets a batch finish what is under way, the second stops it, as does a SIGTERM and a terminal that is lost. */
export function stopSignals({ io, clock, onFinish }: StopOptions): StopSignals {
  const finish = new AbortController()
  const stop = new AbortController()
  let exitCode: ExitCode | undefined
  let pressedAt = Number.NEGATIVE_INFINITY
  const stopNow = (code: ExitCode) => {
    exitCode ??= code
    finish.abort()
    stop.abort()
    setTimeout(release, patienceMs).unref()
  }
  const interrupt = () => {
    const sinceMs = clock.now() - pressedAt
    if (sinceMs < sameMs) return
    pressedAt = clock.now()
    if (exitCode !== undefined) return stopNow(130)
    exitCode = 130
    onFinish()
    finish.abort()
  }
  // With nohup, and where a service runs it, no end of it is a terminal: then that of somebody else was lost.
  const atTerminal = [io.stdin, io.stdout, io.stderr].some(({ isTTY }) => isTTY === true)
  const offs = [
    io.onSignal('SIGINT', interrupt),
    io.onSignal('SIGTERM', () => stopNow(143)),
    io.onSignal('SIGHUP', () => {
      if (atTerminal) stopNow(129)
    }),
  ]
  const release = () => {
    for (const off of offs) off()
  }
  return {
    finish: finish.signal,
    stop: stop.signal,
    get exitCode() {
      return exitCode
    },
    release,
  }
}
