import { escapeRegex } from '../../../base/escape-regex.ts'
import type { Findings, Place } from '../findings.ts'
import type { Quote } from '../quote.ts'
import { branchQuotes } from './branches-to.ts'
import { isComment } from './comment-lines.ts'
import { isAssembler } from './is-assembler.ts'
import { farthestLabel, labelPlace } from './label-over.ts'
import { linesBetween } from './lines-between.ts'

/** Statements above a loop among which it is said how often it goes round. */
const mostBefore = 3
/** Lines above a place in which what leads there by falling through may stand. */
export const farthestLoop = farthestLabel + mostBefore

/**
 * The loop of assembler that is left to fall into a line, with the statements above it: a table that was searched in vain, and how many entries it has. What
 * is quoted from `quotedFrom` on is left out.
 */
function loopAbove({ path, line }: Place, quotedFrom: number, findings: Findings): readonly Quote[] {
  if (!isAssembler(path, findings)) return []
  const lines = findings.linesOf(path)
  const label = labelPlace(lines, line - 1)
  if (label === undefined || label.line >= line) return []
  const again = new RegExp(
    String.raw`^\S*\s+(?:B|J|BCTG?|JCT|BRCT|BX[HL]E?|B[CN][A-Z]?|[BJ]N?[EHLZMOP])\s+(?:\S+,)?${escapeRegex(label.name)}(?:\s|$)`,
    'i',
  )
  const isLoop = [...linesBetween(lines, label.line, line)].some((text) => !isComment(text) && again.test(text))
  if (!isLoop) return []
  let startLine = label.line
  for (let at = label.line - 1; at >= label.line - mostBefore && lines.has(at) && !isComment(lines.get(at) ?? ''); at--) startLine = at
  if (startLine >= quotedFrom) return []
  return [{ source: { kind: 'code', path }, startLine, lines: linesBetween(lines, startLine, quotedFrom - 1), lead: 'what leads there' }]
}

/** What leads to a line of assembler: the loop that is left above it, else the branches to its label. */
export function waysTo(place: Place, quotedFrom: number, findings: Findings): readonly Quote[] {
  const loop = loopAbove(place, quotedFrom, findings)
  return loop.length > 0 ? loop : branchQuotes(place, findings)
}
