import { basename, relative, sep } from 'node:path'
import { AppError } from '../base/app-error.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { outputMarkerFile } from '../base/output-marker.ts'
import { entryStamp } from '../files/entry-stamp.ts'
import { type DirectoryEntry, listDirectory } from '../files/list-directory.ts'
import { realInside } from '../files/open-inside.ts'
import { type PlainEntry, plainEntries } from '../files/plain-entries.ts'
import { readBounded } from '../files/read-file-bounded.ts'
import { directoryOf, isDirectorySkill } from './skill.ts'

/** When a file has changed, one of these has. */
export interface FileStamp {
  readonly bytes: number
  readonly mtimeMs: number
}

/** A file that may be a skill. */
export interface FoundFile {
  readonly path: string
  readonly stamp: FileStamp
}

/** A directory that was listed; `mtimeMs` changes when an entry is added, removed or renamed. */
export interface ListedDirectory {
  /** Relative to the skills directory, empty for itself. */
  readonly path: string
  readonly mtimeMs: number
}

export interface Scan {
  /** Sorted by path. */
  readonly files: readonly FoundFile[]
  readonly diagnostics: readonly Diagnostic[]
  /** All that were listed, for `unchangedScan`; empty when they do not tell whether the scan would give the same again. */
  readonly directories: readonly ListedDirectory[]
}

const maxDepth = 6
const maxDirectories = 20_000
const skippedNames = new Set(['node_modules', '.git'])
/** Parts of a skill at the top of a skills directory; any other directory beside such a skill may hold skills of its own. */
const partsOfSkill = new Set(['references', 'scripts', 'assets'])
/** The coarsest clock among file systems: what changes within one tick of it keeps its time. */
const mtimeTickMs = 2000

/**
 * The files below a skills directory (`root`, a real path; `shownRoot` as the user named it) that may be skills: `SKILL.md` (or `skill.md`) and, in directories that are no skill, `NAME.md`.
 * Links are followed as long as they stay inside, each directory once; what CodeWhisper wrote is left out.
 */
export async function scanSkills(root: string, shownRoot: string): Promise<Scan> {
  const scanner = new SkillScanner(root, shownRoot)
  const directories = await scanner.run()
  return { files: scanner.files.sort((a, b) => (a.path < b.path ? -1 : 1)), diagnostics: scanner.diagnostics, directories }
}

/** The result of an earlier scan with the stamps of now, if no directory has changed since; much quicker than a scan. */
export function unchangedScan(root: string, before: Scan): Scan | undefined {
  if (before.directories.length === 0) return undefined
  for (const { path, mtimeMs } of before.directories) {
    const now = entryStamp(root, path)
    if (now?.kind !== 'directory' || now.mtimeMs !== mtimeMs) return undefined
  }
  const files: FoundFile[] = []
  for (const { path } of before.files) {
    const now = entryStamp(root, path)
    if (now?.kind !== 'file') return undefined
    files.push({ path, stamp: { bytes: now.bytes, mtimeMs: now.mtimeMs } })
  }
  return { ...before, files }
}

class SkillScanner {
  readonly files: FoundFile[] = []
  readonly diagnostics: Diagnostic[] = []
  readonly #root: string
  readonly #shownRoot: string
  readonly #directories: ListedDirectory[] = []
  /** Real paths relative to the root, so that no way of links leads twice to one directory. */
  readonly #visited = new Set<string>()
  /** Something was met whose change no listed directory would show: a link, or what could not be looked at. */
  #uncertain = false

  constructor(root: string, shownRoot: string) {
    this.#root = root
    this.#shownRoot = shownRoot
  }

  /** Returns the directories listed, as `Scan` holds them. */
  async run(): Promise<ListedDirectory[]> {
    const settled = Date.now() - mtimeTickMs
    const links: string[] = []
    let level = ['']
    for (let depth = 0; level.length > 0; depth++) {
      if (depth > maxDepth) {
        this.#report(
          'info',
          'scan-depth',
          `Directories more than ${maxDepth} levels deep are not searched for skills, for example ${this.#shown(level[0] ?? '')}.`,
        )
        break
      }
      const next: string[] = []
      for (const directory of level) next.push(...(await this.#scan(directory, links)))
      // A link is followed when all that is reached without links is known: what it leads to then has its own name already.
      level = next.length > 0 ? next : await this.#newTargets(links.splice(0))
    }
    const certain = !this.#uncertain && this.#directories.every(({ mtimeMs }) => mtimeMs < settled)
    return certain ? this.#directories : []
  }

  /** Notes the skill files of one directory and returns the directories in it that may hold more. */
  async #scan(directory: string, links: string[]): Promise<string[]> {
    if (this.#visited.size >= maxDirectories) {
      if (this.#visited.size === maxDirectories) this.#reportTooMany(directory)
      return []
    }
    this.#visited.add(directory)
    const { entries, denied } = await this.#list(directory)
    if (entries.some((entry) => entry.name === outputMarkerFile)) {
      this.#report(
        'info',
        'output-skipped',
        `${this.#shown(directory)} was written by CodeWhisper and is not searched for skills.`,
        directory,
      )
      return []
    }
    const skill = entries.find((entry) => entry.name === 'SKILL.md') ?? entries.find((entry) => entry.name === 'skill.md')
    const hasSkill = skill !== undefined && (await this.#add(directory, skill))
    if (hasSkill && directory !== '') return []
    for (const entry of denied) this.#reportDenied(directory, entry)
    const below: string[] = []
    for (const entry of entries) {
      const path = pathIn(directory, entry.name)
      if (entry === skill || skippedNames.has(entry.name)) continue
      if (!entry.inside)
        this.#report(
          'warning',
          'link-outside',
          `${this.#shown(path)} is a link that leads nowhere or out of the skills directory; it is not followed.`,
          path,
        )
      else if (entry.kind === 'directory' && !(hasSkill && partsOfSkill.has(entry.name))) (entry.link ? links : below).push(path)
      else if (isFlatSkill(entry)) await this.#add(directory, entry)
    }
    return below
  }

