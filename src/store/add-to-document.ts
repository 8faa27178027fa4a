import { closeSync, constants, fstatSync, openSync, readSync, writeFileSync } from 'node:fs'
import { AppError } from '../base/app-error.ts'
import { outputMarkerBytes, outputMarkers } from '../base/output-marker.ts'

interface Addition {
  /** What a new file begins with: a marker of what CodeWhisper writes stands in it. */
  readonly head: string
  readonly text: string
}

/**
 * Writes `text` to a new file, or adds it to one that CodeWhisper wrote: nothing is ever written over. A link is not followed, so no file can be reached by
 * one. Throws `AppError` file_denied for a file of somebody else's and for what the system refuses.
 */
export function addToDocument(file: string, { head, text }: Addition): 'created' | 'extended' {
  const fresh = open(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL)
  const descriptor = fresh ?? open(file, constants.O_RDWR | constants.O_APPEND | constants.O_NONBLOCK)
  if (descriptor === undefined) throw new AppError('file_denied', `${file} came and went while it was written.`, { hint: 'Try again.' })
  try {
    if (fresh === undefined) checkIsOurs(file, descriptor)
    writeFileSync(descriptor, `${fresh === undefined ? '\n---\n\n' : `${head}\n`}${text}`)
  } catch (error) {
    throw refusal(file, error)
  } finally {
    closeSync(descriptor)
  }
  return fresh === undefined ? 'extended' : 'created'
}

/** Undefined when there is (or, of one that should exist, is not) such a file. */
function open(file: string, flags: number): number | undefined {
  try {
    return openSync(file, flags | (constants.O_NOFOLLOW ?? 0), 0o666)
  } catch (error) {
    if (codeOf(error) === (flags & constants.O_EXCL ? 'EEXIST' : 'ENOENT')) return undefined
    throw refusal(file, error)
  }
}

function checkIsOurs(file: string, descriptor: number): void {
  const head = Buffer.alloc(outputMarkerBytes)
  const isFile = fstatSync(descriptor).isFile()
  const length = isFile ? readSync(descriptor, head, 0, head.length, 0) : 0
  if (isFile && outputMarkers.some((marker) => head.subarray(0, length).includes(marker))) return
  throw new AppError('file_denied', `${file} exists and was not written by CodeWhisper; it is left as it is.`, {
    hint: 'Name another file.',
  })
}

const reasons: Readonly<Record<string, string>> = {
  ELOOP: 'it is a link, which is not followed',
  EISDIR: 'it is a directory',
  ENOENT: 'its directory does not exist',
  ENOTDIR: 'its directory does not exist',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  ENXIO: 'it is not a file',
}

function refusal(file: string, error: unknown): unknown {
  const code = codeOf(error)
  if (code === undefined) return error
  return new AppError('file_denied', `${file} cannot be written: ${reasons[code] ?? code}.`, { hint: 'Name another file.', cause: error })
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && 'syscall' in error && typeof error.code === 'string' ? error.code : undefined
}
