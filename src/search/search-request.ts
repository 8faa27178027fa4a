import type { Encoding } from '../files/text-format.ts'

export interface SearchRequest {
  /** A regular expression in the syntax of ripgrep, or a literal when `fixed`. One line: matches never span lines. */
  readonly pattern: string
  readonly fixed: boolean
  readonly ignoreCase: boolean
  /** A file or directory as in answers; all code directories unless given. */
  readonly path?: string
  /** Only files whose path matches, ignoring case (`globFilter`). */
  readonly glob?: string
  /** Lines shown before and after each match. */
  readonly contextLines: number
  /** Matching lines returned in all. */
  readonly maxMatches: number
  readonly signal: AbortSignal
}

export interface FoundLine {
  /** 1-based. */
  readonly line: number
  /** Without its line end. */
  readonly text: string
  /** False for a line of context. */
  readonly isMatch: boolean
  /** Where in `text` the first match begins. */
  readonly column: number
}

export interface FileMatches {
  readonly path: string
  /** Ascending, without doubles; at most `limits.searchMatchesPerFile` of them are matches. */
  readonly lines: readonly FoundLine[]
  /** Matching lines in the file. */
  readonly total: number
  /** Undefined where ripgrep read the file, which is UTF-8 or close to it. */
  readonly encoding?: Encoding
}

export interface SearchResult {
  /** Sorted by path. */
  readonly files: readonly FileMatches[]
  /** Files with matches for which there was no room, sorted by path. */
  readonly moreFiles: readonly { readonly path: string; readonly total: number }[]
  /** Matching lines in all files. */
  readonly total: number
  /** `total` is a lower bound: time was up before every file was searched. */
  readonly totalIsMinimum: boolean
  /** What was searched, as in answers: a file, a directory, or the names of all code directories. */
  readonly searchedIn: readonly string[]
  /** Files that were looked into. */
  readonly searchedFiles: number
  /** Files in the same directories that `glob` left out. */
  readonly globbedOut: number
  /** What was skipped and why, one sentence each. */
  readonly notices: readonly string[]
}

/**
 * Finds lines. Results are the same whichever engine reads a file, and the same each time.
 * Throws `AppError`: `pattern_invalid`, `aborted`, and those of `Sandbox.locate` for `path`.
 */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchResult>
}
