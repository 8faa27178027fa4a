import { readdirSync } from 'node:fs'
import { isDeniedName } from './deny-list.ts'

export interface PlainEntry {
  readonly name: string
  readonly kind: 'file' | 'directory' | 'link' | 'other'
  /** On the deny list: not to be opened or listed. */
  readonly denied: boolean
}

/**
 * The entries of one directory below `root` (a real path), sorted by name, links unresolved; undefined when it cannot be listed. For a path that was
 * reached without links: nothing is checked, as in `walkTree`, and synchronous for the same reason.
 */
export function plainEntries(root: string, path: string): PlainEntry[] | undefined {
  try {
    const entries = readdirSync(`${root}/${path}`, { withFileTypes: true }).map((entry): PlainEntry => {
      const kind = entry.isFile() ? 'file' : entry.isDirectory() ? 'directory' : entry.isSymbolicLink() ? 'link' : 'other'
      return { name: entry.name, kind, denied: isDeniedName(entry.name) }
    })
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return undefined
  }
}
