import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import type { CodeRoot } from '../files/code-root.ts'
import { globFilter } from '../files/path-filter.ts'
import type { Sandbox, WalkedFile } from '../files/sandbox.ts'
import type { SearchRequest } from './search-request.ts'

/** A directory to search: a root, or what is below one of its directories. */
export interface SearchDirectory {
  readonly root: CodeRoot
  /** Relative to the root, empty or ending in a slash. */
  readonly base: string
}

export interface SearchScope {
  readonly directories: readonly SearchDirectory[]
  /** As in answers, to be shown. */
  readonly names: readonly string[]
  /** The path that was asked for is this one file. */
  readonly file: string | undefined
  /** Whether a file belongs to the scope, glob aside. */
  covers(file: WalkedFile): boolean
  passesGlob(path: string): boolean
}

/** Throws `AppError`: `pattern_invalid` for a pattern or glob that cannot be searched for, and those of `Sandbox.locate`. */
export async function resolveScope(sandbox: Sandbox, request: SearchRequest): Promise<SearchScope> {
  checkPattern(request.pattern)
  const passesGlob = globTest(request.glob)
  if (request.path === undefined || request.path === '.' || request.path === '') {
    const directories = sandbox.roots.map((root) => ({ root, base: '' }))
    return { directories, names: sandbox.roots.map(({ name }) => name), file: undefined, covers: () => true, passesGlob }
  }
  const place = await sandbox.locate(request.path)
  if (!place.isDirectory) {
    return { directories: [], names: [place.path], file: place.path, covers: (file) => file.path === place.path, passesGlob: () => true }
  }
  const directory = { root: place.root, base: place.relative === '' ? '' : `${place.relative}/` }
  const covers = (file: WalkedFile): boolean => file.root === place.root && file.relative.startsWith(directory.base)
  return { directories: [directory], names: [place.path || place.root.name], file: undefined, covers, passesGlob }
}

function checkPattern(pattern: string): void {
  if (pattern === '') throw new AppError('pattern_invalid', 'The pattern is empty.')
  if (pattern.length > limits.searchPatternChars) {
    throw new AppError('pattern_invalid', `The pattern is longer than ${limits.searchPatternChars} characters.`)
  }
  if (pattern.includes('\0')) throw new AppError('pattern_invalid', 'The pattern holds a NUL character.')
  if (/[\r\n]/.test(pattern)) {
    throw new AppError('pattern_invalid', 'The pattern spans lines; a match never does.', {
      hint: 'Search for the most telling of its lines.',
    })
  }
}

function globTest(glob: string | undefined): (path: string) => boolean {
  if (glob === undefined || glob === '') return () => true
  if (glob.length > limits.globChars || /^[!/~]|(?:^|[\\/])\.\.(?:[\\/]|$)|\0/.test(glob)) {
    throw new AppError('pattern_invalid', 'The glob must be relative, without .. and !, and not too long.', {
      hint: 'For example *.cbl or jcl/**.',
    })
  }
  return globFilter([glob])
}
