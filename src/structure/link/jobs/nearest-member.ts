/**
 * Which of several members of one name is meant: the one whose folder is named after a library (its last qualifier), first library first, else the one that
 * shares most folders with the member that asks.
 */
export function nearestMember(paths: readonly string[], asking: string, libraries: readonly string[]): string | undefined {
  if (paths.length < 2) return paths[0]
  const wanted = libraries.map((library) => library.slice(library.lastIndexOf('.') + 1).toUpperCase())
  const folders = asking.split('/').slice(0, -1)
  let best: { path: string; order: number; shared: number } | undefined
  for (const path of paths) {
    const own = path.split('/').slice(0, -1)
    const found = wanted.indexOf((own.at(-1) ?? '').toUpperCase())
    const order = found < 0 ? wanted.length : found
    let shared = 0
    while (shared < own.length && own[shared] === folders[shared]) shared++
    if (best === undefined || order < best.order || (order === best.order && shared > best.shared)) best = { path, order, shared }
  }
  return best?.path
}
