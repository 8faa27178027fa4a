import { closeSync, constants, fstatSync, fsync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { z } from 'zod'
import { AppError } from '../base/app-error.ts'
import { count } from '../base/text.ts'
import { journalLines, readBytes } from './journal-lines.ts'
import { refusedBySystem, systemCode } from './refused-by-system.ts'
import { syncDirectory } from './sync-directory.ts'

/** Where the line of a record stands, in bytes. */
export interface RecordPlace {
  readonly at: number
  readonly length: number
}

interface JournalReader<T> {
  readonly schema: z.ZodType<T>
  /** Every record, from the first on. */
  readonly onRecord: (record: T, place: RecordPlace) => void
  /** What could not be read: a damaged line is left out and named. */
  readonly onNotice: (message: string) => void
}

const sync = promisify(fsync)
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * A file of records, one a line, that only grows: what `append` has given back outlasts a crash and a loss of power. It is never held in memory as a whole:
 * a record is read again by its place. One process at a time may have it open for writing; who opens it sees to that.
 */
export class AppendJournal<T> {
  readonly #file: string
  readonly #schema: z.ZodType<T>
  readonly #descriptor: number
  /** Length of what is whole. */
  #bytes = 0

  private constructor(file: string, schema: z.ZodType<T>, descriptor: number) {
    this.#file = file
    this.#schema = schema
    this.#descriptor = descriptor
  }

  /**
   * Made where it is missing; a record that was torn when its writer was killed is cut off and told. Throws `AppError` file_denied for what the system
   * refuses, also for a link.
   */
  static async open<T>(file: string, reader: JournalReader<T>): Promise<AppendJournal<T>> {
    const descriptor = openFile(file, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT)
    const journal = new AppendJournal(file, reader.schema, descriptor)
    try {
      await journal.#repair(readRecords(file, descriptor, reader), reader.onNotice)
      return journal
    } catch (error) {
      closeSync(descriptor)
      throw refusedBySystem(file, error)
    }
  }

  /** Back when they are on the disk. Throws `AppError` file_denied: then none of them is in the file, as far as that can still be seen to. */
  async append(records: readonly T[]): Promise<RecordPlace[]> {
    let at = this.#bytes
    const lines = records.map((record) => Buffer.from(`${lineOf(record)}\n`))
    try {
      this.#write(Buffer.concat(lines))
      await sync(this.#descriptor)
    } catch (error) {
      throw refusedBySystem(this.#file, error)
    }
    return lines.map(({ length }) => {
      const place = { at, length: length - 1 }
      at += length
      return place
    })
  }

  /** Throws `AppError` file_unreadable when the file is no longer what it was. */
  read({ at, length }: RecordPlace): T {
    const found = this.#schema.safeParse(parseLine(readBytes(this.#descriptor, at, length))).data
    if (found !== undefined) return found
    throw new AppError('file_unreadable', `${this.#file} was changed by something else while it was in use.`, { hint: 'Try again.' })
  }

  close(): void {
    closeSync(this.#descriptor)
  }

  /** All of it or nothing: half a record would be in the way of the next one. */
  #write(bytes: Buffer): void {
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at)
      this.#bytes += bytes.length
    } catch (error) {
      try {
        ftruncateSync(this.#descriptor, this.#bytes)
      } catch {
        // Whoever opens it next cuts it.
      }
      throw error
    }
  }

  async #repair({ wholeBytes, unended }: ReadResult, onNotice: (message: string) => void): Promise<void> {
    const torn = fstatSync(this.#descriptor).size - wholeBytes
    this.#bytes = wholeBytes
    if (torn > 0) {
      ftruncateSync(this.#descriptor, wholeBytes)
      onNotice(`${this.#file}: the last record was cut when a program ended; ${count(torn, 'byte')} of it removed, the rest is whole.`)
    }
    if (unended) this.#write(Buffer.from('\n'))
    await sync(this.#descriptor)
    await syncDirectory(dirname(this.#file))
  }
}

/**
 * Reads a journal that another process may be writing: what is torn at its end is left out. False when there is no such file. Throws `AppError` file_denied
 * for what the system refuses.
 */
export function readJournal<T>(file: string, reader: JournalReader<T>): boolean {
  let descriptor: number
  try {
    descriptor = openFile(file, constants.O_RDONLY)
  } catch (error) {
    if (error instanceof AppError && ['ENOENT', 'ENOTDIR'].includes(systemCode(error.cause) ?? '')) return false
    throw error
  }
  try {
    readRecords(file, descriptor, reader)
    return true
  } finally {
    closeSync(descriptor)
  }
}

function openFile(file: string, flags: number): number {
  let descriptor: number
  try {
    // A pipe that nobody reads would never open. Windows knows no O_NOFOLLOW.
    descriptor = openSync(file, flags | constants.O_NONBLOCK | (constants.O_NOFOLLOW ?? 0))
  } catch (error) {
    throw refusedBySystem(file, error, 'Make room for it, or name another directory.')
  }
  if (fstatSync(descriptor).isFile()) return descriptor
  closeSync(descriptor)
  throw new AppError('file_denied', `${file} is not a file.`, { hint: 'Name another directory.' })
}

interface ReadResult {
  /** Length of what is whole: a record that was being written when its writer was killed lies behind it. */
  readonly wholeBytes: number
  /** The last record is whole but for its line end. */
  readonly unended: boolean
}

function readRecords<T>(file: string, descriptor: number, { schema, onRecord, onNotice }: JournalReader<T>): ReadResult {
  let line = 0
  let wholeBytes = 0
  let unended = false
  for (const { bytes, at, ended } of journalLines(descriptor)) {
    line++
    const value = parseLine(bytes)
    if (!ended && value === undefined) break
    unended = !ended
    wholeBytes = at + bytes.length + (ended ? 1 : 0)
    const record = schema.safeParse(value).data
    if (record === undefined) onNotice(`${file} line ${line} is damaged and left out.`)
    else onRecord(record, { at, length: bytes.length })
  }
  return { wholeBytes, unended }
}

/** What a terminal could obey, or not show, and JSON leaves as it is. */
const unsafe = /[\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

function lineOf(record: unknown): string {
  return JSON.stringify(record).replace(unsafe, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function parseLine(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    return undefined
  }
}
