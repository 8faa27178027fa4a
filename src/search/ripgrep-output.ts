import { sep } from 'node:path'

/** One matching line as ripgrep reports it. */
export interface RipgrepMatch {
  readonly line: number
  /** With its line end. */
  readonly bytes: Buffer
  /** Where in `bytes` the first match begins. */
  readonly offset: number
}

/** UTF-8, or base64 of bytes that are none. */
type RipgrepText = { readonly text: string } | { readonly bytes: string }

/** What `--json` output says about one file. */
export interface RipgrepFile {
  /** Matching lines. */
  total: number
  /** Records of the first of them, for `parseMatch`. */
  readonly records: Buffer[]
  /** ripgrep stopped at a NUL character. */
  binary: boolean
}

const matchStart = Buffer.from('{"type":"match"')
const beginStart = Buffer.from('{"type":"begin"')
const endStart = Buffer.from('{"type":"end"')
const noBinary = Buffer.from('"binary_offset":null')

/**
 * Reads `--json` output that arrives in pieces. Matches are counted and kept as they are, because most of them are never shown and reading JSON costs
 * more than finding them. The records of a file follow each other without a break, whatever the number of threads.
 */
export class RipgrepOutput {
  readonly files = new Map<string, RipgrepFile>()
  readonly #keptPerFile: number
  #file: RipgrepFile | undefined
  #pieces: Buffer[] = []

  constructor(keptPerFile: number) {
    this.#keptPerFile = keptPerFile
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
    if (startsWith(record, matchStart)) {
      if (this.#file === undefined) return
      this.#file.total++
      if (this.#file.records.length < this.#keptPerFile) this.#file.records.push(record)
    } else if (startsWith(record, beginStart)) {
      this.#file = { total: 0, records: [], binary: false }
      this.files.set(pathOf(JSON.parse(record.toString('utf8')).data.path), this.#file)
    } else if (this.#file !== undefined && startsWith(record, endStart)) {
      this.#file.binary = !record.includes(noBinary)
    }
  }
}

function startsWith(record: Buffer, start: Buffer): boolean {
  return record.length > start.length && record.compare(start, 0, start.length, 0, start.length) === 0
}

interface MatchData {
  readonly lines: RipgrepText
  readonly line_number: number
  readonly submatches: readonly { readonly start: number }[]
}

export function parseMatch(record: Buffer): RipgrepMatch {
  const data = JSON.parse(record.toString('utf8')).data as MatchData
  return { line: data.line_number, bytes: bytesOf(data.lines), offset: data.submatches[0]?.start ?? 0 }
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
  return plainPath(bytesOf(path).toString('utf8'))
}

function plainPath(path: string): string {
  return (path.startsWith('./') || path.startsWith('.\\') ? path.slice(2) : path).replaceAll(sep, '/')
}

function bytesOf(text: RipgrepText): Buffer {
  return 'text' in text ? Buffer.from(text.text, 'utf8') : Buffer.from(text.bytes, 'base64')
}
