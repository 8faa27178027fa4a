import { AppError } from '../base/app-error.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { limits } from '../base/limits.ts'
import { openRoots } from '../files/code-root.ts'
import { readBounded } from '../files/read-file-bounded.ts'
import { parseSkill } from './parse-skill.ts'
import { expectedName, type FileStamp, type FoundFile, type ListedDirectory, scanSkills, shownPath, unchangedScan } from './scan-skills.ts'
import { nameKey, type Skill, type SkillEntry } from './skill.ts'

/** A directory to load skills from. One that the user `named` has to exist. */
export interface SkillsDirectory {
  readonly dir: string
  readonly named: boolean
}

/** What is known of one file, so that it need not be read again while its stamp is the same. */
export interface KnownFile {
  readonly skillsDir: number
  readonly path: string
  /** As the user would name it. */
  readonly shownPath: string
  readonly stamp: FileStamp
  readonly entry: SkillEntry | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** What is known of one skills directory beside its files, so that it need not be listed again while its directories are the same. */
export interface KnownDirectory {
  readonly skillsDir: number
  /** Real path. */
  readonly root: string
  readonly directories: readonly ListedDirectory[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What an earlier run found. */
export interface KnownSkills {
  readonly files: readonly KnownFile[]
  readonly scanned: readonly KnownDirectory[]
}

export interface LoadedSkills extends KnownSkills {
  /** One for each name, in the order of the directories and then by path. */
  readonly skills: readonly SkillEntry[]
  readonly diagnostics: readonly Diagnostic[]
  /** Skills whose name another one took first. */
  readonly shadowed: readonly SkillEntry[]
  /** Real paths of the directories given, undefined for one that does not exist. */
  readonly roots: readonly (string | undefined)[]
  /** Texts that had to be read on the way. */
  readonly read: ReadonlyMap<SkillEntry, Skill>
}

/** Files read at once: enough to keep the disk busy, few enough for the limit on open files. */
const parallelReads = 32

/**
 * The skills of all directories; the first directory that has a name wins. Throws `AppError` `directory_missing` for a named directory that does not
 * exist; anything wrong with a file is a diagnostic.
 */
export async function loadSkills(dirs: readonly SkillsDirectory[], known: KnownSkills = { files: [], scanned: [] }): Promise<LoadedSkills> {
  const diagnostics: Diagnostic[] = []
  const roots: (string | undefined)[] = []
  const files: KnownFile[] = []
  const scanned: KnownDirectory[] = []
  const read = new Map<SkillEntry, Skill>()
  for (const [skillsDir, given] of dirs.entries()) {
    const root = await openSkillsDirectory(given)
    roots.push(root)
    if (root === undefined) {
      const message = `There is no skills directory ${given.dir}; answers rest on the code alone. Name one with --skills-dir.`
      diagnostics.push({ level: 'info', rule: 'directory-missing', message, path: given.dir })
      continue
    }
    const before = knownOf(known, skillsDir, root)
    const scan = (before && unchangedScan(root, before)) ?? (await scanSkills(root, given.dir))
    scanned.push({ skillsDir, root, directories: scan.directories, diagnostics: scan.diagnostics })
    diagnostics.push(...scan.diagnostics)
    const knownFiles = new Map(before?.files.map((file) => [file.path, file]))
    const loaded = await mapParallel(scan.files, async (file) => {
      const same = knownFiles.get(file.path)
      return same !== undefined && sameStamp(same.stamp, file.stamp) ? same : readFile({ root, given, skillsDir, file }, read)
    })
    files.push(...loaded)
    if (loaded.every((file) => file.entry === undefined)) {
      const message = `No skills were found in ${given.dir}. A skill is a directory with a SKILL.md, or a NAME.md with front matter.`
      diagnostics.push({ level: 'warning', rule: 'no-skills', message, path: given.dir })
    }
  }
  for (const file of files) diagnostics.push(...file.diagnostics)
  const { skills, shadowed } = firstOfEachName(files, dirs, diagnostics)
  return { skills, diagnostics, shadowed, roots, files, scanned, read }
}

/** What is known of one of the skills directories, as long as its name leads where it led. */
function knownOf(known: KnownSkills, skillsDir: number, root: string) {
  const before = known.scanned.find((of) => of.skillsDir === skillsDir && of.root === root)
  return before && { ...before, files: known.files.filter((file) => file.skillsDir === skillsDir) }
}

async function openSkillsDirectory({ dir, named }: SkillsDirectory): Promise<string | undefined> {
  try {
    const { roots } = await openRoots([dir])
    return roots[0]?.real
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    if (!named) return undefined
    throw new AppError('directory_missing', `Skills directory ${dir} is not an existing directory.`, {
      hint: 'Name an existing directory with --skills-dir.',
      cause,
    })
  }
}

interface FileToRead {
  readonly root: string
  readonly given: SkillsDirectory
  readonly skillsDir: number
  readonly file: FoundFile
}

async function readFile({ root, given, skillsDir, file }: FileToRead, read: Map<SkillEntry, Skill>): Promise<KnownFile> {
  const shown = shownPath(given.dir, file.path)
  try {
    const { bytes, truncated } = await readBounded({ root, path: file.path, maxBytes: limits.skillFileBytes })
    const { skill, diagnostics } = parseSkill({
      path: file.path,
      expectedName: expectedName(root, file.path),
      shownPath: shown,
      skillsDir,
      bytes,
      truncated,
    })
    const entry = skill && entryOf(skill)
    if (entry !== undefined && skill !== undefined) read.set(entry, skill)
    return { skillsDir, path: file.path, shownPath: shown, stamp: file.stamp, entry, diagnostics }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const message = `${shown} is skipped: ${error.message}`
    const diagnostic: Diagnostic = { level: 'error', rule: 'unreadable', message, path: shown }
    return { skillsDir, path: file.path, shownPath: shown, stamp: { bytes: -1, mtimeMs: 0 }, entry: undefined, diagnostics: [diagnostic] }
  }
}

function entryOf({ name, description, skillsDir, path, fields }: Skill): SkillEntry {
  return { name, description, skillsDir, path, fields }
}

function firstOfEachName(files: readonly KnownFile[], dirs: readonly SkillsDirectory[], diagnostics: Diagnostic[]) {
  const byName = new Map<string, SkillEntry>()
  const shadowed: SkillEntry[] = []
  for (const { entry } of files) {
    if (entry === undefined) continue
    const winner = byName.get(nameKey(entry.name))
    if (winner === undefined) byName.set(nameKey(entry.name), entry)
    else {
      shadowed.push(entry)
      const place = (of: SkillEntry) => shownPath(dirs[of.skillsDir]?.dir ?? '', of.path)
      const message = `Skill ${entry.name} in ${place(entry)} is hidden by ${place(winner)}. Rename one of them.`
      diagnostics.push({ level: 'warning', rule: 'name-duplicate', message, path: place(entry) })
    }
  }
  return { skills: [...byName.values()], shadowed }
}

function sameStamp(a: FileStamp, b: FileStamp): boolean {
  return a.bytes === b.bytes && a.mtimeMs === b.mtimeMs
}

async function mapParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let i = next++; i < items.length; i = next++) results[i] = await work(items[i] as T)
  }
  await Promise.all(Array.from({ length: parallelReads }, worker))
  return results
}
