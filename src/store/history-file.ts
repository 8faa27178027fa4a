import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const entrySchema = z.object({ text: z.string() })

const current = 'history.jsonl'
const full = /^history-\d{16}-[0-9a-f]{8}\.jsonl$/

/** Of one file; a few full ones are kept beside the one that grows. */
const fileBytes = 256 * 1024
const fullFilesKept = 3

/**
 * What was typed, one JSON object a line, oldest first, below `dir` (made on the first write, mode 0700; files 0600). Every entry is appended at once, in
 * one write: a process that is killed loses none, and two that write at the same time do not disturb each other. A file that is full is renamed, never
 * rewritten, for who rewrites loses what another appends meanwhile; the oldest are removed.
 */
export class HistoryFile {
  readonly #dir: string
  readonly #fileBytes: number

  constructor(dir: string, maxFileBytes = fileBytes) {
    this.#dir = dir
    this.#fileBytes = maxFileBytes
  }

  /** Lines that are damaged or not there are left out. */
  read(): string[] {
    return [...this.#fullFiles(), current].flatMap((name) => entriesOf(join(this.#dir, name)))
  }

  /** Throws the error of the system when it cannot be written. An entry that would fill a file alone is not kept. */
  append(text: string): void {
    // The marker of what CodeWhisper writes, so that no answer ever cites it.
    const line = `${JSON.stringify({ codewhisper: 'generated', time: new Date().toISOString(), text })}\n`
    if (Buffer.byteLength(line) > this.#fileBytes) return
    mkdirSync(this.#dir, { recursive: true, mode: 0o700 })
    const file = join(this.#dir, current)
    if (sizeOf(file) + line.length > this.#fileBytes) this.#putAway(file)
    const descriptor = openSync(file, 'a+', 0o600)
    try {
      if ((fstatSync(descriptor).mode & 0o077) !== 0) fchmodSync(descriptor, 0o600)
      writeSync(descriptor, endsInALine(descriptor) ? line : `\n${line}`)
    } finally {
      closeSync(descriptor)
    }
  }

  /** Another process may do the same: whichever file it then renames is kept as well. */
  #putAway(file: string): void {
    const microseconds = Math.round((performance.timeOrigin + performance.now()) * 1000)
    const name = `history-${microseconds}-${randomBytes(4).toString('hex')}.jsonl`
    try {
      renameSync(file, join(this.#dir, name))
    } catch (error) {
      if (!isMissing(error)) throw error
    }
    for (const old of this.#fullFiles().slice(0, -fullFilesKept)) rmSync(join(this.#dir, old), { force: true })
  }

  /** Oldest first. */
  #fullFiles(): string[] {
    try {
      return readdirSync(this.#dir)
        .filter((name) => full.test(name))
        .sort()
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }
}

function entriesOf(file: string): string[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
  return text.split('\n').flatMap((line) => {
    const entry = entrySchema.safeParse(jsonOrNothing(line))
    return entry.success ? [entry.data.text] : []
  })
}

function jsonOrNothing(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** False where the last write was cut short. */
function endsInALine(descriptor: number): boolean {
  const { size } = fstatSync(descriptor)
  const last = Buffer.alloc(1)
  return size === 0 || readSync(descriptor, last, 0, 1, size - 1) === 0 || last.toString() === '\n'
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
