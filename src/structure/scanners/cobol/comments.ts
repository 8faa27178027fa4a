import type { ProgramRange } from './cobol-program.ts'
import { LineKind } from './lex.ts'
import type { SplicedTokens } from './tokens.ts'

export interface LineRange {
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
}

/** The comment lines right above the line of a token, blank lines in between allowed. */
export function commentAbove(tokens: SplicedTokens, token: number): LineRange | undefined {
  const source = tokens.sources[tokens.sourceOf[token] ?? 0]
  const line = tokens.lines[token] ?? 1
  if (source === undefined) return undefined
  const kindOf = (n: number) => source.lineKinds[n - 1] ?? LineKind.code
  let end = line - 1
  while (end >= 1 && kindOf(end) === LineKind.blank) end--
  let start = end
  while (start >= 1 && kindOf(start) !== LineKind.code) start--
  start++
  while (start <= end && kindOf(start) === LineKind.blank) start++
  return start <= end ? { startLine: start, endLine: end } : undefined
}

/** The longest block of comments that stands before the first division with code: what the author said of the program. */
export function headerComment(tokens: SplicedTokens, program: ProgramRange): LineRange | undefined {
  const lineKinds = tokens.sources[0]?.lineKinds
  if (lineKinds === undefined) return undefined
  const divisions = [program.environment, program.data, program.procedure].filter(({ from, to }) => to > from)
  const first = Math.min(program.all.to, ...divisions.map(({ from }) => from))
  let end = program.endLine
  for (let i = first; i < program.all.to; i++) {
    if (tokens.sourceOf[i] === 0) {
      end = tokens.lines[i] ?? end
      break
    }
  }
  let longest: LineRange | undefined
  for (let line = program.startLine; line < end; line++) {
    if (lineKinds[line - 1] !== LineKind.comment) continue
    const startLine = line
    while (line + 1 < end && lineKinds[line] === LineKind.comment) line++
    if (longest === undefined || line - startLine > longest.endLine - longest.startLine) longest = { startLine, endLine: line }
  }
  return longest
}
