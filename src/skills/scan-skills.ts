import { basename, join, relative, sep } from 'node:path'
import { AppError } from '../base/app-error.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { type DirectoryEntry, listDirectory } from '../files/list-directory.ts'
import { realInside } from '../files/open-inside.ts'
import { readBounded } from '../files/read-file-bounded.ts'
import { walkTree } from '../files/walk-tree.ts'
import { directoryOf, isDirectorySkill } from './skill.ts'

/** When a file has changed, one of these has. */
export interface FileStamp {
  readonly bytes: number
  readonly mtimeMs: number
}

/** A file that may be a skill. */
export interface FoundFile {
  readonly path: string
  readonly expectedName: string
  readonly stamp: FileStamp
}

export interface Scan {
  /** Sorted by path. */
  readonly files: readonly FoundFile[]
  readonly diagnostics: readonly Diagnostic[]
}

const maxDepth = 6
const maxDirectories = 20_000
const skippedNames = new Set(['node_modules', '.git'])
/** Parts of a skill at the top of a skills directory; any other directory beside such a skill may hold skills of its own. */
const partsOfSkill = new Set(['references', 'scripts', 'assets'])

/**
 * The files below a skills directory (`root`, a real path; `shownRoot` as the user named it) that may be skills: `SKILL.md` (or `skill.md`) and, in directories that are no skill, `NAME.md`.
 * Links are followed as long as they stay inside, each directory once.
 */
export async function scanSkills(root: string, shownRoot: string): Promise<Scan> {
  const scanner = new SkillScanner(root, shownRoot)
  await scanner.run()
  return { files: scanner.files.sort((a, b) => (a.path < b.path ? -1 : 1)), diagnostics: scanner.diagnostics }
}

class SkillScanner {
  readonly files: FoundFile[] = []
  readonly diagnostics: Diagnostic[] = []
  readonly #root: string
  readonly #shownRoot: string
  /** Of all plain files in directories that are not hidden, from one quick walk: a directory known to hold a SKILL.md need not be listed. */
  readonly #stamps = new Map<string, FileStamp>()
  /** Real paths relative to the root, so that no way of links leads twice to one directory. */
  readonly #visited = new Set<string>()

  constructor(root: string, shownRoot: string) {
    this.#root = root
    this.#shownRoot = shownRoot
  }

  async run(): Promise<void> {
    await this.#walk('')
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
  }

  async #walk(base: string): Promise<void> {
    const tree = await walkTree({
      root: join(this.#root, base),
      isExcluded: (path) => skippedNames.has(basename(path)),
      noIgnore: true,
      excludedDirs: new Set(),
    })
    for (const file of tree.files) {
      const path = base === '' ? file.relative : `${base}/${file.relative}`
      this.#stamps.set(path, { bytes: file.bytes, mtimeMs: file.mtimeMs })
    }
  }

  /** Notes the skill files of one directory and returns the directories in it that may hold more. */
  async #scan(directory: string, links: string[]): Promise<string[]> {
    if (this.#visited.size >= maxDirectories) {
      if (this.#visited.size === maxDirectories) this.#reportTooMany(directory)
      return []
    }
    this.#visited.add(directory)
    const known = directory === '' ? undefined : this.#stamps.get(`${directory}/SKILL.md`)
    if (known !== undefined) {
      this.#add(`${directory}/SKILL.md`, known)
      return []
    }
    const entries = await this.#list(directory)
    const skill = entries.find((entry) => entry.name === 'SKILL.md') ?? entries.find((entry) => entry.name === 'skill.md')
    const hasSkill = skill !== undefined && (await this.#addEntry(directory, skill))
    if (hasSkill && directory !== '') return []
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
      else if (entry.kind === 'directory' && !(hasSkill && partsOfSkill.has(entry.name))) {
        if (entry.link) links.push(path)
        else below.push(path)
        if (entry.name.startsWith('.') && !entry.link) await this.#walk(path)
      } else if (isFlatSkill(entry)) await this.#addEntry(directory, entry)
    }
    return below
  }

  async #list(directory: string): Promise<DirectoryEntry[]> {
    try {
      return await listDirectory({ root: this.#root, path: directory || '.' })
    } catch (error) {
      this.#reportUnreadable(directory, error)
      return []
    }
  }

  async #addEntry(directory: string, entry: DirectoryEntry): Promise<boolean> {
    const path = pathIn(directory, entry.name)
    try {
      const plain = this.#stamps.get(path)
      if (plain !== undefined) this.#add(path, plain)
      else {
        const { size, mtimeMs } = await readBounded({ root: this.#root, path, maxBytes: 0 })
        this.#add(path, { bytes: size, mtimeMs })
      }
      return true
    } catch (error) {
      this.#reportUnreadable(path, error)
      return false
    }
  }

  #add(path: string, stamp: FileStamp): void {
    const directory = isDirectorySkill(path) ? basename(directoryOf(path) || this.#root) : basename(path).slice(0, -'.md'.length)
    this.files.push({ path, expectedName: directory, stamp })
    if (basename(path) === 'skill.md') {
      this.#report('warning', 'file-name', `${this.#shown(path)} should be called SKILL.md: other clients do not find it.`, path)
    }
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

function isFlatSkill(entry: DirectoryEntry): boolean {
  return entry.kind === 'file' && /\.md$/i.test(entry.name) && !/^(?:readme|skill)\.md$/i.test(entry.name)
}

function pathIn(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`
}
