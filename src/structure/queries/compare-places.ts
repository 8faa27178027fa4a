import type { SourcePlace } from '../../answer/structure.ts'

/** By path and line. */
export function comparePlaces(a: SourcePlace, b: SourcePlace): number {
  return a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1
}
