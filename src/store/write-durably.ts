import { randomBytes } from 'node:crypto'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refusedBySystem } from './refused-by-system.ts'
import { syncDirectory } from './sync-directory.ts'

export interface DraftFile {
  /** Puts it in its place, whole: whoever reads there sees the old bytes or the new ones, also after a loss of power. */
  place(): Promise<void>
  /** Removes it. Never throws: one that stays is found by `removeDrafts`. */
  discard(): Promise<void>
}

const temporaryName = /\.[0-9a-f]{12}\.tmp$/

/**
 * Writes `text` beside `file` (default permissions), as far as the disk. It takes its place by `place`, where a link is replaced and never followed. Nothing is
 * left behind by what fails. Throws `AppError` file_denied for what the system refuses.
 */
export async function draftDurably(file: string, text: string | Iterable<string>): Promise<DraftFile> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`
  const discard = () => rm(temporary, { force: true }).catch(() => {})
  try {
    const handle = await open(temporary, 'wx')
    try {
      for (const part of typeof text === 'string' ? [text] : text) await handle.appendFile(part)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    await discard()
    throw refusedBySystem(file, error)
  }
  return {
    discard,
    async place() {
      try {
        await rename(temporary, file)
        await syncDirectory(dirname(file))
      } catch (error) {
        await discard()
        throw refusedBySystem(file, error)
      }
    },
  }
}

export async function writeDurably(file: string, text: string | Iterable<string>): Promise<void> {
  await (await draftDurably(file, text)).place()
}

/** Removes what processes that were killed while they wrote have left in `dir` and below; links are not followed. */
export async function removeDrafts(dir: string): Promise<void> {
  try {
    for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && temporaryName.test(entry.name)) await rm(join(entry.parentPath, entry.name), { force: true })
    }
  } catch (error) {
    throw refusedBySystem(dir, error, 'Name another directory.')
  }
}
