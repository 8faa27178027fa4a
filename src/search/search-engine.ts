import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import { count } from '../base/text.ts'
import type { FileClass } from '../files/classify-file.ts'
import type { Sandbox, WalkedFile } from '../files/sandbox.ts'
import { DecodedTexts } from './decoded-texts.ts'
import { compileLineMatcher, type LineMatcher } from './line-matcher.ts'
import { findRipgrep, type Ripgrep } from './ripgrep.ts'
import { type Candidate, searchFiles } from './search-files.ts'
import type { SearchEngine, SearchRequest, SearchResult } from './search-request.ts'
import { resolveScope, type SearchDirectory, type SearchScope } from './search-scope.ts'
import { filesWithLegacyBytes, type RipgrepFound, searchWithRipgrep } from './search-with-ripgrep.ts'
import { selectMatches } from './select-matches.ts'

/**
 * The search over a sandbox: ripgrep reads the files it can, JavaScript those in EBCDIC, those with NUL characters and, for a pattern beyond ASCII,
 * those in windows-1252; without ripgrep it reads them all. `find` locates ripgrep.
 */
export function createSearchEngine(options: { sandbox: Sandbox; find?: () => Promise<Ripgrep | undefined> }): SearchEngine {
  const find = options.find ?? findRipgrep
  const { sandbox } = options
  const texts = new DecodedTexts(sandbox)
  let ripgrep: Promise<Ripgrep | undefined> | undefined
  return {
    search: async (request) => {
      ripgrep ??= find()
      return search({ sandbox, texts, ripgrep: await ripgrep }, request)
    },
  }
}

/** A little less than a tool may take: what was found by then is worth more than a timeout. */
const deadlineMs = limits.toolTimeoutMs * 0.9

/** What a search works with. */
interface Reach {
  readonly sandbox: Sandbox
  readonly texts: DecodedTexts
  readonly ripgrep: Ripgrep | undefined
}

/** What each directory yielded to ripgrep; undefined where it could not run. */
type Runs = readonly { directory: SearchDirectory; found: RipgrepFound | undefined; legacy: readonly string[] }[]

async function search({ sandbox, texts, ripgrep }: Reach, request: SearchRequest): Promise<SearchResult> {
  const scope = await resolveScope(sandbox, request)
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(deadlineMs)])
  // ripgrep starts before the walk, which tells afterwards which of its findings count: both take about as long.
  const running = Promise.all(scope.directories.map((directory) => runIn(directory, { sandbox, ripgrep, request, signal })))
  running.catch(() => {})
  const { files, unreadable } = await filesInScope(sandbox, scope, request.signal).catch((error) => {
    throw request.signal.aborted ? stopped() : error
  })
  const wanted = files.filter((file) => scope.passesGlob(file.path)).map((file) => ({ file, fileClass: sandbox.classify(file) }))
  const runs = await running
  const plan = planReading(wanted, runs)
  const matches = compileIfNeeded(request, plan, runs)
  const read = matches === undefined ? noneRead : await searchFiles({ texts, files: plan.toRead, matches, signal })
  if (request.signal.aborted) throw stopped()
  const selected = await selectMatches({ sandbox, candidates: [...plan.candidates, ...read.candidates], matches, request })
  const late = signal.aborted || runs.some((run) => run.found?.incomplete === true)
  const unread = matches === undefined ? plan.toRead.length : 0
  return {
    ...selected,
    totalIsMinimum: late || unread > 0,
    searchedIn: scope.names,
    searchedFiles: wanted.length - plan.skipped.length,
    globbedOut: files.length - wanted.length,
    notices: noticesOf({ late, unread, skipped: plan.skipped, unreadable: [...unreadable, ...read.unreadable] }),
  }
}

function stopped(): AppError {
  return new AppError('aborted', 'The search was stopped.')
}

const noneRead = { candidates: [], unreadable: [] }

/**
 * The pattern for the files that JavaScript reads; undefined when there are none, and when RE2 refuses what ripgrep takes: then the answer comes from the
 * files that ripgrep reads. Throws `AppError` `pattern_invalid` when ripgrep has read nothing.
 */
function compileIfNeeded(request: SearchRequest, plan: ReadingPlan, runs: Runs): LineMatcher | undefined {
  const ripgrepRan = runs.length > 0 && runs.every(({ found }) => found !== undefined)
  if (ripgrepRan && plan.toRead.length === 0 && plan.candidates.every(({ lines }) => lines !== undefined)) return undefined
  try {
    return compileLineMatcher(request)
  } catch (error) {
    if (ripgrepRan && error instanceof AppError) return undefined
    throw error
  }
}

