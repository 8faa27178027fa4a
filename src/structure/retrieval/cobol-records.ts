import type { LineRange } from '../scanners/line-kinds.ts'

export interface CobolRecord extends LineRange {
  readonly name: string
}

/** How lines begin in a reference format. */
interface Format {
  readonly record: RegExp
  readonly ends: RegExp
  readonly division: RegExp
  readonly comment: RegExp
}

const fixed = formatOf('.{6}[ \\t]+', '.{6}[*/]')
const free = formatOf('[ \\t]*', '[ \\t]*\\*')

function formatOf(margin: string, comment: string): Format {
  return {
    record: new RegExp(String.raw`^${margin}01[ \t]+([\w:#@$-]{1,60})`),
    ends: new RegExp(String.raw`^${margin}(?:(?:01|66|77|78|FD|SD|RD|EXEC)[ \t]|COPY[ \t]|[A-Z-]+[ \t]+(?:SECTION|DIVISION)\b)`, 'i'),
    division: new RegExp(String.raw`^${margin}(?:PROCEDURE|DATA|ID|IDENTIFICATION)[ \t]+DIVISION\b`, 'i'),
    comment: new RegExp(String.raw`^${comment}|^\s*$`),
  }
}

const directive = /^\s*(?:>>\s*SOURCE|\$\s*SET\s+SOURCEFORMAT)\b.*\bFREE\b/i
/** A directive stands in front, behind comments at most. */
const directiveLines = 30

/** Copybooks have the format of who includes them: where no record begins in area A, it is the free one. */
function formatIn(lines: readonly string[]): Format {
  const isFree = lines.slice(0, directiveLines).some((line) => directive.test(line)) || !lines.some((line) => fixed.record.test(line))
  return isFree ? free : fixed
}

/** A record of fewer lines is left to what it stands in. */
const shortest = 4

/** Records as they stand in the text of a program or copybook, with the comments above. */
export function cobolRecords(lines: readonly string[]): CobolRecord[] {
  const { record, ends, division, comment } = formatIn(lines)
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
    if (division.test(line)) {
      close(i + 1)
      inData = !/PROCEDURE/i.test(line)
    }
    if (!inData || !ends.test(line)) continue
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
