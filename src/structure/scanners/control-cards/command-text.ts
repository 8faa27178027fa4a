/** A command of several lines as one text, and the line on which each of its characters stands. */
export interface CommandText {
  readonly text: string
  lineAt(offset: number): number
}

/** Last column that TSO, IDCAMS and SQL processors read; sequence numbers follow. */
const lastColumn = 72

/** A `-` at the end of a line keeps the blanks between the parts, a `+` drops them. A comment may stand anywhere and run over lines (IDCAMS and TSO/E references). */
export function joinCommands(lines: readonly string[], firstLine: number): CommandText[] {
  const commands: CommandText[] = []
  const withoutComments = blankComments(lines)
  let text = ''
  let starts: { readonly offset: number; readonly line: number }[] = []
  const close = () => {
    if (text.trim() !== '') commands.push(commandText(text, starts))
    text = ''
    starts = []
  }
  for (let index = 0; index < lines.length; index++) {
    const line = withoutComments[index]?.trimEnd() ?? ''
    // A blank line, and a line that held a comment alone, does not end what goes on.
    if (line.trim() === '') continue
    const mark = line.at(-1)
    const continued = mark === '-' || mark === '+'
    starts.push({ offset: text.length, line: firstLine + index })
    text += continued ? line.slice(0, -1).trimEnd() : line
    if (!continued) close()
    else if (mark === '-') text += ' '
  }
  close()
  return commands
}

function commandText(text: string, starts: readonly { readonly offset: number; readonly line: number }[]): CommandText {
  const lineAt = (offset: number): number => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle]?.offset ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return starts[low]?.line ?? 1
  }
  return { text, lineAt }
}

/** Lines without sequence numbers and without what stands between comment marks. */
function blankComments(lines: readonly string[]): string[] {
  let inComment = false
  return lines.map((whole) => {
    const line = whole.slice(0, lastColumn)
    let kept = ''
    let at = 0
    while (at < line.length) {
      const end = line.indexOf(inComment ? '*/' : '/*', at)
      if (!inComment) kept += line.slice(at, end < 0 ? line.length : end)
      if (end < 0) break
      at = end + 2
      inComment = !inComment
    }
    return kept
  })
}
