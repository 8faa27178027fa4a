import { escapeRegex } from '../../../base/escape-regex.ts'
import type { KnownLines } from '../findings.ts'
import type { Block } from './block-around.ts'
import { codeText } from './code-text.ts'
import { isIdle } from './comment-lines.ts'
import { isComputing } from './computing-lines.ts'
import { linesBetween } from './lines-between.ts'

/** Lines above in which an operand may be changed before it is computed with. */
export const operandsAbove = 6
const mostConditions = 3
const name = /[A-Z][\w$#@]*(?:-[\w$#@]+)*/gi
const shortest = 3
const begins = /^(?:[A-Z\d][\w-]*(?:\s+SECTION)?\.|.*\b(?:DIVISION|PROC(?:EDURE)?|SUBROUTINE|FUNCTION|ENTRY)\b.*)$/i
const verbs =
  /^(?:COMPUTE|MULTIPLY|DIVIDE|SUBTRACT|ADD|GIVING|FROM|INTO|ROUNDED|REMAINDER|ELSE|THEN|MOVE|END|AND|THE|SQRT|MOD|ROUND|MIN|MAX)$/i

/**
 * A block that computes, from the statement right above it on that changes one of its operands, with the condition that this stands under: `IF A > B ADD 7 TO B.`
 * is part of how the difference of A and B is found.
 */
export function fromOperands(lines: KnownLines, block: Block): Block {
  const operands = block.lines
    .filter(isComputing)
    .flatMap((line) => codeText(line).match(name) ?? [])
    .filter((word) => word.length >= shortest && !verbs.test(word))
  if (operands.length === 0) return block
  const changes = changing(operands)
  let first = block.startLine
  for (let at = block.startLine - 1; at >= block.startLine - operandsAbove && lines.has(at); at--) {
    if (isIdle(lines.get(at) ?? '')) continue
    const text = codeText(lines.get(at))
    if (begins.test(text)) break
    if (changes.test(text)) first = at
  }
  if (first === block.startLine) return block
  first = conditionOf(lines, first)
  return { startLine: first, lines: linesBetween(lines, first, block.startLine + block.lines.length - 1) }
}

function changing(operands: readonly string[]): RegExp {
  const any = `(?:${[...new Set(operands.map(escapeRegex))].join('|')})(?![\\w-])`
  return new RegExp(
    String.raw`^(?:(?:ADD|MOVE|SUBTRACT|MULTIPLY|DIVIDE)\b.*\b(?:TO|FROM|BY|INTO|GIVING)\s+|COMPUTE\s+)${any}|^${any}\s*=`,
    'i',
  )
}

/** Where the IF begins that a statement of the same sentence stands under. */
function conditionOf(lines: KnownLines, line: number): number {
  for (let at = line - 1; at >= line - mostConditions && lines.has(at); at--) {
    const text = codeText(lines.get(at))
    if (/^(?:ELSE\s+)?IF\b/i.test(text)) return at
    if (!/^(?:AND|OR)\b/i.test(text)) break
  }
  return line
}
