import { randomBytes } from 'node:crypto'
import { closeSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { openOwnDocument } from './own-document.ts'
import { refusedBySystem } from './refused-by-system.ts'

/**
 * Writes a file that the user named, whole or not at all: beside its place and renamed, so no link is followed. One that CodeWhisper wrote is replaced.
 * Throws `AppError` file_denied for a file of somebody else's, and for what the system refuses.
 */
export function writeExport(file: string, text: string): 'created' | 'replaced' {
  const former = openOwnDocument(file)
  if (former !== undefined) closeSync(former)
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`
  try {
    writeFileSync(temporary, text, { flag: 'wx' })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw refusedBySystem(file, error)
  }
  return former === undefined ? 'created' : 'replaced'
}
