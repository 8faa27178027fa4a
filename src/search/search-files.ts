import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import type { WalkedFile } from '../files/sandbox.ts'
import type { Encoding } from '../files/text-format.ts'
import type { DecodedTexts } from './decoded-texts.ts'
import { type LineMatcher, matchText } from './line-matcher.ts'
import type { FoundLine } from './search-request.ts'

/** A file with matches. */
export interface Candidate {
  readonly file: WalkedFile
  /** Matching lines. */
  readonly total: number
  /** The first of them; undefined when they were only counted. */
  readonly lines: (() => readonly FoundLine[]) | undefined
  readonly encoding?: Encoding
}

export interface FilesSearch {
  readonly texts: DecodedTexts
  readonly files: readonly WalkedFile[]
  readonly matches: LineMatcher
  readonly signal: AbortSignal
}

/** Files read at the same time: as many as the thread pool serves. */
const readers = 4

/** Searches files in JavaScript, decoded as reading them decodes them. Stops early, without an error, when `signal` is aborted. */
export async function searchFiles(search: FilesSearch): Promise<{ candidates: Candidate[]; unreadable: string[] }> {
  const candidates: Candidate[] = []
  const unreadable: string[] = []
  const waiting = search.files.values()
  const worker = async (): Promise<void> => {
    for (const file of waiting) {
      if (search.signal.aborted) return
      try {
        const candidate = await searchFile(search, file)
        if (candidate !== undefined) candidates.push(candidate)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        unreadable.push(file.path)
      }
    }
  }
  await Promise.all(Array.from({ length: readers }, worker))
  return { candidates, unreadable: unreadable.sort() }
}

async function searchFile({ texts, matches }: FilesSearch, file: WalkedFile): Promise<Candidate | undefined> {
  const { text, encoding, binary } = await texts.read(file)
  if (binary) return undefined
  const found = matchText(text, matches, limits.searchMatchesPerFile)
  if (found.total === 0) return undefined
  return { file, total: found.total, lines: () => found.lines, ...(encoding === 'utf-8' ? {} : { encoding }) }
}
