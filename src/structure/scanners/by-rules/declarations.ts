import type { SourceTokens } from './source-tokens.ts'

/** Whether the brackets hold `from:to`: a part of an array or of a text. */
export function hasRange(tokens: SourceTokens, open: number, to: number): boolean {
  let depth = 0
  for (let i = open; i < to; i++) {
    if (tokens.is(i, '(')) depth++
    else if (tokens.is(i, ')') && --depth === 0) return false
    else if (depth === 1 && tokens.is(i, ':')) return true
  }
  return false
}

/** Words of a declaration whose names are arrays, whatever stands behind them. */
export const withBounds = new Set(['dimension', 'common', 'data', 'parameter'])

/** Where the names of a declaration begin: behind the colons, if it has any. */
export function behindAttributes(tokens: SourceTokens, from: number, to: number): number {
  for (let i = from; i + 1 < to; i++) if (tokens.is(i, ':') && tokens.is(i + 1, ':')) return i + 2
  return from + 1
}

/** Whether one of the words stands there. */
export function hasAny(tokens: SourceTokens, from: number, to: number, wanted: ReadonlySet<string> | undefined): boolean {
  for (let i = from; wanted && i < to; i++) if (wanted.has(tokens.word(i))) return true
  return false
}
