import { sep } from 'node:path'

/** One matching line as ripgrep reports it. */
export interface RipgrepMatch {
  readonly path: string
  readonly line: number
  /** With its line end. */
  readonly content: RipgrepText
  /** The byte at which the first match begins. */
  readonly offset: number
}

/** UTF-8, or base64 of bytes that are none. */
export type RipgrepText = { readonly text: string } | { readonly bytes: string }

interface MatchRecord {
  readonly path: RipgrepText
  readonly lines: RipgrepText
  readonly line_number: number
  readonly submatches: readonly { readonly start: number }[]
}

/** Reads `--json` output that arrives in pieces. */
export class RipgrepOutput {
  readonly #onMatch: (match: RipgrepMatch) => void
  /** Called for a file in which ripgrep stopped at a NUL character. */
  readonly #onBinary: (path: string) => void
  #pieces: Buffer[] = []

  constructor(onMatch: (match: RipgrepMatch) => void, onBinary: (path: string) => void) {
    this.#onMatch = onMatch
    this.#onBinary = onBinary
  }

  push(chunk: Buffer): void {
    let start = 0
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
      const rest = chunk.subarray(start, end)
      this.#record(this.#pieces.length > 0 ? Buffer.concat([...this.#pieces, rest]) : rest)
      this.#pieces = []
      start = end + 1
    }
    if (start < chunk.length) this.#pieces.push(chunk.subarray(start))
  }

  #record(record: Buffer): void {
    const text = record.toString('utf8')
    if (text.startsWith('{"type":"match"')) {
      const data = JSON.parse(text).data as MatchRecord
      const match = { path: pathOf(data.path), line: data.line_number, content: data.lines, offset: data.submatches[0]?.start ?? 0 }
      this.#onMatch(match)
    } else if (text.startsWith('{"type":"end"') && !text.includes('"binary_offset":null')) {
      this.#onBinary(pathOf(JSON.parse(text).data.path as RipgrepText))
    }
  }
}

/** `path NUL count` lines of `--count --null`; `--crlf` ends them with CRLF. */
export function parseCounts(output: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, path, matches] of output.matchAll(/([^\0]+)\0(\d+)\r?\n/g)) counts.set(plainPath(path as string), Number(matches))
  return counts
}

/** Paths of `--files-with-matches --null`. */
export function parsePaths(output: string): string[] {
  return output.split('\0').filter(Boolean).map(plainPath)
}

function pathOf(path: RipgrepText): string {
  return plainPath('text' in path ? path.text : bytesOf(path).toString('utf8'))
}

function plainPath(path: string): string {
  return (path.startsWith('./') || path.startsWith('.\\') ? path.slice(2) : path).replaceAll(sep, '/')
}

export function bytesOf(text: RipgrepText): Buffer {
  return 'text' in text ? Buffer.from(text.text, 'utf8') : Buffer.from(text.bytes, 'base64')
}
