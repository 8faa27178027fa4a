import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { AppError } from '../base/app-error.ts'
import { outputMarkerBytes, outputMarkers } from '../base/output-marker.ts'
import { refusedBySystem, systemCode } from './refused-by-system.ts'

/**
 * Opens a document that CodeWhisper wrote, for reading and for adding to its end; undefined when there is no such file. A link is not followed. Throws
 * `AppError` file_denied for a file of somebody else's and for what the system refuses.
 */
export function openOwnDocument(file: string): number | undefined {
  const descriptor = openExisting(file)
  if (descriptor === undefined) return undefined
  let isOwn = false
  try {
    isOwn = fstatSync(descriptor).isFile() && holdsMarker(descriptor)
  } finally {
    if (!isOwn) closeSync(descriptor)
  }
  if (isOwn) return descriptor
  throw new AppError('file_denied', `${file} exists and was not written by CodeWhisper; it is left as it is.`, {
    hint: 'Name another file.',
  })
}

/** Whether an open file begins as what CodeWhisper writes does. */
export function holdsMarker(descriptor: number): boolean {
  const head = Buffer.alloc(outputMarkerBytes)
  const length = readSync(descriptor, head, 0, head.length, 0)
  return outputMarkers.some((marker) => head.subarray(0, length).includes(marker))
}

function openExisting(file: string): number | undefined {
  try {
    // A pipe that nobody reads would never open. Windows knows no O_NOFOLLOW.
    return openSync(file, constants.O_RDWR | constants.O_APPEND | constants.O_NONBLOCK | (constants.O_NOFOLLOW ?? 0))
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw refusedBySystem(file, error)
  }
}
