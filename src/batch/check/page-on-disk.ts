import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { pageHash } from '../page-hash.ts'

/** Never waits for a pipe and never follows a link. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/**
 * The hash of a page as it stands in the output directory; undefined when no regular file stands there. `file` comes from a journal that anybody may have
 * written: what leads out of the directory is no page of it.
 */
export function pageOnDisk(dir: string, file: string): string | undefined {
  try {
    const real = realpathSync(dir)
    const place = realpathSync(dirname(join(real, file)))
    if (place !== real && !place.startsWith(real + sep)) return undefined
    const descriptor = openSync(join(real, file), flags)
    try {
      return fstatSync(descriptor).isFile() ? pageHash(readFileSync(descriptor)) : undefined
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}
