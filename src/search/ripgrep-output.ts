/** One matching line as ripgrep reports it. */
export interface RipgrepMatch {
  readonly path: string
  readonly line: number
  /** With its line end. */
  readonly bytes: Buffer
  /** Where in `bytes` the first match begins. */
  readonly offset: number
}

type Text = { readonly text: string } | { readonly bytes: string }

interface MatchRecord {
  readonly path: Text
  readonly lines: Text
  readonly line_number: number
  readonly submatches: readonly { readonly start: number }[]
}

/** Reads `--json` output that arrives in pieces. What is not UTF-8 comes in base64 and is kept as the bytes it was. */
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
      const match = { path: pathOf(data.path), line: data.line_number, bytes: bytesOf(data.lines), offset: data.submatches[0]?.start ?? 0 }
      this.#onMatch(match)
    } else if (text.startsWith('{"type":"end"') && !text.includes('"binary_offset":null')) {
      this.#onBinary(pathOf(JSON.parse(text).data.path as Text))
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

function pathOf(path: Text): string {
  return plainPath(bytesOf(path).toString('utf8'))
}

function plainPath(path: string): string {
  return path.replace(/^\.[/\\]/, '').replaceAll('\\', '/')
}

function bytesOf(text: Text): Buffer {
  return 'text' in text ? Buffer.from(text.text, 'utf8') : Buffer.from(text.bytes, 'base64')
}