async function filesInScope(
  sandbox: Sandbox,
  scope: SearchScope,
  signal: AbortSignal,
): Promise<{ files: WalkedFile[]; unreadable: string[] }> {
  if (scope.file !== undefined) return { files: [await sandbox.describe(scope.file)], unreadable: [] }
  const { files, diagnostics } = await sandbox.inspect(signal)
  return { files: files.filter((file) => scope.covers(file)), unreadable: diagnostics.map(({ path = '' }) => path) }
}

interface RunContext {
  readonly sandbox: Sandbox
  readonly ripgrep: Ripgrep | undefined
  readonly request: SearchRequest
  readonly signal: AbortSignal
}

async function runIn(directory: SearchDirectory, { sandbox, ripgrep, request, signal }: RunContext): Promise<Runs[number]> {
  if (ripgrep === undefined) return { directory, found: undefined, legacy: [] }
  const { pattern, fixed, ignoreCase, glob } = request
  const cwd = `${directory.root.real}/${directory.base}`
  const query = { pattern, fixed, ignoreCase, glob, cwd, signal, noIgnore: sandbox.noIgnore, encoding: sandbox.encoding }
  try {
    const [found, legacy] = await Promise.all([searchWithRipgrep(ripgrep, query), filesWithLegacyBytes(ripgrep, query)])
    return { directory, found, legacy }
  } catch (error) {
    if (error instanceof AppError && error.code === 'search_failed') return { directory, found: undefined, legacy: [] }
    throw error
  }
}

interface ReadingPlan {
  /** Files with what ripgrep found in them. */
  readonly candidates: readonly Candidate[]
  /** Files that JavaScript reads. */
  readonly toRead: readonly WalkedFile[]
  /** Binary or too large. */
  readonly skipped: readonly { file: WalkedFile; why: 'binary' | 'large' }[]
}

/** Decides for each file who reads it. */
function planReading(files: readonly { file: WalkedFile; fileClass: FileClass }[], runs: Runs): ReadingPlan {
  const candidates: Candidate[] = []
  const toRead: WalkedFile[] = []
  const skipped: { file: WalkedFile; why: 'binary' | 'large' }[] = []
  const recoded = new Set(runs.flatMap((run) => [...run.legacy, ...(run.found?.binary ?? [])].map((path) => keyOf(run.directory, path))))
  for (const { file, fileClass } of files) {
    const run = runs.find(({ directory }) => directory.root === file.root)
    if (fileClass === 'generated' || fileClass === 'unreadable') continue
    if (fileClass === 'binary') skipped.push({ file, why: 'binary' })
    else if (file.bytes > limits.searchFileBytes) skipped.push({ file, why: 'large' })
    else if (fileClass === 'recoded' || run?.found === undefined || recoded.has(`${file.root.real}/${file.relative}`)) toRead.push(file)
    else {
      const found = run.found.files.get(file.relative.slice(run.directory.base.length))
      if (found !== undefined) candidates.push({ file, total: found.total, lines: found.lines })
    }
  }
  return { candidates, toRead, skipped }
}

function keyOf(directory: SearchDirectory, path: string): string {
  return `${directory.root.real}/${directory.base}${path}`
}

interface Shortfall {
  readonly late: boolean
  readonly unread: number
  readonly skipped: ReadingPlan['skipped']
  readonly unreadable: readonly string[]
}

function noticesOf({ late, unread, skipped, unreadable }: Shortfall): string[] {
  const notices: string[] = []
  const large = skipped.filter(({ why }) => why === 'large').map(({ file }) => file.path)
  const binary = skipped.length - large.length
  if (late) notices.push('Time was up before every file was searched; narrow the search with path or glob.')
  if (unread > 0)
    notices.push(`${count(unread, 'file')} in EBCDIC or with NUL characters could not be searched for this pattern; simplify it.`)
  if (large.length > 0) notices.push(`Not searched because of their size: ${large.join(', ')}; read_file shows parts of them.`)
  if (unreadable.length > 0) notices.push(`Could not be read: ${unreadable.join(', ')}.`)
  if (binary > 0) notices.push(`${count(binary, 'binary file')} skipped.`)
  return notices
}
