import { readFileSync, statSync } from 'node:fs'
import { AppError } from '../base/app-error.ts'

/** What resolution needs of the disk. */
export interface ConfigDisk {
  /** Undefined when there is no such file; throws `AppError` config_invalid when there is one that cannot be read. */
  readText(path: string): string | undefined
  isDirectory(path: string): boolean
}

const maxBytes = 256 * 1024

export const configDisk: ConfigDisk = {
  readText(path) {
    try {
      const stat = statSync(path, { throwIfNoEntry: false })
      if (!stat || stat.isDirectory()) return undefined
      // A pipe or a device would block or never end.
      if (!stat.isFile() || stat.size > maxBytes) throw unreadable(path, 'it is not a small plain file')
      return readFileSync(path, 'utf8').replace(/^\ufeff/, '')
    } catch (error) {
      if (error instanceof AppError) throw error
      if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
      throw unreadable(path, (error as Error).message, error)
    }
  },
  isDirectory(path) {
    try {
      return statSync(path).isDirectory()
    } catch {
      return false
    }
  },
}

function unreadable(path: string, why: string, cause?: unknown): AppError {
  return new AppError('config_invalid', `${path} cannot be read: ${why}.`, { hint: 'Make it readable, or move it away.', cause })
}
