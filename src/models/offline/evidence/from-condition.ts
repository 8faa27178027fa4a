import type { KnownLines } from '../findings.ts'
import type { Block } from './block-around.ts'
import { codeText } from './code-text.ts'
import { isIdle } from './comment-lines.ts'
import { linesBetween } from './lines-between.ts'

/** How far above its first line the condition of a block may stand. */
export const conditionAbove = 8
const mostLines = 18
/** What decides whether a block runs, in COBOL, PL/I, Fortran, REXX and scripts; that it runs in a loop decides nothing. */
const decides = /^(?:(?:END-EVALUATE|\})?\s*(?:ELSE\s*)?IF|WHEN|ELSE|EVALUATE|SELECT|CASE|ELSEIF|ELIF)\b/i

/**
 * A block of lines, from the condition on that its first line stands under, where that is near: what is done says little without when. The condition is the next
 * line above that is indented less; a sentence of COBOL that ends between them ends its scope.
 */
export function fromCondition(lines: KnownLines, block: Block): Block {
  const endLine = block.startLine + block.lines.length - 1
  const indent = indentOf(block.lines[0] ?? '')
  for (let at = block.startLine - 1; at >= block.startLine - conditionAbove && endLine - at < mostLines; at--) {
    const line = lines.get(at)
    if (line === undefined) return block
    if (isIdle(line)) continue
    if (indentOf(line) < indent) return decides.test(codeText(line)) ? { startLine: at, lines: linesBetween(lines, at, endLine) } : block
    if (codeText(line).endsWith('.')) return block
  }
  return block
}

function indentOf(line: string): number {
  const text = line.replace(/^(?:\d{6}| {5}\S)/, '      ')
  return text.length - text.trimStart().length
}
