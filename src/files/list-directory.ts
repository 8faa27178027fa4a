import { opendir, realpath, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isDenied } from './deny-list.ts'
import { inside } from './inside.ts'
import { realInside } from './open-inside.ts'

export interface DirectoryEntry {
  readonly name: string
  /** Of a link, what it leads to; `other` for devices, pipes and links that lead nowhere or out of the root. */
  readonly kind: 'file' | 'directory' | 'other'
  readonly link: boolean
  /** False only for a link whose target is missing, outside the root or on the deny list. */
  readonly inside: boolean
}

/**
 * The entries of one directory below `root` (a real path), sorted by name; names on the deny list are left out. Nothing is read through a link that
 * leads out of the root. Throws the `AppError`s of `openInside`.
 */
export async function listDirectory(options: { root: string; path: string }): Promise<DirectoryEntry[]> {
  const directory = await realInside(options.root, options.path)
  const entries: DirectoryEntry[] = []
  for await (const entry of await opendir(directory)) {
    if (isDenied(entry.name)) continue
    if (entry.isSymbolicLink()) entries.push(await linkEntry(options.root, directory, entry.name))
    else entries.push({ name: entry.name, kind: kindOf(entry), link: false, inside: true })
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function linkEntry(root: string, directory: string, name: string): Promise<DirectoryEntry> {
  const target = await realpath(join(directory, name)).catch(() => undefined)
  const info =
    target !== undefined && inside(root, target) && !isDenied(relative(root, target))
      ? await stat(target).catch(() => undefined)
      : undefined
  return { name, kind: info ? kindOf(info) : 'other', link: true, inside: info !== undefined }
}

function kindOf(entry: { isFile(): boolean; isDirectory(): boolean }): DirectoryEntry['kind'] {
  if (entry.isFile()) return 'file'
  return entry.isDirectory() ? 'directory' : 'other'
}
