import { isDecision } from '../../../base/decision-line.ts'
import type { KnownLines } from '../findings.ts'
import type { Block } from './block-around.ts'
import { isComment } from './comment-lines.ts'

const mostLines = 10
/** Lines without a decision that a block may hold between two. */
const mostBetween = 1
const literal = /['"][^'"]+['"]|(?<![\w.-])\d+(?:\.\d+)?(?![\w-])/
/** Behind the names of a line, columns 73 to 80 of fixed forms hold numbers that mean nothing. */
const codeEnd = 72

/** The stretches of some lines that decide by values: conditions and values that are given, with a literal. Those that decide most come first. */
export function decisionBlocks(lines: KnownLines, startLine: number, endLine: number): readonly Block[] {
  const decides = (line: number) => {
    const text = (lines.get(line) ?? '').slice(0, codeEnd)
    return !isComment(text) && isDecision(text) && literal.test(text.slice(text.search(/[A-Za-z]/)))
  }
  const blocks: { start: number; end: number; count: number }[] = []
  for (let line = startLine; line <= endLine; line++) {
    if (!decides(line)) continue
    const last = blocks.at(-1)
    if (last !== undefined && line - last.end - 1 <= mostBetween && line - last.start < mostLines)
      Object.assign(last, { end: line, count: last.count + 1 })
    else blocks.push({ start: line, end: line, count: 1 })
  }
  return blocks
    .sort((a, b) => b.count - a.count)
    .map(({ start, end }) => ({ startLine: start, lines: Array.from({ length: end - start + 1 }, (_, i) => lines.get(start + i) ?? '') }))
}
