import type { ProgramRange } from './cobol-program.ts'
import { LineKind } from './lex.ts'
import type { SplicedTokens } from './tokens.ts'

export interface LineRange {
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
}

/** The comment right above the line of a token, blank lines in between allowed; rules around it are not part of it. */
export function commentAbove(tokens: SplicedTokens, token: number): LineRange | undefined {
  const source = tokens.sources[tokens.sourceOf[token] ?? 0]
  const line = tokens.lines[token] ?? 1
  if (source === undefined) return undefined
  const { lineKinds } = source
  let start = line - 1
  while (start >= 1 && lineKinds[start - 1] !== LineKind.code) start--
  return words(lineKinds, start + 1, line - 1)
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

/** The longest block of comments in lines `[from, end)`. */
export function longestComment(lineKinds: Uint8Array, from: number, end: number): LineRange | undefined {
  let longest: LineRange | undefined
  for (let line = from; line < end; line++) {
    const startLine = line
    while (line < end && isComment(lineKinds[line - 1])) line++
    const block = words(lineKinds, startLine, line - 1)
    if (block && (longest === undefined || block.endLine - block.startLine > longest.endLine - longest.startLine)) longest = block
  }
  return longest
}

function isComment(kind: number | undefined): boolean {
  return kind === LineKind.comment || kind === LineKind.rule
}

/** The lines from the first to the last that say something. */
function words(lineKinds: Uint8Array, from: number, to: number): LineRange | undefined {
  let startLine = from
  let endLine = to
  while (startLine <= endLine && lineKinds[startLine - 1] !== LineKind.comment) startLine++
  while (endLine >= startLine && lineKinds[endLine - 1] !== LineKind.comment) endLine--
  return startLine <= endLine ? { startLine, endLine } : undefined
}
