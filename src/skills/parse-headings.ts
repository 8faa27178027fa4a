import type { Heading } from './skill.ts'

const atxHeading = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/
const fence = /^ {0,3}(`{3,}|~{3,})(.*)$/

/** The ATX headings of the lines from `bodyLine` (1-based) on, in order; what stands in a code fence is no heading. */
export function parseHeadings(lines: readonly string[], bodyLine: number): Heading[] {
  const found: { text: string; level: number; startLine: number }[] = []
  let fenceMark: string | undefined
  for (let line = bodyLine; line <= lines.length; line++) {
    const text = lines[line - 1] ?? ''
    const mark = fence.exec(text)
    if (fenceMark !== undefined) {
      if (mark?.[1]?.startsWith(fenceMark) && mark[2]?.trim() === '') fenceMark = undefined
    } else if (mark !== null) {
      // A backtick in the info string makes it inline code on one line.
      if (!(mark[1]?.startsWith('`') && mark[2]?.includes('`'))) fenceMark = mark[1]
    } else {
      const heading = atxHeading.exec(text)
      if (heading !== null) found.push({ text: headingText(heading[2] ?? ''), level: heading[1]?.length ?? 1, startLine: line })
    }
  }
  return found.map((heading, i) => {
    const next = found.slice(i + 1).find((other) => other.level <= heading.level)
    return { ...heading, endLine: lastTextLine(lines, heading.startLine, (next?.startLine ?? lines.length + 1) - 1) }
  })
}

function headingText(raw: string): string {
  return raw.replace(/(?:^|[ \t]+)#+[ \t]*$/, '').trim()
}

/** `endLine`, without the blank lines before it; never less than `startLine`. */
export function lastTextLine(lines: readonly string[], startLine: number, endLine: number): number {
  let end = endLine
  while (end > startLine && lines[end - 1]?.trim() === '') end--
  return end
}
