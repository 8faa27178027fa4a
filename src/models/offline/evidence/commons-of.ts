import { linesCall, readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import type { Subject } from '../subjects.ts'
import { fortranStatementAt } from './fortran-statement.ts'
import { ownLines } from './own-lines.ts'

/** The COMMON blocks that one statement declares. */
export interface CommonStatement {
  readonly blocks: readonly string[]
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  readonly text: string
}

const block = /\/\s*([A-Za-z]\w*)\s*\//g
const mostFound = 100
/** A list goes on in further lines. */
const linesBelow = 12
const mostRead = 400

/** The lines with COMMON in the member of a subject, and then all lines that their lists go on in: one statement may declare several blocks. */
export function commonCalls(subject: Subject, findings: Findings): readonly Call[] {
  const lines = linesOf(subject, findings)
  const [first] = lines
  const last = lines.at(-1)
  if (first === undefined || last === undefined) return searches(subject)
  return [...searches(subject), readCall(first.path, first.line, Math.min(last.line + linesBelow, first.line + mostRead))]
}

export function commonsOf(subject: Subject, findings: Findings): readonly CommonStatement[] {
  return linesOf(subject, findings).flatMap(({ path, line, text: own }) => {
    const statement = fortranStatementAt(findings.linesOf(path), line)
    const { startLine, endLine, text } = statement ?? { startLine: line, endLine: line, text: own }
    return [{ blocks: [...text.matchAll(block)].map((match) => match[1] ?? ''), path, startLine, endLine, text }]
  })
}

function searches({ paths }: Subject): readonly Call[] {
  return paths.slice(0, 1).map((path) => linesCall(String.raw`^[^!]*\bCOMMON\s*/\s*[A-Za-z]\w*\s*/`, mostFound, path))
}

function linesOf(subject: Subject, findings: Findings): readonly FoundLine[] {
  const found = searches(subject).flatMap((call) => ownLines(call, subject, findings))
  return found.filter(({ text }) => /\bcommon\s*\//i.test(text)).toSorted((a, b) => a.line - b.line)
}
