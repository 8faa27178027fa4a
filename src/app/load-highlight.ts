import type { Highlight } from '../answer/highlight.ts'

/** What lines of code consist of, for colours; the scanners are loaded on the first call. */
export async function loadHighlight(): Promise<Highlight> {
  return (await import('../structure/highlight/highlight.ts')).highlight
}
