import { readSync } from 'node:fs'

export interface JournalLine {
  readonly bytes: Buffer
  /** Where it begins in the file, in bytes. */
  readonly at: number
  /** False for the last one when the file does not end with a line end. */
  readonly ended: boolean
}

const newline = 0x0a
const chunkBytes = 2 ** 18

/** The lines of an open file from its beginning on, some hundred kilobytes of it in memory at a time. */
export function* journalLines(descriptor: number): Generator<JournalLine> {
  let at = 0
  let begun: Buffer[] = []
  for (let from = 0; ; ) {
    const chunk = readBytes(descriptor, from, chunkBytes)
    if (chunk.length === 0) break
    from += chunk.length
    let start = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      const bytes = Buffer.concat([...begun, chunk.subarray(start, end)])
      yield { bytes, at, ended: true }
      at += bytes.length + 1
      begun = []
      start = end + 1
    }
    if (start < chunk.length) begun.push(chunk.subarray(start))
  }
  if (begun.length > 0) yield { bytes: Buffer.concat(begun), at, ended: false }
}

/** Fewer where the file ends. */
export function readBytes(descriptor: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  let read = 0
  while (read < length) {
    const more = readSync(descriptor, bytes, read, length - read, at + read)
    if (more === 0) break
    read += more
  }
  return bytes.subarray(0, read)
}
