import { posix } from 'node:path'
import { nearest } from '../base/text.ts'

/**
 * Ways in which a path is meant that no file is called by, the surest first: in other case, without its directory, without its extension. Member
 * names have no reliable case and no reliable extension between reference and file.
 */
function readings(wanted: string): ((path: string) => boolean)[] {
  const lower = wanted.replaceAll('\\', '/').replace(/^\.\//, '').toLowerCase()
  const name = posix.basename(lower)
  return [
    (path) => path.toLowerCase() === lower,
    (path) => posix.basename(path).toLowerCase() === name,
    (path) => stemOf(path) === stemOf(name),
  ]
}

/** The one file that `wanted` means although no file is called so; undefined when its surest reading fits none or several. */
export function meantPath(wanted: string, paths: readonly string[]): string | undefined {
  // A directory that was named and is not there may matter, so only a bare name stands for a file elsewhere.
  const ways = wanted.includes('/') ? readings(wanted).slice(0, 1) : readings(wanted)
  for (const means of ways) {
    const found = paths.filter(means)
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  return undefined
}

/** Paths that somebody who asked for `wanted` may have meant, best first: by its readings, then similar names. */
export function nearestPaths(wanted: string, paths: readonly string[], max = 3): string[] {
  const found = new Set<string>()
  for (const means of readings(wanted)) for (const path of paths) if (means(path)) found.add(path)
  const name = posix.basename(wanted.toLowerCase())
  if (found.size < max && name.length <= 64) {
    // A name without an extension is compared with names without theirs.
    const nameOf = name.includes('.') ? (path: string) => posix.basename(path).toLowerCase() : stemOf
    const near = new Set(nearest(name, new Set(paths.map(nameOf)), max))
    for (const path of paths) if (near.has(nameOf(path))) found.add(path)
  }
  return [...found].slice(0, max)
}

function stemOf(path: string): string {
  return posix
    .basename(path)
    .toLowerCase()
    .replace(/(?<=.)\.[^.]*$/, '')
}
