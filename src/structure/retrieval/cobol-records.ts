import type { LineRange } from '../scanners/line-kinds.ts'

export interface CobolRecord extends LineRange {
  readonly name: string
}

const record = /^.{6}[ \t]+01[ \t]+([\w:#@$-]{1,60})/
const endsRecord = /^.{6}[ \t]+(?:(?:01|66|77|78|FD|SD|RD|EXEC)[ \t]|COPY[ \t]|[A-Z-]+[ \t]+(?:SECTION|DIVISION)\b)/i
const comment = /^.{6}[*/]|^\s*$/

/** A record of fewer lines is left to what it stands in. */
const shortest = 4

/** Records as they stand in the text of a program or copybook, with the comments above. */
export function cobolRecords(lines: readonly string[]): CobolRecord[] {
  const found: CobolRecord[] = []
  let open: { name: string; startLine: number } | undefined
  let inData = true
  const close = (line: number) => {
    let endLine = line - 1
    // Comments above what comes next belong to that.
    while (open && endLine > open.startLine && comment.test(lines[endLine - 1] ?? '')) endLine--
    if (open && endLine - open.startLine + 1 >= shortest) found.push({ ...open, endLine })
    open = undefined
  }
  for (const [i, line] of lines.entries()) {
    if (/^.{6}[ \t]+(?:PROCEDURE|DATA|ID|IDENTIFICATION)[ \t]+DIVISION\b/i.test(line)) {
      close(i + 1)
      inData = !/PROCEDURE/i.test(line)
    }
    if (!inData || !endsRecord.test(line)) continue
    close(i + 1)
    const name = record.exec(line)?.[1]
    if (name === undefined) continue
    let startLine = i + 1
    while (startLine > 1 && comment.test(lines[startLine - 2] ?? '') && (lines[startLine - 2] ?? '').trim() !== '') startLine--
    open = { name: name.toUpperCase(), startLine }
  }
  close(lines.length + 1)
  return found
}
