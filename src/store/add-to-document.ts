import { closeSync, fstatSync, ftruncateSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { AppError } from '../base/app-error.ts'
import { openOwnDocument } from './own-document.ts'
import { refusedBySystem, systemCode } from './refused-by-system.ts'

interface Addition {
  /** What a new file begins with: a marker of what CodeWhisper writes stands in it. */
  readonly head: string
  readonly text: string
}

/**
 * Writes `text` to a new file, or adds it to one that CodeWhisper wrote: all of it or nothing, and nothing is ever written over. A link is not followed, so
 * no file can be reached by one. Throws `AppError` file_denied for a file of somebody else's and for what the system refuses.
 */
export function addToDocument(file: string, { head, text }: Addition): 'created' | 'extended' {
  const fresh = openNew(file)
  const descriptor = fresh ?? openOwnDocument(file)
  if (descriptor === undefined) throw new AppError('file_denied', `${file} came and went while it was written.`, { hint: 'Try again.' })
  const { size } = fstatSync(descriptor)
  try {
    writeFileSync(descriptor, fresh === undefined ? `\n---\n\n${text}` : `${head}\n${text}`)
  } catch (error) {
    if (fresh === undefined) ftruncateSync(descriptor, size)
    else rmSync(file, { force: true })
    throw refusedBySystem(file, error)
  } finally {
    closeSync(descriptor)
  }
  return fresh === undefined ? 'extended' : 'created'
}

/** Undefined when something of this name is there. */
function openNew(file: string): number | undefined {
  try {
    return openSync(file, 'ax')
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return undefined
    throw refusedBySystem(file, error)
  }
}
