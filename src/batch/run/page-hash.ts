import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { refusedBySystem, systemCode } from '../../store/refused-by-system.ts'

/** SHA-256 of a page, hexadecimal. CRLF counts as LF: a checkout that turns line ends is no edit. */
export function pageHash(text: string | Iterable<string>): string {
  const hash = createHash('sha256')
  for (const part of typeof text === 'string' ? [text] : text) hash.update(part.replaceAll('\r\n', '\n'))
  return hash.digest('hex')
}

/** Of the file at `path`; undefined when there is none. Throws `AppError` file_denied. */
export async function hashOfFile(path: string): Promise<string | undefined> {
  try {
    return pageHash(await readFile(path, 'utf8'))
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return undefined
    throw refusedBySystem(path, error, 'Name another directory with --out.')
  }
}
