import { commentText, isCommentAt } from './evidence/comment-lines.ts'
import { linesBetween } from './evidence/lines-between.ts'
import type { KnownLines } from './findings.ts'
import type { Head } from './head.ts'
import { isOfVersion, isStated, wordsIn } from './head-paragraphs.ts'

/** Lines above a routine, and below its first statement, in which its comment stands. */
export const aboveRoutine = 24
export const belowRoutine = 20
const mostLines = 10
/** … of a comment above, which begins with what it does. */
const mostAbove = 14
/** Of the longest comment in which its name is looked for. */
const mostComment = 60
/** Lines without anything between a comment and the routine that it names. */
const mostBlank = 2
/** Lines of a comment that repeats the first statement, before it says anything: a nearer purpose is shown with that statement. */
const farBelow = 4
/** Fewer words explain nothing. */
const fewestWords = 3
/** What may stand between the first statement and the comment on it. */
const before =
  /^\s*(?:$|USE\b|IMPLICIT\b|INCLUDE\b|#|%INCLUDE\b|(?:REAL|INTEGER|LOGICAL|COMPLEX|CHARACTER|DOUBLE\s+PRECISION|DIMENSION|EXTERNAL|INTRINSIC|SAVE)\b)/i
/** A statement of Fortran that goes on: by its own end, or by a mark in the sixth column. */
const goesOn = /[,&(]\s*(?:!.*)?$/
const marked = /^ {5}[^\s0]|^\s*&/

/**
 * What a routine says of itself: the comment right above its first statement, or that statement with the comment below it, as most Fortran has it. `line`: where
 * the routine begins, `mayStandApart`: blank lines above it are passed over. Undefined where nothing is said: what the file begins with is most often about another.
 */
export function routineHead(lines: KnownLines, line: number, mayStandApart = true): Head | undefined {
  const above = commentAbove(lines, line, mayStandApart ? mostBlank : 0)
  return (
    (above !== undefined && statesIn(above.lines) !== undefined ? above : statedBelow(lines, line)) ?? above ?? commentBelow(lines, line)
  )
}

/** Which of comment lines says that it tells the purpose, counted from 0. */
function statesIn(comment: readonly string[]): number | undefined {
  const at = comment.findIndex((one) => isStated([commentText(one) ?? '']))
  return at < 0 ? undefined : at
}

/** Where a long comment below the first statement says that it tells the purpose: from there to a wider gap in it. */
function statedBelow(lines: KnownLines, line: number): Head | undefined {
  const first = firstComment(lines, line)
  if (first === undefined) return undefined
  const comment: string[] = []
  while (comment.length < mostComment && isCommentAt(lines, first + comment.length)) comment.push(lines.get(first + comment.length) ?? '')
  const stated = statesIn(comment)
  if (stated === undefined || stated < farBelow) return undefined
  const told = comment.slice(stated, stated + mostLines)
  const gap = told.findIndex((one, at) => at > 0 && isEmpty(one) && isEmpty(told[at + 1] ?? ''))
  const shown = told.slice(0, gap < 0 ? told.length : gap)
  while (shown.length > 1 && isEmpty(shown.at(-1) ?? '')) shown.pop()
  return { startLine: first + stated, lines: shown }
}

function commentAbove(lines: KnownLines, line: number, mostBetween: number): Head | undefined {
  let below = line
  while (below > line - mostBetween && lines.get(below - 1)?.trim() === '') below--
  let top = below
  while (top > line - mostComment && isCommentAt(lines, top - 1)) top--
  const titled = titleIn(lines, top, below, nameAt(lines, line))
  const startLine = titled ?? Math.max(top, line - aboveRoutine)
  const shown = linesBetween(lines, startLine, Math.min(below, startLine + mostAbove) - 1)
  // Behind blank lines it may be the end of what stands above.
  return says(shown) && (below === line || titled !== undefined) ? { startLine, lines: shown } : undefined
}

function nameAt(lines: KnownLines, line: number): string | undefined {
  return /\b(?:subroutine|function|program|procedure|module)\s+(\w+)/i.exec(lines.get(line) ?? '')?.[1]
}

/** `SUBROUTINE NAME`, `NAME, Subroutine`: where the comment on it begins, as that on another may stand right above. */
function titleIn(lines: KnownLines, top: number, below: number, name: string | undefined): number | undefined {
  if (name === undefined) return undefined
  const title = new RegExp(String.raw`^[^\p{L}]*(?:C\s+)?(?:(?:subroutine|function|program|module|routine|name)\W+)?${name}(?![\w])`, 'iu')
  for (let at = top; at < below; at++) if (title.test(lines.get(at) ?? '')) return at
  return undefined
}

function isEmpty(comment: string): boolean {
  return !/[\p{L}\p{N}]/u.test(commentText(comment) ?? '')
}

/** The first line of comment behind the first statement and its declarations. */
function firstComment(lines: KnownLines, line: number): number | undefined {
  for (let at = line + 1; at < line + belowRoutine; at++) {
    const text = lines.get(at) ?? 'x'
    if (isCommentAt(lines, at)) return at
    if (!before.test(text) && !marked.test(text) && !goesOn.test(lines.get(at - 1) ?? '')) return undefined
  }
  return undefined
}

function commentBelow(lines: KnownLines, line: number): Head | undefined {
  let last = line
  while (last < line + belowRoutine && (goesOn.test(lines.get(last) ?? '') || marked.test(lines.get(last + 1) ?? ''))) last++
  let first = last + 1
  let end = first - 1
  while (first < line + belowRoutine) {
    end = first - 1
    while (end < first + mostLines && isCommentAt(lines, end + 1)) end++
    if (says(linesBetween(lines, first, end))) break
    if (end < first && !before.test(lines.get(first) ?? 'x') && !marked.test(lines.get(first) ?? 'x')) return undefined
    first = Math.max(end, first) + 1
  }
  if (end < first) return undefined
  // `SPECIFICATIONS:` heads what follows.
  while (end > first && wordsIn(lines.get(end) ?? '') < 2) end--
  // A long list of parameters says less than the comment.
  const startLine = first - line > mostLines ? first : line
  return { startLine, lines: linesBetween(lines, startLine, end) }
}

function says(lines: readonly string[]): boolean {
  return wordsIn(lines.filter((line) => !isOfVersion(line)).join('\n')) >= fewestWords
}
