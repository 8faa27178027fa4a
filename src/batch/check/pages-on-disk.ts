import { realpathSync } from 'node:fs'
import { AppError } from '../../base/app-error.ts'
import { systemCode } from '../../store/refused-by-system.ts'
import { hashOnDisk } from '../run/hash-on-disk.ts'
import { pagePlace } from '../run/page-place.ts'

/** A function that gives the hash of a page of the output directory as it stands there; undefined when no plain file does, or when it cannot be read. */
export function pagesOnDisk(dir: string): (file: string) => string | undefined {
  const root = realpathSync(dir)
  return (file) => {
    try {
      return hashOnDisk(pagePlace(root, file))
    } catch (error) {
      if (error instanceof AppError || systemCode(error) !== undefined) return undefined
      throw error
    }
  }
}
