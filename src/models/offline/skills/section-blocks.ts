/** Lines of a skill that belong together: a paragraph, a list item with what is indented below it, a row of a table. */
export interface Block {
  /** Position of the first line in the lines given. */
  readonly at: number
  readonly lines: readonly string[]
  /** Of a row: the names of its columns and the line below them. */
  readonly head?: readonly string[]
}

const itemStart = /^\s*(?:[-*+]|\d+[.)])\s/
const row = /^\s*\|/
const rule = /^\s*\|[\s:|-]+\|?\s*$/

/** The blocks of a section's Markdown, without its heading. */
export function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: { at: number; lines: string[]; head?: readonly string[] }[] = []
  let head: readonly string[] | undefined
  let isOpen = false
  for (const [at, line] of lines.entries()) {
    if (/^#{1,6}\s/.test(line) || line.trim() === '') {
      isOpen = false
      head = undefined
      continue
    }
    if (row.test(line)) {
      isOpen = false
      if (rule.test(line)) continue
      if (rule.test(lines[at + 1] ?? '')) head = [line, lines[at + 1] ?? '']
      else blocks.push({ at, lines: [line], ...(head === undefined ? {} : { head }) })
      continue
    }
    head = undefined
    if (!isOpen || itemStart.test(line)) blocks.push({ at, lines: [line] })
    else blocks.at(-1)?.lines.push(line)
    isOpen = true
  }
  return blocks
}

/** The lines of some blocks as they are quoted: a table begins with its columns, and what is left out between them is marked. */
export function linesOfBlocks(blocks: readonly Block[]): readonly string[] {
  const lines: string[] = []
  let last: Block | undefined
  for (const block of blocks) {
    const isNext = last !== undefined && block.at - (last.at + last.lines.length) <= 1
    if (last !== undefined && !isNext) lines.push('…')
    if (block.head !== undefined && block.head[0] !== last?.head?.[0]) lines.push(...block.head)
    lines.push(...block.lines)
    last = block
  }
  return lines
}
