import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobCache } from '../base/blob-cache.ts'

/**
 * A `BlobCache` of one file a key in `dir` (made on the first write, mode 0700; files 0600). A file is written beside its place and renamed, so a
 * reader sees the old bytes or the new ones. Failures to read or write are misses: nothing depends on a cache.
 */
export function createFileCache(dir: string): BlobCache {
  const fileOf = (key: string) => {
    if (!/^[a-z0-9-]{1,100}$/.test(key)) throw new Error(`not a cache key: ${key}`)
    return join(dir, `${key}.bin`)
  }
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
