import type { KnownLines } from '../findings.ts'
import type { Block } from './block-around.ts'
import { linesBetween } from './lines-between.ts'

const indentOf = (text: string) => text.length - text.trimStart().length
const isBlank = (text: string) => text.trim() === ''

/** The item of a YAML list that a line belongs to, of no more than `most` lines: `when:` stands at the end of what it decides on. */
export function yamlItem(lines: KnownLines, line: number, most: number): Block {
  const own = indentOf(lines.get(line) ?? '')
  let first = line
  while (first > line - most + 1 && lines.has(first - 1)) {
    const above = lines.get(first - 1) ?? ''
    const isOutside = !isBlank(above) && indentOf(above) < own
    if (isOutside && !above.trimStart().startsWith('- ')) break
    first--
    if (isOutside) break
  }
  while (first < line && isBlank(lines.get(first) ?? '')) first++
  return { startLine: first, lines: linesBetween(lines, first, line) }
}
