import { readSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { openInside } from './open-inside.ts'

export interface BoundedRead {
  readonly bytes: Uint8Array
  /** Of the whole file. */
  readonly size: number
  readonly mtimeMs: number
  /** The file is longer than `maxBytes`; `bytes` is its beginning. */
  readonly truncated: boolean
  /** The file was written to while it was read: the bytes may mix two versions. */
  readonly changed: boolean
}

/**
 * The first `maxBytes` of a regular file below `root`, a real path. `path` is relative to `root`, or absolute below it.
 * Throws the `AppError`s of `openInside`.
 */
export async function readBounded(options: { root: string; path: string; maxBytes: number }): Promise<BoundedRead> {
  const opened = await openInside(options.root, options.path)
  try {
    const bytes = await readAt(opened.handle, 0, Math.min(opened.size, options.maxBytes))
    const after = await opened.handle.stat()
    const changed = after.size !== opened.size || after.mtimeMs !== opened.mtimeMs
    return { bytes, size: opened.size, mtimeMs: opened.mtimeMs, truncated: opened.size > bytes.length, changed }
  } finally {
    await opened.handle.close()
  }
}

/** Up to `length` bytes from `position`; fewer only at the end of the file. */
export async function readAt(handle: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafe(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}

/** `readAt` from the start of a file, at once. */
export function readNow(descriptor: number, length: number): Uint8Array {
  const buffer = Buffer.allocUnsafeSlow(length)
  let filled = 0
  while (filled < length) {
    const bytesRead = readSync(descriptor, buffer, filled, length - filled, filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}
