import type { LineRange } from '../scanners/line-kinds.ts'
import { commentLines } from './comment-line.ts'

/** Lines of a window. */
const fewest = 20
const most = 60

/** How good a place the line is to begin a window at: a division, the first line of a comment or after a blank line, behind a full stop. */
function beginning(lines: readonly string[], line: number, isComment: (line: string) => boolean): number {
  const text = lines[line - 1] ?? ''
  const before = lines[line - 2] ?? ''
  if (/\b(?:DIVISION|SECTION)\s*\.\s*$/i.test(text)) return 4
  if (before.trim() === '') return 3
  if (isComment(text) && !isComment(before)) return 3
  return /[.;]\s*$/.test(before) ? 1 : 0
}

/** Lines in windows of some size, cut where something begins. */
export function cutWindows(lines: readonly string[], { startLine, endLine }: LineRange, language: string): LineRange[] {
  const isComment = commentLines(language)
  const windows: LineRange[] = []
  let start = startLine
  while (endLine - start + 1 > most) {
    // The rest is never a scrap.
    const last = Math.min(start + most, endLine + 1 - fewest)
    let cut = last
    let best = -1
    for (let line = last; line >= start + fewest; line--) {
      const score = beginning(lines, line, isComment)
      if (score > best) [cut, best] = [line, score]
    }
    windows.push({ startLine: start, endLine: cut - 1 })
    start = cut
  }
  windows.push({ startLine: start, endLine })
  return windows
}
