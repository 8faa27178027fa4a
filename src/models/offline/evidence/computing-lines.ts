import type { KnownLines } from '../findings.ts'
import { isComment, withoutBlockRemarks } from './comment-lines.ts'
import { linesBetween } from './lines-between.ts'

/** COMPUTE and its like, or an assignment of more than one operand. Texts that are put together are none. */
const computes =
  /\b(?:COMPUTE|MULTIPLY|DIVIDE|SUBTRACT)\b|\bADD\s+\S+.*\bTO\b|(?<![<>=!¬^~])=(?!=)[^=;'"]*(?:[\w)]\s*(?:\*{1,2}|\/|\s[-+])\s*(?:[\w(&]|$)|\b(?:ROUND|MOD|SQRT|SUM|MIN|MAX|EXP|TRUNC)\s*\()|\b(?:A|AP|S|SP|M|MP|MH|D|DP|MR|DR|AR|SR|AHI|MHI)\s+\S+,\S/i
/** To count is not to compute. */
const counts = /\b(?:ADD|SUBTRACT)\s+1\s|=\s*[\w$#@.()]+\s*[-+]\s*1\s*;?\s*$/i
const declares = /^\s*(?:DCL|DECLARE|REAL|INTEGER|DATA|PARAMETER|DIMENSION|DO)\b|^\s*\d+\s+[\w$#@]+\s+(?!=)/i
/** Between lines that compute so many others may stand in one quotation. */
const gap = 5
const longest = 14

export interface Computation {
  readonly startLine: number
  readonly lines: readonly string[]
}

/** Whether a line of code computes something. */
export function isComputing(line: string): boolean {
  const code = withoutBlockRemarks(line).trimEnd()
  return !isComment(line) && !declares.test(code.slice(/^\d{6}/.test(line) ? 6 : 0)) && computes.test(code) && !counts.test(code)
}

/** The runs of lines from `first` to `last` that compute, with what stands between them, longest run first. */
export function computations(lines: KnownLines, first: number, last: number): readonly Computation[] {
  const runs: { from: number; to: number; count: number }[] = []
  for (let line = first; line <= last && lines.has(line); line++) {
    if (!isComputing(lines.get(line) ?? '')) continue
    const run = runs.at(-1)
    if (run !== undefined && line - run.to <= gap && line - run.from < longest) {
      run.to = line
      run.count++
    } else runs.push({ from: line, to: line, count: 1 })
  }
  return runs
    .toSorted((a, b) => b.count - a.count)
    .map(({ from, to }) => {
      const startLine = isComment(lines.get(from - 1) ?? '') && from > first ? from - 1 : from
      // A statement may go on.
      let end = to
      while (end < last && end < to + 2 && /(?:[-+*/|,(=]|\|\||&)\s*$/.test(withoutBlockRemarks(lines.get(end) ?? '').slice(0, 80))) end++
      return { startLine, lines: linesBetween(lines, startLine, end) }
    })
}
