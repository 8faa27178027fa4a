import { posix } from 'node:path'
import { nearest } from '../base/text.ts'

/**
 * Paths that somebody who asked for `wanted` may have meant, best first: the same path in other case, the same file name elsewhere, the same member
 * with another extension, a similar name. Member names have no reliable case and no reliable extension between reference and file.
 */
export function nearestPaths(wanted: string, paths: readonly string[], max = 3): string[] {
  const lower = wanted.replaceAll('\\', '/').replace(/^\.\//, '').toLowerCase()
  const name = posix.basename(lower)
  const stem = stemOf(lower)
  const found = new Set<string>()
  const tests: ((path: string) => boolean)[] = [
    (path) => path === lower,
    (path) => posix.basename(path) === name,
    (path) => stemOf(path) === stem,
  ]
  for (const matches of tests) for (const path of paths) if (matches(path.toLowerCase())) found.add(path)
  if (found.size < max && name.length <= 64) {
    const near = new Set(nearest(name, new Set(paths.map((path) => posix.basename(path))), max))
    for (const path of paths) if (near.has(posix.basename(path))) found.add(path)
  }
  return [...found].slice(0, max)
}

function stemOf(path: string): string {
  return posix.basename(path).replace(/\.[^.]*$/, '')
}
