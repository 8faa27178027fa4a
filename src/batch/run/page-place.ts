import { lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { AppError } from '../../base/app-error.ts'
import { refusedBySystem, systemCode } from '../../store/refused-by-system.ts'
import { syncDirectory } from '../../store/sync-directory.ts'

const safeName = /^[^/\\\0]+$/

/**
 * The absolute path of a file of the output directory `root` (a real path): no link is followed, so nothing outside can be reached. Throws `AppError`
 * file_denied for what is in its way. Its directories need not exist yet.
 */
export function pagePlace(root: string, file: string): string {
  const names = file.split('/')
  if (names.some((name) => !safeName.test(name) || name === '.' || name === '..')) throw inTheWay(file, 'is no name for a page')
  for (let depth = 1; depth <= names.length; depth++) {
    const shown = names.slice(0, depth).join('/')
    const found = kindOf(join(root, shown))
    if (found === undefined) break
    if (found === 'link') throw inTheWay(shown, 'is a link, which is not followed')
    if (depth < names.length && found !== 'directory') throw inTheWay(shown, 'is in the way of a directory')
    if (depth === names.length && found !== 'file') throw inTheWay(shown, `is ${found === 'directory' ? 'a directory' : 'no plain file'}`)
  }
  return join(root, ...names)
}

/** The same, with its directories made. */
export async function makePagePlace(root: string, file: string): Promise<string> {
  const path = pagePlace(root, file)
  const parent = dirname(path)
  try {
    const made = mkdirSync(parent, { recursive: true })
    if (made !== undefined) for (let dir = parent; dir.length >= made.length; dir = dirname(dir)) await syncDirectory(dirname(dir))
    // Somebody may have put a link there since it was looked at.
    const rest = relative(root, realpathSync(parent))
    if (rest === '..' || rest.startsWith(`..${sep}`)) throw inTheWay(file, 'leads out of the directory')
    return path
  } catch (error) {
    throw refusedBySystem(path, error, 'Name another directory with --out.')
  }
}

function kindOf(path: string): 'link' | 'directory' | 'file' | 'other' | undefined {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found === undefined) return undefined
    return found.isSymbolicLink() ? 'link' : found.isDirectory() ? 'directory' : found.isFile() ? 'file' : 'other'
  } catch (error) {
    if (systemCode(error) === 'ENOTDIR') return undefined
    throw refusedBySystem(path, error, 'Name another directory with --out.')
  }
}

function inTheWay(file: string, what: string): AppError {
  return new AppError('file_denied', `${file} in the output directory ${what}.`, {
    hint: 'Move it away, or name another directory with --out.',
  })
}
