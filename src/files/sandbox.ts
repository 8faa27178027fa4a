import { closeSync, realpathSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { isAbsolute, join, relative as relativePath, sep } from 'node:path'
import { AppError } from '../base/app-error.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { limits } from '../base/limits.ts'
import { outputMarkerBytes, outputMarkerFile } from '../base/output-marker.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count } from '../base/text.ts'
import { type FileClass, FileClassifier, isGenerated, mayBeGenerated } from './classify-file.ts'
import { type CodeRoot, openRoots } from './code-root.ts'
import { type DecodedText, decodeAs } from './decode.ts'
import { inside } from './inside.ts'
import { type LineWindow, readLineWindow } from './line-window.ts'
import { meantPath, nearestPaths } from './nearest-paths.ts'
import { type OpenedFile, openInPlace, openInside, realInside } from './open-inside.ts'
import { globFilter, type PathFilter } from './path-filter.ts'
import { readAt, readNow } from './read-file-bounded.ts'
import { checkRequestedPath } from './requested-path.ts'
import { detectFormat, formatSampleBytes, type TextFormat } from './text-format.ts'
import { walkTree } from './walk-tree.ts'

export interface WalkedFile {
  /** As in answers. */
  readonly path: string
  readonly bytes: number
  readonly mtimeMs: number
  /** Also changes when a file is put back as old as it was. */
  readonly ctimeMs: number
  readonly root: CodeRoot
  /** Relative to the root. */
  readonly relative: string
}

export interface FileWindow extends LineWindow {
  /** As in answers, of the file that was really read: a link shows its target, a name its true case. */
  readonly path: string
  readonly startLine: number
  /** Of the whole file. */
  readonly bytes: number
  /** The file was written to while it was read. */
  readonly changed: boolean
}

export interface FileText extends DecodedText {
  readonly path: string
  readonly bytes: number
  readonly mtimeMs: number
  /** The file is larger than the limit; `text` is its beginning. */
  readonly truncated: boolean
}

/** Where something stands that exists below a root. */
export interface Place {
  readonly root: CodeRoot
  /** Relative to the root, real; empty for the root itself. */
  readonly relative: string
  /** As in answers. */
  readonly path: string
  readonly isDirectory: boolean
}

interface WalkResult {
  readonly files: readonly WalkedFile[]
  readonly diagnostics: readonly Diagnostic[]
}

export interface SandboxOptions {
  readonly codeDirs: readonly string[]
  /** Globs of paths that are neither walked nor read (`globFilter`). */
  readonly exclude?: readonly string[]
  readonly noIgnore?: boolean
  /** Absolute real paths below a code directory that are not walked. */
  readonly excludedDirs?: readonly string[]
  /** One of `encodingNames`. */
  readonly encoding?: string
}

/** Opens the code directories. Throws `AppError` `directory_missing`. */
export async function createSandbox(options: SandboxOptions): Promise<{ sandbox: Sandbox; diagnostics: Diagnostic[] }> {
  const { roots, diagnostics } = await openRoots(options.codeDirs)
  return { sandbox: new Sandbox(roots, options), diagnostics }
}

/** The one door to the code on disk. Paths that come in and go out are those of answers: relative to the root, or beginning with its name. */
export class Sandbox {
  readonly roots: readonly CodeRoot[]
  /** One of `encodingNames`. */
  readonly encoding: string
  readonly noIgnore: boolean
  /** What it was made from: with `roots`, enough to make the same one in another thread. */
  readonly options: SandboxOptions
  readonly #isExcluded: PathFilter
  readonly #excludedDirs: ReadonlySet<string>
  readonly #classifier: FileClassifier
  /** How many pieces of work share one walk now, and that walk. */
  #sharing = 0
  #walked: Promise<WalkResult> | undefined

  constructor(roots: readonly CodeRoot[], options: SandboxOptions) {
    this.roots = roots
    this.options = options
    this.encoding = options.encoding ?? 'auto'
    this.noIgnore = options.noIgnore ?? false
    this.#isExcluded = globFilter(options.exclude ?? [])
    this.#excludedDirs = new Set(options.excludedDirs)
    this.#classifier = new FileClassifier(this.encoding)
  }

  /** Every file that is code, sorted by path. */
  async walk(): Promise<readonly WalkedFile[]> {
    return (await this.inspect()).files
  }

  /** `walk`, with a note on what could not be looked at. Rejects with the signal's reason. */
  async inspect(signal?: AbortSignal): Promise<WalkResult> {
    if (this.#sharing === 0) return this.#walkAll(signal)
    this.#walked ??= this.#walkAll(signal).catch((error) => {
      this.#walked = undefined
      throw error
    })
    return this.#walked
  }

  /** Walks the tree once for all that `work` does: answering one question searches many times, and a file that appears meanwhile is for the next. */
  async withOneWalk<T>(work: () => Promise<T>): Promise<T> {
    this.#sharing++
    try {
      return await work()
    } finally {
      if (--this.#sharing === 0) this.#walked = undefined
    }
  }

  async #walkAll(signal: AbortSignal | undefined): Promise<WalkResult> {
    const files: WalkedFile[] = []
    const diagnostics: Diagnostic[] = []
    for (const root of this.roots) {
      const tree = await walkTree({
        root: root.real,
        isExcluded: this.#isExcluded,
        noIgnore: this.noIgnore,
        excludedDirs: this.#excludedDirs,
        ...(signal ? { signal } : {}),
      })
      for (const file of tree.files) {
        const { relative } = file
        const walked = { ...file, path: root.prefix + relative, root }
        if (!mayBeGenerated(relative) || this.classify(walked) !== 'generated') files.push(walked)
      }
      for (const name of tree.unreadable) {
        const path = root.prefix + name
        diagnostics.push({ level: 'warning', rule: 'unreadable', message: `${sanitizeLine(path || root.name)} cannot be read.`, path })
      }
    }
    return { files: this.roots.length > 1 ? files.sort((a, b) => (a.path < b.path ? -1 : 1)) : files, diagnostics }
  }

  /** How the file is to be treated, from its first bytes; remembered while size and time stay the same. */
  classify(file: WalkedFile): FileClass {
    return this.#classifier.classify(`${file.root.real}/${file.relative}`, file.bytes, file.mtimeMs)
  }

  /** Whether a file still stands where the walk found it, and no link took the place of it or of a directory above it. */
  isInPlace(file: WalkedFile): boolean {
    const path = join(file.root.real, file.relative)
    try {
      return realpathSync.native(path) === path
    } catch {
      return false
    }
  }

  /** A file by its path, walked or not. Throws as `locate`. */
  async describe(path: string): Promise<WalkedFile> {
    const { root, relative, path: shown } = await this.locate(path)
    const { size, mtimeMs, ctimeMs } = await lstat(join(root.real, relative))
    return { path: shown, bytes: size, mtimeMs, ctimeMs, root, relative }
  }

  /**
   * Where a path of an answer or of a model stands. It may name a directory.
   * Throws `AppError` as `openInside` does, with the nearest existing paths in the hint of `file_missing`.
   */
  async locate(path: string): Promise<Place> {
    checkRequestedPath(path)
    try {
      return await this.#locateAsWritten(path)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'file_missing') throw error
      const paths = (await this.walk()).map((file) => file.path)
      const meant = meantPath(path, paths)
      if (meant !== undefined) return this.#locateAsWritten(meant)
      const near = nearestPaths(path, paths)
      const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : `list_files shows the ${count(paths.length, 'file')} that exist.`
      throw new AppError('file_missing', error.message, { hint })
    }
  }

  /** Whether something stands at exactly this path that may be shown; what else the path may mean is not looked for, which is what costs in `locate`. */
  async exists(path: string): Promise<boolean> {
    try {
      checkRequestedPath(path)
      return (await this.#locateAsWritten(path)).path === path
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

  async #locateAsWritten(path: string): Promise<Place> {
    const { root, rest } = this.#rootOf(path)
    if (root === undefined) throw new AppError('file_missing', `There is no ${sanitizeLine(path)}.`)
    const real = relativePath(root.real, await realInside(root.real, rest)).replaceAll(sep, '/')
    await this.#checkShowable(path, root, real)
    const info = await lstat(join(root.real, real))
    return { root, relative: real, path: root.prefix + real, isDirectory: info.isDirectory() }
  }

  /**
   * Lines `startLine` to `endLine` (1-based, inclusive; bounded by `limits.readLinesMax` and `limits.readBytes`).
   * Throws `AppError`: as `locate`; `file_unreadable` for a binary file.
   */
  async readWindow(path: string, range: { startLine: number; endLine: number }): Promise<FileWindow> {
    return this.#withFile(path, async (file) => {
      if (file.format.binary) throw binaryFile(file.path)
      const endLine = Math.min(range.endLine, range.startLine + limits.readLinesMax - 1)
      const window = await readLineWindow({
        handle: file.handle,
        size: file.size,
        format: file.format,
        wanted: this.encoding,
        startLine: range.startLine,
        endLine,
        maxBytes: limits.readBytes,
        countBytes: limits.searchFileBytes,
      })
      const after = await file.handle.stat()
      const changed = after.size !== file.size || after.mtimeMs !== file.mtimeMs
      return { ...window, path: file.path, startLine: range.startLine, bytes: file.size, changed }
    })
  }

  /** The text of a whole file, up to `maxBytes`. Throws as `locate`; a binary file is returned and says so. */
  async readText(path: string, maxBytes: number = limits.searchFileBytes): Promise<FileText> {
    return this.#withFile(path, async (file) => {
      const bytes = await readAt(file.handle, 0, Math.min(file.size, maxBytes))
      const decoded = decodeAs(bytes, file.format, this.encoding)
      return { ...decoded, path: file.path, bytes: file.size, mtimeMs: file.mtimeMs, truncated: file.size > bytes.length }
    })
  }

  /**
   * `readText` of a path that `walk` gave, at once (`openInPlace`). Whether CodeWhisper wrote the directory around it is not looked at again: the walk did.
   */
  readInPlace(path: string, maxBytes: number = limits.searchFileBytes): FileText {
    const { root, rest } = this.#rootOf(path)
    if (root === undefined) throw new AppError('file_missing', `There is no ${sanitizeLine(path)}.`)
    if (stepsOf(rest).some(this.#isExcluded)) throw excluded(path)
    const { descriptor, size, mtimeMs } = openInPlace(root.real, rest)
    try {
      const read = readNow(descriptor, Math.min(size, Math.max(maxBytes, formatSampleBytes)))
      const sample = read.subarray(0, formatSampleBytes)
      if (isGenerated(sample.subarray(0, outputMarkerBytes))) throw ownOutput(path)
      const bytes = read.subarray(0, maxBytes)
      const decoded = decodeAs(bytes, detectFormat(sample, size, this.encoding), this.encoding)
      return { ...decoded, path, bytes: size, mtimeMs, truncated: size > bytes.length }
    } finally {
      closeSync(descriptor)
    }
  }

  async #withFile<T>(path: string, use: (file: OpenedFile & { path: string; format: TextFormat }) => Promise<T>): Promise<T> {
    const place = await this.locate(path)
    if (place.isDirectory) throw directory(place.path)
    const opened = await openInside(place.root.real, place.relative)
    try {
      const sample = await readAt(opened.handle, 0, Math.min(opened.size, formatSampleBytes))
      if (isGenerated(sample.subarray(0, outputMarkerBytes))) throw ownOutput(path)
      const format = detectFormat(sample, opened.size, this.encoding)
      return await use({ ...opened, path: place.path, format })
    } finally {
      await opened.handle.close()
    }
  }

  /** The root a path belongs to and the path relative to it; an absolute path belongs to the root it stands in. */
  #rootOf(path: string): { root: CodeRoot | undefined; rest: string } {
    const only = this.roots.length === 1 ? this.roots[0] : undefined
    if (only !== undefined) return { root: only, rest: path }
    if (isAbsolute(path)) return { root: this.roots.find((root) => inside(root.real, path)) ?? this.roots[0], rest: path }
    const plain = path.replace(/^(?:\.\/)+/, '')
    const root = this.roots.find(({ name, prefix }) => plain === name || plain.startsWith(prefix))
    if (root !== undefined) return { root, rest: plain.slice(root.prefix.length) || '.' }
    // A path that climbs, or is no path at all, gets its error from the first root; a plain name may only be mistyped.
    return { root: /^[\w-]/.test(plain) ? undefined : this.roots[0], rest: path }
  }

  /** Excluded by the user, or written by CodeWhisper. */
  async #checkShowable(path: string, root: CodeRoot, real: string): Promise<void> {
    const steps = stepsOf(real)
    if (steps.some(this.#isExcluded)) throw excluded(path)
    for (const directory of ['', ...steps]) {
      const marked = await lstat(join(root.real, directory, outputMarkerFile)).catch(() => undefined)
      if (marked !== undefined) throw ownOutput(path)
    }
  }
}

/** `a/b/c` as `a`, `a/b`, `a/b/c`. */
function stepsOf(path: string): string[] {
  const names = path === '' ? [] : path.split('/')
  return names.map((_, i) => names.slice(0, i + 1).join('/'))
}

function excluded(path: string): AppError {
  return new AppError('file_denied', `${path} is excluded by the configuration.`)
}

function ownOutput(path: string): AppError {
  return new AppError('file_denied', `${path} was written by CodeWhisper; an answer never rests on an earlier answer.`)
}

function directory(path: string): AppError {
  const hint = `list_files ${JSON.stringify({ path })} shows what is in it.`
  return new AppError('file_unreadable', `${path || 'This'} is a directory.`, { hint })
}

function binaryFile(path: string): AppError {
  return new AppError('file_unreadable', `${path} is binary (packed data, an object deck or an archive) and is not shown as text.`, {
    hint: 'If it is text in an encoding that was not recognised, name that with --encoding.',
  })
}
