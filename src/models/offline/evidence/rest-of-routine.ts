import type { LocatedWord } from '../../../answer/located.ts'
import type { Lines } from '../cite.ts'
import type { KnownLines } from '../findings.ts'
import type { Block } from './block-around.ts'
import { isComment } from './comment-lines.ts'
import { isComputing } from './computing-lines.ts'
import { linesBetween } from './lines-between.ts'
import { standsIn, termsIn } from './told-words.ts'

/** A routine of more lines is not shown for its own sake. */
export const longestRoutine = 300
const fewestLines = 4
const mostLines = 16
/** What a line adds that computes or decides, beside the words of the question. */
const ruleWorth = 0.08
const decides = /^\s*(?:\d+\s+)?(?:ELSE\s*)?(?:IF|SELECT|CASE|WHEN|WHILE|DO\s+WHILE|SWITCH)\b/i

/** What a routine has beside lines that are shown, in pieces, those first that carry more of the question or more rules. */
export function restOfRoutine(
  lines: KnownLines,
  { startLine, endLine }: Lines,
  shown: readonly Block[],
  words: readonly LocatedWord[],
): readonly Block[] {
  if (endLine - startLine + 1 > longestRoutine) return []
  const isShown = (line: number) => shown.some((block) => line >= block.startLine && line < block.startLine + block.lines.length)
  const pieces: Block[] = []
  for (let line = startLine; line <= endLine; line++) {
    if (isShown(line)) continue
    let last = line
    while (last < endLine && !isShown(last + 1) && last - line + 1 < mostLines) last++
    const end = isShown(last + 1) || last === endLine ? last : lastGap(lines, line, last)
    pieces.push({ startLine: line, lines: linesBetween(lines, line, end) })
    line = end
  }
  const worth = ({ lines: own }: Block) => {
    const terms = termsIn(own.join('\n'))
    const said = words.reduce((sum, word) => sum + (standsIn(word, terms) ? word.weight : 0), 0)
    return said + ruleWorth * own.filter((line) => isComputing(line) || decides.test(line)).length
  }
  return pieces
    .filter(({ lines: own }) => own.filter((line) => !isComment(line) && /\w/.test(line)).length >= fewestLines)
    .toSorted((a, b) => worth(b) - worth(a))
}

/** The last line before a blank one or a comment, where there is one in the second half. */
function lastGap(lines: KnownLines, first: number, last: number): number {
  for (let line = last; line > first + (last - first) / 2; line--) {
    const below = lines.get(line + 1) ?? ''
    if (below.trim() === '' || (isComment(below) && !isComment(lines.get(line) ?? ''))) return line
  }
  return last
}
