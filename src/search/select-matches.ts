import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import type { Sandbox } from '../files/sandbox.ts'
import { type LineMatcher, matchText } from './line-matcher.ts'
import type { Candidate } from './search-files.ts'
import type { FileMatches, FoundLine, SearchRequest, SearchResult } from './search-request.ts'

export type Selection = Pick<SearchResult, 'files' | 'moreFiles' | 'total'>

export interface SelectionRequest {
  readonly sandbox: Sandbox
  readonly candidates: readonly Candidate[]
  /** Needed for candidates whose lines were only counted. */
  readonly matches: LineMatcher | undefined
  readonly request: SearchRequest
}

/** The first matches in the order of paths, with their context. Every file that is shown is checked once more to stand where it seems to. */
export async function selectMatches({ sandbox, candidates, matches, request }: SelectionRequest): Promise<Selection> {
  const sorted = candidates.toSorted((a, b) => (a.file.path < b.file.path ? -1 : 1))
  const files: FileMatches[] = []
  const moreFiles: { path: string; total: number }[] = []
  let room = request.maxMatches
  for (const candidate of sorted) {
    const { file, total, encoding } = candidate
    if (room === 0) {
      moreFiles.push({ path: file.path, total })
      continue
    }
    const lines = await linesOf(candidate, { sandbox, matches, request, room })
    if (lines.length === 0) continue
    room -= lines.filter((line) => line.isMatch).length
    files.push({ path: file.path, lines, total, ...(encoding === undefined ? {} : { encoding }) })
  }
  return { files, moreFiles, total: [...files, ...moreFiles].reduce((sum, { total }) => sum + total, 0) }
}

type LinesContext = Omit<SelectionRequest, 'candidates'> & { readonly room: number }

/** Empty when the file has gone, or leads elsewhere by now. */
async function linesOf(candidate: Candidate, { sandbox, matches, request, room }: LinesContext): Promise<readonly FoundLine[]> {
  const max = Math.min(room, limits.searchMatchesPerFile)
  try {
    if (candidate.lines !== undefined && request.contextLines === 0) {
      return sandbox.isInPlace(candidate.file) ? candidate.lines().slice(0, max) : []
    }
    const { text } = await sandbox.readText(candidate.file.path)
    const found = candidate.lines?.().slice(0, max) ?? (matches === undefined ? [] : matchText(text, matches, max).lines)
    return request.contextLines === 0 ? found : withContext(found, text.split('\n'), request.contextLines)
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

/** The matches with the lines around them. */
function withContext(found: readonly FoundLine[], all: readonly string[], contextLines: number): FoundLine[] {
  const last = all.at(-1) === '' ? all.length - 1 : all.length
  const shown = new Map<number, FoundLine>()
  for (const { line } of found) {
    for (let n = Math.max(1, line - contextLines); n <= Math.min(last, line + contextLines); n++) {
      shown.set(n, { line: n, text: all[n - 1] ?? '', isMatch: false, column: 0 })
    }
  }
  for (const match of found) shown.set(match.line, match)
  return [...shown.values()].sort((a, b) => a.line - b.line)
}
