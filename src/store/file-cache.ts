import { randomBytes } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobCache, OpenBlob } from '../base/blob-cache.ts'

/**
 * A `BlobCache` of one file a key in `dir` (made on the first write, mode 0700; files 0600). A file is written beside its place and renamed, so a
 * reader sees the old bytes or the new ones. Failures to read or write are misses: nothing depends on a cache.
 */
export function createFileCache(dir: string): BlobCache {
  const fileOf = (key: string) => {
    if (!/^[a-z0-9-]{1,100}$/.test(key)) throw new Error(`not a cache key: ${key}`)
    return join(dir, `${key}.bin`)
  }
  const abandoned = new FinalizationRegistry<number>(closeSync)
  return {
    fileOf,
    async get(key) {
      try {
        return await readFile(fileOf(key))
      } catch (error) {
        if (isSystemError(error)) return undefined
        throw error
      }
    },
    open: async (key) => openFile(fileOf(key), abandoned),
    async put(key, bytes) {
      const file = fileOf(key)
      const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`
      try {
        await mkdir(dir, { recursive: true, mode: 0o700 })
        await removeLeftOvers(dir)
        await writeFile(temporary, bytes, { mode: 0o600 })
        await rename(temporary, file)
      } catch (error) {
        if (!isSystemError(error)) throw error
        await rm(temporary, { force: true }).catch(() => {})
      }
    },
  }
}

/** A file that stays open: another process may put a new one in its place, and the parts of a cache belong together. Closed when nothing refers to it. */
function openFile(file: string, abandoned: FinalizationRegistry<number>): OpenBlob | undefined {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file, 'r')
    const blob = new OpenFile(descriptor, fstatSync(descriptor).size)
    abandoned.register(blob, descriptor)
    return blob
  } catch (error) {
    if (descriptor !== undefined) closeSync(descriptor)
    if (isSystemError(error)) return undefined
    throw error
  }
}

class OpenFile implements OpenBlob {
  readonly length: number
  readonly #descriptor: number

  constructor(descriptor: number, length: number) {
    this.#descriptor = descriptor
    this.length = length
  }

  read(at: number, length: number): Uint8Array {
    const bytes = Buffer.allocUnsafeSlow(Math.max(0, Math.min(length, this.length - at)))
    let read = 0
    try {
      while (read < bytes.length) {
        const more = readSync(this.#descriptor, bytes, read, bytes.length - read, at + read)
        if (more === 0) break
        read += more
      }
    } catch (error) {
      if (!isSystemError(error)) throw error
    }
    return bytes.subarray(0, read)
  }
}

/** Nobody writes one file for so long. */
const leftOverMs = 3_600_000

/** A process that is killed while it writes leaves its temporary file, of a large index some hundred megabytes. */
async function removeLeftOvers(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!/^[a-z0-9-]+\.bin\.[0-9a-f]{12}\.tmp$/.test(name)) continue
    const file = join(dir, name)
    // Another process may have renamed or removed it by now.
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (changed !== undefined && changed < Date.now() - leftOverMs) await rm(file, { force: true })
  }
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error
}
