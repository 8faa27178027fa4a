import { patternCall } from '../absence.ts'
import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, KnownLines } from '../findings.ts'
import type { Quote } from '../quote.ts'
import { isComment, isIdle, withoutBlockRemarks } from './comment-lines.ts'
import { linesBetween } from './lines-between.ts'

const mostLines = 26
const division = String.raw`^.{0,11}\s*PROCEDURE\s+DIVISION\b`

const pli = /\.(?:pli|pl1)$/i
/** Lines of declarations before the first statement that does something. */
const mostDeclared = 150

/** For the lines with which a program of COBOL begins to run, or one of PL/I that begins in `startLine`. */
export function mainCalls(path: string, startLine: number | undefined, findings: Findings): readonly Call[] {
  if (pli.test(path)) return startLine === undefined ? [] : [readCall(path, startLine, startLine + mostDeclared + mostLines)]
  const begins = beginOf(path, findings)
  return [patternCall(division, path), ...(begins === undefined ? [] : [readCall(path, begins, begins + mostLines - 1)])]
}

/** The first statements that do something: of a program that says nothing of itself they tell in which order it does what. */
export function mainLines(path: string, startLine: number | undefined, findings: Findings): readonly Quote[] {
  const begins = pli.test(path) && startLine !== undefined ? behindDeclarations(findings.linesOf(path), startLine) : beginOf(path, findings)
  if (begins === undefined) return []
  const lines = [...linesBetween(findings.linesOf(path), begins, begins + mostLines - 1)]
  while (lines.length > 1 && isIdle(lines.at(-1) ?? '')) lines.pop()
  return lines.length <= 1 ? [] : [{ source: { kind: 'code', path }, startLine: begins, lines }]
}

/** Undefined where a program declares more than was read. */
function behindDeclarations(lines: KnownLines, startLine: number): number | undefined {
  let isOpen = true
  for (let line = startLine; line <= startLine + mostDeclared && lines.has(line); line++) {
    const text = withoutBlockRemarks(lines.get(line) ?? '')
    const declares: boolean = isOpen || /^\s*(?:DECLARE|DCL|%)/i.test(text)
    if (!declares && text.trim() !== '' && !isComment(text)) return line
    isOpen = declares && !/;\s*(?:\d{6,8})?\s*$/.test(text)
  }
  return undefined
}

function beginOf(path: string, findings: Findings): number | undefined {
  return findings.codeLinesFound(patternCall(division, path))[0]?.line
}
