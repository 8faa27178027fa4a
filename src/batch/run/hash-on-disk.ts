import { readFileSync } from 'node:fs'
import { refusedBySystem, systemCode } from '../../store/refused-by-system.ts'
import { pageHash } from '../page-hash.ts'

/** `pageHash` of the file at `path`; undefined when there is none. Throws `AppError` file_denied. */
export function hashOnDisk(path: string): string | undefined {
  try {
    return pageHash(readFileSync(path))
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return undefined
    throw refusedBySystem(path, error, 'Name another directory with --out.')
  }
}
