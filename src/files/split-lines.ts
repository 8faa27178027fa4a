import { descriptorLength, type Records } from './text-format.ts'

export type OnLine = (bytes: Uint8Array) => void

/**
 * Cuts a file that arrives in pieces into lines. `push` calls `onLine` with the bytes of every line that is complete, `end` with the last one when
 * no line end stands after it. The bytes are views that are valid during the call only. Of a line longer than `maxLineBytes` the rest is
 * dropped, so that memory stays bounded whatever a file holds.
 */
export class LineSplitter {
  readonly #records: Records
  readonly #onLine: OnLine
  readonly #maxLineBytes: number
  /** The beginning of a line whose end has not arrived. */
  #held: Uint8Array = new Uint8Array(0)

  constructor(options: { records: Records; maxLineBytes: number; onLine: OnLine }) {
    this.#records = options.records
    this.#maxLineBytes = options.maxLineBytes
    this.#onLine = options.onLine
  }

  push(piece: Uint8Array): void {
    const bytes = this.#held.length === 0 ? piece : Buffer.concat([this.#held, piece])
    let start = 0
    let searchFrom = this.#held.length
    for (;;) {
      const record = nextRecord(this.#records, bytes, start, Math.max(start, searchFrom))
      if (record === undefined) break
      this.#emit(bytes.subarray(record.start, record.end))
      start = record.next
      searchFrom = start
    }
    this.#held = this.#copyOfRest(bytes.subarray(start))
  }

  end(): void {
    if (this.#held.length > 0) this.#emit(this.#records.kind === 'variable' ? this.#held.subarray(4) : this.#held)
    this.#held = new Uint8Array(0)
  }

  #emit(line: Uint8Array): void {
    this.#onLine(line.length > this.#maxLineBytes ? line.subarray(0, this.#maxLineBytes) : line)
  }

  /** A copy, because the piece's buffer is used again. */
  #copyOfRest(rest: Uint8Array): Uint8Array {
    const keep = this.#records.kind === 'delimited' ? Math.min(rest.length, this.#maxLineBytes) : rest.length
    return Uint8Array.prototype.slice.call(rest, 0, keep)
  }
}

/** The lines of a whole file in memory. */
export function splitLines(bytes: Uint8Array, records: Records): Uint8Array[] {
  const lines: Uint8Array[] = []
  const splitter = new LineSplitter({ records, maxLineBytes: Number.POSITIVE_INFINITY, onLine: (line) => lines.push(line) })
  splitter.push(bytes)
  splitter.end()
  return lines
}

interface RecordPlace {
  readonly start: number
  readonly end: number
  readonly next: number
}

/** The complete record at `start`; `from` is where the search for its end may begin. */
function nextRecord(records: Records, bytes: Uint8Array, start: number, from: number): RecordPlace | undefined {
  if (records.kind === 'fixed') {
    const end = start + records.length
    return end <= bytes.length ? { start, end, next: end } : undefined
  }
  if (records.kind === 'variable') {
    if (start + 4 > bytes.length) return undefined
    const next = start + Math.max(4, descriptorLength(bytes, start))
    return next <= bytes.length ? { start: start + 4, end: next, next } : undefined
  }
  const end = indexOfAny(bytes, records.delimiters, from)
  return end < 0 ? undefined : { start, end, next: end + 1 }
}

function indexOfAny(bytes: Uint8Array, delimiters: readonly number[], from: number): number {
  if (delimiters.length === 1) return bytes.indexOf(delimiters[0] as number, from)
  // One pass: a search per delimiter would run to the end of the piece for each line of a file that uses only the other.
  for (let at = from; at < bytes.length; at++) if (delimiters.includes(bytes[at] as number)) return at
  return -1
}
