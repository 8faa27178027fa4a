import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../base/app-error.ts'
import type { Processes } from '../base/processes.ts'
import { type FileLock, lockHolder, takeFileLock } from './file-lock.ts'
import { type ParsedSession, parseSession } from './parse-session.ts'
import { type SessionHeader, sessionHeader, sessionRecord } from './session-records.ts'

export const sessionFile = (dir: string, id: string) => join(dir, `${id}.jsonl`)
const lockFile = (file: string) => `${file.slice(0, -'.jsonl'.length)}.lock`

const fileName = /^([a-z0-9-]{1,64})\.jsonl$/

export interface ListedSession {
  readonly id: string
  /** Undefined when the first line is damaged. */
  readonly header: SessionHeader | undefined
  /** Milliseconds since 1970. */
  readonly lastUsedMs: number
  readonly turns: number
  readonly firstQuestion: string | undefined
  readonly bytes: number
  /** Who works on it now, in words. */
  readonly holder: string | undefined
}

/** The sessions of a directory, the one used last first. A directory that is not there holds none. */
export function listSessions(dir: string, processes: Processes): ListedSession[] {
  return sessionFiles(dir).map(({ id, file, lastUsedMs, bytes }) => ({
    id,
    lastUsedMs,
    bytes,
    ...summaryOf(file),
    holder: lockHolder(lockFile(file), processes),
  }))
}

/** Of those that a list shows, without reading any. */
export function sessionIds(dir: string): string[] {
  return sessionFiles(dir).map(({ id }) => id)
}

/** Id of the session over these code directories that was used last. */
export function latestSession(dir: string, codeDirs: readonly string[]): string | undefined {
  const wanted = sameDirs(codeDirs)
  return sessionFiles(dir).find(({ file }) => sameDirs(headerOf(file)?.codeDirs ?? []) === wanted)?.id
}

/** In whatever order they were named. */
export function sameDirs(dirs: readonly string[]): string {
  return JSON.stringify([...new Set(dirs)].sort())
}

/** The id that is meant by it, by its beginning, or by `latest`. Throws `AppError` session_unknown. */
export function findSession(dir: string, typed: string): string {
  const ids = sessionIds(dir)
  const wanted = typed.trim().toLowerCase()
  const found =
    wanted === 'latest' ? ids.slice(0, 1) : ids.includes(wanted) ? [wanted] : ids.filter((id) => wanted !== '' && id.startsWith(wanted))
  const [id] = found
  if (id !== undefined && found.length === 1) return id
  if (found.length > 1) {
    throw new AppError(
      'session_unknown',
      `${found.length} sessions begin with ${JSON.stringify(typed)}: ${found.slice(0, 5).join(', ')}${found.length > 5 ? ' …' : ''}.`,
      {
        hint: 'Type more of the id.',
      },
    )
  }
  throw new AppError('session_unknown', `There is no session ${JSON.stringify(typed)}.`, {
    hint: ids.length > 0 ? 'codewhisper sessions list shows them.' : `There are none yet in ${dir}.`,
  })
}

/** Reads without the lock: of a session that is being written, what is there so far. */
export function readSession(dir: string, id: string): ParsedSession {
  const file = sessionFile(dir, id)
  const bytes = readSessionFile(file)
  const parsed = parseSession(bytes, file)
  const torn = bytes.length - parsed.wholeBytes
  return torn === 0 ? parsed : { ...parsed, notices: [...parsed.notices, `${file}: the last record is cut; it is left out.`] }
}

/** Throws `AppError` file_unreadable. */
export function readSessionFile(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (cause) {
    throw new AppError('file_unreadable', `${file} cannot be read: ${(cause as Error).message}.`, { hint: 'Make it readable.', cause })
  }
}

/** Takes the lock of a session's file. Throws `AppError` session_busy; errors of the system as they are. */
export function takeSessionLock(file: string, processes: Processes): FileLock {
  const guarded = { code: 'session_busy', what: 'The session', hint: 'Go on there, or begin another session.' } as const
  return takeFileLock(lockFile(file), { processes, guarded })
}

/** Throws `AppError` session_busy for one that somebody works on. */
export function deleteSession(dir: string, id: string, processes: Processes): void {
  const file = sessionFile(dir, id)
  const lock = takeSessionLock(file, processes)
  try {
    rmSync(file, { force: true })
  } finally {
    lock.release()
  }
}

function sessionFiles(dir: string) {
  return namesIn(dir)
    .flatMap((name) => {
      const id = fileName.exec(name)?.[1]
      if (id === undefined) return []
      const file = sessionFile(dir, id)
      const stat = statSync(file, { throwIfNoEntry: false })
      return stat?.isFile() ? [{ id, file, lastUsedMs: stat.mtimeMs, bytes: stat.size }] : []
    })
    .sort((a, b) => b.lastUsedMs - a.lastUsedMs || (a.id < b.id ? 1 : -1))
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

const headerBytes = 64 * 1024

/** Undefined also for a file that cannot be read. */
function headerOf(file: string): SessionHeader | undefined {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return undefined
  }
  try {
    const bytes = Buffer.alloc(Math.min(headerBytes, fstatSync(descriptor).size))
    const length = readSync(descriptor, bytes, 0, bytes.length, 0)
    const [line = ''] = bytes.subarray(0, length).toString('utf8').split('\n', 1)
    return sessionHeader.safeParse(jsonOf(line)).data
  } finally {
    closeSync(descriptor)
  }
}

const question = Buffer.from('\n{"type":"question"')

/** Without parsing what an answer left, which is nearly all of a file. */
function summaryOf(file: string): Pick<ListedSession, 'header' | 'turns' | 'firstQuestion'> {
  const header = headerOf(file)
  if (header === undefined) return { header, turns: 0, firstQuestion: undefined }
  const bytes = readSessionFile(file)
  let turns = 0
  let first: string | undefined
  for (let at = bytes.indexOf(question); at !== -1; at = bytes.indexOf(question, at + 1)) {
    const end = bytes.indexOf(0x0a, at + 1)
    if (end === -1) break
    turns++
    if (first !== undefined) continue
    const record = sessionRecord.safeParse(jsonOf(bytes.subarray(at + 1, end).toString('utf8'))).data
    first = record?.type === 'question' ? record.text : undefined
  }
  return { header, turns, firstQuestion: first }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line) as unknown
  } catch {
    return undefined
  }
}
