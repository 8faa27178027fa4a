import { platform } from 'node:os'
import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'

// Forms that a shell, a browser or another system gives a meaning to: here they would be names, and nobody means them as such.
const foreign = /^~|^[A-Za-z][A-Za-z0-9+.-]+:\/\/|^[A-Za-z]:[\\/]|^\\\\/
const windowsOnly = /^.{2,}:|^[A-Za-z]:(?![\\/])|[. ](?:[\\/]|$)|(?:^|[\\/])(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|[\\/]|$)/i

/** Throws `AppError` `file_denied` for a path that can be no path in a code directory, before anything touches the disk. */
export function checkRequestedPath(path: string): void {
  if (path === '') throw refused('The path is empty.')
  if (path.length > limits.pathChars) throw refused(`The path is longer than ${limits.pathChars} characters.`)
  if (path.includes('\0')) throw refused('The path holds a NUL character.')
  if (foreign.test(path)) throw refused('The path has the form of a home directory, a drive, a share or an address.')
  if (platform() === 'win32' && windowsOnly.test(path.replace(/^\.{1,2}(?=[\\/]|$)/, ''))) {
    throw refused('The path names a device, a stream or a name that Windows changes.')
  }
}

function refused(message: string): AppError {
  return new AppError('file_denied', message, { hint: 'Use a path as list_files or search_code shows it.' })
}
