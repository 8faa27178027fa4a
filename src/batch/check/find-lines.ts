import { hashLines } from '../../answer/hash-lines.ts'
import { addToGroup } from '../../base/group-by.ts'

/** Lines that are looked for, as a journal knows them. */
export interface WantedLines {
  /** Of all of them, joined with `\n`. */
  readonly hash: string
  readonly firstLine: string
  readonly count: number
}

/** Lines of one file that are hashed as parts of ranges. One line repeated through all of a file would cost the square of it. */
const mostRangeLines = 2_000_000

/** A function that gives for the lines of a file at which lines (1-based) each wanted hash begins. */
export function lineFinder(wanted: readonly WantedLines[]): (lines: readonly string[]) => Map<string, number[]> {
  const hashes = new Set(wanted.map(({ hash }) => hash))
  const countsByFirstLine = new Map<string, Set<number>>()
  for (const { firstLine, count } of wanted) {
    const counts = countsByFirstLine.get(firstLine) ?? new Set()
    countsByFirstLine.set(firstLine, counts.add(count))
  }
  return (lines) => {
    const found = new Map<string, number[]>()
    let left = mostRangeLines
    for (const [i, line] of lines.entries()) {
      const first = hashLines(line)
      for (const count of countsByFirstLine.get(first) ?? []) {
        if (i + count > lines.length || left < count) continue
        left -= count
        const hash = count === 1 ? first : hashLines(lines.slice(i, i + count).join('\n'))
        if (hashes.has(hash)) addToGroup(found, hash, i + 1)
      }
    }
    return found
  }
}

/** Lines that stand everywhere, such as `}` or `END-IF.` alone: that another file holds them as well tells nothing. */
export function saysLittle(lines: readonly string[]): boolean {
  const words = new Set<string>()
  for (const line of lines) {
    for (const [word] of line.matchAll(/[\p{L}\p{N}_$#@-]*[\p{L}\p{N}][\p{L}\p{N}_$#@-]*/gu)) words.add(word)
    if (words.size > 1) return false
  }
  return true
}
