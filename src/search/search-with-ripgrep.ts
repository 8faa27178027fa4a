import { isAscii } from 'node:buffer'
import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import { LineDecoder } from '../files/line-decoder.ts'
import { detectFormat } from '../files/text-format.ts'
import { windows1252Byte } from '../files/windows-1252.ts'
import type { Pattern } from './line-matcher.ts'
import type { Ripgrep, RipgrepEnd } from './ripgrep.ts'
import { extensionsOfGlob, ripgrepArguments } from './ripgrep-arguments.ts'
import { parseCounts, parseMatch, parsePaths, type RipgrepMatch, RipgrepOutput } from './ripgrep-output.ts'
import type { FoundLine } from './search-request.ts'

export interface RipgrepQuery extends Pattern {
  readonly cwd: string
  readonly noIgnore: boolean
  readonly glob: string | undefined
  /** One of `encodingNames`. */
  readonly encoding: string
  readonly signal: AbortSignal
}

interface RipgrepCandidate {
  /** Matching lines. */
  readonly total: number
  /** The first of them; undefined when they were only counted. */
  readonly lines: (() => readonly FoundLine[]) | undefined
}

export interface RipgrepFound {
  /** By path relative to the directory that was searched. Not filtered: the caller knows which files count. */
  readonly files: ReadonlyMap<string, RipgrepCandidate>
  /** Files in which ripgrep stopped at a NUL character. */
  readonly binary: readonly string[]
  /** The process was ended before it was through. */
  readonly incomplete: boolean
}

/** Output that is read before a flood is counted instead: counting costs ripgrep a tenth of reporting. */
const floodBytes = 8 * 1024 * 1024

/** Searches one directory. Throws `AppError`: `pattern_invalid`, `aborted`, `search_failed`. */
export async function searchWithRipgrep(ripgrep: Ripgrep, query: RipgrepQuery): Promise<RipgrepFound> {
  const output = new RipgrepOutput(limits.searchMatchesPerFile)
  let bytes = 0
  const end = await ripgrep({
    args: ripgrepArguments({ ...query, mode: 'json', extensions: extensionsOfGlob(query.glob ?? '') }),
    cwd: query.cwd,
    signal: query.signal,
    onOutput: (chunk) => {
      output.push(chunk)
      bytes += chunk.length
      return bytes <= floodBytes
    },
  })
  checkPatternError(end)
  const binary = [...output.files].filter(([, file]) => file.binary).map(([path]) => path)
  if (bytes > floodBytes) return { ...(await countWithRipgrep(ripgrep, query)), binary }
  const textOf = lineReader(query.encoding)
  const files = new Map<string, RipgrepCandidate>()
  for (const [path, { total, records }] of output.files) {
    files.set(path, { total, lines: () => records.map((record) => foundLine(parseMatch(record), textOf)) })
  }
  return { files, binary, incomplete: end.code === null }
}

async function countWithRipgrep(ripgrep: Ripgrep, query: RipgrepQuery): Promise<Omit<RipgrepFound, 'binary'>> {
  const { text, end } = await collectText(ripgrep, query, 'count')
  const files = new Map([...parseCounts(text)].map(([path, total]) => [path, { total, lines: undefined }]))
  return { files, incomplete: end.code === null }
}

/**
 * Files that may hold the pattern's characters beyond ASCII in windows-1252, where ripgrep, which takes every file for UTF-8, cannot find them.
 * Empty at no cost for a pattern that is ASCII.
 */
export async function filesWithLegacyBytes(ripgrep: Ripgrep, query: RipgrepQuery): Promise<string[]> {
  const letters = [...query.pattern].filter((c) => c > '\x7f').flatMap((c) => [c, c.toLowerCase(), c.toUpperCase()])
  const legacy = new Set(letters.filter((c) => c.length === 1).map(windows1252Byte))
  legacy.delete(undefined)
  if (legacy.size === 0) return []
  const pattern = `(?-u:[${[...legacy].map((byte) => `\\x${byte?.toString(16)}`).join('')}])`
  const { text } = await collectText(ripgrep, { ...query, pattern, fixed: false, ignoreCase: false }, 'files')
  return parsePaths(text)
}

async function collectText(ripgrep: Ripgrep, query: RipgrepQuery, mode: 'count' | 'files'): Promise<{ text: string; end: RipgrepEnd }> {
  const chunks: Buffer[] = []
  const end = await ripgrep({
    args: ripgrepArguments({ ...query, mode, extensions: extensionsOfGlob(query.glob ?? '') }),
    cwd: query.cwd,
    signal: query.signal,
    onOutput: (chunk) => chunks.push(chunk) > 0,
  })
  checkPatternError(end)
  return { text: Buffer.concat(chunks).toString('utf8'), end }
}

function checkPatternError({ code, errors }: RipgrepEnd): void {
  if (code !== 2 || errors.trim() === '') return
  const reason = /^error: (.+)$/m.exec(errors)?.[1] ?? errors.trim().split('\n')[0]
  throw new AppError('pattern_invalid', `The pattern is not a valid regular expression: ${reason}.`)
}

function foundLine({ line, bytes, offset }: RipgrepMatch, textOf: (bytes: Buffer) => string): FoundLine {
  const decoded = textOf(bytes)
  const text = line === 1 ? decoded.replace(/^\ufeff/, '') : decoded
  const column = isAscii(bytes) ? offset : textOf(bytes.subarray(0, offset)).length
  return { line, text, isMatch: true, column: Math.min(column, text.length) }
}

/** The text of a line in a file that ripgrep reads: the same decision that reading the file makes. */
function lineReader(encoding: string): (bytes: Buffer) => string {
  const decoder = new LineDecoder(detectFormat(new Uint8Array(0), 0, encoding), encoding)
  return (bytes) => decoder.line(bytes)
}
