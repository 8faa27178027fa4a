import type { LineRange } from '../scanners/line-kinds.ts'

export interface Section extends LineRange {
  readonly heading: string
}

/** The sections of a Markdown text from heading to heading; what stands before the first one is in none. */
export function documentSections(lines: readonly string[]): Section[] {
  const starts: { readonly line: number; readonly heading: string }[] = []
  let fence = ''
  for (const [i, line] of lines.entries()) {
    const mark = /^\s{0,3}(```+|~~~+)/.exec(line)?.[1]
    if (mark !== undefined && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : ''
    if (fence !== '') continue
    const heading = /^\s{0,3}#{1,6}\s+(.{1,300}?)[\s#]*$/.exec(line)?.[1]
    if (heading !== undefined) starts.push({ line: i + 1, heading })
    else if (/^(?:=+|-{2,})\s*$/.test(line) && /^\s{0,3}[^\s>#|*+-]/.test(lines[i - 1] ?? '') && (lines[i - 2] ?? '').trim() === '')
      starts.push({ line: i, heading: (lines[i - 1] ?? '').trim().slice(0, 300) })
  }
  return starts.map(({ line, heading }, i) => ({ heading, startLine: line, endLine: (starts[i + 1]?.line ?? lines.length + 1) - 1 }))
}
