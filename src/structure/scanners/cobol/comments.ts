import { LineKind, type LineRange, longestComment, withWords } from '../line-kinds.ts'
import type { ProgramRange } from './cobol-program.ts'
import type { SplicedTokens } from './tokens.ts'

/** All comments between the line of a token and the code above it; rules around them are not part of it. */
export function commentAboveToken(tokens: SplicedTokens, token: number): LineRange | undefined {
  const source = tokens.sources[tokens.sourceOf[token] ?? 0]
  const line = tokens.lines[token] ?? 1
  if (source === undefined) return undefined
  const { lineKinds } = source
  let start = line - 1
  while (start >= 1 && lineKinds[start - 1] !== LineKind.code) start--
  return withWords(lineKinds, start + 1, line - 1)
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
  return longestComment(lineKinds, program.startLine, end)
}
