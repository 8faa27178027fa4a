import { randomBytes } from 'node:crypto'
import { closeSync, lstatSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { AppError } from '../base/app-error.ts'
import { outputMarkerBytes, outputMarkers } from '../base/output-marker.ts'

/**
 * Writes a file that the user named, whole or not at all: beside its place and renamed, so no link is followed. One that CodeWhisper wrote is replaced.
 * Throws `AppError` file_denied for a file of somebody else's, and for what the system refuses.
 */
export function writeExport(file: string, text: string): 'created' | 'replaced' {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const replaces = mayReplace(file)
    writeFileSync(temporary, text, { flag: 'wx' })
    renameSync(temporary, file)
    return replaces ? 'replaced' : 'created'
  } catch (error) {
    rmSync(temporary, { force: true })
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new AppError('file_denied', `${file} cannot be written: ${error.message}.`, { hint: 'Name another file.', cause: error })
  }
}

/** False when there is no such file. */
function mayReplace(file: string): boolean {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  if (stat === undefined) return false
  if (stat.isFile() && isOurs(file)) return true
  const what = stat.isDirectory() ? 'is a directory' : stat.isSymbolicLink() ? 'is a link' : 'exists and was not written by CodeWhisper'
  throw new AppError('file_denied', `${file} ${what}; it is left as it is.`, { hint: 'Name another file.' })
}

function isOurs(file: string): boolean {
  const descriptor = openSync(file, 'r')
  try {
    const head = Buffer.alloc(outputMarkerBytes)
    const length = readSync(descriptor, head, 0, head.length, 0)
    return outputMarkers.some((marker) => head.subarray(0, length).includes(marker))
  } finally {
    closeSync(descriptor)
  }
}
