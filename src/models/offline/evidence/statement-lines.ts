import { limits } from '../../../base/limits.ts'
import { linesCall, readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import type { Subject } from '../subjects.ts'
import { isComment } from './comment-lines.ts'
import { ownLines } from './own-lines.ts'

const mostFound = 100
/** A longer one is searched; of that a search shows no more lines than of any file. */
const longestRead = limits.readLinesMax / 2
/** Lines of code that fit into one result. */
const windowLines = Math.floor(limits.toolResultChars / 100)

/** For the lines of a program or routine that fit a pattern. */
export function statementsCalls(pattern: string, subject: Subject): readonly Call[] {
  const { paths, startLine = 1, endLine = 1 } = subject
  const [path = ''] = paths
  if (!isRead(subject)) return [linesCall(pattern, mostFound, path)]
  const windows = Math.ceil((endLine - startLine + 1) / windowLines)
  return Array.from({ length: windows }, (_, index) => startLine + index * windowLines).map((start) =>
    readCall(path, start, Math.min(endLine, start + windowLines - 1)),
  )
}

/** Those lines, without comments. */
export function statementLines(pattern: string, subject: Subject, findings: Findings): readonly FoundLine[] {
  const calls = statementsCalls(pattern, subject)
  if (!isRead(subject)) return calls.flatMap((call) => ownLines(call, subject, findings))
  const fits = new RegExp(pattern, 'i')
  return calls.flatMap((call) => findings.linesFound(call)).filter(({ text }) => fits.test(text) && !isComment(text))
}

function isRead({ kinds: [kind], startLine, endLine }: Subject): boolean {
  return kind !== 'member' && startLine !== undefined && endLine !== undefined && endLine - startLine < longestRead
}
