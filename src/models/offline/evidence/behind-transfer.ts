import type { KnownLines } from '../findings.ts'
import { isComment } from './comment-lines.ts'
import type { ConditionLines } from './leading-condition.ts'

/** Lines of the longest command. */
const mostLines = 6
const transfers = /\bXCTL\b/i

/**
 * The transfer of control that stands right above a line of COBOL: as the other program does not come back, what stands behind it is done only where it
 * cannot be reached.
 */
export function transferAbove(lines: KnownLines, line: number): ConditionLines | undefined {
  let last = line - 1
  while (last > line - mostLines && isComment(lines.get(last) ?? '')) last--
  if (!/\bEND-EXEC\b/i.test(lines.get(last) ?? '')) return undefined
  for (let at = last; at > last - mostLines && lines.has(at); at--) {
    const text = lines.get(at) ?? ''
    if (/\bEXEC\s+CICS\b/i.test(text)) {
      const command = Array.from({ length: last - at + 1 }, (_, i) => lines.get(at + i) ?? '').join(' ')
      return transfers.test(command) ? { startLine: at, endLine: last } : undefined
    }
  }
  return undefined
}
