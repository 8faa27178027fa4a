import { closeSync, constants, linkSync, openSync, readdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { AppError } from '../base/app-error.ts'
import type { Processes } from '../base/processes.ts'

const owner = z.object({
  pid: z.number().int().positive(),
  /** When the process began, in ticks since the machine did: a number of a process is used again. Null where the system does not say. */
  started: z.string().nullable(),
  host: z.string(),
  since: z.string(),
})
type Owner = z.infer<typeof owner>

export interface FileLock {
  release(): void
}

/** How somebody is told that another process holds the lock. */
interface Guarded {
  readonly code: 'session_busy' | 'batch_busy'
  /** Begins the sentence: `The session`. */
  readonly what: string
  readonly hint: string
}

interface LockOptions {
  readonly processes: Processes
  readonly guarded: Guarded
}

/**
 * Takes the lock `file` (mode 0600) or throws an `AppError` that says who holds it. The lock of a process that is gone, also by kill -9, is taken over.
 * Errors of the system are thrown as they are.
 */
export function takeFileLock(file: string, { processes, guarded }: LockOptions): FileLock {
  const own = JSON.stringify({
    pid: processes.pid,
    started: startOf(processes.pid),
    host: hostname(),
    since: new Date().toISOString(),
  } satisfies Owner)
  for (let attempt = 1; ; attempt++) {
    if (place(file, own, processes)) {
      removeLeftOvers(file, processes)
      return { release: () => release(file, own) }
    }
    const found = textOf(file)
    if (found === undefined) continue
    const holder = ownerOf(found)
    if (attempt > 3 || isHeld(holder, processes)) throw busy(file, holder, guarded)
    removeAbandoned(file, found, processes)
  }
}

/** Written beside its place and linked there: whoever finds a lock finds all of it. False when there is one. */
function place(file: string, own: string, { pid }: Processes): boolean {
  const beside = `${file}.new-${pid}`
  try {
    writeFileSync(beside, own, { mode: 0o600 })
    linkSync(beside, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(beside, { force: true })
  }
}

/** Who holds the lock now, in words; undefined when nobody does. */
export function lockHolder(file: string, processes: Processes): string | undefined {
  const found = textOf(file)
  const holder = found === undefined ? undefined : ownerOf(found)
  return found !== undefined && isHeld(holder, processes) ? inWords(holder) : undefined
}

function textOf(file: string): string | undefined {
  let descriptor: number
  try {
    // A pipe that nobody writes to would be waited for.
    descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    return readFileSync(descriptor, 'utf8')
  } finally {
    closeSync(descriptor)
  }
}

/** Undefined for a text that is no lock of ours. */
function ownerOf(text: string): Owner | undefined {
  try {
    return owner.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function isHeld(holder: Owner | undefined, processes: Processes): boolean {
  if (holder === undefined) return false
  // Of another machine's processes nothing is known.
  if (holder.host !== hostname()) return true
  if (!processes.isRunning(holder.pid)) return false
  const started = startOf(holder.pid)
  return holder.started === null || started === null || started === holder.started
}

/** Field 22 of /proc/PID/stat (proc(5)): the second field, the name in brackets, may hold anything. Null where there is no such file. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

/** Another process may have taken the lock over since it was looked at: then it gets it back. */
function removeAbandoned(file: string, found: string, processes: Processes): void {
  const aside = `${file}.old-${processes.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  try {
    if (textOf(aside) !== found) linkSync(aside, file)
  } finally {
    rmSync(aside, { force: true })
  }
}

/** A process that is killed while it takes the lock leaves what it wrote beside it. */
function removeLeftOvers(file: string, processes: Processes): void {
  for (const name of readdirSync(dirname(file))) {
    const [, lock, pid] = /^(.+)\.(?:new|old)-(\d+)$/.exec(name) ?? []
    if (lock === basename(file) && !processes.isRunning(Number(pid))) rmSync(join(dirname(file), name), { force: true })
  }
}

function release(file: string, own: string): void {
  try {
    if (textOf(file) === own) unlinkSync(file)
  } catch {
    // It is then taken over as that of a process that is gone.
  }
}

function busy(file: string, holder: Owner | undefined, { code, what, hint }: Guarded): AppError {
  return new AppError(code, `${what} is in use${holder ? ` ${inWords(holder)}` : ''}.`, {
    hint: holder && holder.host !== hostname() ? `If that is over, delete ${file}.` : hint,
  })
}

function inWords(holder: Owner | undefined): string {
  if (holder === undefined) return 'elsewhere'
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`
  return `by process ${holder.pid}${where} since ${holder.since.slice(0, 16).replace('T', ' ')} UTC`
}
