import { isUtf8 } from 'node:buffer'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { AppError, type ErrorCode } from '../../base/app-error.ts'
import { limits } from '../../base/limits.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { grouped } from '../../base/text.ts'
import type { ListFault } from '../question-list.ts'

/**
 * The text of a list, its lines ending in `\n`, without a byte order mark; or why it is no list. Throws `AppError` file_missing, file_denied or file_unreadable.
 */
export async function readListFile(file: string): Promise<{ readonly text: string } | { readonly fault: ListFault }> {
  const bytes = await bytesOf(file)
  if (bytes.length > limits.listBytes) {
    return { fault: { line: null, message: `The list is longer than ${grouped(limits.listBytes)} bytes. Make several lists of it.` } }
  }
  const line = firstForeignLine(bytes)
  if (line !== undefined) return { fault: { line, message: 'This is not UTF-8. Save the list as UTF-8.' } }
  return { text: new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n') }
}

/** At most one more than may be. */
async function bytesOf(file: string): Promise<Uint8Array> {
  let handle: FileHandle | undefined
  try {
    // Without O_NONBLOCK a pipe that nobody writes to would be waited for.
    handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    if (!(await handle.stat()).isFile()) throw unreadable('file_unreadable', file, 'it is no regular file')
    const buffer = Buffer.alloc(limits.listBytes + 1)
    let filled = 0
    for (;;) {
      const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled)
      filled += bytesRead
      if (bytesRead === 0) return buffer.subarray(0, filled)
    }
  } catch (error) {
    throw inWords(error, file)
  } finally {
    await handle?.close()
  }
}

/** 1-based; undefined where all is UTF-8. */
function firstForeignLine(bytes: Uint8Array): number | undefined {
  if (isUtf8(bytes)) return undefined
  for (let line = 1, start = 0; ; line++) {
    const end = bytes.indexOf(0x0a, start)
    if (!isUtf8(bytes.subarray(start, end < 0 ? bytes.length : end)) || end < 0) return line
    start = end + 1
  }
}

function inWords(error: unknown, file: string): unknown {
  if (error instanceof AppError || !(error instanceof Error) || !('code' in error)) return error
  const { code, message } = error
  if (code === 'ERR_INVALID_ARG_VALUE') return unreadable('file_unreadable', file, 'this can be no name of a file')
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new AppError('file_missing', `There is no list ${sanitizeLine(file)}.`, { cause: error })
  if (code === 'EACCES' || code === 'EPERM') return unreadable('file_denied', file, 'it may not be read')
  return unreadable('file_unreadable', file, sanitizeLine(message))
}

function unreadable(code: ErrorCode, file: string, why: string): AppError {
  return new AppError(code, `The list ${sanitizeLine(file)} cannot be read: ${why}.`, { hint: 'Name a file that holds questions.' })
}
