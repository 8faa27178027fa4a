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

/** For the lines of a program or routine that fit a pattern. */
export function statementsCall(pattern: string, subject: Subject): Call {
  const { paths, startLine, endLine } = subject
  const [path = ''] = paths
  return isRead(subject) ? readCall(path, startLine ?? 1, endLine ?? 1) : linesCall(pattern, mostFound, path)
}

/** Those lines, without comments. */
export function statementLines(pattern: string, subject: Subject, findings: Findings): readonly FoundLine[] {
  const call = statementsCall(pattern, subject)
  if (!isRead(subject)) return ownLines(call, subject, findings)
  const fits = new RegExp(pattern, 'i')
  return findings.linesFound(call).filter(({ text }) => fits.test(text) && !isComment(text))
}

function isRead({ kinds: [kind], startLine, endLine }: Subject): boolean {
  return kind !== 'member' && startLine !== undefined && endLine !== undefined && endLine - startLine < longestRead
}
