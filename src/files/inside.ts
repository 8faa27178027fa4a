import { isAbsolute, relative, sep } from 'node:path'

/** Whether `path` is `root` or below it. Both absolute; compares names only, so both must already be real paths where links matter. */
export function inside(root: string, path: string): boolean {
  const rel = relative(root, path)
  return rel === '' || (rel !== '..' && !rel.startsWith(`..${sep}`) && !isAbsolute(rel))
}
