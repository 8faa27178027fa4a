import { isComment } from './evidence/comment-lines.ts'
import { linesBetween } from './evidence/lines-between.ts'
import type { KnownLines } from './findings.ts'
import { type Head, wordsIn } from './head.ts'

/** Lines above a routine, and below its first statement, in which its comment stands. */
export const aboveRoutine = 24
export const belowRoutine = 20
const mostLines = 10
/** … of a comment above, which begins with what it does. */
const mostAbove = 14
/** Fewer words explain nothing. */
const fewestWords = 3
/** What may stand between the first statement and the comment on it. */
const before = /^\s*(?:$|USE\b|IMPLICIT\b|INCLUDE\b|#|%INCLUDE\b)/i
/** A statement of Fortran that goes on: by its own end, or by a mark in the sixth column. */
const goesOn = /[,&(]\s*(?:!.*)?$/
const marked = /^ {5}[^\s0]|^\s*&/

/**
 * What a routine says of itself: the comment right above its first statement, or that statement with the comment below it, as most Fortran has it. `line`: where
 * the routine begins. Undefined where nothing is said: what the file begins with is most often about another.
 */
export function routineHead(lines: KnownLines, line: number): Head | undefined {
  return commentAbove(lines, line) ?? commentBelow(lines, line)
}

function commentAbove(lines: KnownLines, line: number): Head | undefined {
  let startLine = line
  while (startLine > line - aboveRoutine && isComment(lines.get(startLine - 1) ?? '')) startLine--
  const shown = linesBetween(lines, startLine, Math.min(line, startLine + mostAbove) - 1)
  return says(shown) ? { startLine, lines: shown } : undefined
}

function commentBelow(lines: KnownLines, line: number): Head | undefined {
  let last = line
  while (last < line + belowRoutine && (goesOn.test(lines.get(last) ?? '') || marked.test(lines.get(last + 1) ?? ''))) last++
  let first = last + 1
  while (first < line + belowRoutine && before.test(lines.get(first) ?? 'x') && !isComment(lines.get(first) ?? '')) first++
  let end = first - 1
  while (end < first + mostLines && isComment(lines.get(end + 1) ?? '')) end++
  if (!says(linesBetween(lines, first, end))) return undefined
  // `SPECIFICATIONS:` heads what follows.
  while (end > first && wordsIn(lines.get(end) ?? '') < 2) end--
  // A long list of parameters says less than the comment.
  const startLine = first - line > mostLines ? first : line
  return { startLine, lines: linesBetween(lines, startLine, end) }
}

function says(lines: readonly string[]): boolean {
  return wordsIn(lines.join('\n')) >= fewestWords
}
