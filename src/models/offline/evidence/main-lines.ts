import { patternCall } from '../absence.ts'
import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { Quote } from '../quote.ts'
import { isComment, isIdle } from './comment-lines.ts'
import { linesBetween } from './lines-between.ts'

const mostLines = 26
const division = String.raw`^.{0,11}\s*PROCEDURE\s+DIVISION\b`

/** For the lines with which a COBOL program begins to run. */
export function mainCalls(path: string, findings: Findings): readonly Call[] {
  const begins = beginOf(path, findings)
  return [patternCall(division, path), ...(begins === undefined ? [] : [readCall(path, begins, begins + mostLines - 1)])]
}

/** The first statements of the procedure division: of a program that says nothing of itself they tell in which order it does what. */
export function mainLines(path: string, findings: Findings): readonly Quote[] {
  const begins = beginOf(path, findings)
  if (begins === undefined) return []
  const lines = [...linesBetween(findings.linesOf(path), begins, begins + mostLines - 1)]
  while (lines.length > 1 && isIdle(lines.at(-1) ?? '')) lines.pop()
  return lines.length <= 1 ? [] : [{ source: { kind: 'code', path }, startLine: begins, lines }]
}

function beginOf(path: string, findings: Findings): number | undefined {
  return findings.linesFound(patternCall(division, path)).find(({ text }) => !isComment(text))?.line
}
