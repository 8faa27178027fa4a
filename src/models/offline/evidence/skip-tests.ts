import { distinctBy } from '../../../base/distinct-by.ts'
import { patternCall } from '../absence.ts'
import { readCall } from '../calls.ts'
import type { Lines } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings, KnownLines } from '../findings.ts'
import { isComment } from './comment-lines.ts'
import { labelOver } from './label-over.ts'

/** What brings the next record in assembler; behind a branch to it none of what follows is done. */
const reads = String.raw`^[A-Z@#$_][\w@#$]*\s+(?:GET|READ|SVC)\s|^\s+(?:GET|READ)\s`
/** Reads of so many files, and lines behind each in which what comes is looked at. */
const mostReads = 3
const above = 6
const below = 60
const mostTests = 8
/** Lines of a test before its branch. */
const mostLines = 5
const compares = /^\S*\s+(?:C|CL|CLC|CLI|CLM|CP|CH|CLR|CR|LTR|TM|ICM|TRT|EX|CLCL|CHI|CGR|TMLL)\s/i
const conditional = /^\S*\s+(?:BC|BRC|[BJ]N?[EHLZMOP])\s+(?:\d+,)?(?<to>[A-Z@#$_][\w@#$]*)(?=\s|$)/i

/** For the lines with which a program of assembler passes over what it has read. */
export function skipCalls(path: string, findings: Findings): readonly Call[] {
  return [patternCall(reads, path), ...readsIn(path, findings).map((line) => readCall(path, Math.max(1, line - above), line + below))]
}

/** A test and the branch behind it. */
export interface SkipTest extends Lines {
  readonly tests: string
  readonly branches: string
}

/** Tests after which a program goes back to where it reads the next record, in the order of its lines. */
export function skipTests(path: string, findings: Findings): readonly SkipTest[] {
  const lines = findings.linesOf(path)
  const found = readsIn(path, findings).flatMap((read) => {
    const label = labelOver(lines, read)
    return label === undefined ? [] : testsBehind(read, label, path, lines)
  })
  return distinctBy(found, ({ startLine }) => String(startLine)).slice(0, mostTests)
}

function readsIn(path: string, findings: Findings): readonly number[] {
  return findings
    .codeLinesFound(patternCall(reads, path))
    .map(({ line }) => line)
    .slice(0, mostReads)
}

function testsBehind(read: number, label: string, path: string, lines: KnownLines): readonly SkipTest[] {
  const found: SkipTest[] = []
  for (let line = read + 1; line <= read + below && lines.has(line); line++) {
    const branches = lines.get(line) ?? ''
    const to = isComment(branches) ? undefined : conditional.exec(branches)?.groups?.to
    if (to?.toUpperCase() !== label.toUpperCase()) continue
    const startLine = testAbove(line, lines)
    if (startLine !== undefined) found.push({ path, startLine, endLine: line, tests: lines.get(startLine) ?? '', branches })
  }
  return found
}

function testAbove(branch: number, lines: KnownLines): number | undefined {
  for (let line = branch - 1; line >= branch - mostLines; line--) {
    const text = lines.get(line) ?? ''
    if (!isComment(text) && compares.test(text)) return line
  }
  return undefined
}
