import type { SourcePlace } from '../../../answer/structure.ts'
import type { TokenRange } from './cobol-program.ts'
import type { SplicedTokens } from './tokens.ts'

/** Where a token stands, in whatever member that is. */
export function placeOf({ lines, sources, sourceOf }: SplicedTokens, token: number): SourcePlace {
  return { path: sources[sourceOf[token] ?? 0]?.path ?? '', line: lines[token] ?? 1 }
}

/** The COPY that brings a token into the member that is scanned. */
export function copyOf({ sources, sourceOf }: SplicedTokens, token: number): SourcePlace | undefined {
  return sources[sourceOf[token] ?? 0]?.via
}

/** From the line of the first token to that of the last one in the same member. */
export function linesOf(
  tokens: SplicedTokens,
  { from, to }: TokenRange,
): { readonly path: string; readonly startLine: number; readonly endLine: number } {
  const { lines, sourceOf } = tokens
  const { path, line } = placeOf(tokens, from)
  let last = Math.max(from, to - 1)
  while (last > from && sourceOf[last] !== sourceOf[from]) last--
  return { path, startLine: line, endLine: Math.max(line, lines[last] ?? line) }
}
