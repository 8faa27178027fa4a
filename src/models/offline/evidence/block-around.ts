import { saysSomething } from '../../../base/says-something.ts'
import type { KnownLines } from '../findings.ts'
import { endOfAnnounced } from './announced-list.ts'
import { isComment, withoutRemark } from './comment-lines.ts'
import { linesBetween } from './lines-between.ts'

export interface Block {
  readonly startLine: number
  readonly lines: readonly string[]
}

export interface Room {
  /** Lines that may be added before and behind. */
  readonly before: number
  readonly after: number
  /** Lines in all. */
  readonly most: number
}

/**
 * The lines from `startLine` to `endLine` with what belongs to them: up to the condition that they stand under or the comment that heads them, down to the
 * end of their statement. Only lines that are known; never past a blank line or a line of marks.
 */
export function blockAround(lines: KnownLines, startLine: number, endLine: number, { before, after, most }: Room): Block {
  let first = startLine
  let last = Math.min(endLine, startLine + most - 1)
  while (first > startLine - before && last - first + 1 < most && belongsBefore(lines.get(first - 1), lines.get(first))) first--
  while (last < endLine + after && last - first + 1 < most && belongsBehind(lines.get(last), lines.get(last + 1))) last++
  while (last - first + 1 < mostListed && goesOn(lines.get(last), lines.get(last + 1))) last++
  const announced = endOfAnnounced(lines, first, last)
  if (announced !== undefined) last = announced
  else if (isComment(lines.get(last) ?? '')) last = endOfHeaded(lines, last)
  else if (isParagraphName(lines.get(last) ?? '')) last = endOfHeaded(lines, last - 1)
  while (last > first && isMark(lines.get(last))) last--
  while (first < last && isMark(lines.get(first))) first++
  return { startLine: first, lines: linesBetween(lines, first, last) }
}

/** Lines that may stand between a comment and the statement that it heads, and lines of that. */
const mostUnsaid = 8
const mostHeaded = 7

/**
 * The last line of the statement that a comment heads, `line` being one of the comment; `line` where no statement follows soon. A name of a paragraph is no
 * statement: what it does follows.
 */
function endOfHeaded(lines: KnownLines, line: number): number {
  const first = firstSaid(lines, line + 1)
  if (first === undefined || isDivision(lines.get(first) ?? '')) return line
  if (!isParagraphName(lines.get(first) ?? '')) return endOfStatement(lines, first)
  const done = firstSaid(lines, first + 1)
  if (done === undefined || isParagraphName(lines.get(done) ?? '')) return first
  return endOfStatements(lines, done)
}

/** The first line from `line` on that is neither blank nor a comment, if there is one soon. */
function firstSaid(lines: KnownLines, line: number): number | undefined {
  for (let at = line; at < line + mostUnsaid && lines.has(at); at++)
    if (!isComment(lines.get(at) ?? '') && !isIdle(lines.get(at))) return at
  return undefined
}

function endOfStatement(lines: KnownLines, first: number): number {
  let last = first
  while (last - first + 1 < mostHeaded && belongsBehind(lines.get(last), lines.get(last + 1)) && !isComment(lines.get(last + 1) ?? ''))
    last++
  return last
}

/** What a paragraph does first: sentences, as far as there is room. */
function endOfStatements(lines: KnownLines, first: number): number {
  let last = endOfStatement(lines, first)
  for (;;) {
    const next = firstSaid(lines, last + 1)
    if (next === undefined || next - last > 2 || isParagraphName(lines.get(next) ?? '')) return last
    const end = endOfStatement(lines, next)
    if (end - first + 1 > mostHeaded) return last
    last = end
  }
}

/** Alone in area A, with a full stop: what it names begins below. Of the divisions above the procedures nothing is done; a word alone may end a sentence of a text. */
const paragraphName =
  /^(?:.{6} )?\s{0,3}(?!(?:EXIT|GOBACK|CONTINUE|END-[A-Z]+|FILE-CONTROL|I-O-CONTROL|SPECIAL-NAMES|[A-Z]+-COMPUTER|REMARKS|[A-Z]+-STORAGE|LINKAGE|FILE|CONFIGURATION|INPUT-OUTPUT)\b(?!-))(?=\S*[\d-]|\S+\s+SECTION)[A-Z0-9][A-Z0-9-]*(?:\s+SECTION)?\s*\.\s*(?:\S{1,8}\s*)?$/

function isParagraphName(line: string): boolean {
  return paragraphName.test(line)
}

/** What begins a part of a program: the comment above it is about the whole. Other sections than these of COBOL are paragraphs with parts. */
function isDivision(line: string): boolean {
  return /\b(?:DIVISION|CSECT|PROGRAM-ID|(?:CONFIGURATION|INPUT-OUTPUT|FILE|[A-Z]+-STORAGE|LINKAGE|REPORT|SCREEN|COMMUNICATION)\s+SECTION)\b/i.test(
    line,
  )
}

/** Lines of a block that is a list: half a list of codes is no answer. */
const mostListed = 14

/** Condition names belong to the item above them, whatever that is. */
function goesOn(line: string | undefined, below: string | undefined): boolean {
  return isListed(below) && (isListed(line) || (line !== undefined && !isComment(line) && conditionName.test(below ?? '')))
}

const conditionName = /^.{0,6}\s*88\s/

/** A condition name, or an entry of a table that is kept in values. */
function isListed(line: string | undefined): boolean {
  return line !== undefined && !isComment(line) && /^.{0,6}\s*(?:88\s|\d{2}\s+(?:FILLER\b)?.*\bVALUE\b)/i.test(line)
}

const assemblerLabel = /^[A-Z@#$_][A-Z0-9@#$_]*\s+(?:DS\s+0[A-Z]|EQU\s+\*)(?:\s|$)/i

/** The line above is part of the same statement, or a comment on it. */
function belongsBefore(above: string | undefined, line: string | undefined): boolean {
  if (above === undefined || line === undefined || isIdle(above)) return false
  // What stands above a label of assembler is done before, or on another way.
  if (assemblerLabel.test(line) && !isComment(above)) return false
  if (isComment(above)) return !isComment(line) || isProseLine(above)
  return !endsSentence(above)
}

function belongsBehind(line: string | undefined, below: string | undefined): boolean {
  if (line === undefined || below === undefined || isIdle(below)) return false
  // A comment heads what it stands over.
  if (isComment(line)) return true
  return !endsSentence(line)
}

/** Where a member of fixed format has its numbers or marks of changes, which are no part of a line. */
const numberArea = /(?<=^.{70,}\s)\S{1,8}\s*$/

/** A full stop of COBOL; a semicolon ends a statement, not the thought. */
function endsSentence(line: string): boolean {
  return /\.\s*$/.test(withoutRemark(line).slice(0, 80).replace(numberArea, '')) && !isComment(line)
}

function isIdle(line: string | undefined): boolean {
  return line !== undefined && !/[\p{L}\p{N}]/u.test(withoutNumber(line))
}

/** At the end of a block a comment says something, or goes. */
function isMark(line: string | undefined): boolean {
  return line !== undefined && !saysSomething(withoutNumber(line))
}

function withoutNumber(line: string): string {
  return line.slice(/^\d{6}/.test(line) ? 6 : 0)
}

function isProseLine(line: string): boolean {
  return /[A-Za-z]{2,}\s+[A-Za-z]{2,}/.test(line)
}
