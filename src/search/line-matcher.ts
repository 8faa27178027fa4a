import { RE2JS, RE2JSException } from 're2js'
import { AppError } from '../base/app-error.ts'
import type { FoundLine } from './search-request.ts'

export interface Pattern {
  readonly pattern: string
  readonly fixed: boolean
  readonly ignoreCase: boolean
}

/** Where the first match in a line begins; -1 without one. */
export type LineMatcher = (line: string) => number

/**
 * The pattern as a function over lines. Linear in the length of the line for every pattern: a literal runs on the engine's own expressions, all else on
 * RE2. Throws `AppError` `pattern_invalid`.
 */
export function compileLineMatcher({ pattern, fixed, ignoreCase }: Pattern): LineMatcher {
  if (fixed) {
    const literal = new RegExp(pattern.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), ignoreCase ? 'iu' : 'u')
    return (line) => line.search(literal)
  }
  try {
    const compiled = RE2JS.compile(pattern, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0)
    return (line) => {
      const matcher = compiled.matcher(line)
      return matcher.find() ? matcher.start() : -1
    }
  } catch (cause) {
    if (!(cause instanceof RE2JSException)) throw cause
    throw new AppError('pattern_invalid', `The pattern is not a valid regular expression: ${cause.message}.`, { cause })
  }
}

export interface TextMatches {
  /** Matching lines in the text. */
  readonly total: number
  /** The first `max` of them. */
  readonly lines: readonly FoundLine[]
}

/** The lines of a text that match. A last line that is empty is none: the file ends with a line end. */
export function matchText(text: string, matches: LineMatcher, max: number): TextMatches {
  const lines: FoundLine[] = []
  let total = 0
  let start = 0
  for (let line = 1; start < text.length; line++) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    const lineText = text.slice(start, end)
    const column = matches(lineText)
    if (column >= 0) {
      total++
      if (lines.length < max) lines.push({ line, text: lineText, isMatch: true, column })
    }
    start = end + 1
  }
  return { total, lines }
}
