import { randomInt } from 'node:crypto'
import { chmodSync, closeSync, constants, fstatSync, ftruncateSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import { AppError } from '../base/app-error.ts'
import type { Processes } from '../base/processes.ts'
import { count } from '../base/text.ts'
import type { FileLock } from './file-lock.ts'
import { type ParsedSession, parseSession } from './parse-session.ts'
import { readSessionFile, sessionFile, takeSessionLock } from './session-directory.ts'
import { type SessionHeader, type SessionRecord, sessionSchema } from './session-records.ts'

export interface SessionPlace {
  /** Where sessions are kept; made for the first one, mode 0700. */
  readonly dir: string
  readonly processes: Processes
}

export interface NewSession {
  readonly header: Omit<SessionHeader, 'id'>
  /** Written at once with it. */
  readonly records: readonly SessionRecord[]
}

interface OpenFile {
  readonly descriptor: number
  readonly lock: FileLock
  /** Length of what is whole. */
  bytes: number
}

/**
 * A session that is being written: one record a line (file mode 0600), each written before the program goes on. Where that fails (no room, no right)
 * the rest is kept in memory and the reason is told once.
 */
export class SessionLog {
  readonly header: SessionHeader
  readonly #onUnsaved: (reason: string) => void
  #file: OpenFile | undefined
  /** What is on the disk, when writing to it has failed. */
  #savedBefore: readonly SessionRecord[] = []
  readonly #unsaved: SessionRecord[] = []

  private constructor(header: SessionHeader, onUnsaved: (reason: string) => void) {
    this.header = header
    this.#onUnsaved = onUnsaved
  }

  /** A session that is on no disk. */
  static inMemory({ header, records }: NewSession): SessionLog {
    const log = new SessionLog({ ...header, id: newId(header.time) }, () => {})
    log.append(records)
    return log
  }

  /** Never throws for what the disk does: then it is kept in memory, and `onUnsaved` hears why. */
  static create(place: SessionPlace, { header, records }: NewSession, onUnsaved: (reason: string) => void): SessionLog {
    for (let attempt = 1; ; attempt++) {
      const log = new SessionLog({ ...header, id: newId(header.time) }, onUnsaved)
      try {
        ensureDirectory(place.dir)
        log.#file = newFile(place, log.header.id)
        if (log.#file === undefined && attempt < mostAttempts) continue
        log.#write([log.header, ...records])
      } catch (error) {
        log.#unsaved.push(...records)
        log.#giveUp(error)
      }
      return log
    }
  }

  /**
   * Goes on with a session of the directory; what was torn when its last process was killed is cut off. Where it cannot be written it is gone on with in
   * memory. Throws `AppError` session_busy, and session_unknown for one that cannot be gone on with.
   */
  static open(place: SessionPlace, id: string, onUnsaved: (reason: string) => void): { log: SessionLog; parsed: ParsedSession } {
    const path = sessionFile(place.dir, id)
    let file: OpenFile | undefined
    let failure: unknown
    try {
      file = existingFile(place, id)
    } catch (error) {
      if (error instanceof AppError) throw error
      failure = error
    }
    try {
      const bytes = file ? readAll(file.descriptor) : readSessionFile(path)
      const parsed = parseSession(bytes, path)
      const log = new SessionLog(usableHeader(parsed, id, path), onUnsaved)
      if (file === undefined) {
        log.#savedBefore = parsed.records
        log.#giveUp(failure)
        return { log, parsed }
      }
      log.#file = { ...file, bytes: parsed.wholeBytes }
      return { log, parsed: { ...parsed, notices: [...parsed.notices, ...log.#repair(parsed, bytes.length, path)] } }
    } catch (error) {
      if (file !== undefined) closeFile(file)
      throw error
    }
  }

  append(records: readonly SessionRecord[]): void {
    if (this.#file === undefined) this.#unsaved.push(...records)
    else {
      try {
        this.#write(records)
      } catch (error) {
        this.#unsaved.push(...records)
        this.#giveUp(error)
      }
    }
  }

  /** All of it, also what could not be saved. */
  read(): ParsedSession {
    const file = this.#file
    const saved = file ? parseSession(readAll(file.descriptor), sessionName(this.header)) : undefined
    return {
      header: this.header,
      records: [...(saved?.records ?? this.#savedBefore), ...this.#unsaved],
      notices: saved?.notices ?? [],
      wholeBytes: saved?.wholeBytes ?? 0,
      unended: false,
    }
  }

  get isSaved(): boolean {
    return this.#file !== undefined
  }

  close(): void {
    const file = this.#file
    this.#file = undefined
    if (file !== undefined) closeFile(file)
  }

  #repair({ wholeBytes, unended }: ParsedSession, length: number, path: string): string[] {
    const file = this.#file
    if (file === undefined || (length === wholeBytes && !unended)) return []
    try {
      if (unended) this.#writeText('\n')
      else ftruncateSync(file.descriptor, wholeBytes)
    } catch (error) {
      this.#giveUp(error)
    }
    return unended
      ? []
      : [`${path}: the last record was cut when the program ended; ${count(length - wholeBytes, 'byte')} of it removed, the rest is whole.`]
  }

  #write(records: readonly (SessionHeader | SessionRecord)[]): void {
    this.#writeText(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  }

  #writeText(text: string): void {
    if (this.#file === undefined) return
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file.descriptor, bytes, at)
    this.#file.bytes += bytes.length
  }

  /** Half a record is no use. */
  #giveUp(error: unknown): void {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    const file = this.#file
    if (file !== undefined) {
      try {
        ftruncateSync(file.descriptor, file.bytes)
        this.#savedBefore = parseSession(readAll(file.descriptor), '').records
      } catch {
        // What is on the disk stays there, and whoever goes on with it repairs it.
      }
      this.close()
    }
    this.#onUnsaved(error.message)
  }
}

function sessionName({ id }: SessionHeader): string {
  return `session ${id}`
}

function ensureDirectory(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  // It may have been made by something else, and open to others.
  chmodSync(dir, 0o700)
}

function closeFile({ descriptor, lock }: OpenFile): void {
  closeSync(descriptor)
  lock.release()
}

/** Undefined when there is a session of that id. */
function newFile(place: SessionPlace, id: string): OpenFile | undefined {
  try {
    return openLocked(place, id, constants.O_CREAT | constants.O_EXCL)
  } catch (error) {
    const taken = error instanceof AppError || (error as NodeJS.ErrnoException).code === 'EEXIST'
    if (taken) return undefined
    throw error
  }
}

function existingFile(place: SessionPlace, id: string): OpenFile {
  return openLocked(place, id, 0)
}

function openLocked({ dir, processes }: SessionPlace, id: string, flags: number): OpenFile {
  const file = sessionFile(dir, id)
  const lock = takeSessionLock(file, processes)
  try {
    return { descriptor: openSync(file, constants.O_RDWR | constants.O_APPEND | flags, 0o600), lock, bytes: 0 }
  } catch (error) {
    lock.release()
    throw error
  }
}

function usableHeader({ header }: ParsedSession, id: string, path: string): SessionHeader {
  const hint = `codewhisper sessions show ${id} shows what can be read.`
  if (header === undefined) throw new AppError('session_unknown', `Session ${id} cannot be continued: ${path} line 1 is damaged.`, { hint })
  if (header.schema <= sessionSchema) return header
  throw new AppError('session_unknown', `Session ${id} was written by a newer CodeWhisper and cannot be continued by this one.`, { hint })
}

/** UTC to the second and two more letters: `261122-194051-k3`. Ids sort by time, and the beginning of one can be read. */
function newId(time: string): string {
  const [date = '', clock = ''] = time.replace(/\.\d+Z$/, '').split('T')
  return `${date.slice(2)}-${clock}-${idLetters()}`.replaceAll(':', '').replace(/^(\d\d)-(\d\d)-/, '$1$2')
}

const mostAttempts = 20
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

function idLetters(): string {
  return Array.from({ length: 2 }, () => letters[randomInt(letters.length)]).join('')
}

function readAll(descriptor: number): Buffer {
  const bytes = Buffer.alloc(fstatSync(descriptor).size)
  let read = 0
  while (read < bytes.length) {
    const more = readSync(descriptor, bytes, read, bytes.length - read, read)
    if (more === 0) break
    read += more
  }
  return bytes.subarray(0, read)
}