  async #list(directory: string): Promise<{ entries: DirectoryEntry[]; denied: PlainEntry[] }> {
    const mtimeMs = entryStamp(this.#root, directory)?.mtimeMs
    const plain = plainEntries(this.#root, directory)
    if (plain === undefined || mtimeMs === undefined) {
      this.#uncertain = true
      this.#report('error', 'unreadable', `${this.#shown(directory)} is skipped: the directory cannot be listed.`, directory)
      return { entries: [], denied: [] }
    }
    this.#directories.push({ path: directory, mtimeMs })
    const denied = plain.filter((entry) => entry.denied)
    if (plain.some((entry) => entry.kind === 'link')) this.#uncertain = true
    // Where there are links, every step has to be checked.
    if (this.#uncertain) return { entries: await this.#listChecked(directory), denied }
    const entries = plain.filter((entry) => !entry.denied)
    return {
      entries: entries.map(({ name, kind }) => ({ name, kind: kind === 'link' ? 'other' : kind, link: false, inside: true })),
      denied,
    }
  }

  async #listChecked(directory: string): Promise<DirectoryEntry[]> {
    try {
      return await listDirectory({ root: this.#root, path: directory || '.' })
    } catch (error) {
      this.#reportUnreadable(directory, error)
      return []
    }
  }

  /** Notes a file; false when it is none that can be read. */
  async #add(directory: string, entry: DirectoryEntry): Promise<boolean> {
    const path = pathIn(directory, entry.name)
    try {
      this.files.push({ path, stamp: await this.#stamp(path, entry) })
    } catch (error) {
      this.#reportUnreadable(path, error)
      return false
    }
    if (entry.name === 'skill.md') {
      this.#report('warning', 'file-name', `${this.#shown(path)} should be called SKILL.md: other clients do not find it.`, path)
    }
    return true
  }

  async #stamp(path: string, entry: DirectoryEntry): Promise<FileStamp> {
    const plain = entry.link ? undefined : entryStamp(this.#root, path)
    if (plain?.kind === 'file') return { bytes: plain.bytes, mtimeMs: plain.mtimeMs }
    this.#uncertain = true
    const { size, mtimeMs } = await readBounded({ root: this.#root, path, maxBytes: 0 })
    return { bytes: size, mtimeMs }
  }

  async #newTargets(links: readonly string[]): Promise<string[]> {
    const targets: string[] = []
    for (const link of links) {
      const real = await realInside(this.#root, link).catch(() => undefined)
      if (real === undefined) continue
      const name = relative(this.#root, real).split(sep).join('/')
      if (this.#visited.has(name) || this.#insideSkill(name)) continue
      this.#visited.add(name)
      targets.push(link)
    }
    return targets
  }

  /** A link to a part of a skill that has been found. */
  #insideSkill(path: string): boolean {
    return this.files.some(
      (file) => isDirectorySkill(file.path) && directoryOf(file.path) !== '' && `${path}/`.startsWith(`${directoryOf(file.path)}/`),
    )
  }

  #reportDenied(directory: string, { name, kind }: PlainEntry): void {
    if (skippedNames.has(name) || !(kind === 'directory' || /\.md$/i.test(name))) return
    const path = pathIn(directory, name)
    const why = 'its name is on the list of names that hold secrets. Rename it if it holds skills.'
    this.#report('warning', 'name-denied', `${this.#shown(path)} is not searched for skills: ${why}`, path)
  }

  #reportTooMany(directory: string): void {
    this.#visited.add(`${directory}/*`)
    this.#report(
      'warning',
      'scan-directories',
      `Only ${maxDirectories} directories are searched for skills; ${this.#shown(directory)} and others are left out. Name a directory nearer to the skills.`,
    )
  }

  #reportUnreadable(path: string, error: unknown): void {
    if (!(error instanceof AppError)) throw error
    this.#uncertain = true
    this.#report('error', 'unreadable', `${this.#shown(path)} is skipped: ${error.message}`, path)
  }

  #report(level: Diagnostic['level'], rule: string, message: string, path?: string): void {
    this.diagnostics.push(path === undefined ? { level, rule, message } : { level, rule, message, path: this.#shown(path) })
  }

  #shown(path: string): string {
    return shownPath(this.#shownRoot, path)
  }
}

/** A path below a skills directory as the user would name it. */
export function shownPath(dir: string, path: string): string {
  return path === '' ? dir : `${dir.replace(/[\\/]+$/, '')}/${path}`
}

/** What a skill in this file has to be called: its directory, or its file without `.md`. */
export function expectedName(root: string, path: string): string {
  return isDirectorySkill(path) ? basename(directoryOf(path) || root) : basename(path).slice(0, -'.md'.length)
}

function isFlatSkill(entry: DirectoryEntry): boolean {
  return entry.kind === 'file' && /\.md$/i.test(entry.name) && !/^(?:readme|skill)\.md$/i.test(entry.name)
}

function pathIn(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`
}
