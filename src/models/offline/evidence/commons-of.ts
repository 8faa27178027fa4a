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

const declares = /^[^!]*\bCOMMON\s*\/\s*[A-Za-z]\w*\s*\//i
const block = /\/\s*([A-Za-z]\w*)\s*\//g
const mostFound = 100
/** A list goes on in further lines. */
const linesBelow = 12
const mostRead = 400

/** A routine is read, as a search shows only so many lines of a file that may hold others; of a member the lines with COMMON, and then all that their lists go on in. */
export function commonCalls(subject: Subject, findings: Findings): readonly Call[] {
  const read = routineCall(subject)
  if (read !== undefined) return [read]
  const lines = linesOf(subject, findings)
  const [first] = lines
  const last = lines.at(-1)
  if (first === undefined || last === undefined) return searches(subject)
  return [...searches(subject), readCall(first.path, first.line, Math.min(last.line + linesBelow, first.line + mostRead))]
}

/** Declarations stand at its head. */
function routineCall({ kinds: [kind], paths: [path], startLine, endLine }: Subject): Call | undefined {
  if (kind === 'member' || path === undefined || startLine === undefined || endLine === undefined) return undefined
  return readCall(path, startLine, Math.min(endLine, startLine + mostRead))
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
  const found = [routineCall(subject) ?? searches(subject)].flat().flatMap((call) => ownLines(call, subject, findings))
  return found.filter(({ text }) => declares.test(text)).toSorted((a, b) => a.line - b.line)
}
