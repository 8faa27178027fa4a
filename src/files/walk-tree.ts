import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { normalize } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { outputMarkerFile } from '../base/output-marker.ts'
import { isDeniedName } from './deny-list.ts'
import { IgnoreRules } from './ignore-rules.ts'
import type { PathFilter } from './path-filter.ts'

interface TreeFile {
  /** Relative to the root, with forward slashes. */
  readonly relative: string
  readonly bytes: number
  readonly mtimeMs: number
  readonly ctimeMs: number
}

export interface WalkOptions {
  /** Real path. */
  readonly root: string
  readonly isExcluded: PathFilter
  readonly noIgnore: boolean
  /** Real paths of directories that are left out, for example skills below a code directory. The root itself is never left out. */
  readonly excludedDirs: ReadonlySet<string>
  readonly signal?: AbortSignal
}

export interface WalkedTree {
  /** Sorted by path. */
  readonly files: readonly TreeFile[]
  /** Directories and files that could not be looked at, relative to the root. */
  readonly unreadable: readonly string[]
}

/** Entries looked at before other work of the process gets its turn. */
const entriesPerTurn = 4000
/** A name that no citation can hold, and that would have to be changed to be shown. */
const unspeakable = /[\x00-\x1f\x7f-\x9f]/

/**
 * The regular files of a tree by ripgrep's rules with `--no-require-git --no-ignore-parent --no-ignore-global --no-ignore-exclude`: links are not followed,
 * hidden names are skipped unless an ignore file names them with `!`. Deny list, `isExcluded` and the output marker always hold.
 * A file whose name holds control characters counts as unreadable. Rejects with the signal's reason.
 * Synchronous calls, because a trip through the thread pool for each of ten thousand files costs three times the work itself.
 */
export async function walkTree(options: WalkOptions): Promise<WalkedTree> {
  const files: TreeFile[] = []
  const unreadable: string[] = []
  const pending = [{ base: '', rules: IgnoreRules.none }]
  let seen = 0
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const directory = `${options.root}/${next.base}`
    const entries = entriesOf(directory)
    if (entries === undefined) unreadable.push(next.base)
    else if (!entries.some((entry) => entry.name === outputMarkerFile)) {
      const names = new Set(entries.map((entry) => entry.name))
      const rules = options.noIgnore ? next.rules : next.rules.within(directory, next.base, names)
      for (const entry of entries) {
        if (!isWalked(entry, next.base, rules, options)) continue
        const relative = next.base + entry.name
        if (++seen % entriesPerTurn === 0) await nextTurn()
        options.signal?.throwIfAborted()
        if (unspeakable.test(entry.name)) unreadable.push(relative)
        else if (entry.isDirectory()) pending.push({ base: `${relative}/`, rules })
        else addFile(relative, directory + entry.name, files, unreadable)
      }
    }
  }
  return { files: files.sort((a, b) => (a.relative < b.relative ? -1 : 1)), unreadable: unreadable.sort() }
}

function entriesOf(directory: string): Dirent[] | undefined {
  try {
    return readdirSync(directory, { withFileTypes: true })
  } catch {
    return undefined
  }
}

function isWalked(entry: Dirent, base: string, rules: IgnoreRules, options: WalkOptions): boolean {
  const isDirectory = entry.isDirectory()
  if (!isDirectory && !entry.isFile()) return false
  if (isDeniedName(entry.name)) return false
  const relative = base + entry.name
  if (options.isExcluded(relative)) return false
  if (isDirectory && options.excludedDirs.size > 0 && options.excludedDirs.has(normalize(`${options.root}/${relative}`))) return false
  const verdict = rules.verdict(isDirectory ? `${relative}/` : relative)
  return verdict === 'unignored' || (verdict === 'none' && !entry.name.startsWith('.'))
}

function addFile(relative: string, path: string, files: TreeFile[], unreadable: string[]): void {
  try {
    const info = lstatSync(path)
    files.push({ relative, bytes: info.size, mtimeMs: info.mtimeMs, ctimeMs: info.ctimeMs })
  } catch {
    unreadable.push(relative)
  }
}
